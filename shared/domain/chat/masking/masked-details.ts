/** What was taken out of a text, and how it comes back into the drafts. */
import type { ContactKind } from './contact-kinds-and-text-spans.ts';

/** One detail removed from a text: its placeholder and its value. */
export type MaskedDetail = Readonly<{
  /** As it goes out, for example `[phone 1]`. */
  placeholder: string;
  kind: ContactKind | 'customer';
  /** As it was written; stays on the device. */
  value: string;
}>;

const anyPlaceholder =
  /\[\s*(card|email|e-mail|link|phone|address|customer)\s*(?:name)?\s*(\d*)\s*\]/gi;

/** Puts the details back into a draft; an unknown placeholder stays as it is. */
export const putBack = (draft: string, details: readonly MaskedDetail[]): string =>
  draft.replaceAll(anyPlaceholder, (written, word: string, count: string) => {
    const kind = word.toLowerCase().replace('-', '');
    const placeholder = count ? `[${kind} ${count}]` : `[${kind}]`;
    const exact = details.find((detail) => detail.placeholder === placeholder);
    // "[phone]" is clear where there is only one.
    const ofKind = details.filter((detail) => detail.kind === kind);
    return (exact ?? (count || ofKind.length !== 1 ? undefined : ofKind[0]))?.value ?? written;
  });

/** Whether a place of a draft, by its key (`phone 1`, `customer`), stands for what is taken out of texts: what is in it stays on the device. */
export const isContactPlace = (key: string): boolean =>
  /^(?:card|e-?mail|link|phone|address|customer)(?: name)? ?\d+$|^customer$/.test(key);

/** The opposite for words that are to be sent: every detail that stands in them letter by letter gives way to its placeholder again. */
export const maskDetails = (text: string, details: readonly MaskedDetail[]): string =>
  details
    .filter(({ value }) => value !== '')
    .toSorted((one, other) => other.value.length - one.value.length)
    .reduce((left, { value, placeholder }) => left.replaceAll(value, () => placeholder), text);
