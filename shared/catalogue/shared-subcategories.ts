import { type HelperId, isHelperId } from '../domain/catalogue/helper-ids.ts';

/** The helper whose subcategories another one shows as well: both have the same texts, and an edit reaches both. */
const sharedFrom: Readonly<Partial<Record<HelperId, HelperId>>> = {
  'hiring-hr': 'customer-service',
};

/** The helpers that a helper's subcategories were written for: itself first. */
export const writersFor = (helper: HelperId): HelperId[] => {
  const other = sharedFrom[helper];
  return other ? [helper, other] : [helper];
};

/** The helper that a prompt was written for, from its id; undefined for an id that names none. */
export const writerOf = (promptId: string): HelperId | undefined => {
  const [helper] = promptId.split('.');
  return isHelperId(helper) ? helper : undefined;
};
