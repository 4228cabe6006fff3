import type { HelperId } from '../domain/catalogue/helper-ids.ts';

/** The helper whose subcategories another one shows as well: both have the same texts, and an edit reaches both. */
const sharedSubcategoriesFrom: Readonly<Partial<Record<HelperId, HelperId>>> = {
  'hiring-hr': 'customer-service',
};

/** The helpers that a helper's subcategories were written for: itself first. */
export const helpersWithSharedSubcategories = (helper: HelperId): HelperId[] => {
  const other = sharedSubcategoriesFrom[helper];
  return other ? [helper, other] : [helper];
};
