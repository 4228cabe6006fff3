import {
  type OpenPlace,
  openPlaces,
  type PlaceValues,
} from '#shared/domain/answer-parts/open-places.ts';
import type { Part } from '#shared/domain/answer-parts/part.ts';
import type { SenderProfile } from '#shared/domain/answer-parts/sender-profile.ts';

/** The places of some drafts, and what is in them: what was typed, else what the profile knows. */
export type Places = { readonly places: readonly OpenPlace[]; readonly values: PlaceValues };

/** The places of all drafts among these parts. */
export const placesOf = (
  parts: readonly Part[],
  sender: SenderProfile,
  typed: PlaceValues = {},
): Places => {
  const places = openPlaces(parts, sender);
  const known = Object.fromEntries(places.map(({ key, value }) => [key, value]));
  return { places, values: { ...known, ...typed } };
};
