import { afterAll, beforeAll } from 'vitest';
import type { Item } from '#functions/lib/keys/key-and-item.ts';
import { sortPrefix } from '#functions/lib/keys/owner-item-keys.ts';
import { stageSettings } from '#infra/stages.ts';
import { writtenStage } from '#test/infra/synth.ts';
import { emailOf } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { deleteAccount } from '#test/support/delete-account.ts';
import { scaled } from '#test/support/proof-size.ts';
import { stateOf } from '../../support/items/turn-item.ts';
import { control, guarantee, type Tally } from '../support/guarantee.ts';
import {
  type HeaderList,
  type Proof,
  seedOwner,
  startProof,
  tableText,
} from '../support/proof-app.ts';
import { routes, wired } from '../support/samples.ts';

let proof: Proof;
beforeAll(async () => {
  proof = await startProof();
});
afterAll(() => proof[Symbol.asyncDispose]());

const bearer = (token: string): HeaderList => [['authorization', `Bearer ${token}`]];
const members = routes.filter(({ route }) => route.access === 'member');

const refreshes = async (RefreshToken: string) => {
  const ClientId = proof.app.stack.auth.userPoolClientId;
  return proof.app.pool('GetTokensFromRefreshToken', { RefreshToken, ClientId }).then(
    () => true,
    () => false,
  );
};

guarantee('after signing out no device gets a new token', async (tally) => {
  const { app } = proof;
  const { auth } = app.stack;
  const devices = await Promise.all([1, 2, 3].map(() => auth.tokensOf(emailOf('eve'))));
  tally.check(
    'before, they do',
    await refreshes((await auth.tokensOf(emailOf('eve'))).RefreshToken),
  );
  await app.pool('GlobalSignOut', { AccessToken: devices[0]?.AccessToken });
  for (const { RefreshToken } of devices) tally.check('a device', !(await refreshes(RefreshToken)));
  const one = await auth.tokensOf(emailOf('eve'));
  await app.pool('RevokeToken', { Token: one.RefreshToken, ClientId: auth.userPoolClientId });
  tally.check('a token that was handed back', !(await refreshes(one.RefreshToken)));
  const disabled = await auth.tokensOf(emailOf('eve'));
  await app.pool('AdminDisableUser', { Username: emailOf('eve') });
  tally.check('somebody who was shut out', !(await refreshes(disabled.RefreshToken)));
  await app.pool('AdminEnableUser', { Username: emailOf('eve') });
});

guarantee(
  'the stages issue short-lived, revocable tokens, and do not reveal which accounts exist',
  // By day the same rules are in test/infra/rules/sign-in.ts, for every stage.
  { tags: 'night' },
  (tally) => {
    for (const stage of Object.keys(stageSettings) as (keyof typeof stageSettings)[]) {
      const clients = Object.values(writtenStage(stage).templates.auth.Resources)
        .filter(({ Type }) => Type === 'AWS::Cognito::UserPoolClient')
        .map(({ Properties }) => Properties);
      tally.check(`${stage}: one client`, clients.length === 1);
      for (const { AccessTokenValidity, TokenValidityUnits, ...rest } of clients) {
        const minutes = TokenValidityUnits?.AccessToken === 'minutes' ? AccessTokenValidity : 60;
        tally.check(`${stage}: ${minutes} minutes`, minutes <= 15);
        tally.check(`${stage}: can be taken back`, rest.EnableTokenRevocation === true);
        tally.check(`${stage}: names nobody`, rest.PreventUserExistenceErrors === 'ENABLED');
        tally.check(`${stage}: has no secret`, !rest.GenerateSecret);
        // The server's own way, for recovery codes, needs a right of our account.
        const flows = (rest.ExplicitAuthFlows ?? []).filter(
          (flow: string) => /PASSWORD/.test(flow) && flow !== 'ALLOW_ADMIN_USER_PASSWORD_AUTH',
        );
        tally.check(`${stage}: no browser sends the pool a password: ${flows}`, !flows.length);
      }
    }
  },
);

guarantee(
  'the token of a deleted owner reads nothing, changes nothing and restores nothing',
  async (tally) => {
    const { app, things } = proof;
    const zoe = await seedOwner(app, 'zoe');
    const token = await app.token('zoe');
    const { RefreshToken } = await app.stack.auth.tokensOf(emailOf('zoe'));
    await deleteAccount(app, 'zoe');
    tally.check('no new token', !(await refreshes(RefreshToken)));
    const before = new Set((await tableText(app)).split('\n'));
    for (const each of members) {
      const sent = wired(each.route, each.sample({ ...zoe.ids, ...things }));
      const { status, body } = await proof.send(sent, bearer(token));
      // Routes about money respond with unavailable for a missing account.
      const calm = status < 500 || body.includes('"code":"unavailable"');
      tally.check(`${each.name}: ${status} ${body.slice(0, 100)}`, calm && !/zoe/i.test(body));
    }
    const added = (await tableText(app)).split('\n').filter((row) => !before.has(row));
    const stored = added
      .filter((row) => row.includes(zoe.sub))
      .filter((row) => !passes(JSON.parse(row)));
    tally.check(`nothing of that owner came back: ${stored}`, stored.length === 0);
  },
);

guarantee(
  'an ended or new plan takes effect at the next call, with the same token',
  async (tally) => {
    const { app } = proof;
    const uma = await asker(app, 'uma', {
      selected_helpers: ['marketing', 'sales', 'finance', 'operations'],
    });
    const row = [`USER#${uma.sub}`, 'ACCOUNT'] as const;
    const subscribed = (plan: string, status = 'active') => ({
      id: 'sub_proof',
      status,
      plan,
      period: 'monthly',
      current_period_end: null,
      cancel_at_period_end: false,
    });
    await app.table.change(...row, 'trial_ends_at', '2026-01-01T00:00:00.000Z');
    const states = [
      [null, 'free', 'helper-locked'],
      [subscribed('pro'), 'pro', 'answered'],
      [subscribed('pro', 'canceled'), 'free', 'helper-locked'],
      [subscribed('essentials'), 'essentials', 'answered'],
      [subscribed('essentials', 'unpaid'), 'free', 'helper-locked'],
      [subscribed('pro', 'past_due'), 'pro', 'answered'],
      [null, 'free', 'helper-locked'],
    ] as const;
    for (const [subscription, plan, outcome] of states) {
      await app.table.change(...row, 'subscription', subscription);
      const { entitlement } = await uma.api.account.get({});
      tally.check(`${plan}: ${entitlement.plan}`, entitlement.plan === plan);
      // The third helper of the selection: after the two of a Free account.
      const got = await uma.ask({ helper_id: 'finance' }).then(
        () => 'answered',
        (error: { code?: string }) => error.code,
      );
      tally.check(`${plan}: ${got}`, got === outcome);
    }
  },
);

/**
 * The items that a token in its last minutes may still create: the claim on an unanswered question, which has no text
 * and expires, and a suggestion, whose Lambda may not read the account.
 */
const passes = (item: Item) =>
  item.pk.startsWith('INBOX#suggestion#') ||
  (item.sk.startsWith(sortPrefix.turn) &&
    stateOf(item) === 'failed' &&
    item.ttl !== undefined &&
    item.text === undefined);

const onboardings = scaled(10, 50);
const onboardAgain = async (tally: Tally, name: string, between: () => Promise<void>) => {
  const { app } = proof;
  const owner = await asker(app, name);
  const before = await owner.api.account.get({});
  await owner.ask();
  const used = (await owner.quota()).total;
  for (let nth = 0; nth < onboardings; nth++) {
    await between();
    const { account, quota } = await owner.api.account.onboard({
      name: `Pipes ${nth}`,
      type: 'Plumber',
      plan: nth % 2 ? 'pro' : 'essentials',
      selected_helpers: ['sales'],
    });
    tally.check(`${nth}: the trial`, account.trial_ends_at === before.account.trial_ends_at);
    tally.check(`${nth}: the count`, quota.total === used);
  }
};

guarantee('fifty onboardings give one trial and do not reset the quota', (tally) =>
  onboardAgain(tally, 'ida', async () => {}),
);

guarantee(
  'a hundred sign-ups at once with the admin’s address create no admin without the code',
  async (tally) => {
    const { app } = proof;
    const { userPoolClientId: ClientId } = app.stack.auth;
    await app.pool('AdminDeleteUser', { Username: emailOf('admin') });
    const spellings = [
      'admin@sevenhands.test',
      'ADMIN@sevenhands.test',
      ' admin@sevenhands.test',
      'admin@SEVENHANDS.TEST',
    ];
    await Promise.allSettled(
      Array.from({ length: 100 }, (_, nth) => {
        const Username = spellings[nth % spellings.length];
        const UserAttributes = [
          { Name: 'email', Value: Username },
          { Name: 'email_verified', Value: 'true' },
        ];
        return app.pool('SignUp', {
          ClientId,
          Username,
          Password: 'correct horse',
          UserAttributes,
        });
      }),
    );
    const { Users } = (await app.pool('ListUsersInGroup', { GroupName: 'admin' })) as {
      Users: object[];
    };
    tally.check(`${Users.length} admins`, Users.length === 0);
    for (const ConfirmationCode of ['000000', '123456', ''])
      await app
        .pool('ConfirmSignUp', { ClientId, Username: emailOf('admin'), ConfirmationCode })
        .catch(() => {});
    const after = (await app.pool('ListUsersInGroup', { GroupName: 'admin' })) as {
      Users: object[];
    };
    tally.check(`${after.Users.length} admins after guessing`, after.Users.length === 0);
  },
);

control('a trial that is renewed between two onboardings', { tags: 'night' }, (tally) =>
  onboardAgain(tally, 'eli', async () => {
    const sub = await proof.app.sub('eli');
    await proof.app.table.change(
      `USER#${sub}`,
      'ACCOUNT',
      'trial_ends_at',
      new Date().toISOString(),
    );
  }),
);
