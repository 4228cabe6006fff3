import OpenAI from 'openai';
import { directorFormat } from '#shared/domain/chat/model-answer.ts';
import type { Settings } from '../../stages.ts';
import { stripeClient } from '../set-up-payments.ts';
import { type Finding, ok, todo, unsure } from './finding.ts';
import { secretOf } from './stage-secret.ts';

export type ProviderOrigins = { readonly stripe?: string | undefined };

/** Whether the client secret of Google is there; CloudFormation reads it at each deployment. */
export const checkGoogle = async (settings: Settings): Promise<Finding[]> => {
  if (!settings.google) return [];
  const { clientSecret } = await secretOf(settings, 'google');
  return [
    clientSecret
      ? ok('Google', 'its client secret is stored')
      : todo('Google', 'no client secret yet: see "Sign in with Google" in docs/deploy.md'),
  ];
};

/** A picture of one point. */
const point =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** Requests a minute below which owners of a small stage already wait for each other. */
const fewRequests = 60;

/** What the product asks: an answer by its schema, with a photo where the stage takes photos. */
const questionOf = ({ format, photos }: Settings['openai']) => ({
  messages: [
    {
      role: 'user' as const,
      content: [
        { type: 'text' as const, text: 'Answer with the word ready.' },
        ...(photos
          ? [{ type: 'image_url' as const, image_url: { url: point, detail: 'low' as const } }]
          : []),
      ],
    },
  ],
  ...(format === 'schema' && {
    response_format: {
      type: 'json_schema' as const,
      json_schema: { ...directorFormat, strict: true },
    },
  }),
});

/** Whether the key of the stage gets an answer from its model to what the product asks, and often enough. */
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
    const { data: answer, response } = await client.chat.completions
      .create({ model, ...questionOf(settings.openai) })
      .withResponse();
    const limit = Number(response.headers.get('x-ratelimit-limit-requests') ?? Number.NaN);
    if (limit < fewRequests)
      return todo(
        'model',
        `${model} takes ${limit} requests a minute: raise the usage tier of the account at the provider`,
      );
    return answer.choices[0]?.message.content
      ? ok(
          'model',
          `${model} answers by the schema${settings.openai.photos ? ', with a photo' : ''}`,
        )
      : todo(
          'model',
          `${model} gave an empty answer: choose another openai.model in infra/stages.ts`,
        );
  } catch (error) {
    if (!(error instanceof OpenAI.APIError)) throw error;
    return todo(
      'model',
      `${model} refused (${error.status ?? 'no connection'}): check the key, its budget, and openai.model, format and photos in infra/stages.ts`,
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
