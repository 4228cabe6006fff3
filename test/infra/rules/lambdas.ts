import { found, rightsIn, type Templates, unless } from './found.ts';

/** CDK's own helpers, whose code and policies are not ours. */
const helpers = /CustomCDKBucketDeployment|AWSCDKTriggerCustomResource/;

/** No role has all actions or all resources. */
export const rightComplaints = (templates: Templates) =>
  rightsIn(templates).flatMap(({ id, statements }) =>
    helpers.test(id)
      ? []
      : statements.flatMap((statement) => {
          const actions: string[] = [statement.Action].flat();
          // Neither traces nor the mail account have a name to limit a right by.
          const nameless = actions.every(
            (action) => action.startsWith('xray:') || action === 'ses:GetAccount',
          );
          return [
            ...unless(
              !actions.some((action) => action.includes('*')),
              `${id} allows an action by *`,
            ),
            ...unless(
              nameless || statement.Resource !== '*',
              `${id} allows everything to be touched`,
            ),
          ];
        }),
  );

/** Logs have a retention time, and every Lambda has a log of its own, CDK's helpers included. */
export const logComplaints = (templates: Templates) => [
  ...found(templates, 'AWS::Logs::LogGroup').flatMap(({ id, properties }) =>
    unless(properties.RetentionInDays, `log ${id} is kept for ever`),
  ),
  ...found(templates, 'AWS::Lambda::Function').flatMap(({ id, properties }) =>
    unless(properties.LoggingConfig?.LogGroup, `Lambda ${id} has no log of its own`),
  ),
];
