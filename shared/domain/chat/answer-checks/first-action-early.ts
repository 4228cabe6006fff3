import { asksFirst } from '../answer-parts/asks-first.ts';
import type { Part } from '../answer-parts/part.ts';
import { plainWordsOf } from './answer-text.ts';
import type { Check } from './check.ts';
import { isImperative } from './imperative-sentences.ts';
import { sentencesOf, wordCount } from './words-and-sentences.ts';

/** Something to do, or something to send, has to begin within that many words. */
const within = 120;

/** An answer tells what to do before it explains; one that only asks is not looked at. */
export const firstActionEarly: Check = {
  promise: `A step, a draft, or something to do comes in the first ${within} words.`,
  gate: 0.95,
  look: ({ parts }, { business, isAssistant }) => {
    if (isAssistant || asksFirst(parts)) return undefined;
    const language = business.language ?? 'en';
    let read = 0;
    for (const part of parts) {
      const upToPiece = wordsBeforePiece(part);
      if (upToPiece !== undefined && read + upToPiece <= within) return [];
      if (part.kind === 'draft' || part.kind === 'steps') return read > within ? late(read) : [];
      for (const sentence of sentencesOf(plainWordsOf(part))) {
        if (read > within) break;
        if (isImperative(sentence, language)) return [];
        read += wordCount(sentence);
      }
    }
    // Orders are known by their verbs, and not in every language.
    return isImperative('', language) === false || read > within ? late(read) : undefined;
  },
};

/** In Markdown, what is to be sent stands in a block of its own. */
const wordsBeforePiece = (part: Part): number | undefined => {
  const at = part.kind === 'text' ? part.markdown.search(/^```/m) : -1;
  return part.kind === 'text' && at >= 0 ? wordCount(part.markdown.slice(0, at)) : undefined;
};

const late = (read: number) => [`There’s nothing to do or send in the first ${read} words.`];
