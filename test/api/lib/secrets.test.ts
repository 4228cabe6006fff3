import { expect, test } from 'vitest';
import { secretIds } from '#local/stack/lambda-environment.ts';
import { type FailureMode, startSecrets } from '#test/proof/secrets/echoing-services.ts';
import { startApp } from '#test/support/app.ts';
import { freeAsker } from '#test/support/chat.ts';

test('keys that could not be read are read again at the next call, and cached after a success', async () => {
  await using app = await startApp();
  const { secretKey: apiKey, webhookSecret } = app.stack.stripe;
  const keys: Record<string, object> = {
    [secretIds.openai]: { apiKey: '' },
    [secretIds.stripe]: { apiKey, webhookSecret: '' },
    [secretIds.hash]: { key: 'the key of this test, which guards nobody at all' },
  };
  const secrets = await startSecrets(keys);
  await using _ = { [Symbol.asyncDispose]: secrets.close };
  // The Lambdas are imported at their first call, so this runs before.
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
    AWS_MAX_ATTEMPTS: '1',
  });

  const ada = await freeAsker(app, 'ada');
  const buy = () => ada.api.billing.checkout({ plan: 'pro', period: 'monthly' });
  const question = ada.question();
  const expectNothing = async (why: string) => {
    for (const call of [() => ada.ask(question), buy])
      await expect(call(), why).rejects.toMatchObject({ code: 'unavailable', retryable: true });
    expect(await ada.quota()).toMatchObject({ used: 0, total: 0 });
  };
  await expectNothing('filled in yet');
  keys[secretIds.openai] = { apiKey: 'sk-local' };
  keys[secretIds.stripe] = { apiKey, webhookSecret };
  for (const failure of ['refuses', 'fails', 'nonsense', 'cut'] satisfies FailureMode[]) {
    secrets.setMode(failure);
    await expectNothing(failure);
  }
  secrets.setMode('works');
  expect((await ada.ask(question)).quota.used).toBe(1);
  expect((await buy()).url).toContain('/pay/');
  secrets.setMode('fails');
  expect((await ada.ask()).quota.used).toBe(2);
  expect((await buy()).url).toContain('/pay/');
});
