/** When a question that is taken to the helper an answer named is not counted again. */

import type { HelperId } from '../catalogue/helper-ids.ts';
import type { Turn } from './turn-schemas.ts';

/** How long after the answer, in ms. */
const takenWithinMs = 10 * 60_000;

/** The answer that named a helper, as it is stored. */
type Source = Pick<
  Turn,
  'text' | 'parts' | 'photo' | 'helper_id' | 'suggestedHelperId' | 'uncounted' | 'answered_at'
> & {
  prompt?: { readonly title: string; readonly specificOutcome: string } | null | undefined;
  business_id: string;
};
type Asked = {
  businessId: string;
  helper: HelperId | null;
  text: string;
  /** A photo that goes along. */
  photo?: unknown;
};

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A filled prompt as a sentence that its owner could have typed, for another helper. */
export const promptAsSentence = ({
  title,
  specificOutcome,
}: {
  readonly title: string;
  readonly specificOutcome: string;
}) => {
  const goal = specificOutcome.trim();
  return `I need help with “${title}”. My goal: ${goal}${/[.!?]$/.test(goal) ? '' : '.'}`;
};

/** The text that takes a question to another helper: the owner's words, and what the answer says the helper must know. */
export const handoffText = (text: string, brief: string) =>
  [text.trim(), brief.trim()].filter(Boolean).join('\n\n');

/** The ways in which a question is repeated: in the owner's words, alone or with the brief of a handoff. */
const repetitions = ({ text, prompt, parts }: Source) => {
  const own = prompt ? promptAsSentence(prompt) : text;
  const briefs = parts.flatMap((part) => (part.kind === 'handoff' ? [part.brief] : []));
  return [own, ...briefs.map((brief) => handoffText(own, brief))].map(words);
};

/**
 * Whether a question only repeats the one that `source` answered, to the helper which that answer named, soon enough.
 * One that was not counted itself is no source, so that nobody goes round for free.
 */
export const isRepeatedElsewhere = (source: Source, asked: Asked, now: Date): boolean =>
  asked.helper !== null &&
  source.suggestedHelperId === asked.helper &&
  source.helper_id !== asked.helper &&
  source.business_id === asked.businessId &&
  !source.uncounted &&
  // A photo makes it another question, unless the answer saw one too.
  (source.photo === true || !asked.photo) &&
  repetitions(source).includes(words(asked.text)) &&
  now.getTime() - Date.parse(source.answered_at) <= takenWithinMs;
