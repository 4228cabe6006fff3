/** Good answers of our own: the reference answers to prompts, and the examples in the briefs of helpers. */

import { helperBriefs } from '../../shared/catalogue/helper-briefs.ts';
import { helperIds } from '../../shared/domain/catalogue/helper-ids.ts';
import type { CheckedAnswer } from '../../shared/domain/chat/answer-checks/checked-answer.ts';
import type { CheckedQuestion } from '../../shared/domain/chat/answer-checks/checked-question.ts';
import type { Part } from '../../shared/domain/chat/answer-parts/part.ts';
import type { PartialBusiness } from '../../shared/domain/chat/prompt/placeholder-values.ts';
import { findShippedPrompt } from '../../shared/starter-prompts/find-shipped-prompt.ts';
import { referenceAnswers } from '../reference-answers/index.ts';
import type { GoodAnswer } from './near-misses.ts';

const asked = (business: PartialBusiness, typed: string[], given: string[]): CheckedQuestion => ({
  today: '2026-11-18',
  business: { country: 'US', currency: 'USD', language: 'en', ...business },
  typed,
  given,
  deliverables: [],
  sums: [],
  isAssistant: false,
  expect: {},
});
const whole = (parts: readonly Part[]): CheckedAnswer => ({
  parts,
  form: 'parts',
  finish: 'stop',
  facts: [],
  decisions: [],
});

/** They stand for their form: amounts of a prompt's example are explained on its page and not in its question. */
export const referenceAndBriefAnswers = (): GoodAnswer[] => [
  ...referenceAnswers.map(({ promptId, business, asked: typed, parts }, nth) => ({
    id: `${promptId} ${nth}`,
    helper: promptId.split('.')[0] ?? '',
    trade: '',
    answer: whole(parts),
    question: asked({ name: business }, [typed], [findShippedPrompt(promptId)?.content ?? '']),
  })),
  ...helperIds.flatMap((helper) =>
    helperBriefs[helper].examples.map(({ question, answer }) => ({
      id: `${helper}: ${question.slice(0, 30)}`,
      helper,
      trade: '',
      answer: whole([{ kind: 'text', markdown: answer }]),
      question: asked({}, [question], []),
    })),
  ),
];
