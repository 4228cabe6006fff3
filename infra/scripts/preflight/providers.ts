import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import OpenAI from 'openai';
import { secretIdOf } from '../../stacks/data.ts';
import type { Settings } from '../../stages.ts';
import { stripeClient } from '../set-up-payments.ts';
import { type Finding, ok, todo, unsure } from './finding.ts';

export type ProviderOrigins = { readonly stripe?: string | undefined };

/** The value of a secret; empty before the first deployment and before it is filled in. */
const secretOf = async (settings: Settings, name: 'openai' | 'stripe') => {
  try {
    const { SecretString } = await new SecretsManagerClient({ region: settings.region }).send(
      new GetSecretValueCommand({ SecretId: secretIdOf(settings, name) }),
    );
    return JSON.parse(SecretString ?? '{}') as { apiKey?: string; webhookSecret?: string };
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return {};
    throw error;
  }
};

/** Whether the key of the stage gets an answer from its model; asks one short question. */
export const checkModel = async (settings: Settings): Promise<Finding> => {
  const { baseUrl, model } = settings.openai;
  const { apiKey } = await secretOf(settings, 'openai');
  if (!apiKey)
    return todo(
      'model',
      `no key yet: deploy, then OPENAI_API_KEY=… npm run secrets -- --stage ${settings.stage} openai`,
    );
  const client = new OpenAI({
    apiKey,
    maxRetries: 0,
    timeout: 30_000,
    logLevel: 'off',
    ...(baseUrl && { baseURL: baseUrl }),
  });
  try {
    const messages = [{ role: 'user' as const, content: 'Answer with the word ready.' }];
    const answer = await client.chat.completions.create({ model, messages });
    return answer.choices[0]?.message.content
      ? ok('model', `${model} answers`)
      : todo(
          'model',
          `${model} gave an empty answer: choose another openai.model in infra/stages.ts`,
        );
  } catch (error) {
    if (!(error instanceof OpenAI.APIError)) throw error;
    return todo(
      'model',
      `${model} refused (${error.status ?? 'no connection'}): check the key, its budget, and openai.model in infra/stages.ts`,
    );
  }
};

/** Whether the payment account has the prices and the webhook of the stage. */
export const checkPayments = async (
  settings: Settings,
  origin: string | undefined,
  { stripe: stripeOrigin }: ProviderOrigins = {},
): Promise<Finding[]> => {
  const { stage, testPayments, lookupKeys } = settings;
  const { apiKey, webhookSecret } = await secretOf(settings, 'stripe');
  const setUp = `STRIPE_SECRET_KEY=… npm run stripe-setup -- --stage ${stage}`;
  if (!apiKey) return [todo('payments', `no key yet: deploy, then ${setUp}`)];
  if (/^[rs]k_test_/.test(apiKey) !== testPayments)
    return [
      todo('payments', `the stage needs a ${testPayments ? 'test' : 'live'} key (testPayments)`),
    ];
  const stripe = stripeClient(apiKey, stripeOrigin);
  const keys = Object.values(lookupKeys).flatMap((periods) => Object.values(periods));
  const { data } = await stripe.prices.list({ lookup_keys: keys, active: true, limit: 100 });
  const missing = keys.filter((key) => data.every(({ lookup_key }) => lookup_key !== key));
  const prices = missing.length
    ? todo('prices', `missing: ${missing.join(', ')}: ${setUp}`)
    : ok('prices', `all ${keys.length} are there`);
  if (!origin) return [prices, unsure('webhook', 'pass --origin with the address of the stage')];
  const url = `${origin}/api/stripe/webhook`;
  const endpoints = await stripe.webhookEndpoints.list({ limit: 100 });
  const endpoint = endpoints.data.find((each) => each.url === url && each.status === 'enabled');
  if (!endpoint) return [prices, todo('webhook', `nothing is sent to ${url}: ${setUp}`)];
  return [
    prices,
    webhookSecret
      ? ok('webhook', url)
      : todo(
          'webhook',
          `its signing secret is missing: delete the webhook in Stripe, then ${setUp}`,
        ),
  ];
};
