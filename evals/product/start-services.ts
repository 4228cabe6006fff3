/** What the product needs around it: its table and secrets on this machine, and a model, which is a real one or the stand-in. */
import { startData } from '../../infra/local/data.ts';
import { startSecrets } from '../../infra/local/secrets.ts';
import { secretIds, setEnvironment, tableName } from '../../infra/local/stack/environment.ts';
import { stages } from '../../infra/stages.ts';
import { usualLookupKeys } from '../../shared/domain/lookup-keys.ts';
import { shippedStarterPrompts } from '../../shared/starter-prompts/shipped.ts';
import type { Endpoint } from '../run/endpoint.ts';
import { startStandIn } from './stand-in.ts';

const nowhere = 'http://127.0.0.1:9';

/**
 * Starts them and sets the environment that the product reads, in this process and in those it starts; the settings of
 * the model are those of a stage. Must run before the product is imported.
 */
export const startServices = async (real: Endpoint | null) => {
  const standIn = real ? null : await startStandIn();
  const endpoint: Endpoint = real ?? {
    apiKey: 'sk-local',
    baseUrl: standIn?.baseUrl ?? '',
    format: 'schema',
  };
  const data = await startData({ tableName });
  const secrets = await startSecrets({ [secretIds.openai]: { apiKey: endpoint.apiKey } });
  setEnvironment({
    appOrigin: 'https://sevenhands.test',
    userPoolId: 'us-east-1_evals',
    userPoolClientId: 'evals',
    dataUrl: data.url,
    authUrl: nowhere,
    secretsUrl: secrets.url,
    queueUrl: nowhere,
    bucketUrl: nowhere,
    tableName,
    mailUrl: nowhere,
    openai: {
      baseUrl: endpoint.baseUrl,
      model: stages.prod.openai.model,
      format: endpoint.format,
      photos: true,
      speechModel: '',
    },
    stripeOrigin: nowhere,
    lookupKeys: usualLookupKeys,
    adminSecondFactor: false,
    logLevel: 'ERROR',
  });
  process.env.REPLY_TOKENS = String(stages.prod.replyTokens);
  await storePrompts();
  return {
    endpoint,
    close: async () => {
      await Promise.all([data.close(), secrets.close(), standIn?.close()]);
    },
  };
};

/** The prompts of the trades are read from the table, as they ship. */
const storePrompts = async () => {
  const { putStarterPrompt } = await import('../../functions/tables/starter-prompts-table.ts');
  for (const prompt of shippedStarterPrompts(new Date())) await putStarterPrompt(prompt);
};
