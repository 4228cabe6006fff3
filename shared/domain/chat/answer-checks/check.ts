import type { CheckedAnswer } from './checked-answer.ts';
import type { CheckedQuestion } from './checked-question.ts';

/** The checks of an answer, in the order of the documentation. */
export const checkIds = [
  'schema-and-finish',
  'words',
  'on-the-question',
  'first-action-early',
  'next-step',
  'deliverables',
  'message-lengths',
  'amounts-sourced',
  'figures-unchanged',
  'verdict-fits',
  'no-statistics',
  'no-placeholders',
  'confirm-where-empty',
  'dates',
  'limits-kept',
  'own-trade',
  'own-place',
  'language',
  'currency-and-units',
  'adviser-named',
  'fair-to-people',
  'no-threats',
  'safe-work',
  'links-and-secrets',
  'facts-quoted',
  'reading-grade',
  'plain-voice',
] as const;
export type CheckId = (typeof checkIds)[number];

/** One sentence for each thing that is wrong; empty if nothing is. `undefined` where the check has nothing to look at. */
export type Findings = readonly string[] | undefined;

/** One check: a pure function of an answer and its question. */
export type Check = Readonly<{
  /** What holds of an answer that passes. */
  promise: string;
  /** The share of answers that have to pass. */
  gate: number;
  look: (answer: CheckedAnswer, question: CheckedQuestion) => Findings;
}>;

/** What a check found: `pass` is null where it does not apply. */
export type CheckResult = Readonly<{ id: CheckId; pass: boolean | null; why: readonly string[] }>;
