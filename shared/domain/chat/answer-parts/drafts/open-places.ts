/** Places of a draft that are still to be filled in, such as `[first name]`. */
import { capitalized } from '../../../lib/capitalized.ts';
import type { DraftChannel } from '../draft-channels.ts';
import type { DraftPart, Part } from '../part.ts';
import { profileValue, type SenderProfile } from './sender-profile.ts';

/** A draft's text in pieces: words, places to fill, and marks that the owner has to settle by hand. */
export type DraftPiece =
  | { kind: 'text'; text: string }
  | { kind: 'place'; text: string; key: string; label: string }
  | { kind: 'mark'; text: string; label: string };

/** A place of an answer, one for all drafts that have it. */
export type OpenPlace = {
  /** The same for every spelling of the place. */
  key: string;
  /** What its field is called. */
  label: string;
  /** What it is filled with from the profile; empty when it is not there. */
  value: string;
  fromProfile: boolean;
  /** The indexes of the parts that have it. */
  parts: number[];
};

/** What was put into the places, by key. A blank value leaves a place open. */
export type PlaceValues = Readonly<Record<string, string>>;

const bracket = /\\?\[([^[\]\n]+?)\\?\](?!\(|\[\d*\]|:\s*\S*:\/\/)/g;
/** A note to the owner, to be settled before the draft is sent: `[confirm the price]`, `[...]`, `[___]`. */
const note =
  /^(?:please )?(?:to )?(?:be )?(?:confirm\p{L}*|verify|tbc|tbd|bestätigen|vérifier)\b|^[\s._…?-]{2,}$|^…$/iu;
/** How the speaker acts, not what is said. */
const direction =
  /^(?:pause|wait|listen|beep|smile|laugh|breathe|silence|repeat|stop|if|when|then|they|let)\b/i;
/** More than that is a remark and no name of a place. */
const longest = { words: 6, length: 48 } as const;

/** Splits a text of a draft at its places and marks. Links, check boxes, footnotes, numbers and addresses are words. */
export const splitPlaces = (text: string, channel: DraftChannel): DraftPiece[] => {
  const pieces: DraftPiece[] = [];
  let at = 0;
  for (const match of text.matchAll(bracket)) {
    const piece = pieceOf(match, text, channel);
    if (!piece) continue;
    if (match.index > at) pieces.push({ kind: 'text', text: text.slice(at, match.index) });
    pieces.push(piece);
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ kind: 'text', text: text.slice(at) });
  return pieces;
};

const pieceOf = (
  match: RegExpExecArray,
  text: string,
  channel: DraftChannel,
): DraftPiece | undefined => {
  const inside = (match[1] ?? '').trim();
  const line = text.slice(text.lastIndexOf('\n', match.index) + 1, match.index);
  const isCheckBox = /^[xX✓✔]$/.test(inside) && /^\s*(?:[-*+]\s+|\d+[.)]\s+)?$/.test(line);
  if (note.test(inside)) return { kind: 'mark', text: match[0], label: labelOf(inside) };
  if (isCheckBox || !/\p{L}/u.test(inside) || /^\^|:\/\/|@/.test(inside)) return undefined;
  const isRemark =
    direction.test(inside) ||
    inside.length > longest.length ||
    inside.split(/\s+/).length > longest.words;
  if (isRemark)
    return channel === 'call-script'
      ? undefined
      : { kind: 'mark', text: match[0], label: labelOf(inside) };
  return { kind: 'place', text: match[0], key: keyOf(inside), label: labelOf(inside) };
};

/** What a place is known by, whatever its capitals and the little words before it. */
const keyOf = (inside: string) =>
  spaced(inside)
    .toLowerCase()
    .replace(/^(?:the|an?|insert|enter|add|fill in) /, '')
    .replace(
      /^(?:the )?(?:customer|client|their|his|her)(?:['’]s)? (?=(?:first |last |full )?name$)/,
      '',
    );

/** Every word of it begins with a capital, as in a heading. */
const isTitle = (words: string) => /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(words);

/** The words of a place as they read inside a sentence, the same for "[First Name]", "[FIRST NAME]" and "[first name]". */
export const placeLabel = (bracketed: string) => {
  const words = spaced(bracketed.replaceAll(/^\\?\[|\\?\]$/g, ''));
  const isCapitals = !/\p{Ll}/u.test(words) && words.length >= 4;
  return isCapitals || isTitle(words) ? words.toLowerCase() : words;
};

const labelOf = (inside: string) => {
  const calm = placeLabel(inside);
  return capitalized(calm);
};

const spaced = (inside: string) => inside.replaceAll(/[\s_]+/g, ' ').trim();

/** The places of all drafts of an answer in the order they appear, with what the profile knows. */
export const openPlaces = (parts: readonly Part[], profile: SenderProfile): OpenPlace[] => {
  const places = new Map<string, OpenPlace>();
  for (const [index, part] of parts.entries())
    for (const { key, label } of placesOf(part)) {
      const value = profileValue(key, profile);
      const place = places.get(key) ?? { key, label, value, fromProfile: value !== '', parts: [] };
      if (place.parts.at(-1) !== index) place.parts.push(index);
      places.set(key, place);
    }
  return [...places.values()];
};

const piecesOf = (part: Part) =>
  part.kind === 'draft'
    ? [part.subject ?? '', part.body].flatMap((text) => splitPlaces(text, part.channel))
    : [];
const placesOf = (part: Part) => piecesOf(part).filter((piece) => piece.kind === 'place');

/** A text with its places filled; those without a value stay as they are. */
export const fillPlaces = (text: string, channel: DraftChannel, values: PlaceValues): string =>
  splitPlaces(text, channel)
    .map((piece) => (piece.kind === 'place' && typedValue(values, piece.key)) || piece.text)
    .join('');

/** A draft with its places filled, its subject too. */
export const fillDraft = (draft: DraftPart, values: PlaceValues): DraftPart => ({
  ...draft,
  subject: draft.subject && fillPlaces(draft.subject, draft.channel, values),
  body: fillPlaces(draft.body, draft.channel, values),
});

/** What has to be settled before a draft is sent: its places without a value, and its marks. Each label once. */
export const stillOpen = (draft: DraftPart, values: PlaceValues): string[] => {
  const open = piecesOf(draft).flatMap((piece) => {
    if (piece.kind === 'text') return [];
    return piece.kind === 'place' && typedValue(values, piece.key) ? [] : [piece.label];
  });
  return [...new Set(open)];
};

const typedValue = (values: PlaceValues, key: string) =>
  Object.hasOwn(values, key) ? (values[key] ?? '').trim() : '';
