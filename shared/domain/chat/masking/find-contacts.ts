import { findAddresses } from './addresses/find-addresses.ts';
import {
  apart,
  type ContactKind,
  type ContactSpan,
  overlaps,
  type Span,
} from './contact-kinds-and-text-spans.ts';
import { findCards } from './find-cards.ts';
import { findEmails } from './find-emails.ts';
import { findLinks, type LinkFinder } from './find-links.ts';
import { findPhones } from './find-phones.ts';

export type FindOptions = Readonly<{
  /** Where the business is, ISO 3166 alpha-2: how local numbers are written. */
  country: string;
  links: LinkFinder;
}>;

/** Finds every contact detail of a text, none inside another, in the order of the text. */
export const findContacts = (text: string, { country, links }: FindOptions): ContactSpan[] => {
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
