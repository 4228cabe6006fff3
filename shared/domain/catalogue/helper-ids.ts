/** The seven advisors, in the order they are shown everywhere. */
export const helperIds = [
  'marketing',
  'social-media',
  'sales',
  'finance',
  'customer-service',
  'operations',
  'hiring-hr',
] as const;
export type HelperId = (typeof helperIds)[number];

/** Whether a string, for example from a URL or a model, names one of the seven helpers. */
export const isHelperId = (value: unknown): value is HelperId =>
  helperIds.includes(value as HelperId);

/** The helper whose subcategories another one shows as well: both have the same texts, and an edit reaches both. */
export const sharedSubcategoriesFrom: Readonly<Partial<Record<HelperId, HelperId>>> = {
  'hiring-hr': 'customer-service',
};
