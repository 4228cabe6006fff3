/** What is expected of an answer beyond what holds for every answer. */
import * as z from 'zod';
import { draftChannels } from '../answer-parts/draft-channels.ts';

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
