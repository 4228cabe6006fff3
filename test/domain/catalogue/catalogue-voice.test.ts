import { expect, test } from 'vitest';
import { trades } from '#shared/catalogue/trades.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { specificTradeNames } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { prompts } from '../../support/catalogue.ts';
import { tradePrompts } from '../../support/trade-prompts.ts';

const firstPerson = /\b(?:I|me|my|mine|we|us|our|ours)\b/i;
/** Removes quoted words, which are not the owner’s. */
const withoutQuotes = (text: string) => text.replaceAll(/"[^"]*"/g, '');
const all = [...prompts, ...tradePrompts];

/** Returns the sentences of a text without a placeholder, which are the same for every owner. */
const fixedSentences = (content: string) =>
  content
    .split('\n')
    .filter((row) => !/^[^.]*\{\w+\}\.?$/.test(row))
    .flatMap((row) => row.split(/(?<=[.?!])\s+/))
    .filter((sentence) => !sentence.includes('{'));

test('facts of a trade are worded as general knowledge, not in the owner’s first person', () => {
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

test('no fact of a trade uses the first person', () => {
  const own = specificTradeNames.flatMap((trade) => {
    const { prompts: _, signature: __, complaintExample: ___, ...facts } = trades[trade];
    return Object.entries(facts).flatMap(([name, fact]) =>
      firstPerson.test(String(fact)) ? [`${trade} ${name}: ${fact}`] : [],
    );
  });
  expect(own).toEqual([]);
});

test('no sentence states a fact about the owner that no blank asks for', () => {
  const stated = all.flatMap(({ id, content }) =>
    fixedSentences(content)
      .filter((sentence) => /^(?:I|We|My|Our)\b/.test(sentence))
      .filter((sentence) => !/:$|\babove\b|\bfigures\b|^My language on the left/.test(sentence))
      .map((sentence) => `${id}: ${sentence}`),
  );
  expect(stated).toEqual([]);
});

test('no row with an optional blank contains another blank', () => {
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

test('no default states a fact about the business, except those the owner sees in the dialog', () => {
  const allowed =
    /^(?:complexity_preference|forecasting_method|newsletter_focus|blog_length|email_sequence_length|brand_voice|review_place|who_missed|stage|camera_comfort|days_since_quote|urgency)$/;
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

test('carbon monoxide and gas are named in the texts where customers may notice them', () => {
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
