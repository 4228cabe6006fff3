/** The services of the product: local table and secrets, and a real model or the stand-in. */

import { stageSettings } from '../../infra/stages.ts';
import { startDynamodb } from '../../local/dynamodb.ts';
import { startSecrets } from '../../local/secrets.ts';
import { secretIds, setEnvironment, tableName } from '../../local/stack/lambda-environment.ts';
import { defaultPriceLookupKeys } from '../../shared/domain/plan/price-lookup-keys.ts';
import { shippedStarterPrompts } from '../../shared/starter-prompts/shipped.ts';
import type { Endpoint } from '../run/endpoint.ts';
import { startStandIn } from './stand-in.ts';

const nowhere = 'http://127.0.0.1:9';

/**
 * Starts the services and sets the product's environment variables, for this process and its children; the model
 * settings are those of a stage. Must run before the product is imported.
 */
export const startServices = async (real: Endpoint | null) => {
  const standIn = real ? null : await startStandIn();
  const endpoint: Endpoint = real ?? {
    apiKey: 'sk-local',
    baseUrl: standIn?.baseUrl ?? '',
    format: 'schema',
  };
  const data = await startDynamodb({ tableName });
  const secrets = await startSecrets({
    [secretIds.openai]: { apiKey: endpoint.apiKey },
    [secretIds.hash]: { key: 'evals-hash-key-of-thirty-two-letters' },
  });
  setEnvironment({
    appOrigin: 'https://sevenhands.test',
    userPoolId: 'us-east-1_evals',
    userPoolClientId: 'evals',
    dataUrl: data.url,
    authUrl: nowhere,
    secretsUrl: secrets.url,
    queueUrl: nowhere,
    bucketUrl: nowhere,
    kmsUrl: nowhere,
    books: null,
    profile: null,
    calendar: null,
    facebook: null,
    aiApp: null,
    tableName,
    mailUrl: nowhere,
    openai: {
      baseUrl: endpoint.baseUrl,
      model: stageSettings.prod.openai.model,
      format: endpoint.format,
      photos: true,
      speechModel: '',
    },
    stripeOrigin: nowhere,
    lookupKeys: defaultPriceLookupKeys,
    adminSecondFactor: false,
    logLevel: 'ERROR',
  });
  process.env.REPLY_TOKENS = String(stageSettings.prod.replyTokens);
  await storePrompts();
  return {
    endpoint,
    close: async () => {
      await Promise.all([data.close(), secrets.close(), standIn?.close()]);
    },
  };
};

/** Trade prompts are read from the table, so this writes the shipped ones. */
const storePrompts = async () => {
  const { putStarterPrompt } = await import('../../functions/catalogue/starter-prompts-table.ts');
  for (const prompt of shippedStarterPrompts(new Date())) await putStarterPrompt(prompt);
};
