import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import type { Channel } from '#shared/domain/chat/answer-parts/limits.ts';

/** Words by which a helper is known; each that stands in a question counts, those of `surely` three times. */
export type Field = { readonly surely: RegExp; readonly words: RegExp };

/**
 * A kind of work that questions are about. Its texts hold slots such as `{quote}`, which are filled with the owner's
 * words; `[first name]` and the like stay open because only the owner knows them.
 */
export type Situation = {
  readonly helper: HelperId;
  /** Found in the id, title or words of a question; the last situation of a helper fits always. */
  readonly words: RegExp;
  /** The answer in a sentence or two; the first word says what to do. */
  readonly point: string;
  /** What would make it fail. */
  readonly fails: string;
  /** The question at the end. */
  readonly ask: string;
  /** What to do, in order: the first sentence says what, the rest how. */
  readonly steps: readonly string[];
  /** Who reads its messages. */
  readonly to: 'customer' | 'crew';
  /** The words of its messages. */
  readonly say: readonly string[];
  /** What its emails are about; the job when it is left out. */
  readonly subject?: string;
  /** Its posts, where they do not tell of a finished job. */
  readonly posts?: readonly string[];
  /** What is asked on the phone, in order. */
  readonly turns: readonly string[];
  /** Lines of its documents. */
  readonly page: readonly string[];
  /** What not to write, each sentence with its reason. */
  readonly never?: readonly string[];
  /** The draft that a question without deliverables gets. */
  readonly draft?: Channel;
};
