import { found, type Properties, type Templates, unless } from './found.ts';

const rateRules = (rules: Properties[] = []) =>
  rules.filter(({ Statement }) => Statement?.RateBasedStatement);
const rateOf = ({ Statement }: Properties) => Statement.RateBasedStatement;

/** Each address is blocked above 300 requests a minute to the API and to the user pool. */
const limitsAddresses = (rules?: Properties[]) =>
  rateRules(rules).some((rule) => {
    const { Limit, AggregateKeyType, EvaluationWindowSec } = rateOf(rule);
    return (
      Limit <= 300 && EvaluationWindowSec >= 60 && AggregateKeyType === 'IP' && rule.Action?.Block
    );
  });

/** The payment provider sends its events from few addresses, in bursts. */
const sparesWebhooks = (rules?: Properties[]) =>
  rateRules(rules).some((rule) => {
    const { Statements = [] } = rateOf(rule).ScopeDownStatement?.AndStatement ?? {};
    const spared = Statements.filter(({ NotStatement }: Properties) => NotStatement);
    return JSON.stringify(spared).includes('/api/stripe/webhook');
  });

/** Every file of a first visit counts: a low limit locks out the second person of an office. */
const sparesVisitors = (rules?: Properties[]) =>
  rateRules(rules).every((rule) => {
    const { Limit, ScopeDownStatement } = rateOf(rule);
    const isOfApi = JSON.stringify(ScopeDownStatement?.AndStatement ?? '').includes('/api/');
    const isOfLarge = ScopeDownStatement?.OrStatement;
    return isOfApi || isOfLarge || Limit >= 2000;
  });

/** Who is blocked is told that it is the network, in a status that is not a missing right. */
const explains = (rules?: Properties[]) =>
  rateRules(rules).every(({ Action }) => Action?.Block?.CustomResponse?.ResponseCode === 429);

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
      .flatMap(({ properties }) => [
        ...unless(sparesWebhooks(properties.Rules), 'events of the payment provider are blocked'),
        ...unless(sparesVisitors(properties.Rules), 'a second visitor of an office is locked out'),
        ...unless(explains(properties.Rules), 'who is blocked reads that they have no permission'),
      ]),
    ...found(templates, 'AWS::CloudFront::Distribution').flatMap(({ properties }) =>
      unless(properties.DistributionConfig.WebACLId, 'no firewall stands before the address'),
    ),
    ...unless(
      associated.some((resource) => resource.includes('Users')),
      'no firewall stands before the user pool',
    ),
  ];
};
