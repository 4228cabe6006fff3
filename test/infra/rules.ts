import type { Stage } from '#infra/build-stage.ts';
import { operations } from '#shared/contract/index.ts';
import type { Template } from './synth.ts';

type Templates = Partial<Record<keyof Stage, Template>>;
// biome-ignore lint/suspicious/noExplicitAny: what CloudFormation writes has no types.
type Properties = Record<string, any>;
type Found = {
  readonly id: string;
  readonly properties: Properties;
  readonly resource: Properties;
};

/** CDK's own helpers, whose code and policies are not ours to write. */
const helpers = /CustomCDKBucketDeployment|AWSCDKTriggerCustomResource/;

/** All resources of a type in all stacks. */
export const found = (templates: Templates, type: string): Found[] =>
  Object.values(templates).flatMap(({ Resources }) =>
    Object.entries(Resources)
      .filter(([, { Type }]) => Type === type)
      .map(([id, resource]) => ({ id, resource, properties: resource.Properties ?? {} })),
  );

/** What is wrong with a stage, in sentences; rules of our own beside those of the rule packs. */
export const complaints = (templates: Templates, keepsData: boolean): string[] => [
  ...tableComplaints(templates, keepsData),
  ...bucketComplaints(templates),
  ...rightComplaints(templates),
  ...logComplaints(templates),
  ...doorComplaints(templates),
  ...routeComplaints(templates),
  ...signInComplaints(templates, keepsData),
];

const unless = (fine: unknown, complaint: string) => (fine ? [] : [complaint]);

const tableComplaints = (templates: Templates, keepsData: boolean) =>
  found(templates, 'AWS::DynamoDB::GlobalTable').flatMap(({ resource, properties }) => {
    const [replica = {}] = properties.Replicas;
    return [
      ...unless(
        replica.PointInTimeRecoverySpecification?.PointInTimeRecoveryEnabled,
        'the table cannot be restored to an earlier moment',
      ),
      ...unless(
        !keepsData || replica.DeletionProtectionEnabled,
        'the table of a stage with customers can be deleted',
      ),
      ...unless(
        !keepsData || resource.DeletionPolicy?.startsWith('Retain'),
        'the table of a stage with customers goes with its stack',
      ),
      ...unless(properties.TimeToLiveSpecification?.Enabled, 'nothing in the table ever expires'),
    ];
  });

const bucketComplaints = (templates: Templates) =>
  found(templates, 'AWS::S3::Bucket').flatMap(({ id, properties }) => {
    const block = Object.values(properties.PublicAccessBlockConfiguration ?? {});
    return unless(block.length === 4 && block.every((on) => on === true), `bucket ${id} is public`);
  });

const rightComplaints = (templates: Templates) =>
  found(templates, 'AWS::IAM::Policy').flatMap(({ id, properties }) =>
    helpers.test(id)
      ? []
      : properties.PolicyDocument.Statement.flatMap((statement: Properties) => {
          const actions: string[] = [statement.Action].flat();
          const xray = actions.every((action) => action.startsWith('xray:'));
          return [
            ...unless(
              !actions.some((action) => action.includes('*')),
              `${id} allows an action by *`,
            ),
            ...unless(xray || statement.Resource !== '*', `${id} allows everything to be touched`),
          ];
        }),
  );

const logComplaints = (templates: Templates) => [
  ...found(templates, 'AWS::Logs::LogGroup').flatMap(({ id, properties }) =>
    unless(properties.RetentionInDays, `log ${id} is kept for ever`),
  ),
  ...found(templates, 'AWS::Lambda::Function').flatMap(({ id, properties }) =>
    unless(
      helpers.test(id) || properties.LoggingConfig?.LogGroup,
      `Lambda ${id} has no log of its own`,
    ),
  ),
];

/** CloudFront's own policy by its fixed id. */
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';

const doorComplaints = (templates: Templates) =>
  found(templates, 'AWS::CloudFront::Distribution').flatMap(({ properties }) => {
    const config = properties.DistributionConfig;
    const behaviours: Properties[] = [config.DefaultCacheBehavior, ...config.CacheBehaviors];
    const errors: Properties[] = config.CustomErrorResponses ?? [];
    return [
      ...unless(
        behaviours.every(({ ViewerProtocolPolicy }) => /https/.test(ViewerProtocolPolicy)),
        'a page can be read on its way',
      ),
      ...unless(
        [400, 403, 404, 500, 502, 503, 504].every((code) =>
          errors.some(
            ({ ErrorCode, ErrorCachingMinTTL }) => ErrorCode === code && ErrorCachingMinTTL === 0,
          ),
        ),
        'an error is kept and answers the next caller',
      ),
      ...unless(
        errors.every(({ ResponsePagePath }) => !ResponsePagePath),
        'an error of the API is replaced by a page',
      ),
      ...unless(
        behaviours.some(({ PathPattern, Compress }) => PathPattern === '/api/*' && !Compress),
        'a streamed answer is held back to be compressed',
      ),
      ...unless(
        behaviours.every(
          ({ PathPattern, CachePolicyId }) =>
            PathPattern !== '/api/*' || CachePolicyId === cachingDisabled,
        ),
        'an answer of the API is kept for the next caller',
      ),
    ];
  });

const routeComplaints = (templates: Templates) => {
  const methods = routesOf(templates);
  return operations.flatMap(({ route: { method, path, access, events } }) => {
    const known = methods.get(`${method} /api${path}`);
    if (!known) return [`${method} ${path} does not exist`];
    const signedIn =
      known.AuthorizationType === 'COGNITO_USER_POOLS' &&
      known.AuthorizerId &&
      known.AuthorizationScopes?.join() === 'aws.cognito.signin.user.admin';
    const streams = known.Integration.ResponseTransferMode === 'STREAM';
    return [
      ...unless(access === 'anyone' || signedIn, `${method} ${path} asks for no access token`),
      ...unless(
        access !== 'anyone' || known.AuthorizationType === 'NONE',
        `${method} ${path} is closed to people it is for`,
      ),
      ...unless(
        Boolean(events) === streams,
        `${method} ${path} streams, or not, against the contract`,
      ),
    ];
  });
};

/** The methods of the API by `GET /api/chats/{id}`. */
export const routesOf = (templates: Templates) => {
  const resources = new Map(found(templates, 'AWS::ApiGateway::Resource').map((r) => [r.id, r]));
  const pathOf = (ref?: string): string => {
    const one = ref ? resources.get(ref) : undefined;
    return one ? `${pathOf(one.properties.ParentId.Ref)}/${one.properties.PathPart}` : '';
  };
  return new Map(
    found(templates, 'AWS::ApiGateway::Method').map(({ properties }) => [
      `${properties.HttpMethod} ${pathOf(properties.ResourceId.Ref)}`,
      properties,
    ]),
  );
};

const signInComplaints = (templates: Templates, keepsData: boolean) => [
  ...found(templates, 'AWS::Cognito::UserPoolClient').flatMap(({ properties }) => [
    ...unless(!properties.GenerateSecret, 'the browser would have to keep a secret'),
    ...unless(
      properties.PreventUserExistenceErrors === 'ENABLED',
      'signing in tells strangers who has an account',
    ),
    ...unless(properties.AccessTokenValidity <= 15, 'a stolen token works for long'),
    ...unless(properties.EnableTokenRevocation, 'signing out ends nothing'),
    ...unless(
      properties.RefreshTokenRotation?.Feature === 'ENABLED',
      'a stolen refresh token works for a month',
    ),
    ...unless(
      properties.ExplicitAuthFlows.join() === 'ALLOW_USER_SRP_AUTH',
      'a password can be sent as it is',
    ),
  ]),
  ...found(templates, 'AWS::Cognito::UserPool').flatMap(({ properties }) => [
    ...unless(
      properties.UsernameConfiguration?.CaseSensitive === false,
      'Ada@ and ada@ are two people',
    ),
    ...unless(
      properties.UserAttributeUpdateSettings?.AttributesRequireVerificationBeforeUpdate?.includes(
        'email',
      ),
      'an unverified address replaces a verified one',
    ),
    ...unless(
      !keepsData || properties.DeletionProtection === 'ACTIVE',
      'the users of a stage with customers can be deleted',
    ),
  ]),
];
