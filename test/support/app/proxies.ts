import type { LocalStack } from '#local/stack/local-stack-types.ts';
import { StageProviderSettings } from '#shared/domain/connections/stage-provider-settings.ts';

/** The environment variables with which the Lambdas find their services. */
const variables = {
  openai: 'OPENAI_BASE_URL',
  stripe: 'STRIPE_API_ORIGIN',
  table: 'AWS_ENDPOINT_URL_DYNAMODB',
  mail: 'AWS_ENDPOINT_URL_SESV2',
  secrets: 'AWS_ENDPOINT_URL_SECRETS_MANAGER',
  kms: 'AWS_ENDPOINT_URL_KMS',
} as const;

/** Starts a server in front of, or instead of, the service at `target`; resolves to the URL that the Lambdas call. */
type StartProxy = (target: string, stack: LocalStack) => Promise<string>;
export type ServiceProxies = Partial<
  Record<keyof typeof variables | 'books' | 'queue', StartProxy>
>;

/** Puts proxies between the Lambdas and their services. Works because each Lambda is imported at its first call. */
export const insertProxies = async (
  stack: LocalStack,
  { books, queue, ...proxies }: ServiceProxies = {},
) => {
  if (books) await insertBooks(stack, books);
  if (queue) await insertQueue(stack, queue);
  for (const [service, start] of Object.entries(proxies)) {
    const variable = variables[service as keyof typeof variables];
    process.env[variable] = await start(process.env[variable] ?? '', stack);
  }
};

/** The address of the books stands in the settings of the providers. */
const insertBooks = async (stack: LocalStack, start: StartProxy) => {
  const { quickbooks } = StageProviderSettings.parse(JSON.parse(process.env.CONNECTIONS ?? '{}'));
  const origin = await start(stack.books.url, stack);
  process.env.CONNECTIONS = JSON.stringify({ quickbooks: { ...quickbooks, origin } });
};

/** The client of the queues calls the address of the queue itself. */
const insertQueue = async (stack: LocalStack, start: StartProxy) => {
  const { url } = stack.queue;
  const proxy = await start(url, stack);
  for (const [name, value] of Object.entries(process.env))
    if (value?.startsWith(url)) process.env[name] = value.replace(url, proxy);
};
