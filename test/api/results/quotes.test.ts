import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, answerWith, asker, freeAsker, sentMessages } from '#test/support/chat.ts';
import { joined } from '#test/support/people/people.ts';
import { quoteGoneQuiet } from '#test/support/quote-gone-quiet.ts';

const draft = (body: string) =>
  ({ kind: 'draft', channel: 'text-message', title: 'Today', subject: null, body }) as const;

/** An answer with two drafts for a quote that went quiet; `mark` says that one was sent, or takes it back. */
const followUp = async (
  app: App,
  owner: Asker,
  question: Parameters<Asker['ask']>[0] = { prompt: quoteGoneQuiet('Let me think.') },
) => {
  answerWith(app, 'Two texts.', {
    parts: [
      draft('Hi [first name], still thinking about the new boiler?'),
      draft('One more note.'),
    ],
  });
  const { turn, chat_id } = await owner.ask(question);
  const [first = 0, second = 0] = (turn.parts ?? []).flatMap(({ kind }, at) =>
    kind === 'draft' ? at : [],
  );
  const mark = (index: number, sent = true) =>
    owner.api.history.changeDraft({
      id: chat_id,
      message_id: turn.id,
      index,
      subject: null,
      body: null,
      sent,
    });
  return { id: turn.id, chat_id, first, second, mark };
};

const quotesOf = async ({ api, businessId }: Asker) =>
  (await api.results.quotes({ business_id: businessId })).quotes;
const countsOf = async ({ api, businessId }: Asker) => {
  const { month } = await api.results.get({ business_id: businessId });
  return [month.quotes_followed, month.quotes_won, month.quotes_lost];
};
const say = ({ api, businessId }: Asker, id: string, outcome: 'open' | 'won' | 'lost') =>
  api.results.sayOutcome({ business_id: businessId, id, outcome });

test('a quote is followed up once for each answer, however many of its drafts were sent, until the last mark is taken back', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { id, chat_id, first, second, mark } = await followUp(app, ada);
  expect(await quotesOf(ada)).toEqual([]);
  await mark(first);
  await Promise.all([mark(first), mark(second)]);
  expect(await quotesOf(ada)).toMatchObject([
    { id, chat_id, outcome: 'open', said_on: null, title: expect.stringContaining('new boiler') },
  ]);
  expect(await countsOf(ada)).toEqual([1, 0, 0]);
  await mark(first, false);
  expect(await countsOf(ada)).toEqual([1, 0, 0]);
  await mark(second, false);
  expect(await quotesOf(ada)).toEqual([]);
  expect(await countsOf(ada)).toEqual([0, 0, 0]);
});

test('won, lost and still open count by the last word, also when two devices speak at once', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { id, first, mark } = await followUp(app, ada);
  await mark(first);
  expect(await say(ada, id, 'won')).toMatchObject({ outcome: 'won', said_on: expect.any(String) });
  await say(ada, id, 'won');
  expect(await countsOf(ada)).toEqual([1, 1, 0]);
  await say(ada, id, 'lost');
  expect(await countsOf(ada)).toEqual([1, 0, 1]);
  await say(ada, id, 'open');
  expect(await countsOf(ada)).toEqual([1, 0, 0]);
  await Promise.all([say(ada, id, 'won'), say(ada, id, 'won'), say(ada, id, 'lost')]);
  const [, won = 0, lost = 0] = await countsOf(ada);
  expect(won + lost).toBe(1);
  // What was said goes with the mark.
  await mark(first, false);
  expect(await countsOf(ada)).toEqual([0, 0, 0]);
});

test('a won quote counts with what was quoted, where that is known, until it is not won any more', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const worth = async () =>
    (await ada.api.results.get({ business_id: ada.businessId })).month.worth_won;
  const known = await followUp(app, ada);
  const unknown = await followUp(app, ada, {
    prompt: {
      id: 'kit.quiet-quote',
      specificOutcome: 'A yes or a no',
      additionalInputs: {
        their_message: 'Let me think.',
        sound_like: 'warm',
        days_since_quote: '5',
      },
    },
  });
  await known.mark(known.first);
  expect(await quotesOf(ada)).toMatchObject([{ amount: 480, currency: 'USD' }]);
  expect(await worth()).toEqual({});
  await say(ada, known.id, 'won');
  await say(ada, known.id, 'won');
  expect(await worth()).toEqual({ USD: 480 });
  await unknown.mark(unknown.first);
  await say(ada, unknown.id, 'won');
  expect(await worth()).toEqual({ USD: 480 });
  await say(ada, known.id, 'lost');
  expect(await worth()).toEqual({});
  await say(ada, known.id, 'won');
  await known.mark(known.first, false);
  expect(await worth()).toEqual({});
});

test('outcomes are counted for the prompt, for the admins, and taken back with the mark', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { id, first, mark } = await followUp(app, ada);
  const counts = async () => {
    const { items } = await app.as('admin').admin.listRatings({ helper_id: 'sales' });
    return items.map(({ prompt_id, sent, won, lost }) => ({ prompt_id, sent, won, lost }));
  };
  const prompt_id = 'sales.follow-up.quote-gone-quiet';
  await mark(first);
  await say(ada, id, 'won');
  await say(ada, id, 'won');
  expect(await counts()).toEqual([{ prompt_id, sent: 1, won: 1, lost: 0 }]);
  await say(ada, id, 'lost');
  expect(await counts()).toEqual([{ prompt_id, sent: 1, won: 0, lost: 1 }]);
  await mark(first, false);
  expect(await counts()).toEqual([{ prompt_id, sent: 0, won: 0, lost: 0 }]);
});

test('a sent draft of a question in own words follows up on no quote', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { first, mark } = await followUp(app, ada, {});
  await mark(first);
  expect(await quotesOf(ada)).toEqual([]);
  expect(await countsOf(ada)).toEqual([0, 0, 0]);
});

test('the outcome of a free owner counts too', async () => {
  await using app = await startApp();
  const fay = await freeAsker(app, 'fay');
  const { id, first, mark } = await followUp(app, fay);
  await mark(first);
  await say(fay, id, 'won');
  expect(await countsOf(fay)).toEqual([1, 1, 0]);
});

test('helpers are told how many quotes were won this month, without a name; before that there is no such line', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const lineOf = async () => {
    await ada.ask({});
    return /^Quotes: .*$/m.exec(
      JSON.stringify(sentMessages(app).at(-1)).replaceAll('\\n', '\n'),
    )?.[0];
  };
  expect(await lineOf()).toBeUndefined();
  const one = await followUp(app, ada);
  await one.mark(one.first);
  const other = await followUp(app, ada);
  await other.mark(other.first);
  await say(ada, one.id, 'won');
  expect(await lineOf()).toBe('Quotes: 1 of 2 quotes won this month (1 open)');
});

test('a stranger neither reads quotes nor says what became of them', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const eve = await asker(app, 'eve');
  const { id, first, mark } = await followUp(app, ada);
  await mark(first);
  const foreign = { business_id: ada.businessId, id, outcome: 'lost' } as const;
  const refused = { code: 'not-found' };
  await expect(eve.api.results.sayOutcome(foreign)).rejects.toMatchObject(refused);
  await expect(eve.api.results.quotes({ business_id: ada.businessId })).rejects.toMatchObject(
    refused,
  );
  await expect(say(eve, id, 'lost')).rejects.toMatchObject(refused);
  await expect(say(ada, ulid(), 'won')).rejects.toMatchObject(refused);
  expect(await countsOf(ada)).toEqual([1, 0, 0]);
});

test('quotes are exported, and go with their business', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { id, first, mark } = await followUp(app, ada);
  await mark(first);
  expect((await ada.api.account.export({})).quotes).toMatchObject([{ id }]);
  await ada.api.businesses.remove({ business_id: ada.businessId });
  expect(await app.table.rows(`USER#${ada.sub}`, 'QUOTE#')).toEqual([]);
});

test('what one person said of a quote is not overwritten by another who has not seen it', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const carol = await joined(app, 'ada', 'carol');
  const { id, first, mark } = await followUp(app, ada);
  await mark(first);
  const sayAs = (api: Asker['api'], outcome: 'won' | 'lost', seen: 'won' | 'lost' | null) =>
    api.results.sayOutcome({ business_id: ada.businessId, id, outcome, seen });
  const ended = await Promise.allSettled([
    sayAs(ada.api, 'won', null),
    sayAs(carol.api, 'lost', null),
  ]);
  const won = ended.findIndex(({ status }) => status === 'fulfilled');
  const by = [ada, carol][won]?.sub;
  expect(ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toMatchObject([
    { code: 'conflict', data: { quote: { outcome: ['won', 'lost'][won], said: { by } } } },
  ]);
  // The same answer is no conflict, and keeps who gave it first.
  const same = (['won', 'lost'] as const)[won] ?? 'won';
  expect(await sayAs(carol.api, same, null)).toMatchObject({ outcome: same, said: { by } });
  const other = same === 'won' ? 'lost' : 'won';
  expect(await sayAs(ada.api, other, same)).toMatchObject({ said: { by: ada.sub } });
});
