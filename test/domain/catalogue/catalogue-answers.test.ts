import { expect, test } from 'vitest';
import { helperBriefs } from '#shared/catalogue/helper-briefs.ts';
import type { CheckId } from '#shared/domain/answer-checks/check.ts';
import { checkAnswer } from '#shared/domain/answer-checks/index.ts';
import { helperIds } from '#shared/domain/helper-ids.ts';
import { asked, said } from './answer-checks/support.ts';

/** What holds for an answer of every business: the examples are those of none. */
const checks: readonly CheckId[] = [
  'words',
  'first-action-early',
  'no-statistics',
  'no-placeholders',
  'dates',
  'language',
  'currency-and-units',
  'adviser-named',
  'fair-to-people',
  'links-and-secrets',
  'reading-grade',
];

const examples = helperIds.flatMap((helper) =>
  helperBriefs[helper].examples.map(({ question, answer }) => [helper, question, answer] as const),
);

test.each(examples)(
  'the example of %s, "%s", passes the checks that answers have to pass',
  (_helper, question, answer) => {
    // An example stands for every trade, so that it may name none.
    const results = checkAnswer(said(answer), asked({ typed: [question] }), checks);
    expect(results.filter(({ pass }) => pass === false)).toEqual([]);
  },
);
