import {
  type OpenPlace,
  openPlaces,
  type PlaceValues,
} from '#shared/domain/answer-parts/open-places.ts';
import type { Part } from '#shared/domain/answer-parts/part.ts';
import type { SenderProfile } from '#shared/domain/answer-parts/sender-profile.ts';
import { type MaskedDetail, putBack } from '#shared/domain/masking/masked-details.ts';

/** The places of some drafts, and what is in them: what was typed, else what is known. */
export type Places = {
  readonly places: readonly OpenPlace[];
  readonly values: PlaceValues;
  /** What of it stays on this device: contacts of customers, which were taken out before the question was sent. */
  readonly local: PlaceValues;
};

/** What was taken out where this place stands, or nothing. A bare `[phone]` may be the owner's own. */
const takenOut = ({ label }: OpenPlace, details: readonly MaskedDetail[]) => {
  if (!/\d$|^customer\b/i.test(label)) return '';
  const value = putBack(`[${label}]`, details);
  return value === `[${label}]` ? '' : value;
};

/** The places of all drafts among these parts, with what the profile and this device know. */
export const placesOf = (
  parts: readonly Part[],
  sender: SenderProfile,
  typed: PlaceValues = {},
  details: readonly MaskedDetail[] = [],
): Places => {
  const places = openPlaces(parts, sender);
  const known = Object.fromEntries(places.map(({ key, value }) => [key, value]));
  const local = Object.fromEntries(
    places
      .map((place) => [place.key, takenOut(place, details)] as const)
      .filter(([, value]) => value),
  );
  return { places, values: { ...known, ...local, ...typed }, local };
};

/** The places that have a field of their own: nothing knows them. */
export const fieldsOf = ({ places, local }: Places): OpenPlace[] =>
  places.filter(({ key, fromProfile }) => !fromProfile && !local[key]);

/** What is in the places, as far as it may be sent. */
export const sendable = ({ values, local }: Places): PlaceValues =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== local[key]));
