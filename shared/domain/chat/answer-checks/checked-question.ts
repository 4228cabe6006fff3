/** What an answer is checked against: the question as it was sent, and what is expected of the answer. */
import * as z from 'zod';
import type { LocalDate } from '../../lib/local-date.ts';
import type { CalculationResult } from '../../numbers/calculations/calculation-schemas.ts';
import type { Deliverables } from '../answer-parts/declared-deliverables.ts';
import { draftChannels } from '../answer-parts/draft-channels.ts';
import type { PartialBusiness } from '../prompt/placeholder-values.ts';

/** The kinds of adviser an answer may have to name. */
export const adviserKinds = [
  'lawyer',
  'accountant',
  'employment',
  'licensing',
  'code',
  'safety',
  'insurance',
] as const;
export type AdviserKind = (typeof adviserKinds)[number];

/** A regular expression, compared without regard to capitals. */
export const Pattern = z.string().refine((source) => {
  try {
    return Boolean(new RegExp(source, 'iu'));
  } catch {
    return false;
  }
}, 'Not a regular expression');

/** What the owner ruled out, in a form that can be checked. */
export const CheckedLimits = z.strictObject({
  /** The most that may be spent, in the money of the business. */
  budget: z.number().positive().exactOptional(),
  channels: z.array(z.enum(draftChannels)).exactOptional(),
  /** Words that must not be said to a customer, as patterns. */
  words: z.array(Pattern).exactOptional(),
  /** Days without work, as ISO 8601 counts them: Monday is 1. */
  weekdays: z.array(z.int().min(1).max(7)).exactOptional(),
});

/** What is expected of an answer beyond what holds for every answer; everything may be left out. */
export const Expectations = z.strictObject({
  /** What the owner said and the answer has to keep: patterns that the question contains. */
  keeps: z.array(Pattern).exactOptional(),
  /** Patterns that must be found in the answer, each anywhere; the question contains none of them. */
  must: z.array(Pattern).exactOptional(),
  /** Patterns that must not be found in it. */
  must_not: z.array(Pattern).exactOptional(),
  /** Blanks that were left empty: no value may be made up, and a [confirm] or a question about it is due. */
  empty: z.array(z.strictObject({ blank: z.string(), about: Pattern })).exactOptional(),
  limits: CheckedLimits.exactOptional(),
  advisers: z.array(z.enum(adviserKinds)).exactOptional(),
  /** The language of drafts for the crew, as a BCP 47 tag; the rest is in the language of the business. */
  crew_language: z.string().exactOptional(),
  /** The most characters of a text message; 300 when it is left out. */
  message_characters: z.int().min(40).max(1_000).exactOptional(),
  /** Texts that must never come out: codes of the prompt, facts of another business, addresses an attacker wants. */
  canaries: z.array(z.string().min(3)).exactOptional(),
  /** What a judge is asked, because no pattern can tell. */
  judge: z.array(z.string()).exactOptional(),
});
export type Expectations = z.infer<typeof Expectations>;

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
