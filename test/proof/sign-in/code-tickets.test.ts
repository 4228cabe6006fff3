import { afterAll, beforeAll, vi } from 'vitest';
import {
  codeTicketMinutes,
  networkCodeLimits,
  noCodeTicket,
  tooManyFromNetwork,
} from '#shared/domain/auth/code-request-limits.ts';
import { type App, startApp } from '#test/support/app.ts';
import { control, guarantee, type Tally } from '../support/guarantee.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({ throttled: false, logLevel: 'SILENT' });
});
afterAll(() => app[Symbol.asyncDispose]());

/** Calls the user pool itself, past the product's pages, with whatever stands for a ticket. */
const call = async (operation: string, input: object, ticket?: string) => {
  const answer = await fetch(app.stack.auth.url, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify({
      ClientId: app.stack.auth.userPoolClientId,
      ...(ticket !== undefined && { ClientMetadata: { ticket } }),
      ...input,
    }),
  });
  return { status: answer.status, text: await answer.text() };
};
const signUp = (Username: string, ticket?: string) =>
  call('SignUp', { Username, Password: 'correct horse' }, ticket);
const codesTo = (address: string) =>
  app.stack.mail.inbox.list().filter(({ to, code }) => code && to === address).length;

/** A visitor from an address, as the gateway gets them from the distribution. */
const visitor = (address: string) =>
  app.as(undefined, { 'x-forwarded-for': `made.up, ${address}, 127.0.0.1` });
const ticketFor = async (email: string, client = app.as()) =>
  (await client.codes.ticket({ email })).ticket;

const isRefused = async (tally: Tally, label: string, email: string, ticket?: string) => {
  const before = codesTo(email);
  const { status, text } = await signUp(email, ticket);
  tally.check(`${label}: refused in our words`, status === 400 && text.includes(noCodeTicket));
  tally.check(`${label}: no mail`, codesTo(email) === before);
};

guarantee('without a ticket of ours the user pool mails no code', async (tally) => {
  await isRefused(tally, 'none', 'stranger@example.com');
  tally.check('no user', app.stack.auth.find('stranger@example.com') === undefined);
  await isRefused(tally, 'an empty one', 'stranger@example.com', '');

  await signUp('waits@example.com', await ticketFor('waits@example.com'));
  await call('ResendConfirmationCode', { Username: 'waits@example.com' });
  tally.check('a code is not sent again', codesTo('waits@example.com') === 1);

  await app.stack.auth.signUp({ email: 'forgot@example.com' });
  await call('ForgotPassword', { Username: 'forgot@example.com' });
  tally.check('nor for a new password', codesTo('forgot@example.com') === 1);
});

guarantee('a ticket is good once, for its address, for five minutes', async (tally) => {
  const ticket = await ticketFor('ada@example.com');
  await isRefused(tally, 'of another address', 'eve@example.com', ticket);
  for (const [at, part] of ticket.split('.').entries()) {
    const forged = ticket.split('.');
    forged[at] = part.replace(/.$/, (last) => (last === '1' ? '2' : '1'));
    await isRefused(tally, `with part ${at} forged`, 'ada@example.com', forged.join('.'));
  }
  const passed = await signUp('Ada@Example.com', ticket);
  tally.check('for its address, however it is written', passed.status === 200);
  const again = await call('ResendConfirmationCode', { Username: 'ada@example.com' }, ticket);
  tally.check('not twice', again.status === 400 && again.text.includes(noCodeTicket));

  const old = await ticketFor('late@example.com');
  vi.setSystemTime(Date.now() + codeTicketMinutes * 60_000 + 1);
  await isRefused(tally, 'over', 'late@example.com', old);
  vi.useRealTimers();

  const shared = await ticketFor('race@example.com');
  const tries = await Promise.all(
    Array.from({ length: 10 }, () => signUp('race@example.com', shared)),
  );
  tally.check('ten at once', tries.filter(({ status }) => status === 200).length === 1);
});

guarantee('one network gets codes for twenty mailboxes in an hour, and no more', async (tally) => {
  const results = [];
  for (let nth = 0; nth < 40; nth++) {
    // Every address of the network in turn, and every mailbox another one.
    const client = visitor(`203.0.113.${nth}`);
    const email = `mailbox${nth}@example${nth}.com`;
    const ticket = await ticketFor(email, client).catch((error: Error) => error);
    if (ticket instanceof Error) results.push(ticket.message);
    else results.push((await signUp(email, ticket)).status);
  }
  const passed = results.filter((result) => result === 200).length;
  tally.check(`${passed} passed`, passed === networkCodeLimits.hour);
  tally.check(
    'the others read that it is their network',
    results.slice(passed).every((result) => result === tooManyFromNetwork),
  );

  const wide = await Promise.allSettled(
    Array.from({ length: 40 }, (_, nth) =>
      ticketFor(`six${nth}@example.com`, visitor(`2001:db8:7:42${nth + 10}::${nth}`)),
    ),
  );
  const six = wide.filter(({ status }) => status === 'fulfilled').length;
  tally.check(`${six} from one /56 of IPv6`, six === networkCodeLimits.hour);

  const neighbor = await ticketFor('next@example.com', visitor('203.0.114.9'));
  tally.check('the next network', (await signUp('next@example.com', neighbor)).status === 200);
});

guarantee('an office of twelve signs up from one address', async (tally) => {
  for (let nth = 0; nth < 12; nth++) {
    const email = `colleague${nth}@example.com`;
    const ticket = await ticketFor(email, visitor('198.51.100.7'));
    tally.check(email, (await signUp(email, ticket)).status === 200);
  }
});

guarantee('nobody is kept out while tickets cannot be counted', async (tally) => {
  const mend = app.stack.data.inject(({ operation }) =>
    operation === 'UpdateItem' ? 'fail' : undefined,
  );
  const ticket = await ticketFor('lucky@example.com', visitor('192.0.2.1'));
  const { status } = await signUp('lucky@example.com', ticket);
  const stranger = await signUp('unlucky@example.com');
  mend();
  tally.check('a sign-up while the table fails', status === 200);
  tally.check('but not without a ticket', stranger.status === 400);
});

guarantee('the table keeps no address and no network of who asked for a code', async (tally) => {
  await ticketFor('private@example.com', visitor('192.0.2.77'));
  const rows = JSON.stringify(await app.table.all());
  for (const word of ['192.0.2', 'private@example.com', '203.0.113', '198.51.100'])
    tally.check(word, !rows.includes(word));
});

control('a pool that believes every ticket', async (tally) => {
  app.stack.mail.inbox.deliver({ to: 'stranger@x.org', code: '1', subject: '', text: '' });
  tally.check('no mail', codesTo('stranger@x.org') === 0);
});
