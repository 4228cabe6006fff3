import { CloudFrontClient, ListDistributionsCommand } from '@aws-sdk/client-cloudfront';
import { IAMClient, ListOpenIDConnectProvidersCommand } from '@aws-sdk/client-iam';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetParameterCommand, ParameterNotFound, SSMClient } from '@aws-sdk/client-ssm';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { neededConcurrency } from '../../reserved-concurrency.ts';
import { regionsOf, type Settings } from '../../settings-of-stage.ts';
import { type Finding, ok, todo, unsure } from './finding.ts';

/** The bootstrap version that the templates' own rule demands. */
const minBootstrap = 6;

/** Whether there are credentials, and of which account. */
export const checkCredentials = async ({ region }: Settings) => {
  const { Account, Arn } = await new STSClient({ region }).send(new GetCallerIdentityCommand({}));
  return ok('credentials', `account ${Account} as ${Arn}`);
};

/** Whether CDK's bootstrap is there, and new enough, in every region of the stage. */
export const checkBootstrap = (settings: Settings) =>
  Promise.all(regionsOf(settings).map((region) => bootstrapOf(region)));

const bootstrapOf = async (region: string): Promise<Finding> => {
  const subject = `bootstrap ${region}`;
  const command = `npx cdk bootstrap aws://<account>/${region}`;
  try {
    const { Parameter } = await new SSMClient({ region }).send(
      new GetParameterCommand({ Name: '/cdk-bootstrap/hnb659fds/version' }),
    );
    const version = Number(Parameter?.Value);
    return version >= minBootstrap
      ? ok(subject, `version ${version}`)
      : todo(subject, `version ${version} is older than ${minBootstrap}: run ${command}`);
  } catch (error) {
    if (error instanceof ParameterNotFound) return todo(subject, `missing: run ${command}`);
    throw error;
  }
};

/** CloudFront refuses the first distribution of an unverified account; only an existing one shows that it is verified. */
export const checkCloudFront = async () => {
  const { DistributionList } = await new CloudFrontClient({ region: 'us-east-1' }).send(
    new ListDistributionsCommand({ MaxItems: 1 }),
  );
  return DistributionList?.Quantity
    ? ok('CloudFront', 'the account has distributions')
    : unsure(
        'CloudFront',
        'no distribution yet. If the first deployment says that the account must be verified, open a support case (Account and billing) and deploy again',
      );
};

/** Whether Lambda may run enough instances at once, for the reserved ones too; new accounts begin with 10. */
export const checkConcurrency = async (settings: Settings) => {
  const { region } = settings;
  const { AccountLimit } = await new LambdaClient({ region }).send(
    new GetAccountSettingsCommand({}),
  );
  const limit = AccountLimit?.ConcurrentExecutions ?? 0;
  return limit >= neededConcurrency(settings)
    ? ok('Lambda concurrency', `${limit}`)
    : todo(
        'Lambda concurrency',
        `${limit} at once is too few, the stage needs ${neededConcurrency(settings)}: Service Quotas → AWS Lambda → Concurrent executions → request 1000`,
      );
};

/** Whether GitHub can sign in to this account; needed only if GitHub deploys. */
export const checkGitHub = async ({ region }: Settings) => {
  const { OpenIDConnectProviderList = [] } = await new IAMClient({ region }).send(
    new ListOpenIDConnectProvidersCommand({}),
  );
  return OpenIDConnectProviderList.some(({ Arn }) =>
    Arn?.endsWith('/token.actions.githubusercontent.com'),
  )
    ? ok('GitHub', 'the account knows GitHub as an identity provider')
    : unsure(
        'GitHub',
        'not an identity provider of this account. Only if GitHub is to deploy: see "GitHub" in docs/deploy.md',
      );
};
