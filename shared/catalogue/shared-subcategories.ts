import {
  type HelperId,
  isHelperId,
  sharedSubcategoriesFrom,
} from '../domain/catalogue/helper-ids.ts';

/** The helpers that a helper's subcategories were written for: itself first. */
export const writersFor = (helper: HelperId): HelperId[] => {
  const other = sharedSubcategoriesFrom[helper];
  return other ? [helper, other] : [helper];
};

/** The helper that a prompt was written for, from its id; undefined for an id that names none. */
export const writerOf = (promptId: string): HelperId | undefined => {
  const [helper] = promptId.split('.');
  return isHelperId(helper) ? helper : undefined;
};
