/** Everything the dialog knows of a message before anything of it is sent; worked out on this device. */
import type { Kit } from '#shared/catalogue/kits/kit.ts';
import { kits } from '#shared/catalogue/kits-and-dangers-bundle.ts';
import type { Business } from '#shared/domain/account/business.ts';
import { maskContacts } from '#shared/domain/chat/masking/mask-contacts.ts';
import type { MaskedDetail } from '#shared/domain/chat/masking/masked-details.ts';
import { guessMessageKind } from '#shared/domain/chat/message-replies/guess-message-kind.ts';
import { importedRowAsMaskedMessage } from '#shared/domain/chat/message-replies/imported-row-as-masked-message.ts';
import type { IncomingKind } from '#shared/domain/chat/message-replies/incoming-kinds.ts';
import { likelyNumber } from '#shared/domain/chat/message-replies/read-message.ts';
import {
  type AnsweredReview,
  reviewAsMessage,
} from '#shared/domain/chat/message-replies/review-as-message.ts';
import { type Danger, findDangers } from '#shared/domain/chat/safety/find-dangers.ts';
import { localToday } from '#web/core/dates/local-day.ts';
import { findLinks } from './find-links.ts';
import type { ReplySource } from './reply-source.ts';

export type ReadSource = {
  /** Null until a kind is guessed or chosen. */
  readonly kit: Kit | null;
  /** The kind was guessed from the text. */
  readonly isGuessed: boolean;
  /** As it leaves the device. */
  readonly message: string;
  readonly details: readonly MaskedDetail[];
  /** The number the kit asks for, as far as the source says it. */
  readonly number: string;
  readonly dangers: readonly Danger[];
};

/** The longest text that is looked through; more than this is no message. */
export const longestText = 6000;
/** The longest message the server takes. */
export const longestMessage = 2000;

/** Where a business is; numbers of one that does not say are read as in the United States. */
const countryOf = ({ country }: Business) => country ?? 'US';

/** Reads a pasted text; `earlier` are the details of the conversation it is answered in, which keep their placeholders. */
export const readText = (
  text: string,
  chosen: IncomingKind | null,
  business: Business,
  earlier: readonly MaskedDetail[] = [],
): ReadSource => {
  const looked = text.slice(0, longestText);
  const guess = guessMessageKind(looked);
  const kind = chosen ?? guess?.kind ?? null;
  const country = countryOf(business);
  const { text: message, details } = maskContacts(looked, { country, links: findLinks }, earlier);
  const found = kind && likelyNumber(kind, looked, { today: localToday(), country });
  return {
    kit: kind && kits[kind],
    isGuessed: chosen === null && guess !== null,
    message,
    // Those of earlier messages are not taken out of this one.
    details: details.filter(({ placeholder }) => message.includes(placeholder)),
    number: found ? String(found) : '',
    dangers: findDangers(looked),
  };
};

/** Reads the words of a review: its stars go out with them, a placeholder stands for the name. */
export const readReview = (
  review: AnsweredReview,
  text: string,
  business: Business,
  earlier: readonly MaskedDetail[] = [],
): ReadSource => {
  const read = readText(text, null, business, earlier);
  const name = { placeholder: '[customer]', kind: 'customer', value: review.name.trim() } as const;
  return {
    ...read,
    kit: kits.review,
    isGuessed: false,
    number: '',
    message: reviewAsMessage(review, read.message),
    details: name.value ? [...read.details, name] : read.details,
  };
};

/** Reads a row of the books: amount and dates go out, a placeholder stands for the name. */
export const readRow = (row: NonNullable<ReplySource['row']>): ReadSource => {
  const { inputs, message, details } = importedRowAsMaskedMessage(row, localToday());
  const kit = kits[row.kind];
  return {
    kit,
    isGuessed: false,
    message,
    details: details.filter(({ value }) => value !== ''),
    number: inputs[kit.number ?? ''] ?? '',
    dangers: [],
  };
};
