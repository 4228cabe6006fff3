import { type HelperId, sharedSubcategoriesFrom } from '../domain/catalogue/helper-ids.ts';

/** The helpers that a helper's subcategories were written for: itself first. */
export const helpersWithSharedSubcategories = (helper: HelperId): HelperId[] => {
  const other = sharedSubcategoriesFrom[helper];
  return other ? [helper, other] : [helper];
};
