import type { DraftChannel } from '#shared/domain/chat/answer-parts/draft-channels.ts';

/** Words by which a helper is known; each that stands in a question counts, those of `surely` three times. */
export type Field = { readonly surely: RegExp; readonly words: RegExp };

/**
 * What a question is about. Its sentences hold slots such as `{quote}`, which are filled with the owner's words; all else
 * in an answer comes from the request.
 */
export type Situation = {
  /** Found in the name of a prompt or in the owner's own words; the last situation of a helper has none and always fits. */
  readonly words?: RegExp;
  /** The answer in a sentence or two. */
  readonly point: string;
  /** What would make it fail. */
  readonly fails: string;
  /** The first step: what to do, and how. */
  readonly first: string;
  /** The question at the end. */
  readonly ask: string;
  /** The words of its messages, which are for a customer unless `isForCrew`. */
  readonly say: readonly string[];
  readonly isForCrew?: true;
  /** The lines of its documents, where they have some of their own. */
  readonly page?: readonly string[];
  /** The draft that a question gets that asks for none. */
  readonly draft: DraftChannel;
};
