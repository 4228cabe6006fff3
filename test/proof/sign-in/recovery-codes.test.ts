import { afterAll, beforeAll, vi } from 'vitest';
import { Problem } from '#shared/contract/problem.ts';
import {
  networkRecoveryLimits,
  recoveryCodeCount,
  recoveryLimits,
  recoveryRefused,
} from '#shared/domain/auth/recovery-codes.ts';
import {
  protectedOwner as ownerWithTwoSteps,
  password,
  poolUser,
} from '#test/support/app/recovery.ts';
import { type App, emailOf, startApp } from '#test/support/app.ts';
import { control, guarantee } from '../support/guarantee.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({ throttled: false, logLevel: 'SILENT', adminSecondFactor: true });
});
afterAll(() => app[Symbol.asyncDispose]());

const protectedOwner = (name: string) => ownerWithTwoSteps(app, name);

let visitors = 0;
/** A visitor from a network of their own, unless one is given. */
const recover = async (
  email: string,
  code: string | undefined,
  { secret = password, address = `203.0.${visitors++}.7` } = {},
) => {
  const client = app.as(undefined, { 'x-forwarded-for': `made.up, ${address}, 127.0.0.1` });
  try {
    await client.codes.recover({ email, password: secret, code: code ?? '' });
    return 'recovered';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.code === 'forbidden' ? error.message : error.code;
  }
};

const isOn = ({ user }: Awaited<ReturnType<typeof protectedOwner>>) => user.secondFactor?.enabled;

guarantee('the right password and a code turn two-step off, and say so by mail', async (tally) => {
  const ada = await protectedOwner('ada');
  tally.check('ten codes', new Set(ada.codes).size === recoveryCodeCount);
  const typed = ` ${ada.codes[0]?.toUpperCase().replaceAll('-', ' ')} `;
  tally.check('typed in capitals', (await recover(ada.email, typed)) === 'recovered');
  tally.check('it is off', isOn(ada) === false);
  const mails = app.stack.mail.inbox.list(ada.email).map(({ subject }) => subject);
  tally.check('a mail says so', mails.includes('Two-step sign-in is off'));
  tally.check(
    'every session is over',
    await app.pool('GetUser', { AccessToken: await app.token('ada') }).then(
      () => false,
      (error: Error) => /revoked/.test(error.message),
    ),
  );
  ada.user.secondFactor = { secret: 'A'.repeat(32), enabled: true, preferred: true };
  tally.check('the code is used', (await recover(ada.email, ada.codes[0])) === recoveryRefused);
  tally.check('on again it stays on', isOn(ada) === true);
});

guarantee('of two uses of a code at the same moment one works', async (tally) => {
  for (let nth = 0; nth < 3; nth += 1) {
    const owner = await protectedOwner(`racer${nth}`);
    const [code] = owner.codes;
    // The pool is asked for the password first; whoever comes second finds two-step off or the code used.
    const answers = await Promise.all([1, 2, 3].map(() => recover(owner.email, code)));
    tally.check('one of three', answers.filter((answer) => answer === 'recovered').length === 1);
  }
});

guarantee('a wrong password uses up no code, and every refusal is the same', async (tally) => {
  const bob = await protectedOwner('bob');
  const [code] = bob.codes;
  const refused = async (label: string, answer: Promise<string>) =>
    tally.check(label, (await answer) === recoveryRefused);
  await refused('a wrong password', recover(bob.email, code, { secret: 'a guess 12' }));
  await refused('a wrong code', recover(bob.email, 'aaaa-bbbb-cccc'));
  await refused('nobody', recover('nobody@example.com', code));
  const eve = await protectedOwner('eve');
  await refused('a code of somebody else', recover(bob.email, eve.codes[0]));
  tally.check('still on', isOn(bob) === true);
  tally.check('the code still works', (await recover(bob.email, code)) === 'recovered');
});

guarantee('new codes make the old ones worthless', async (tally) => {
  const cyd = await protectedOwner('cyd');
  const { codes } = await app.as('cyd').account.makeRecoveryCodes({});
  tally.check('an old one', (await recover(cyd.email, cyd.codes[0])) === recoveryRefused);
  tally.check('a new one', (await recover(cyd.email, codes[0])) === 'recovered');
});

guarantee('guesses are limited for a person and for a network', async (tally) => {
  const dan = await protectedOwner('dan');
  for (let nth = 0; nth < recoveryLimits.hour; nth += 1) await recover(dan.email, 'aaaa-bbbb-cccc');
  tally.check('the next guess', (await recover(dan.email, dan.codes[0])) === 'too-fast');
  tally.check('it is on', isOn(dan) === true);
  vi.setSystemTime(Date.now() + 3_600_000);
  tally.check('an hour later', (await recover(dan.email, dan.codes[0])) === 'recovered');
  vi.useRealTimers();
  const address = '198.51.100.9';
  for (let nth = 0; nth < networkRecoveryLimits.hour; nth += 1)
    await recover(`nobody${nth}@example.com`, 'x', { address });
  const last = await recover('nobody@example.com', 'x', { address });
  tally.check('a network', last === 'network-busy');
});

guarantee('a stranger without the password locks nobody out', async (tally) => {
  const fay = await protectedOwner('fay');
  // Fewer than the pool itself takes before it slows down.
  for (let nth = 0; nth < 4; nth += 1) await recover(fay.email, 'x', { secret: 'a guess 12' });
  tally.check('its owner gets in', (await recover(fay.email, fay.codes[0])) === 'recovered');
});

guarantee('no code makes sense of what is stored', async (tally) => {
  const gus = await protectedOwner('gus');
  const stored = JSON.stringify(await app.table.all());
  for (const code of gus.codes)
    for (const written of [code, code.replaceAll('-', '')])
      tally.check('not in the table', !stored.includes(written));
  const exported = JSON.stringify(await app.as('gus').account.export({}));
  tally.check('nor in the download', !/recovery/i.test(exported));
});

guarantee('a revoked session makes no codes', async (tally) => {
  const hal = await protectedOwner('hal');
  const token = await app.token('hal');
  await app.pool('AdminUserGlobalSignOut', { Username: hal.email });
  const answer = await app.send('POST', '/account/recovery-codes', {
    body: {},
    headers: { authorization: `Bearer ${token}` },
  });
  tally.check('refused', answer.status === 401);
  tally.check('the codes stay', (await recover(hal.email, hal.codes[0])) === 'recovered');
});

/** Without two-step sign-in there is nothing to recover, and no session is left over. */
guarantee('the password alone gets nothing here', async (tally) => {
  const { codes } = await app.as('ida').account.makeRecoveryCodes({});
  const user = await poolUser(app, 'ida');
  tally.check('refused', (await recover(emailOf('ida'), codes[0])) === recoveryRefused);
  tally.check('the session it began is revoked', user.revoked.length === 1);
});

guarantee('an admin who recovers has no admin access until an app is set up', async (tally) => {
  const admin = 'admin';
  await app.sub(admin);
  const answer = () =>
    app
      .as(admin)
      .admin.getOverview({})
      .then(
        () => 'open',
        ({ code }: Problem) => code,
      );
  const owner = await protectedOwner(admin);
  tally.check('with the app', (await answer()) === 'open');
  tally.check('recovers', (await recover(owner.email, owner.codes[0])) === 'recovered');
  tally.check('the old session', (await answer()) !== 'open');
  await app.signIn(admin);
  tally.check('a new one', (await answer()) === 'second-factor-needed');
});

control('a code that nobody has used would work', async (tally) => {
  const joe = await protectedOwner('joe');
  tally.check('refused', (await recover(joe.email, joe.codes[0])) === recoveryRefused);
});
