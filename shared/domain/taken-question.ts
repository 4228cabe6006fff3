/** When a question that is taken to the helper an answer named is not counted again. */
import type { Part } from './answer-parts/part.ts';
import type { Turn } from './chat.ts';
import type { HelperId } from './helper-ids.ts';

/** How long after the answer, in ms. */
const takenWithinMs = 10 * 60_000;

/** The answer that named a helper, as it is stored. */
type Source = Pick<Turn, 'text' | 'helper_id' | 'suggestedHelperId' | 'answered_at'> & {
  business_id: string;
  parts?: readonly Part[] | undefined;
  /** Its own question was taken along, uncounted. */
  isTaken?: boolean | undefined;
};
type Asked = { businessId: string; helper: HelperId | null; text: string };

/** The question as it is taken to another helper, with what that helper must know. */
export const takenWords = (question: string, brief = ''): string =>
  [question, brief].filter(Boolean).join('\n\n');

/** What the answer hands to that helper: the brief; undefined when it does not name it. */
const briefFor = ({ parts = [], suggestedHelperId }: Source, helper: HelperId | null) => {
  const handoff = parts.find((part) => part.kind === 'handoff' && part.helper_id === helper);
  if (handoff?.kind === 'handoff') return handoff.brief;
  return suggestedHelperId === helper ? '' : undefined;
};

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Whether a question only repeats the one that `source` answered, to the helper which that answer named, soon enough.
 * One that was not counted itself is no source, so that nobody goes round for free.
 */
export const isRepeatedElsewhere = (source: Source, asked: Asked, now: Date): boolean => {
  const brief = briefFor(source, asked.helper);
  const taken = [source.text, takenWords(source.text, brief)].map(words);
  return (
    asked.helper !== null &&
    brief !== undefined &&
    source.helper_id !== asked.helper &&
    source.business_id === asked.businessId &&
    !source.isTaken &&
    taken.includes(words(asked.text)) &&
    now.getTime() - Date.parse(source.answered_at) <= takenWithinMs
  );
};
