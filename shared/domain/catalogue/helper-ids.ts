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
