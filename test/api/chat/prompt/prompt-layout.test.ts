import { randomUUID } from 'node:crypto';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { helperBriefs } from '#shared/catalogue/helper-briefs.ts';
import { catalogue } from '#shared/catalogue/index.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { helperRules } from '#shared/domain/chat/prompt/helper-rules.ts';
import { cachedShare, knownOwner, meter, tenTurns } from '#test/support/answers/ten-turns.ts';
import { type App, startApp } from '#test/support/app.ts';
import { answerWith, asker, sentMessages } from '#test/support/chat.ts';
import { forgetQuestions } from '#test/support/items/quota-item.ts';
import { everyNth } from '#test/support/proof-size.ts';

/** Returns the exact messages of the last provider request. */
const raw = (app: App) => app.stack.openai.requests().at(-1)?.body.messages ?? [];
const rulesOf = (app: App) => String(raw(app)[0]?.content).split('# This conversation')[0];

test('every request begins with the part common to all owners of a helper, followed by the previous request', async () => {
  await using app = await startApp();
  const owners = [await asker(app, 'ada'), await knownOwner(app, 'bob')];
  answerWith(app, 'Call them.');
  for (const helper_id of everyNth(helperIds, 3)) {
    const rules = new Set<unknown>();
    for (const owner of owners) {
      await forgetQuestions(app, owner.sub);
      const chat_id = randomUUID();
      let before: readonly unknown[] = [];
      for (const text of ['One', 'Two', 'Three']) {
        await owner.ask({ helper_id, chat_id, text });
        const messages = raw(app);
        expect(messages.slice(0, before.length)).toEqual(before);
        before = messages;
      }
      rules.add(rulesOf(app));
    }
    expect(rules.size, helper_id).toBe(1);
    expect(encode(String([...rules][0])).length, helper_id).toBeGreaterThan(1024);
  }
});

test('the common part of a helper is the same for every request, without a date, code or currency', () => {
  for (const helper of helperIds) {
    const text = helperRules(helper, helperBriefs[helper], catalogue[helper].style);
    expect(text).not.toMatch(/_[a-z2-7]{10}>|\b20\d\d\b|[$€£₹]|\bUSD\b|undefined/);
    for (const { answer } of helperBriefs[helper].examples)
      expect(answer.trim().endsWith('?'), `${helper}: ${answer}`).toBe(true);
  }
});

test('a filled prompt is sent again unchanged, also after the profile has changed', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  answerWith(app, 'Call them.');
  const chat_id = randomUUID();
  const prompt = {
    id: 'sales.closing.need-to-think',
    specificOutcome: 'A yes this week',
    additionalInputs: { quote_value: '480', quoted_job: 'Gutters', objection: 'Hm' },
  };
  await ada.ask({ chat_id, prompt });
  const [, sent] = raw(app);
  expect(String(sent?.content)).toMatch(/<customer_text_[a-z2-7]{10}>Hm<\/customer_text/);
  await ada.api.businesses.update({ business_id: ada.businessId, name: 'New Name' });
  await ada.ask({ chat_id, text: 'And then?' });
  expect(raw(app)[1]).toEqual(sent);
});

test('a new fact is sent from the next window on; a corrected, paused or deleted fact changes at once', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const noting = (key: string, value: string) =>
    answerWith(app, 'Noted.', { facts: [{ key, value, quote: value }] });
  const place = { business_id: ada.businessId };
  const chat_id = randomUUID();
  for (const key of ['van', 'crew', 'area']) {
    noting(key, `old ${key}`);
    await ada.ask({ text: `My ${key} is an old ${key}` });
  }
  noting('dog', 'a new dog');
  await ada.ask({ chat_id, text: 'I have a new dog' });
  answerWith(app, 'Yes.');
  const told = async () => {
    await ada.ask({ chat_id, text: 'Next' });
    return String(raw(app)[0]?.content);
  };
  let system = await told();
  for (const known of ['old van', 'old crew', 'old area']) expect(system).toContain(known);
  expect(system).not.toContain('a new dog');

  const { items } = await ada.api.memory.list(place);
  const idOf = (key: string) => String(items.find(({ text }) => text === `old ${key}`)?.id);
  await ada.api.memory.update({ ...place, id: idOf('van'), text: 'red van' });
  await ada.api.memory.update({ ...place, id: idOf('crew'), paused: true });
  await ada.api.memory.remove({ ...place, id: idOf('area') });
  system = await told();
  expect(system).toContain('red van');
  for (const gone of ['old van', 'old crew', 'old area']) expect(system).not.toContain(gone);

  // The window of the eleventh question begins with the sixth.
  for (let nth = 4; nth <= 10; nth++) expect(await told()).not.toContain('a new dog');
  expect(await told()).toContain('a new dog');
});

test('four fifths of the tokens of ten turns come from the cache, and a correction misses it for one question', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const count = meter();
  await tenTurns(app, await knownOwner(app, 'ada'), count);
  const { share } = cachedShare(await tenTurns(app, await knownOwner(app, 'bob'), count));
  expect(share).toBeGreaterThanOrEqual(0.8);
});

test('the model gets the typed trade of an unlisted business, or a note that it is unknown', async () => {
  await using app = await startApp();
  answerWith(app, 'Call them.');
  const typeTold = async (name: string, type: string) => {
    const owner = await asker(app, name, { type });
    await owner.ask();
    return /Business type: (.*)/.exec(String(raw(app)[0]?.content))?.[1];
  };
  expect(await typeTold('ada', 'Pool service')).toBe('Pool service');
  expect(await typeTold('bob', 'Other')).toBe('not said yet');
});

test('the last ten to nineteen messages are sent, and none of an earlier conversation', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  answerWith(app, 'Elsewhere.');
  await ada.ask({ text: 'Another conversation' });
  const chat_id = randomUUID();
  for (let nth = 1; nth <= 12; nth++) {
    answerWith(app, `Answer ${nth}`);
    await ada.ask({ chat_id, text: `Question ${nth}` });
    const messages = sentMessages(app)
      .at(-1)
      ?.map(({ content }) => content);
    // Messages are dropped ten at a time.
    const first = nth <= 10 ? 1 : 6;
    const earlier = Array.from({ length: nth - first }, (_, at) => at + first);
    expect(messages?.slice(1)).toEqual([
      ...earlier.flatMap((one) => [`Question ${one}`, `Answer ${one}`]),
      `Question ${nth}`,
    ]);
  }
  expect((await ada.api.history.get({ id: chat_id })).chat.message_count).toBe(24);
});
