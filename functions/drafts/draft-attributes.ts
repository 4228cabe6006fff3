/** What became of the drafts of an answer, on the item of its turn: an attribute for each changed draft, one for each in Spanish and one for their places, so that two can be changed at once. */
import { DraftState, FilledPlaces } from '#shared/domain/chat/answer-parts/drafts/draft-state.ts';
import { DraftInSpanish } from '#shared/domain/chat/spanish/draft-in-spanish.ts';
import { compress, decompress } from '../lib/items/compression.ts';
import type { Item } from '../lib/keys/key-and-item.ts';

const prefix = 'draft_';

/** The attribute of the draft at this place. */
export const draftName = (index: number) => `${prefix}${index}`;

/** The attributes of changed drafts. */
export const draftAttributes = (drafts: readonly DraftState[] = []) =>
  Object.fromEntries(drafts.map((state) => [draftName(state.index), compress(state)]));

/** The changed drafts of an item, in their order. */
export const draftsOf = (item: Item): DraftState[] =>
  Object.keys(item)
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => DraftState.safeParse(decompress(item[name])).data ?? [])
    .sort((one, other) => one.index - other.index);

/** The attribute of what was put into the places of all drafts. */
export const placesName = 'places';

/** The attribute of filled places; none for none. */
export const placesAttribute = (places: FilledPlaces = {}) =>
  Object.keys(places).length > 0 ? { [placesName]: compress(places) } : {};

/** What was put into the places of an item's drafts; undefined for nothing. */
export const placesOf = (item: Item): FilledPlaces | undefined => {
  const { data = {} } = FilledPlaces.safeParse(decompress(item[placesName]));
  return Object.keys(data).length > 0 ? data : undefined;
};

const spanishPrefix = 'spanish_';

/** The attribute of the draft at this place in Spanish. */
export const spanishName = (index: number) => `${spanishPrefix}${index}`;

/** The attribute that says until when (epoch ms) a worker puts the draft at this place in Spanish. */
export const spanishClaimName = (index: number) => `claim_${spanishPrefix}${index}`;

/** The attributes of drafts in Spanish. */
export const spanishAttributes = (spanish: readonly DraftInSpanish[] = []) =>
  Object.fromEntries(spanish.map((draft) => [spanishName(draft.index), compress(draft)]));

/** The drafts of an item in Spanish, in their order; undefined for none. */
export const spanishOf = (item: Item): DraftInSpanish[] | undefined => {
  const found = Object.keys(item)
    .filter((name) => name.startsWith(spanishPrefix))
    .flatMap((name) => DraftInSpanish.safeParse(decompress(item[name])).data ?? [])
    .sort((one, other) => one.index - other.index);
  return found.length > 0 ? found : undefined;
};
