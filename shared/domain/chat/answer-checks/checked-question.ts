/** What an answer is checked against: the question as it was sent, with what is expected of the answer. */
import type { LocalDate } from '../../lib/local-date.ts';
import type { CalculationResult } from '../../numbers/calculations/calculation-schemas.ts';
import type { Deliverables } from '../answer-parts/declared-deliverables.ts';
import type { PartialBusiness } from '../prompt/placeholder-values.ts';
import type { Expectations } from './answer-expectations.ts';

/** A question, with everything that its answer may use. */
export type CheckedQuestion = Readonly<{
  /** The day it was asked, where the business is. */
  today: LocalDate;
  business: PartialBusiness;
  /** The owner's own words: message, typed blanks, outcome and limits, and what they wrote before. */
  typed: readonly string[];
  /** Everything else the model was given: pasted texts of others, choices, remembered facts, earlier answers. */
  given: readonly string[];
  /** Of what was given: texts pasted into the question itself, such as the message of a customer. */
  pasted?: readonly string[];
  /** Words that only owners of other trades say; undefined for a business of no listed trade. */
  foreignWords?: readonly string[] | undefined;
  /** What the prompt promises; empty for a free question. */
  deliverables: Deliverables;
  /** The sums that hold in the conversation. */
  sums: readonly CalculationResult[];
  /** Whether a helper answered; the assistant hands over nothing. */
  isAssistant: boolean;
  expect: Expectations;
}>;
