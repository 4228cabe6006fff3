import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';

/** Where a helper is asked with words that are ready in the input, and not sent: they go along as the state of the address. */
export const askHelperLink = (helper: HelperId, words: string) => ({
  to: `/dashboard/${helper}?view=chat`,
  state: { words },
});

/** The words in the state of an address, if it is one of `askHelperLink`. */
export const wordsIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'words' in state ? String(state.words) : undefined;
