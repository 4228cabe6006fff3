import { request as httpRequest } from 'node:http';
import { ulid } from 'ulid';
import type { StackOptions } from '#local/stack/local-stack-types.ts';
import { keepTokenOf } from '#shared/domain/auth/second-factor-reset.ts';
import { addDays, isoWeekOf } from '#shared/domain/lib/local-date.ts';
import { stopTokenOf } from '#shared/domain/week/check-in/stop-token.ts';
import { ownTask } from '#shared/domain/week/tasks-from-sources.ts';
import { spoken } from '#test/support/answers/spoken.ts';
import { type App, emailOf, startApp } from '#test/support/app.ts';
import { connectApp } from '#test/support/apps/apps.ts';
import { type Asker, asker } from '#test/support/chat.ts';
import { invitationFor, joined } from '#test/support/people/people.ts';
import { base64Of, jpeg } from '#test/support/photos.ts';
import { storePost } from '#test/support/posts/posts.ts';
import { buy } from '#test/support/purchase.ts';
import { storeReview } from '#test/support/reviews/reviews.ts';
import { type Ids, sampleInvoice, type Wired } from './samples.ts';

/** The provider's answer in these proofs: always the same, with a fact to remember. */
export const plainAnswer = spoken('Call them on Tuesday.', {
  parts: [{ kind: 'draft', channel: 'text-message', title: 'Day 3', subject: null, body: 'Hi' }],
  facts: [{ key: 'crew size', value: 'The secret', quote: 'The secret' }],
});

/** An owner with one item of everything that has an id. */
export const seedOwner = async (app: App, name: string) => {
  app.stack.openai.say(plainAnswer);
  const owner = await asker(app, name, { name: `${name} secret pipes` });
  const photo = { data: base64Of(jpeg), thumbnail: base64Of(jpeg) };
  const { turn } = await owner.ask({ text: `The secret of ${name}`, photo });
  const { items } = await owner.api.memory.list({ business_id: owner.businessId });
  await owner.api.numbers.save({
    business_id: owner.businessId,
    today: new Date().toISOString().slice(0, 10),
    numbers: [{ id: 'owner_pay', value: '4321' }],
  });
  const work = await owner.api.drafts.save({
    business_id: owner.businessId,
    id: ulid(),
    name: 'A saved text',
    channel: 'text-message',
    subject: null,
    body: `The secret of ${name}`,
    helper_id: 'sales',
  });
  const { receivables } = await owner.api.connections.saveReceivables({
    business_id: owner.businessId,
    today: today(),
    currency: 'USD',
    invoices: [{ ...sampleInvoice(), customer: `The secret of ${name}` }],
  });
  const reviewed = await storeReview(app, owner, { text: `The secret of ${name}` });
  const posted = await storePost(app, owner, `The secret of ${name}`);
  const week = await seedWeek(app, owner, name);
  const { sub: person } = await joined(app, name, `office-of-${name}`);
  const invited = `invited-by-${name}@example.com`;
  await owner.api.account.invite({ email: invited });
  const ids: Omit<Ids, 'suggestion' | 'contact' | 'action' | 'actionVersion'> = {
    ...week,
    ...reviewed,
    ...posted,
    business: owner.businessId,
    chat: turn.chat_id,
    message: turn.id,
    fact: items[0]?.id ?? '',
    work: work.id,
    receivable: receivables[0]?.id ?? '',
    app: (await connectApp(app, owner)).id,
    invoice: String((await payNow(app, name))?.id),
    user: owner.sub,
    person,
    invitation: invitationFor(app, invited),
  };
  return { ...owner, ids };
};

/** Pays for the plan that the trial is about, and returns the invoice that is sent when the trial ends. */
const payNow = async (app: App, name: string) => {
  await buy(app, name, 'pro');
  const { billing, store, webhooks } = app.stack.stripe;
  const subscription = store.all('subscription').find(({ status }) => status === 'trialing');
  if (!subscription) throw new Error('nothing was bought');
  billing.renew(subscription, true);
  await webhooks.settled();
  return (await app.as(name).billing.invoices({})).invoices[0];
};

/** A task, a calendar address and the unsubscribe link of the weekly mail. */
const seedWeek = async (app: App, { api, businessId, sub }: Asker, name: string) => {
  const business_id = businessId;
  const { tasks } = await api.week.addTasks({
    business_id,
    tasks: [ownTask(`The secret of ${name}`, today(), ulid())],
  });
  const { address } = await api.calendar.make({ business_id });
  await api.checkIn.saveSettings({ business_id, mail: true, weekday: 1, hour: 7 });
  await api.checkIn.saveNumbers({
    business_id,
    week: isoWeekOf(addDays(today(), -7)),
    jobs_done: 4321,
    money_in: null,
    quotes_out: null,
  });
  const [checkIn] = await app.table.rows(`USER#${sub}`, 'CHECKIN#');
  return {
    task: String(tasks[0]?.id),
    feed: String(address.split('/').at(-1)),
    stop: stopTokenOf({ accountId: sub, businessId, secret: String(checkIn?.stop_secret) }),
    keep: keepTokenOf({ accountId: sub, resetId: businessId, signature: '5'.repeat(64) }),
  };
};
const today = () => new Date().toISOString().slice(0, 10);

/** The items an admin can change: a suggestion, a contact message and a stored starter prompt. */
export const seedAdminThings = async (app: App) => {
  const { id: suggestion } = await app.as().forms.suggest({ suggestion_text: 'The first idea' });
  const { id: contact } = await app.as().forms.contact({
    name: 'Cleo',
    email: 'cleo@example.com',
    subject: 'general',
    message: 'A first message',
  });
  const actionVersion = new Date().toISOString();
  const action = `proof-prompt-${ulid().toLowerCase()}`;
  await app.table.put({
    pk: 'ACTIONS#sales#Plumber',
    sk: `001#${action}`,
    id: action,
    version: 1,
    helper_id: 'sales',
    business_type: 'Plumber',
    action_type: 'quick_start_prompt',
    title: 'A prompt',
    description: 'A description',
    icon: 'star',
    prompt_content: 'Write to {business_name}.',
    additional_inputs: [],
    defaultSpecificOutcome: 'An outcome',
    order_index: 1,
    created_at: actionVersion,
    updated_at: actionVersion,
  });
  return { suggestion, contact, action, actionVersion };
};

/** The whole back end with two owners, Ada and Eve, and an admin, each with their data. */
export const startProof = async (options: StackOptions = {}) => {
  const app = await startApp({ throttled: false, logLevel: 'SILENT', ...options });
  const [ada, eve] = [await seedOwner(app, 'ada'), await seedOwner(app, 'eve')];
  await app.as('admin').account.get({});
  const things = await seedAdminThings(app);
  return {
    app,
    ada: { ...ada, ids: { ...ada.ids, ...things } },
    eve: { ...eve, ids: { ...eve.ids, ...things } },
    admin: { name: 'admin', email: emailOf('admin') },
    things,
    send: (wired: Wired, headers: HeaderList = []) => sendRaw(app.stack.apiUrl, wired, headers),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
};
export type Proof = Awaited<ReturnType<typeof startProof>>;

/** Headers in the order they are sent; a name may occur twice. */
export type HeaderList = readonly (readonly [name: string, value: string])[];
export type Answer = { status: number; headers: Record<string, string>; body: string };

/** Sends exactly these headers and bytes, because `fetch` would normalize them. */
export const sendRaw = (apiUrl: string, { method, path, body }: Wired, headers: HeaderList) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port, pathname } = new URL(apiUrl);
    const bytes = body === undefined ? undefined : Buffer.from(body);
    const raw = [
      ['host', `${hostname}:${port}`],
      ...(bytes
        ? [
            ['content-type', 'application/json'],
            ['content-length', String(bytes.length)],
          ]
        : []),
      ...headers,
    ].flat();
    const request = httpRequest(
      { hostname, port, method, path: pathname + path, headers: raw },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Record<string, string>,
            body: Buffer.concat(chunks).toString(),
          }),
        );
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(bytes);
  });

/** A response without the parts that differ between two equal responses. */
export const withoutRequestId = ({ status, body }: Pick<Answer, 'status' | 'body'>) =>
  `${status} ${body.replaceAll(/"requestId":"[^"]*"/g, '"requestId":"-"')}`;

/** All rows of the table as sorted text, to detect changes. */
export const tableText = async (app: App) => {
  const rows = await app.table.all();
  return rows
    .map((row) =>
      JSON.stringify(row, (_, value) => (value instanceof Set ? [...value].sort() : value)),
    )
    .sort()
    .join('\n');
};

/** Whether a text contains data of Ada; her name alone could occur in a random id. */
export const speaksOfAda = (text: string) => /secret of ada|ada secret|ada@/i.test(text);
