import type { ContactKind } from './contact-kinds-and-text-spans.ts';
import { type FindOptions, findContacts } from './find-contacts.ts';
import type { MaskedDetail } from './masked-details.ts';

/** Contact details are replaced before a text leaves the device. */

export type Masked = Readonly<{
  text: string;
  /** Every detail taken out of this text and of those before it, in the order they were found. */
  details: readonly MaskedDetail[];
}>;

/** Two ways of writing the same number or address share one detail. */
const identity = (kind: MaskedDetail['kind'], value: string): string =>
  kind === 'phone' || kind === 'card'
    ? value.replaceAll(/[^\d+]/g, '') || value
    : value.toLowerCase().replaceAll(/\s+/g, ' ');

const typedPlaceholders = /\[(card|email|link|phone|address) ?(\d+)\]/gi;

/** Replaces the contact details of a text; details of earlier texts of the same conversation keep their numbers. */
export const maskContacts = (
  text: string,
  options: FindOptions,
  earlier: readonly MaskedDetail[] = [],
): Masked => {
  const details = [...earlier];
  // Somebody may have typed "[phone 1]" themselves: that number is not given away again.
  const typed = new Set(
    [...text.matchAll(typedPlaceholders)].map(([, kind, n]) => `[${kind?.toLowerCase()} ${n}]`),
  );
  const detailFor = (kind: ContactKind, value: string): MaskedDetail => {
    const known = details.find(
      (detail) => detail.kind === kind && identity(kind, detail.value) === identity(kind, value),
    );
    if (known) return known;
    let count = details.filter((detail) => detail.kind === kind).length + 1;
    while (
      typed.has(`[${kind} ${count}]`) ||
      details.some((p) => p.placeholder === `[${kind} ${count}]`)
    )
      count += 1;
    const detail = { placeholder: `[${kind} ${count}]`, kind, value };
    details.push(detail);
    return detail;
  };
  let masked = '';
  let from = 0;
  for (const { start, end, kind } of findContacts(text, options)) {
    masked += text.slice(from, start) + detailFor(kind, text.slice(start, end)).placeholder;
    from = end;
  }
  return { text: masked + text.slice(from), details };
};
