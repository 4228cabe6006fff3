import { afterAll, beforeAll } from 'vitest';
import { type App, emailOf, startApp } from '#test/support/app.ts';
import {
  exchange,
  type GoogleAccount,
  newVerifier,
  returnFromGoogle,
  roundThroughGoogle,
  signInWithGoogle,
} from '#test/support/google.ts';
import { control, guarantee } from '../support/guarantee.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({ adminSecondFactor: true });
});
afterAll(() => app[Symbol.asyncDispose]());

const callback = () => `${app.origin}/login`;
const google = (account: GoogleAccount) => signInWithGoogle(app.stack.auth, callback(), account);
const subOf = (token: string | undefined) =>
  JSON.parse(Buffer.from(token?.split('.')[1] ?? 'e30', 'base64url').toString()).sub as
    | string
    | undefined;
/** The user that a Google account signs in as; undefined when it is refused. */
const whose = async (account: GoogleAccount) => subOf((await google(account)).tokens?.access_token);
const idOf = (email: string) => app.stack.auth.find(email)?.sub;
const linksOf = (email: string) => app.stack.auth.find(email)?.identities?.length ?? 0;
const owner = async (name: string) => {
  await app.member(name);
  return app.sub(name);
};
const hostedAt = 'example.com';

guarantee(
  'an address that Google has not verified, or does not host, signs in to no existing account',
  async (tally) => {
    const ada = await owner('ada');
    const email = emailOf('ada');
    const attacks: GoogleAccount[] = [
      { email, domain: hostedAt, verified: 'no' },
      { email, domain: '' },
      { email, domain: 'attacker.example' },
      { email, domain: `x.${hostedAt}` },
      { email: email.toUpperCase(), domain: '' },
    ];
    for (const attack of attacks) {
      const { tokens, refused } = await google(attack);
      tally.check(`${JSON.stringify(attack)}: no tokens`, tokens === undefined);
      tally.check(
        `in words of ours: ${refused}`,
        /google-(unverified|not-hosted)/.test(refused ?? ''),
      );
    }
    tally.check('nothing is linked', linksOf(email) === 0);
    tally.check('who is vouched for gets in', (await whose({ email, domain: hostedAt })) === ada);
    tally.check('as one user', idOf(email) === ada && linksOf(email) === 1);
  },
);

guarantee(
  'an unverified sign-up with an address gets no access once the address signs in with Google',
  async (tally) => {
    const email = 'victim@gmail.com';
    const ClientId = app.stack.auth.userPoolClientId;
    await app.pool('SignUp', { ClientId, Username: email, Password: 'of the attacker' });
    const code = app.stack.mail.inbox.code(email);
    const squatter = idOf(email);
    const victim = await whose({ email });
    tally.check('the owner gets in', victim !== undefined && victim !== squatter);
    const confirmed = await app
      .pool('ConfirmSignUp', { ClientId, Username: email, ConfirmationCode: code })
      .then(
        () => true,
        () => false,
      );
    tally.check('the mailed code confirms nothing', !confirmed);
    const again = await app
      .pool('SignUp', { ClientId, Username: email, Password: 'once more' })
      .then(
        () => true,
        () => false,
      );
    tally.check('the address cannot be signed up again', !again);
  },
);

guarantee(
  'an address changed at Google gives access to no other account and changes none',
  async (tally) => {
    const bob = await owner('bob');
    const mallory = await owner('mallory');
    const [mine, theirs] = [emailOf('mallory'), emailOf('bob')];
    const account = { subject: '1001', domain: hostedAt };
    tally.check('linked', (await whose({ ...account, email: mine })) === mallory);
    for (const email of [theirs, 'nobody@example.com', 'else@gmail.com'])
      for (const verified of ['yes', 'no'] as const) {
        const { tokens } = await google({ ...account, email, verified });
        tally.check(`${email}, verified: ${verified}`, tokens === undefined);
        const { attributes } = app.stack.auth.find(mine) ?? {};
        tally.check('the address stays', attributes?.email === mine);
        tally.check('and stays verified', attributes?.email_verified === 'true');
      }
    tally.check('the other user is who they were', idOf(theirs) === bob && linksOf(theirs) === 0);
    const { account: stored } = await app.as('mallory').account.get({});
    tally.check('so does the account', stored.email === mine);
    tally.check('back at the old address', (await whose({ ...account, email: mine })) === mallory);
  },
);

guarantee(
  'an account has one Google account: a second one and any other provider are refused',
  async (tally) => {
    const carl = await owner('carl');
    const email = emailOf('carl');
    tally.check('the first', (await whose({ email, subject: '2001', domain: hostedAt })) === carl);
    for (const subject of ['2002', '2003', '20010'])
      tally.check(
        `the id ${subject}`,
        (await whose({ email, subject, domain: hostedAt })) === undefined,
      );
    const { handler } = await import('#functions/auth/on-pre-sign-up.ts');
    for (const userName of [
      'Facebook_1',
      'SignInWithApple_1',
      'LoginWithAmazon_1',
      'notgoogle_1',
      'Google_',
    ]) {
      const event = {
        triggerSource: 'PreSignUp_ExternalProvider',
        userPoolId: app.stack.auth.userPoolId,
        userName,
        request: {
          userAttributes: {
            email: emailOf('dora'),
            email_verified: 'true',
            'custom:hosted_domain': hostedAt,
          },
        },
      };
      const words = await handler(event as never).then(() => 'let in', String);
      tally.check(`${userName}: ${words}`, words === 'Error: google-unverified');
    }
    tally.check('nobody was made', idOf(emailOf('dora')) === undefined);
    tally.check('one link', linksOf(email) === 1);
  },
);

guarantee(
  'no admin can sign in with Google, and no Google session is an admin’s',
  async (tally) => {
    const email = emailOf('admin');
    const asAdmin = await google({ email, domain: 'sevenhands.test' });
    tally.check(
      `before there is one: ${asAdmin.refused}`,
      /google-admin/.test(asAdmin.refused ?? ''),
    );
    await app.sub('admin');
    tally.check('after', (await whose({ email, domain: 'sevenhands.test' })) === undefined);
    const eve = await owner('eve');
    const account = { email: emailOf('eve'), domain: hostedAt };
    const { tokens } = await google(account);
    tally.check('an owner', subOf(tokens?.access_token) === eve);
    app.stack.auth.join(emailOf('eve'), 'admin');
    tally.check('who became an admin', (await whose(account)) === undefined);
    const Authorization = `Bearer ${tokens?.access_token}`;
    for (const path of ['/admin/overview', '/admin/users', '/admin/audit']) {
      const answer = await fetch(app.stack.apiUrl + path, { headers: { Authorization } });
      const { code } = await answer.json();
      tally.check(`${path} with the token from before: ${code}`, code === 'forbidden');
    }
    const ClientId = app.stack.auth.userPoolClientId;
    const { AuthenticationResult: renewed } = await app.pool('GetTokensFromRefreshToken', {
      RefreshToken: tokens?.refresh_token,
      ClientId,
    });
    const answer = await fetch(`${app.stack.apiUrl}/admin/overview`, {
      headers: { Authorization: `Bearer ${renewed.AccessToken}` },
    });
    const { code } = await answer.json();
    tally.check(`with a renewed one: ${code}`, code === 'forbidden');
  },
);

guarantee('Google sign-in does not bypass two-step sign-in', async (tally) => {
  const fay = await owner('fay');
  const account = { email: emailOf('fay'), domain: hostedAt };
  const user = app.stack.auth.find(account.email);
  if (!user) throw new Error('fay is not in the pool');
  user.secondFactor = { secret: 'A'.repeat(32), enabled: true, preferred: true };
  tally.check(
    'it links nothing',
    (await whose(account)) === undefined && linksOf(account.email) === 0,
  );
  user.secondFactor.enabled = false;
  tally.check('without it', (await whose(account)) === fay);
  user.secondFactor.enabled = true;
  const { refused } = await google(account);
  tally.check(`turned on later: ${refused}`, /google-two-step/.test(refused ?? ''));
});

guarantee('many first visits at once create one user and one account', async (tally) => {
  const account = { email: 'gina@gmail.com' };
  await Promise.allSettled(
    Array.from({ length: 20 }, () => roundThroughGoogle(app.stack.auth, callback(), account)),
  );
  const ids = await Promise.all(Array.from({ length: 5 }, () => whose(account)));
  tally.check('one user', new Set(ids).size === 1 && ids[0] === idOf(account.email));
  tally.check('one link', linksOf(account.email) === 1);
});

guarantee('a code from Google works once, in the browser that requested it', async (tally) => {
  const { auth } = app.stack;
  const account = { email: 'ida@gmail.com' };
  await whose(account);
  const codeFor = async (verifier: string) =>
    (await returnFromGoogle(auth, callback(), verifier, account)).get('code') ?? '';
  const [own, other] = [newVerifier(), newVerifier()];
  const stolen = await exchange(auth, callback(), await codeFor(own), other);
  tally.check('a stolen code', stolen.status === 400);
  const code = await codeFor(own);
  tally.check('the own code', (await exchange(auth, callback(), code, own)).status === 200);
  tally.check('the same again', (await exchange(auth, callback(), code, own)).status === 400);
  tally.check('a made-up one', (await exchange(auth, callback(), 'x', own)).status === 400);
  const query = new URLSearchParams({
    client_id: auth.userPoolClientId,
    redirect_uri: 'https://attacker.example/login',
    response_type: 'code',
    identity_provider: 'Google',
    state: 's',
    code_challenge: 'c',
    code_challenge_method: 'S256',
  });
  const { status } = await fetch(`${auth.url}/oauth2/authorize?${query}`);
  tally.check('another address to return to', status === 400);
});

control('a legitimate Google account', async (tally) => {
  tally.check('is refused', (await whose({ email: 'hans@gmail.com' })) === undefined);
});
