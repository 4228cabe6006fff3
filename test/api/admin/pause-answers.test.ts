import { expect, test } from 'vitest';
import { emailOf, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';

const reason = 'Thousands of questions came from one computer';
/** The beginning of a WebM file. */
const sound = Buffer.from('1a45dfa39f4286810142f7', 'hex').toString('base64');

test('an account that an admin pauses is not answered, keeps everything else, and is answered again', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const bo = await asker(app, 'bo');
  const { chat_id } = await ada.ask();
  const { admin } = app.as('admin');
  expect(await admin.pauseAnswers({ id: ada.sub, paused: true, reason })).toMatchObject({
    id: ada.sub,
    answers_paused_at: expect.any(String),
  });
  app.stack.openai.forget();
  await expect(ada.ask()).rejects.toMatchObject({
    code: 'answers-paused',
    retryable: false,
    message:
      'Your helpers are paused, and we’ve emailed you why. Your question didn’t count. Contact us if you think this is a mistake.',
  });
  await expect(
    ada.api.speech.transcribe({ business_id: ada.businessId, sound }),
  ).rejects.toMatchObject({ code: 'answers-paused' });
  expect(app.stack.openai.requests()).toEqual([]);
  expect((await ada.quota()).total).toBe(1);
  expect((await ada.api.history.get({ id: chat_id })).turns).toHaveLength(1);
  expect((await ada.api.account.export({})).account).toMatchObject({
    answers_paused_at: expect.any(String),
  });
  await bo.ask();
  await admin.pauseAnswers({ id: ada.sub, paused: false, reason: 'We talked on the phone' });
  await ada.ask();
  expect(await admin.getUser({ id: ada.sub })).not.toHaveProperty('answers_paused_at');
});

test('pausing tells the owner why, once, and the audit trail keeps who, whom and why', async () => {
  await using app = await startApp();
  await app.member('ada');
  const id = await app.sub('ada');
  const { admin } = app.as('admin');
  // The newest first.
  const mails = () => app.stack.mail.inbox.list(emailOf('ada'));
  const before = mails().length;
  await admin.pauseAnswers({ id, paused: true, reason });
  await admin.pauseAnswers({ id, paused: true, reason });
  expect(mails().slice(0, -before)).toMatchObject([{ subject: 'We’ve paused your helpers' }]);
  expect(JSON.stringify(mails()[0])).toContain(reason);
  await admin.pauseAnswers({ id, paused: false, reason: 'It was a mistake of ours' });
  expect(mails()[0]).toMatchObject({ subject: 'Your helpers are back' });
  const { items } = await admin.listAudit({ show: 'changes' });
  expect(items).toMatchObject([
    { operation: 'pauseAnswers', target: id, reason: 'It was a mistake of ours' },
    { operation: 'pauseAnswers', target: id, reason },
    { operation: 'pauseAnswers', target: id, reason },
  ]);
});

test('an account is paused with a reason only, by an admin only, and never in a preview', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const id = await app.sub('ada');
  const { admin } = app.as('admin');
  for (const bad of ['', '  ', 'no', 'x'.repeat(301)])
    await expect(admin.pauseAnswers({ id, paused: true, reason: bad })).rejects.toMatchObject({
      code: 'invalid',
    });
  await expect(admin.pauseAnswers({ id: 'nobody', paused: true, reason })).rejects.toMatchObject({
    code: 'not-found',
  });
  for (const stranger of [ada, app.as('mallory')])
    await expect(stranger.admin.pauseAnswers({ id, paused: true, reason })).rejects.toMatchObject({
      code: 'forbidden',
    });
  await expect(app.as().admin.pauseAnswers({ id, paused: true, reason })).rejects.toMatchObject({
    code: 'signed-out',
  });
  const previewing = app.as('admin', { 'x-preview': 'free' });
  await expect(previewing.admin.pauseAnswers({ id, paused: true, reason })).rejects.toMatchObject({
    code: 'previewing',
  });
  expect((await ada.account.get({})).account).not.toHaveProperty('answers_paused_at');
});
