import { afterEach, expect, test, vi } from 'vitest';
import { secretIds } from '#local/stack/lambda-environment.ts';
import { startSecrets } from '#test/proof/secrets/echoing-services.ts';
import { startApp } from '#test/support/app.ts';

afterEach(() => vi.useRealTimers());

test('a new key is in use within five minutes, without a release; while it cannot be read the old one is', async () => {
  await using app = await startApp();
  const { secretKey: apiKey, webhookSecret } = app.stack.stripe;
  const keys: Record<string, object> = {
    [secretIds.openai]: { apiKey: 'sk-old' },
    [secretIds.stripe]: { apiKey, webhookSecret },
  };
  const secrets = await startSecrets(keys);
  await using _ = { [Symbol.asyncDispose]: secrets.close };
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
    AWS_MAX_ATTEMPTS: '1',
  });
  vi.useFakeTimers({ toFake: ['Date'] });
  const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
  const { openaiClient } = await import('#functions/lib/openai/openai-client.ts');
  const { connectStripe } = await import('#functions/lib/stripe.ts');
  const inUse = async () => ({
    openai: (await openaiClient()).apiKey,
    webhook: (await connectStripe()).webhookSecret,
  });
  expect(await inUse()).toEqual({ openai: 'sk-old', webhook: webhookSecret });
  const client = await openaiClient();

  keys[secretIds.openai] = { apiKey: 'sk-new' };
  keys[secretIds.stripe] = { apiKey, webhookSecret: 'whsec_new_one' };
  later(4);
  expect(await inUse()).toEqual({ openai: 'sk-old', webhook: webhookSecret });
  expect(await openaiClient()).toBe(client);
  secrets.setMode('fails');
  later(2);
  expect(await inUse()).toEqual({ openai: 'sk-old', webhook: webhookSecret });
  secrets.setMode('works');
  later(6);
  expect(await inUse()).toEqual({ openai: 'sk-new', webhook: 'whsec_new_one' });
});
