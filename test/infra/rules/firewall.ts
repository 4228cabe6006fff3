import { found, type Properties, type Templates, unless } from './found.ts';

const limitsAddresses = (rules: Properties[] = []) =>
  rules.some(({ Statement }) => Statement?.RateBasedStatement?.Limit <= 300);

/** A stage with a firewall has one in front of its address and one in front of its user pool. */
export const firewallComplaints = (templates: Templates) => {
  const firewalls = found(templates, 'AWS::WAFv2::WebACL');
  if (!firewalls.length) return [];
  const associated = found(templates, 'AWS::WAFv2::WebACLAssociation').map(({ properties }) =>
    JSON.stringify(properties.ResourceArn),
  );
  return [
    ...firewalls.flatMap(({ properties }) =>
      unless(
        limitsAddresses(properties.Rules),
        `one address may send every request of the stage past ${properties.Name}`,
      ),
    ),
    ...unless(
      associated.some((resource) => resource.includes('Users')),
      'no firewall stands before the user pool',
    ),
  ];
};
