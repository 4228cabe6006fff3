import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { Settings } from '../../settings-of-stage.ts';

/** What the Lambdas of a deployed stage are told: names of its table, user pool, secrets and ledger. */
export const stageEnvironment = async ({
  stage,
  region,
}: Pick<Settings, 'stage' | 'region'>): Promise<Readonly<Record<string, string>>> => {
  const FunctionName = `sevenhands-${stage}-account`;
  const { Environment } = await new LambdaClient({ region }).send(
    new GetFunctionConfigurationCommand({ FunctionName }),
  );
  if (!Environment?.Variables?.TABLE_NAME)
    throw new Error(`${FunctionName} has no TABLE_NAME: deploy the stage first.`);
  return Environment.Variables;
};
