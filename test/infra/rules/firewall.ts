import { found, type Properties, type Templates, unless } from './found.ts';

const limitOf = (rules: Properties[] = []) =>
  rules.find(({ Statement }) => Statement?.RateBasedStatement);

/** Each address is blocked above 300 requests a minute. */
const limitsAddresses = (rules?: Properties[]) => {
  const { Action, Statement } = limitOf(rules) ?? {};
  const { Limit, AggregateKeyType, EvaluationWindowSec } = Statement?.RateBasedStatement ?? {};
  return Limit <= 300 && EvaluationWindowSec >= 60 && AggregateKeyType === 'IP' && Action?.Block;
};

/** The payment provider sends its events from few addresses, in bursts. */
const sparesWebhooks = (rules?: Properties[]) =>
  JSON.stringify(
    limitOf(rules)?.Statement.RateBasedStatement.ScopeDownStatement?.NotStatement ?? '',
  ).includes('/api/stripe/webhook');

/** A stage with a firewall has one for its distribution and one for its user pool. */
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
    ...firewalls
      .filter(({ properties }) => properties.Scope === 'CLOUDFRONT')
      .flatMap(({ properties }) =>
        unless(sparesWebhooks(properties.Rules), 'events of the payment provider are blocked'),
      ),
    ...found(templates, 'AWS::CloudFront::Distribution').flatMap(({ properties }) =>
      unless(properties.DistributionConfig.WebACLId, 'no firewall stands before the address'),
    ),
    ...unless(
      associated.some((resource) => resource.includes('Users')),
      'no firewall stands before the user pool',
    ),
  ];
};
