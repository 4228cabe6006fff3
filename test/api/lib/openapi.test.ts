import { readFileSync } from 'node:fs';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { addDays, isoWeekOf } from '#shared/domain/lib/local-date.ts';
import { openapi } from '#shared/openapi.ts';
import { spoken } from '#test/support/answers/spoken.ts';
import { protectedSignIn, waitingReset } from '#test/support/app/recovery.ts';
import { type App, startApp } from '#test/support/app.ts';
import { connectApp } from '#test/support/apps/apps.ts';
import { useCalendar } from '#test/support/calendar/calendar.ts';
import { type Asker, answerOf, asker, questionIn, said } from '#test/support/chat.ts';
import { useConnections } from '#test/support/connections.ts';
import { invitationFor, joined, workingIn } from '#test/support/people/people.ts';
import { base64Of, jpeg } from '#test/support/photos.ts';
import { useWithdrawals } from '#test/support/posts/facebook.ts';
import { usePosts } from '#test/support/posts/posts.ts';
import { editOf, filledIn, publish } from '#test/support/prompt-edit.ts';
import { quoteGoneQuiet } from '#test/support/quote-gone-quiet.ts';
import { useReviews } from '#test/support/reviews/reviews.ts';
import { documented, openapiValidator } from '#test/support/tools/openapi-validator.ts';
import { added, newTask, utcToday } from '#test/support/week/stored-tasks.ts';
import { apiPage } from '../../../docs/api-page.ts';

test('docs/openapi.json matches the contract', () => {
  const written = readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8');
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(openapi())));
});

test('docs/api.md matches the contract', () => {
  const written = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
  expect(written).toBe(`${apiPage()}\n`);
});

test('every operation responds according to the document, checked by an independent validator', async () => {
  await using app = await startApp();
  // Imported late, because the Lambda modules read their environment at load.
  const { saveShippedPrompts } = await import('#functions/catalogue/save-shipped-prompts.ts');
  await saveShippedPrompts();
  const watching = openapiValidator(app.stack.apiUrl);
  await visit(app);
  await own(app);
  await share(app);
  await planWeek(app);
  await administer(app);
  await fail(app);
  await app.as('ada').account.remove({ confirmation: 'DELETE' });
  const { complaints, answered } = await watching.done();
  expect(complaints).toEqual([]);
  expect([...answered].sort()).toEqual([...documented].sort());
});

test.each([
  ['/health', Response.json({ ok: 'yes' }), 'must be equal to constant'],
  ['/health', Response.json({ ok: true, more: 1 }), 'must NOT have additional properties'],
  ['/health', Response.json({ ok: true }, { status: 418 }), '418 application/json is not in'],
  [
    '/health',
    Response.json(
      { code: 'forbidden', title: 'No', retryable: false },
      { status: 400, headers: { 'content-type': 'application/problem+json' } },
    ),
    'code must be equal to one of the allowed values',
  ],
  ['/healthy', Response.json({ ok: true }), 'GET /healthy is not in the document'],
])('the validator reports a wrong response to %s', async (path, answer, complaint) => {
  const real = globalThis.fetch;
  globalThis.fetch = async () => answer;
  try {
    const watching = openapiValidator('http://somewhere.example/api');
    await fetch(`http://somewhere.example/api${path}`);
    const { complaints } = await watching.done();
    expect(complaints.join()).toContain(complaint);
  } finally {
    globalThis.fetch = real;
  }
});

const visit = async (app: App) => {
  const visitor = app.as();
  await visitor.health.get({});
  await visitor.forms.suggest({ suggestion_text: 'An app for my van' });
  await visitor.codes.ticket({ email: 'vi@example.com' });
  await visitor.forms.contact({
    name: 'Vi',
    email: 'vi@example.com',
    subject: 'general',
    message: 'Do you also help bakers with their prices?',
  });
};

const share = async (app: App) => {
  const ada = app.as('ada');
  const businesses = (await ada.account.get({})).businesses.map(({ id }) => id);
  const { sub } = await joined(app, 'ada', 'olga');
  await ada.account.chooseBusinesses({ id: sub, businesses });
  await ada.account.chooseWhoStays({ ids: [sub] });
  const olga = workingIn(app, await app.sub('ada'), 'olga');
  const offer = () => ada.account.offerHandover({ id: sub, confirmation: 'HAND OVER' });
  await offer();
  await ada.account.takeHandoverBack({});
  await offer();
  await olga.account.answerHandover({ accept: false });
  await ada.account.removePerson({ id: sub });
  await ada.account.restorePerson({ id: sub });
  const { turn } = await answerOf(await ada.chat.ask(questionIn(String(businesses[0]))));
  await ada.history.share({ id: turn.chat_id, person_id: sub });
  await olga.account.leave({});
  await (await app.member('uma')).account.closeAccount({ confirmation: 'DELETE' });
  const { invitations } = await ada.account.invite({ email: 'pia@example.com' });
  await ada.account.inviteAgain({ id: String(invitations[0]?.id) });
  await app.as().links.showInvitation({ token: invitationFor(app, 'pia@example.com') });
  await ada.account.people({});
};

const planWeek = async (app: App) => {
  const ada = await asker(app, 'ada');
  const { api, businessId: business_id } = ada;
  const [task] = await added({ api, businessId: business_id }, newTask());
  if (!task) throw new Error('Not added');
  const { id, version: seen } = task;
  await api.week.changeTask({ business_id, id, seen, change: { kind: 'tick' } });
  await followUpQuote(ada);
  await api.week.get({ business_id });
  await api.week.today({ business_id });
  const { address } = await api.calendar.make({ business_id });
  await api.calendar.get({ business_id });
  await app.send('GET', new URL(address).pathname.replace(/^\/api/, ''));
  await api.calendar.remove({ business_id });
  const week = isoWeekOf(addDays(utcToday(), -14));
  await api.checkIn.saveNumbers({
    business_id,
    week,
    jobs_done: 3,
    money_in: null,
    quotes_out: null,
  });
  await api.checkIn.saveSettings({ business_id, mail: true, weekday: 2, hour: 8 });
  await api.checkIn.getSettings({ business_id });
  await api.checkIn.get({ business_id });
  await app.send('GET', '/check-in/stop/unknown');
  await app.send('POST', '/check-in/stop/unknown');
};

const own = async (app: App) => {
  const ada = await asker(app, 'ada');
  const { api, businessId: business_id } = ada;
  app.stack.openai.say(
    spoken('Noted.', {
      parts: [
        { kind: 'draft', channel: 'text-message', title: 'Day 3', subject: null, body: 'Hi' },
      ],
      facts: [{ key: 'crew size', value: said, quote: said }],
      decisions: [said],
    }),
  );
  const photo = { data: base64Of(jpeg), thumbnail: base64Of(jpeg) };
  const { turn } = await ada.ask({ photo });
  await app.send('POST', '/chat', { name: 'ada', body: ada.question() });
  await api.account.usage({});
  await api.account.syncEmail({});
  await api.account.export({});
  await app.as().codes.recover(await protectedSignIn(app, 'rita'));
  await api.catalogue.listPrompts({ helper_id: 'sales', business_type: 'Plumber' });
  await api.feedback.suggestAsMember({ suggestion_text: 'More trades' });
  await api.feedback.contactAsMember({
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'support',
    message: 'How do I add a business?',
  });

  await api.history.list({});
  await api.history.search({ search: 'quote' });
  const { chat_id: id } = turn;
  await api.history.get({ id });
  await api.history.photo({ id, message_id: turn.id });
  const sound = Buffer.from('1a45dfa39f42', 'hex').toString('base64');
  await api.speech.transcribe({ business_id, sound });
  await api.history.rate({ id, message_id: turn.id, rating: 'up' });
  await api.history.changeDraft({ id, message_id: turn.id, index: 1, body: 'Hi Ann', sent: true });
  app.stack.openai.say();
  for await (const { event } of await api.chat.putInSpanish({ id, message_id: turn.id, index: 1 }))
    expect(event).not.toBe('error');
  await api.history.takeDraft({ id, message_id: turn.id });
  await api.history.fillPlaces({ id, message_id: turn.id, places: { 'first name': 'Ann' } });
  await api.history.stop({ id, message_id: turn.id, shown: 10 });
  const { items } = await api.memory.list({ business_id });
  const fact = String(items[0]?.id);
  await api.memory.update({ business_id, id: fact, paused: true });
  await api.memory.undo({ business_id, id: fact, message_id: turn.id });
  const added = await api.memory.add({ business_id, key: 'guarantee', text: 'Two years' });
  await api.memory.remove({ business_id, id: added.id });
  const today = new Date().toISOString().slice(0, 10);
  await api.numbers.save({
    business_id,
    today,
    numbers: [{ id: 'owner_pay', value: '4000' }],
    choices: [{ id: 'crew_paid', value: 'anyway' }],
  });
  await api.numbers.saveImport({
    business_id,
    kind: 'payments',
    source: 'stripe',
    date: today,
    rows: 20,
    until: today,
    figures: { card_fee: { value: '2.9', n: 20 } },
    numbers: [{ id: 'card_fee', value: '2.9' }],
  });
  await api.numbers.list({ business_id });
  await api.numbers.remove({ business_id, entry: 'payments' });
  const { receivables } = await api.connections.saveReceivables({
    business_id,
    today: new Date().toISOString().slice(0, 10),
    currency: 'USD',
    invoices: [
      {
        customer: 'Olentangy Dental',
        number: '1207',
        issued: '2026-01-20',
        due: null,
        total: '660',
        balance: '660',
      },
    ],
  });
  await api.connections.receivables({ business_id });
  await api.connections.changeReceivable({
    business_id,
    id: receivables[0]?.id ?? '',
    today: new Date().toISOString().slice(0, 10),
    change: 'reminded',
  });
  await api.connections.noteReceivable({
    business_id,
    id: receivables[0]?.id ?? '',
    on: new Date().toISOString().slice(0, 10),
    text: 'Pays on Friday',
  });
  await api.connections.forgetReceivables({ business_id });
  const owner = { api, businessId: business_id, sub: await app.sub('ada') };
  await useConnections(app, owner);
  await useReviews(app, owner);
  await useCalendar(app, owner);
  await usePosts(app, owner);
  await useWithdrawals(app, owner);
  const connected = await connectApp(app, ada);
  await api.apps.list({ business_id });
  await api.apps.check({ query: '' });
  await api.apps.remove({ business_id, id: connected.id });
  const work = await api.drafts.save({
    business_id,
    id: ulid(),
    name: 'Text to regulars',
    channel: 'text-message',
    subject: null,
    body: 'From January your clean is $178.',
    helper_id: 'sales',
  });
  await api.drafts.list({ business_id });
  await api.drafts.rename({ business_id, id: work.id, name: 'New price' });
  await api.drafts.remove({ business_id, id: work.id });
  await api.history.rename({ id, title: 'My quote' });
  await api.history.pin({ id, pinned: true });
  await api.history.clear({ id });
  await api.history.remove({ id });

  const { account } = await api.businesses.add({ name: 'Second', type: 'Painter' });
  const second = String(account.active_business_id);
  await api.businesses.update({ business_id: second, name: 'Second Best' });
  await api.businesses.locate({ business_id: business_id, time_zone: 'Europe/Berlin' });
  await api.businesses.switch({ business_id: business_id });
  await api.businesses.remove({ business_id: second });

  const { url } = await api.billing.checkout({ plan: 'essentials', period: 'monthly' });
  app.stack.stripe.pay(url.split('/').at(-1) ?? '');
  await app.stack.stripe.webhooks.settled();
  await api.billing.portal({});
  await api.billing.sync({});
  await api.billing.startNow({});
  const { invoices } = await api.billing.invoices({});
  await api.billing.invoicePdf({ id: String(invoices[0]?.id) });
};

/** A quote that was followed up, and what became of it. */
const followUpQuote = async ({ api, ask, businessId: business_id }: Asker) => {
  const { turn } = await ask({ prompt: quoteGoneQuiet('Let me think.') });
  const index = turn.parts?.findIndex(({ kind }) => kind === 'draft') ?? -1;
  const at = { id: turn.chat_id, message_id: turn.id, index };
  await api.history.changeDraft({ ...at, subject: null, body: null, sent: true });
  const { quotes } = await api.results.quotes({ business_id });
  await api.results.sayOutcome({ business_id, id: String(quotes[0]?.id), outcome: 'won' });
  await api.results.get({ business_id });
};

/** An owner of whom nothing else is asked. */
const someoneLeaving = async (app: App) => {
  await app.member('leaver');
  return {
    id: await app.sub('leaver'),
    email: 'leaver@example.com',
    proofs: ['address' as const, 'profile' as const],
    reason: 'Wrote to us',
  };
};

const administer = async (app: App) => {
  const { admin } = app.as('admin');
  await admin.getOverview({});
  await admin.getHealth({});
  await admin.deleteUser(await someoneLeaving(app));
  await admin.getModelSpend({});
  await admin.raiseModelLimit({ dollars: 5, reason: 'A busy Monday' });
  await admin.listUsers({});
  const { id: user } = await admin.findUser({ email: 'ada@example.com' });
  await admin.getUser({ id: user });
  await admin.listRatings({ helper_id: 'sales' });
  await admin.listWeakPrompts({ asked_at_least: '1' });
  await admin.getGrowth({});
  await admin.markTest({ id: await app.sub('ada'), is_test: true, reason: 'One of ours' });
  await admin.pauseAnswers({ id: await app.sub('bob'), paused: true, reason: 'Too many' });
  await helpOwners(app);
  await admin.getAds({});
  await answerIdeas(app);
  const messages = await admin.listMessages({});
  const id = String(messages.items[0]?.id);
  await answerMessages(app, id);
  await admin.markMessage({ id, done: true });
  await admin.removeMessage({ id, reason: 'Nothing but spam' });

  const place = { helper_id: 'sales', business_type: 'Plumber' } as const;
  const { items } = await admin.listPrompts(place);
  const [first] = items;
  if (!first) throw new Error('The catalogue is empty');
  const edit = editOf(first);
  await publish(app, { ...place, id: first.id, ...edit, title: `${first.title}!` });
  const { updated_at: _, ...words } = edit;
  const filled = { specificOutcome: 'A reply', additionalInputs: filledIn(first) };
  const tried = await app.send('POST', `/admin/actions/${first.id}/try`, {
    name: 'admin',
    body: { ...place, ...words, filled, sample: 'crew' },
  });
  expect(tried.status).toBe(200);
  await admin.orderPrompts({ ...place, ids: items.map((item) => item.id).toReversed() });
  await admin.restorePrompt({ ...place, id: first.id });
  await admin.listAudit({});
  await admin.exportAudit({});
};

/** What an admin does with the suggestion box. */
const answerIdeas = async (app: App) => {
  const { admin } = app.as('admin');
  const [suggestion] = (await admin.listSuggestions({})).items;
  const id = String(suggestion?.id);
  await admin.listOpenSuggestions({});
  await admin.answerSuggestions({ ids: [id], reply_id: ulid(), text: 'You can now.' });
  await admin.getSuggestion({ id });
  await admin.markSuggestions({ ids: [id], done: false });
  await admin.removeSuggestion({ id, reason: 'Nothing but spam' });
};

/** What an admin does to accounts. */
const helpOwners = async (app: App) => {
  const { admin } = app.as('admin');
  await app.member('ivy');
  const { id } = await admin.findUser({ email: 'ivy@example.com' });
  const reason = 'She asked for it';
  await admin.findUsers({ text: 'ivy' });
  await admin.extendTrial({ id, reason });
  const kim = await asker(app, 'kim', { plan: 'free' });
  await kim.ask();
  await admin.giveBackQuestions({ id: kim.sub, questions: 2, reason });
  await kim.api.billing.checkout({ plan: 'essentials', period: 'monthly' });
  await admin.readPayments({ id: kim.sub, reason });
  await admin.sendCode({ id, reason });
  await admin.sendSignUpCode({ email: 'ivy@example.com', reason });
  await admin.signOutUser({ id, reason });
  const token = await waitingReset(app, 'rob');
  await app.send('GET', `/second-factor/keep/${token}`);
  await app.send('POST', `/second-factor/keep/${token}`);
  const rob = await app.sub('rob');
  await admin.resetSecondFactor({ id: rob, proofs: ['address', 'profile'], reason });
  await admin.keepSecondFactor({ id: rob, reason });
};

const answerMessages = async (app: App, id: string) => {
  const { admin } = app.as('admin');
  await admin.listInbox({});
  await admin.assignMessage({ id, mine: true });
  await admin.snoozeMessage({ id, hours: 4 });
  await admin.replyToMessage({ id, reply_id: ulid(), text: 'We have a look', done: false });
  await admin.getMessage({ id });
};

/** Common mistakes of API clients. */
const fail = async (app: App) => {
  const nowhere = crypto.randomUUID();
  const tries: [string, string, Parameters<App['send']>[2]?][] = [
    ['GET', '/account'],
    ['GET', '/admin/users', { name: 'ada' }],
    ['GET', `/chats/${nowhere}`, { name: 'ada' }],
    ['GET', '/chats?limit=9999', { name: 'ada' }],
    ['POST', '/businesses', { name: 'ada', body: { name: '' } }],
    ['POST', '/businesses', { name: 'ada', body: '{' }],
    ['POST', '/businesses', { name: 'ada', body: { name: 'x'.repeat(100_000), type: 'Plumber' } }],
    ['POST', '/chat', { name: 'ada', body: { text: 'hi' } }],
    ['POST', '/stripe/webhook', { body: '{}' }],
    ['POST', `/businesses/${nowhere}/switch`, { name: 'ada', headers: { 'x-preview': 'pro' } }],
    ['POST', '/billing/checkout', { name: 'ada', body: { plan: 'pro', period: 'monthly' } }],
  ];
  for (const [method, path, sent] of tries) await app.send(method, path, sent);
};
