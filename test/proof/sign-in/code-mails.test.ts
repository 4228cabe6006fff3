import { afterAll, beforeAll } from 'vitest';
import { codeMailLimits, tooManyCodes } from '#shared/domain/auth/code-request-limits.ts';
import { type App, startApp } from '#test/support/app.ts';
import { scaled } from '#test/support/proof-size.ts';
import { control, guarantee } from '../support/guarantee.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({ throttled: false, logLevel: 'SILENT' });
});
afterAll(() => app[Symbol.asyncDispose]());

/** Calls the user pool like a browser, past the product's own pages, with a ticket for the address. */
const call = async (operation: string, input: object) => {
  const answer = await fetch(app.stack.auth.url, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify({
      ClientId: app.stack.auth.userPoolClientId,
      ...('Username' in input && {
        ClientMetadata: await app.as().codes.ticket({ email: String(input.Username) }),
      }),
      ...input,
    }),
  });
  return { status: answer.status, text: await answer.text() };
};
const signUp = (Username: string) => call('SignUp', { Username, Password: 'correct horse' });
const mailsTo = (pattern: RegExp) =>
  app.stack.mail.inbox.list().filter(({ to, code }) => code && pattern.test(to)).length;
const numbers = (count: number) => Array.from({ length: count }, (_, nth) => nth);

guarantee(
  'sign-ups with any spelling of one mailbox send a few codes and no more',
  async (tally) => {
    for (const nth of numbers(scaled(12, 40))) await signUp(`victim+${nth}@example.com`);
    tally.check('plus-addresses', mailsTo(/^victim\+/) === codeMailLimits.hour);
    for (const nth of numbers(scaled(12, 40)))
      await signUp(`v.ictim${'.'.repeat(nth % 2)}x+${nth}@gmail.com`);
    tally.check('dots at Gmail', mailsTo(/gmail/) === codeMailLimits.hour);
    const refused = await signUp('victim+last@example.com');
    tally.check(
      'refused in our words',
      refused.status === 400 && refused.text.includes(tooManyCodes),
    );
    tally.check('and without a user', app.stack.auth.find('victim+last@example.com') === undefined);
    tally.check('others sign up', (await signUp('neighbor@example.com')).status === 200);
  },
);

guarantee(
  'codes are sent again and for new passwords a few times to one mailbox',
  async (tally) => {
    await signUp('again@example.com');
    for (const _ of numbers(20))
      await call('ResendConfirmationCode', { Username: 'again@example.com' });
    tally.check('sent again', mailsTo(/^again@/) === codeMailLimits.hour);
    await app.stack.auth.signUp({ email: 'owner@example.com', password: 'correct horse' });
    const before = mailsTo(/^owner@/);
    for (const _ of numbers(20)) await call('ForgotPassword', { Username: 'owner@example.com' });
    tally.check('new passwords', mailsTo(/^owner@/) === codeMailLimits.hour);
    tally.check('with the sign-up counted', before === 1);
  },
);

guarantee('an owner cannot have codes mailed to many strangers', async (tally) => {
  await app.stack.auth.signUp({ email: 'mover@example.com', password: 'correct horse' });
  const { AccessToken } = await app.stack.auth.tokensOf('mover@example.com');
  for (const nth of numbers(20))
    await call('UpdateUserAttributes', {
      AccessToken,
      UserAttributes: [{ Name: 'email', Value: `stranger${nth}@example.com` }],
    });
  tally.check('new addresses', mailsTo(/^stranger/) === codeMailLimits.hour);
});

guarantee('nobody is kept out while the count cannot be kept', async (tally) => {
  const mend = app.stack.data.inject(({ operation }) =>
    operation === 'UpdateItem' ? 'fail' : undefined,
  );
  const { status } = await signUp('lucky@example.com');
  mend();
  tally.check('a sign-up while the table fails', status === 200);
});

control('a pool that asks nobody before it mails', async (tally) => {
  for (const nth of numbers(8))
    app.stack.mail.inbox.deliver({ to: `c+${nth}@x.org`, code: '1', subject: '', text: '' });
  tally.check('mails', mailsTo(/x\.org/) <= codeMailLimits.hour);
});
