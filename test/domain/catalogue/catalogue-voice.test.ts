import { expect, test } from 'vitest';
import { specificTradeNames, trades } from '#shared/catalogue/trades.ts';
import { helperIds } from '#shared/domain/helper-ids.ts';
import { prompts } from '../support/catalogue.ts';
import { tradePrompts } from '../support/trade-prompts.ts';

const firstPerson = /\b(?:I|me|my|mine|we|us|our|ours)\b/i;
/** Words somebody else says are theirs. */
const withoutQuotes = (text: string) => text.replaceAll(/"[^"]*"/g, '');
const all = [...prompts, ...tradePrompts];

/** The sentences of a text that are the same for every owner: no placeholder stands in them. */
const fixedSentences = (content: string) =>
  content
    .split('\n')
    .filter((row) => !/^[^.]*\{\w+\}\.?$/.test(row))
    .flatMap((row) => row.split(/(?<=[.?!])\s+/))
    .filter((sentence) => !sentence.includes('{'));

test('what is common in a trade is told as general knowledge, never as what the owner said', () => {
  const told = specificTradeNames.flatMap((trade) =>
    helperIds.flatMap((helper) =>
      Object.entries(trades[trade].prompts[helper]).flatMap(([slug, { situation }]) =>
        firstPerson.test(withoutQuotes(situation)) ? [`${trade} ${slug}: ${situation}`] : [],
      ),
    ),
  );
  expect(told).toEqual([]);
  const unmarked = tradePrompts.filter(
    ({ content }) => !/^General, not about (?:us|these people|this one): [A-Z]/m.test(content),
  );
  expect(unmarked.map(({ id }) => id)).toEqual([]);
});

test('the facts of a trade are nobody’s own', () => {
  const own = specificTradeNames.flatMap((trade) => {
    const { prompts: _, signature: __, complaintExample: ___, ...facts } = trades[trade];
    return Object.entries(facts).flatMap(([name, fact]) =>
      firstPerson.test(String(fact)) ? [`${trade} ${name}: ${fact}`] : [],
    );
  });
  expect(own).toEqual([]);
});

test('no sentence says of the owner what no blank asked: it orders, or points to a row or a figure', () => {
  const stated = all.flatMap(({ id, content }) =>
    fixedSentences(content)
      .filter((sentence) => /^(?:I|We|My|Our)\b/.test(sentence))
      .filter((sentence) => !/:$|\babove\b|\bfigures\b|^My language on the left/.test(sentence))
      .map((sentence) => `${id}: ${sentence}`),
  );
  expect(stated).toEqual([]);
});

test('nothing is stated that a blank left empty would leave in the air', () => {
  const pairs = all.flatMap(({ id, content, additionalInputs }) => {
    const optional = additionalInputs.filter(({ required }) => !required);
    return content
      .split('\n')
      .filter((row) => {
        const blanks = additionalInputs.filter(({ id: blank }) => row.includes(`{${blank}}`));
        return blanks.length > 1 && blanks.some((blank) => optional.includes(blank));
      })
      .map((row) => `${id}: ${row}`);
  });
  expect(pairs).toEqual([]);
});

test('no default states a fact of the business: it is a wish or an order, or is seen and changed in the dialog', () => {
  const allowed =
    /^(?:complexity_preference|forecasting_method|newsletter_focus|blog_length|email_sequence_length|brand_voice|review_place|who_missed|stage|camera_comfort|days_since_quote)$/;
  const assumed = all.flatMap(({ id, additionalInputs }) =>
    additionalInputs
      .filter(({ id: blank, defaultValue, source }) => {
        const isAssumed = defaultValue !== undefined || source?.type === 'static';
        return isAssumed && !allowed.test(blank);
      })
      .map((blank) => `${id}: ${blank.id}`),
  );
  expect(assumed).toEqual([]);
});

test('carbon monoxide and gas are named where people may smell or hear them first', () => {
  for (const slug of ['phone-intake', 'usual-complaint', 'before-we-come']) {
    const hvac = tradePrompts.find(({ id }) => id.includes('.hvac.') && id.endsWith(slug));
    expect(hvac?.content, slug).toMatch(/gas/i);
  }
  const named = all.filter(({ content }) => /carbon monoxide/i.test(content));
  expect(named.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'sales.hvac.phone-intake',
      'customer-service.hvac.usual-complaint',
      'customer-service.channels.after-hours',
      'customer-service.channels.auto-reply-texts',
    ]),
  );
});
