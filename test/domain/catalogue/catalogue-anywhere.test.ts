import { expect, test } from 'vitest';
import type { Prompt } from '#shared/catalogue/schema.ts';
import { trades } from '#shared/catalogue/trades.ts';
import { specificTradeNames } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { prompts } from '../../support/catalogue.ts';
import { tradePrompts } from '../../support/trade-prompts.ts';

const all: readonly Prompt[] = [...prompts, ...tradePrompts];
/** Everything in a prompt that an owner or the model reads. */
const wordsOf = ({
  title,
  description,
  content,
  defaultSpecificOutcome,
  additionalInputs,
}: Prompt) =>
  [title, description, content, defaultSpecificOutcome, JSON.stringify(additionalInputs)].join(
    '\n',
  );
const saying = (pattern: RegExp) =>
  all.flatMap((prompt) => {
    const found = pattern.exec(wordsOf(prompt))?.[0];
    return found ? [`${prompt.id}: ${found}`] : [];
  });

const months =
  /\b(?:January|February|April|June|July|August|September|October|November|December)\b|\b(?:in|of|until|since|by|to|from|last|next) (?:March|May)\b|\b(?:March|May) \d/;

test('no text names a month: the season comes from the day and the place', () => {
  expect(saying(months)).toEqual([]);
  const named = specificTradeNames.flatMap((trade) => {
    const { prompts: _, ...facts } = trades[trade];
    return Object.values(facts).filter((fact) => months.test(String(fact)));
  });
  expect(named).toEqual([]);
});

test('no text names an authority, holiday, measure or form of one country', () => {
  expect(
    saying(
      /\bIRS\b|\b(?:zip|ZIP)\b|\bHOA\b|Thanksgiving|Little League|deductible|\b1978\b|\b1099\b|\bW-2\b|\bstate (?:labor|register|consultation|minimum)|\bmany states\b|\bseveral states\b|\bsquare feet\b|\bdegrees\b|\bper mile\b|\bmiles a month\b|\bchecking account\b|\bYelp\b/i,
    ),
  ).toEqual([]);
});

test('no text uses an idiom of one country', () => {
  expect(
    saying(
      /\bcall-out\b|\blead hand\b|between two chairs|\bfellow\b|older lady|at the tailgate|\bred light\b|\bguy\b|\bcover\b(?= (?:for|of) (?:van|damage|liability))/i,
    ),
  ).toEqual([]);
});

test('a second language is asked for and never assumed', () => {
  const assumed = all.filter(({ content }) => /\b(?:Spanish|English)\b/.test(content));
  expect(assumed.map(({ id }) => id)).toEqual([]);
});
