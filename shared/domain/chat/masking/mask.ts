/** Contact details are replaced before a text leaves the device. */
import { findAddresses } from './addresses/find-addresses.ts';
import { findCards } from './cards.ts';
import { findEmails } from './emails.ts';
import { findLinks, type LinkFinder } from './links.ts';
import type { MaskedDetail } from './masked-details.ts';
import { findPhones } from './phones.ts';
import { apart, type ContactKind, type ContactSpan, overlaps, type Span } from './spans.ts';

export type Masked = Readonly<{
  text: string;
  /** Every detail taken out of this text and of those before it, in the order they were found. */
  details: readonly MaskedDetail[];
}>;

type Options = Readonly<{
  /** Where the business is, ISO 3166 alpha-2: how local numbers are written. */
  country: string;
  links: LinkFinder;
}>;

/** Finds every contact detail of a text, none inside another, in the order of the text. */
export const findContacts = (text: string, { country, links }: Options): ContactSpan[] => {
  const found: ContactSpan[] = [];
  const take = (kind: ContactKind, spans: readonly Span[]) => {
    for (const span of spans)
      if (!found.some((other) => overlaps(other, span))) found.push({ ...span, kind });
  };
  take('card', findCards(text));
  take('email', findEmails(text));
  take('link', findLinks(text, links));
  take('phone', findPhones(text, country, found));
  // An address ends where something surer begins.
  take(
    'address',
    findAddresses(text).flatMap((span) => apart(span, found)),
  );
  return found.sort((a, b) => a.start - b.start);
};

/** Two ways of writing the same number or address share one detail. */
const identity = (kind: MaskedDetail['kind'], value: string): string =>
  kind === 'phone' || kind === 'card'
    ? value.replaceAll(/[^\d+]/g, '') || value
    : value.toLowerCase().replaceAll(/\s+/g, ' ');

const typedPlaceholders = /\[(card|email|link|phone|address) ?(\d+)\]/gi;

/** Replaces the contact details of a text; details of earlier texts of the same conversation keep their numbers. */
export const maskContacts = (
  text: string,
  options: Options,
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
