import { findAddresses } from './addresses/find-addresses.ts';
import {
  apart,
  type ContactKind,
  type ContactSpan,
  overlaps,
  type Span,
  spansOf,
} from './contact-kinds-and-text-spans.ts';
import { findEmails } from './find-emails.ts';
import { findLinks, type LinkFinder } from './find-links.ts';
import { findPhones } from './find-phones.ts';
import type { MaskedDetail } from './masked-details.ts';

/** Whether the last digit checks the others, as on every payment card. */
const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/** Whether the two digits after the country check an international account number. */
const passesMod97 = (account: string): boolean => {
  const digits = [...(account.slice(4) + account.slice(0, 4))]
    .map((sign) => Number.parseInt(sign, 36))
    .join('');
  return BigInt(digits) % 97n === 1n;
};

// Visa, Mastercard, American Express, Diners, Discover, JCB, UnionPay, Maestro and RuPay: what a number may begin with.
const issuer = /^(?:4|5|6|3[0-9]|2[2-7]|81|82)/;
const asPrinted = String.raw`\d{13,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{1,4}(?:\1\d{3})?|\d{4}[ -]\d{6}[ -]\d{4,5}`;
const card = new RegExp(String.raw`(?<![\w.,$£€₹-])(?:${asPrinted})(?![\w]|-\d)`, 'g');
const cardWord = /\b(?:card|visa|master ?card|amex|tarjeta|karte|kreditkarte)\b[^\d]{0,20}$/i;
const account = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g;

/** Card numbers that begin like one and pass their check digit (or are called a card), and international account numbers. */
const findCards = (text: string): Span[] => [
  ...spansOf(text, card).filter(({ start, end }) => {
    const digits = text.slice(start, end).replaceAll(/\D/g, '');
    return (
      issuer.test(digits) &&
      (passesLuhn(digits) || cardWord.test(text.slice(Math.max(0, start - 40), start)))
    );
  }),
  ...spansOf(text, account).filter(({ start, end }) =>
    passesMod97(text.slice(start, end).replaceAll(' ', '')),
  ),
];

/** Contact details are replaced before a text leaves the device. */

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
