/** What may be dangerous in a message, the most urgent first. */
export const dangerIds = [
  'gas',
  'carbon-monoxide',
  'fire',
  'electricity',
  'injury',
  'flood',
  'threats',
  'lawyer',
  'authorities',
  'discrimination',
] as const;
export type DangerId = (typeof dangerIds)[number];
