/** Contact details are replaced before a text leaves the device, and put back into what comes from outside. */
import { findAddresses } from './addresses/find-addresses.ts';
import { findCards } from './cards.ts';
import { findEmails } from './emails.ts';
import { findLinks, type LinkFinder } from './links.ts';
import { findPhones } from './phones.ts';
import { apart, type ContactKind, type ContactSpan, overlaps, type Span } from './spans.ts';

/** One place of a masked text: what stands there now and what belongs there. */
export type Place = Readonly<{
  /** As it goes out, for example `[phone 1]`. */
  placeholder: string;
  kind: ContactKind | 'customer';
  /** As it was written; stays on the device. */
  value: string;
}>;

export type Masked = Readonly<{
  text: string;
  /** Every place of this text and of those before it, in the order they were found. */
  places: readonly Place[];
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

/** Two ways of writing the same number or address share one place. */
const identity = (kind: Place['kind'], value: string): string =>
  kind === 'phone' || kind === 'card'
    ? value.replaceAll(/[^\d+]/g, '') || value
    : value.toLowerCase().replaceAll(/\s+/g, ' ');

const literalPlaces = /\[(card|email|link|phone|address) ?(\d+)\]/gi;

/** Replaces the contact details of a text; places of earlier texts of the same conversation keep their numbers. */
export const maskContacts = (
  text: string,
  options: Options,
  earlier: readonly Place[] = [],
): Masked => {
  const places = [...earlier];
  // Somebody may have typed "[phone 1]" themselves: that number is not given away again.
  const typed = new Set(
    [...text.matchAll(literalPlaces)].map(([, kind, n]) => `[${kind?.toLowerCase()} ${n}]`),
  );
  const placeFor = (kind: ContactKind, value: string): Place => {
    const known = places.find(
      (place) => place.kind === kind && identity(kind, place.value) === identity(kind, value),
    );
    if (known) return known;
    let count = places.filter((place) => place.kind === kind).length + 1;
    while (
      typed.has(`[${kind} ${count}]`) ||
      places.some((p) => p.placeholder === `[${kind} ${count}]`)
    )
      count += 1;
    const place = { placeholder: `[${kind} ${count}]`, kind, value };
    places.push(place);
    return place;
  };
  let masked = '';
  let from = 0;
  for (const { start, end, kind } of findContacts(text, options)) {
    masked += text.slice(from, start) + placeFor(kind, text.slice(start, end)).placeholder;
    from = end;
  }
  return { text: masked + text.slice(from), places };
};

const anyPlace = /\[\s*(card|email|e-mail|link|phone|address|customer)\s*(?:name)?\s*(\d*)\s*\]/gi;

/** Puts the details back into a draft; a place nobody knows stays open as it is. */
export const putBack = (draft: string, places: readonly Place[]): string =>
  draft.replaceAll(anyPlace, (written, word: string, count: string) => {
    const kind = word.toLowerCase().replace('-', '');
    const placeholder = count ? `[${kind} ${count}]` : `[${kind}]`;
    const exact = places.find((place) => place.placeholder === placeholder);
    // "[phone]" is clear where there is only one.
    const ofKind = places.filter((place) => place.kind === kind);
    return (exact ?? (count || ofKind.length !== 1 ? undefined : ofKind[0]))?.value ?? written;
  });
