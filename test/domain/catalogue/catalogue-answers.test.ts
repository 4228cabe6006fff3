import { expect, test } from 'vitest';
import { helperBriefs } from '#shared/catalogue/helper-briefs.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import type { CheckId } from '#shared/domain/chat/answer-checks/check.ts';
import { checkAnswer } from '#shared/domain/chat/answer-checks/index.ts';
import { asked, said } from '../chat/answer-checks/support.ts';

/** The checks that apply to any business, because the examples have none. */
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
  'the example of %s, "%s", passes the answer checks',
  (_helper, question, answer) => {
    // An example stands for every trade, so it must not name one.
    const results = checkAnswer(said(answer), asked({ typed: [question] }), checks);
    expect(results.filter(({ pass }) => pass === false)).toEqual([]);
  },
);
