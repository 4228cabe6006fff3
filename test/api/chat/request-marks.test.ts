import { expect, test } from 'vitest';
import { requestMarks } from '#functions/lib/openai/model-parameters.ts';
import { startApp } from '#test/support/app.ts';

test('the provider is told a stand-in for the account; a compatible one is sent no field it may not know', () => {
  const marks = { cacheKey: 'sales', safetyId: 'f'.repeat(64) };
  expect(requestMarks({ OPENAI_BASE_URL: '' }, marks)).toEqual({
    prompt_cache_key: 'sales',
    safety_identifier: 'f'.repeat(64),
  });
  expect(requestMarks({ OPENAI_BASE_URL: '' }, { cacheKey: 'sales' })).toEqual({
    prompt_cache_key: 'sales',
  });
  expect(requestMarks({ OPENAI_BASE_URL: 'https://models.example/v1' }, marks)).toEqual({});
});

test('the stand-in is the same for each question of an account, and another for others and for our own notes', async () => {
  await using _ = await startApp();
  const { accountHash, providerHash } = await import('#functions/lib/keyed-hashes.ts');
  const [ada, again, bob, ours] = await Promise.all([
    providerHash('ada'),
    providerHash('ada'),
    providerHash('bob'),
    accountHash('ada'),
  ]);
  expect(ada).toMatch(/^[0-9a-f]{64}$/);
  expect(again).toBe(ada);
  expect(new Set([ada, bob, ours]).size).toBe(3);
});
