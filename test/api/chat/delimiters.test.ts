import { expect, test, vi } from 'vitest';
import { secretIds } from '#local/stack/lambda-environment.ts';
import { startSecrets } from '#test/proof/secrets/echoing-services.ts';
import { startApp } from '#test/support/app.ts';

test('the codes of data blocks do not change with the provider’s key, and differ between stages', async () => {
  await using _ = await startApp();
  const codes = async (apiKey: string, key: string) => {
    const secrets = await startSecrets({
      [secretIds.openai]: { apiKey },
      [secretIds.hash]: { key },
    });
    vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', secrets.url);
    vi.resetModules();
    const { delimitersOf } = await import('#functions/chat/prompt/delimiters.ts');
    const codeOf = await delimitersOf('an account', 'a conversation');
    await secrets.close();
    return [codeOf('notes'), codeOf({ messageId: 'a message' })];
  };
  const one = 'the key of one stage, which is never changed';
  const before = await codes('sk-before', one);
  expect(new Set(before).size).toBe(2);
  expect(await codes('sk-after', one)).toEqual(before);
  const elsewhere = await codes('sk-after', 'the key of another stage, which has its own');
  expect(elsewhere.filter((code) => before.includes(code))).toEqual([]);
  vi.unstubAllEnvs();
});
