import { expect, test } from 'vitest';
import { stopTokenOf } from '#shared/domain/week/check-in/stop-token.ts';
import { startApp } from '#test/support/app.ts';
import { offeredAccount } from '#test/support/people/handover.ts';
import { checkInRow } from '#test/support/week/monday.ts';

test('a link in a mail to the owner before does not stop the mails of the new one', async () => {
  await using app = await startApp();
  const { ada, carol } = await offeredAccount(app);
  const { businessId } = ada;
  const stopWith = async (secret: unknown) => {
    const token = stopTokenOf({ accountId: ada.sub, businessId, secret: String(secret) });
    await app.send('POST', `/check-in/stop/${token}`);
    return (await checkInRow(app, ada))?.mail;
  };
  const before = (await checkInRow(app, ada))?.stop_secret;
  expect(before).toMatch(/^[0-9a-f]{32}$/);
  await carol.api.account.answerHandover({ accept: true });
  const after = (await checkInRow(app, ada))?.stop_secret;
  expect(await stopWith(before)).toBe(true);
  expect(await stopWith(after)).toBe(false);
});
