import type { DraftChannel } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import {
  type OpenPlace,
  openPlaces,
  type PlaceValues,
} from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import type { SenderProfile } from '#shared/domain/chat/answer-parts/drafts/sender-profile.ts';
import type { DraftPart, Part } from '#shared/domain/chat/answer-parts/part.ts';
import {
  isContactPlace,
  type MaskedDetail,
  maskDetails,
  putBack,
} from '#shared/domain/chat/masking/masked-details.ts';

/** The places of some drafts, and what is in them: what was typed, else what is known. */
export type OpenPlaces = {
  readonly places: readonly OpenPlace[];
  readonly values: PlaceValues;
  /** What of it stays on this device: contacts of customers, which were taken out before the question was sent. */
  readonly local: PlaceValues;
  /** The keys that were typed into: their fields stay, also once the profile knows the value. */
  readonly typed: ReadonlySet<string>;
  /** What of it may leave: see `sendableValues`. */
  readonly sent: PlaceValues;
};

/** No places, as long as there are none to see. */
export const noOpenPlaces: OpenPlaces = {
  places: [],
  values: {},
  local: {},
  typed: new Set(),
  sent: {},
};

/** What was taken out where this place stands, or nothing. A bare `[phone]` may be the owner's own. */
const takenOut = ({ label }: OpenPlace, details: readonly MaskedDetail[]) => {
  if (!/\d$|^customer\b/i.test(label)) return '';
  const value = putBack(`[${label}]`, details);
  return value === `[${label}]` ? '' : value;
};

/** The places of all drafts among these parts, with what the profile and this device know. */
export const openPlacesOf = (
  parts: readonly Part[],
  sender: SenderProfile,
  typed: PlaceValues = {},
  details: readonly MaskedDetail[] = [],
): OpenPlaces => {
  const places = openPlaces(parts, sender);
  const known = Object.fromEntries(places.map(({ key, value }) => [key, value]));
  const local = Object.fromEntries(
    places
      .map((place) => [place.key, takenOut(place, details)] as const)
      .filter(([, value]) => value),
  );
  const values = { ...known, ...local, ...typed };
  return {
    places,
    values,
    local,
    typed: new Set(Object.keys(typed)),
    sent: sendableValues(values, details),
  };
};

const publicChannels: ReadonlySet<DraftChannel> = new Set(['review-reply', 'social-post']);

/** The values for one draft: words for everybody to read get no contact back that was taken out of a message. */
export const valuesFor = (
  { channel }: Pick<DraftPart, 'channel'>,
  values: PlaceValues,
  local: PlaceValues,
): PlaceValues =>
  publicChannels.has(channel)
    ? Object.fromEntries(
        Object.entries(values).filter(
          ([key]) => /^customer/i.test(key) || !(isContactPlace(key) || Object.hasOwn(local, key)),
        ),
      )
    : values;

/** The places that have a field of their own: nothing knows them. */
export const openPlacesToAsk = ({ places, local, typed }: OpenPlaces): OpenPlace[] =>
  places.filter(({ key, fromProfile }) => (!fromProfile || typed.has(key)) && !local[key]);

/** What is in places, as far as it may be sent: neither what was taken out of a message nor what was typed in its stead. */
export const sendableValues = (
  values: PlaceValues,
  details: readonly MaskedDetail[],
): PlaceValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => !isContactPlace(key) && maskDetails(value, details) === value,
    ),
  );
