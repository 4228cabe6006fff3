import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { locateBusiness } from '#test/support/locate-business.ts';
import { checkInMails } from '#test/support/week/check-in-job.ts';

test('the inbox has a button that runs the Monday jobs at once, also for a new owner', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await locateBusiness(ada);
  const inbox = `${app.stack.mail.url}/__local/mail`;
  const page = await (await fetch(inbox)).text();
  const [, path = ''] =
    /<form method="post" action="([^"]+)"><button type="submit">Run Monday now</.exec(page) ?? [];
  const answer = await fetch(new URL(path, inbox), { method: 'POST' });
  expect(answer.status).toBe(200);
  expect(checkInMails(app, 'ada')).toHaveLength(1);
  const shown = await answer.text();
  expect(shown).toContain('A new week');
  expect(shown).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(shown).toContain('<iframe sandbox');
});

test('the second press is the next Monday', { tags: 'night' }, async () => {
  await using app = await startApp();
  await locateBusiness(await asker(app, 'ada'));
  const inbox = `${app.stack.mail.url}/__local/mail`;
  const page = await (await fetch(inbox)).text();
  const [, path = ''] = /<form method="post" action="([^"]+)">/.exec(page) ?? [];
  for (const mails of [1, 2]) {
    await fetch(new URL(path, inbox), { method: 'POST' });
    expect(checkInMails(app, 'ada')).toHaveLength(mails);
  }
});
