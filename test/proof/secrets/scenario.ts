import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { ulid } from 'ulid';
import { type JobName, jobs, runJob } from '#local/jobs.ts';
import { secretIds } from '#local/stack/lambda-environment.ts';
import { emailOf, startApp } from '#test/support/app.ts';
import { whole } from '#test/support/proof-size.ts';
import { signatureOf } from '#test/support/stripe-signature.ts';
import { createBooksDay } from './books-day.ts';
import { canaries, wordOf } from './canaries.ts';
import {
  type EchoingService,
  type FailureMode,
  startKms,
  startMail,
  startModel,
  startPayments,
  startQueue,
  startSecrets,
  startTable,
} from './echoing-services.ts';
import { startBooks } from './marked-books.ts';

/**
 * A day of the product in a separate process, with every service failing in turn, and the logs of the Lambdas on its
 * output. The first file gets every response, one JSON object per line; the second what the table, the model, the
 * mail service, the books and the queues were sent, one JSON object per line with the name of the service.
 */
const [, , answersFile = '', receivedFile = ''] = process.argv;
const answers: { status: number; path: string; body: string; headers: string }[] = [];

const services = new Map<string, EchoingService>();
const urlOf = async (service: string, starting: Promise<EchoingService>) => {
  const started = await starting;
  services.set(service, started);
  return started.url;
};
process.env.AWS_MAX_ATTEMPTS = '1';
const app = await startApp({
  logLevel: 'DEBUG',
  proxies: {
    openai: async () => `${await urlOf('model', startModel())}/v1`,
    stripe: (url, { stripe }) => urlOf('payments', startPayments(url, stripe.secretKey)),
    mail: () => urlOf('mail', startMail()),
    secrets: () =>
      urlOf(
        'secrets',
        startSecrets({
          [secretIds.openai]: { apiKey: canaries.openaiKey },
          [secretIds.stripe]: { apiKey: canaries.stripeKey, webhookSecret: canaries.webhookSecret },
          [secretIds.hash]: { key: 'the key of this test, which guards nobody at all' },
          [secretIds.connections]: {
            quickbooks: {
              clientSecret: canaries.booksSecret,
              verifierToken: canaries.verifierToken,
            },
          },
        }),
      ),
    table: (url) => urlOf('table', startTable(url)),
    kms: (url) => urlOf('kms', startKms(url)),
    queue: (url) => urlOf('queue', startQueue(url)),
    books: (url, { books }) => urlOf('books', startBooks(url, books)),
  },
});
const { stack } = app;

const name = wordOf('email');
await stack.auth.signUp({ email: emailOf(name), password: canaries.password });
await app.signIn(name);

const send = async (method: string, path: string, body?: unknown, headers = {}, as?: string) => {
  const answer = await app
    .send(method, path, { name: as ?? name, body, headers })
    .catch(() => undefined);
  const text = (await answer?.text().catch(() => '')) ?? '';
  const shown = JSON.stringify([...(answer?.headers ?? [])]);
  answers.push({
    status: answer?.status ?? 0,
    path: `${method} ${path}`,
    body: text,
    headers: shown,
  });
  return text;
};
const json = (text: string) => {
  try {
    return JSON.parse(text) as Record<string, never>;
  } catch {
    return {} as Record<string, never>;
  }
};

await send('POST', '/account/onboarding', {
  name: canaries.businessName,
  type: 'Plumber',
  plan: 'pro',
  selected_helpers: ['sales'],
});
const { businesses = [] } = json(await send('GET', '/account')) as {
  businesses?: { id: string }[];
};
const business = businesses[0]?.id ?? '';
const owner = { api: app.as(name), businessId: business, sub: await app.sub(name) };
const books = createBooksDay(app, owner, send);
stack.books.company('9001').invoices.forEach((invoice) => {
  invoice.CustomerRef.name = canaries.customer;
});
const chat = randomUUID();
const ask = (more: object, accept = 'application/json') =>
  send(
    'POST',
    '/chat',
    { message_id: ulid(), chat_id: chat, business_id: business, helper_id: 'sales', ...more },
    { accept },
  );
const prompt = {
  id: 'sales.closing.need-to-think',
  specificOutcome: canaries.question,
  constraints: canaries.pasted,
  additionalInputs: {
    quote_value: '480',
    quoted_job: canaries.pasted,
    objection: canaries.pasted,
  },
};
const contact = {
  name: 'Cleo',
  email: canaries.contactEmail,
  subject: 'general',
  message: canaries.contactText,
};
const event = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  livemode: false,
  type: 'customer.subscription.updated',
  data: { object: { customer: 'cus_unknown', email: canaries.email, note: canaries.question } },
});
const webhook = (body: string, signature: string) =>
  send('POST', '/stripe/webhook', body, { 'stripe-signature': signature });

/** All actions of an owner, a visitor, the payment provider and the scheduled jobs. */
const everything = async (signIn: string) => {
  await books.use(signIn);
  await ask({ text: canaries.question });
  await ask({ text: canaries.question, helper_id: null }, 'text/event-stream');
  await ask({ prompt }, 'text/event-stream');
  await ask({ text: canaries.question, replaces: ulid() });
  await ask({ text: canaries.question.repeat(300) });
  await ask({ text: canaries.question, system: canaries.pasted });
  await send('PATCH', `/businesses/${business}`, { main_challenge: canaries.question });
  await send('PATCH', `/businesses/${business}`, { company_size: canaries.question });
  await send('POST', '/businesses', `{"name": "${canaries.businessName}`);
  await send('POST', '/chats/search', { search: canaries.question });
  await send('GET', `/chats/${chat}`);
  await send('PUT', `/chats/${chat}/turns/${ulid()}/feedback`, {
    rating: 'up',
    reason: canaries.feedback,
  });
  await send('GET', `/businesses/${business}/memory`);
  await send('GET', '/account/usage');
  await send('GET', '/account/export');
  await send('POST', '/account/email', {});
  await send('POST', '/account/suggestions', { suggestion_text: canaries.suggestion });
  await send('POST', '/suggestions', {
    suggestion_text: canaries.suggestion,
    contact_email: canaries.contactEmail,
  });
  await send('POST', '/contact', contact);
  await send('POST', '/contact', { ...contact, email: canaries.question });
  await send('POST', '/billing/checkout', { plan: 'pro', period: 'monthly' });
  await send('POST', '/billing/portal', { flow: 'home' });
  await send('POST', '/billing/sync', {});
  await webhook(event, signatureOf(event, canaries.webhookSecret));
  await webhook(event, signatureOf(event, 'whsec_wrong'));
  await webhook(event, canaries.webhookSecret);
  for (const path of ['users', 'overview', 'suggestions', 'messages', 'ads', 'audit'])
    await send('GET', `/admin/${path}`, undefined, {}, 'admin');
  await send('GET', '/admin/users');
  for (const job of Object.keys(jobs) as JobName[])
    await runJob(job).catch((error: Error) => console.error('the job gave up', error));
};

const failures: FailureMode[] = ['refuses', 'fails', 'nonsense', 'cut'];
/** What fails at once; the books fail where one signs in and where one reads. */
const parts = (service: string) => (service === 'books' ? [/^\/token/, /^\/v3\//] : [/^/]);
await everything(await books.begin());
const faults = [...services].flatMap(([name, service], nth) =>
  parts(name).flatMap((part, at) =>
    failures
      // In the short form each service fails in one way, and all ways occur.
      .filter((_, way) => whole || (nth + at) % 4 === way)
      .map((failure) => ({ name, service, part, failure })),
  ),
);
/** None of these is asked only after another has answered: in the short form they fail together. */
const independent = new Set(whole ? [] : ['model', 'payments', 'mail', 'queue']);
const rounds = [
  faults.filter(({ name }) => independent.has(name)),
  ...faults.filter(({ name }) => !independent.has(name)).map((fault) => [fault]),
].filter((round) => round.length);
for (const round of rounds) {
  const signIn = await books.begin();
  for (const { service, failure, part } of round) service.setMode(failure, part);
  await everything(signIn);
  for (const { service } of round) service.setMode('works');
}
await books.begin();
await send('POST', '/account/delete', { confirmation: 'DELETE' });

const lines = (all: object[]) => all.map((one) => JSON.stringify(one)).join('\n');
writeFileSync(answersFile, lines(answers));
const kept = ['table', 'model', 'mail', 'books', 'queue'].flatMap((service) =>
  (services.get(service)?.received ?? []).map((body) => ({ service, body })),
);
writeFileSync(receivedFile, lines(kept));
await app[Symbol.asyncDispose]();
process.exit(0);
