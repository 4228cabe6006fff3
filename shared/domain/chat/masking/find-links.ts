import { type Span, spansOf } from './contact-kinds-and-text-spans.ts';

/** Finds web addresses; the library that knows all top-level domains is handed in, so that it loads on demand. */
export type LinkFinder = (text: string) => readonly Span[];

// Where two sentences meet without a blank ("fixed it.So now") the second word may be a country's domain.
const sentenceEnd =
  /^[\p{L}]{1,6}\.(?:it|is|so|in|at|be|me|my|no|am|do|us|as|by|to|la|de|es|ya|si|mi|su|tu|al|un|id|pm|co|pay|call|now|fix|how|you|one|man|men|work|works|help|here|the)$/iu;
const capitalAfterDot = /\p{Ll}\.\p{Lu}\p{Ll}*$/u;

// Names outside the public list, and addresses of devices.
const privateHost =
  /(?<![\w@.-])(?:[a-z0-9-]+\.)+(?:example|test|local|localhost|internal|lan|home|onion)(?::\d+)?(?:\/\S*)?(?![\w-])/gi;
const withScheme = /\b(?:https?|ftp):\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}]/gi;

/** Links with and without "https://", as far as they are no end of a sentence. */
export const findLinks = (text: string, findKnown: LinkFinder): Span[] => [
  ...spansOf(text, withScheme),
  ...findKnown(text).filter(({ start, end }) => {
    const written = text.slice(start, end);
    if (written.includes('/') || /^www\./i.test(written)) return true;
    return !sentenceEnd.test(written) && !capitalAfterDot.test(written);
  }),
  ...spansOf(text, privateHost),
];
