/** What may be dangerous in a message, the most urgent first. */
export const dangerIds = [
  'self-harm',
  'gas',
  'carbon-monoxide',
  'fire',
  'trench',
  'electricity',
  'injury',
  'bad-air',
  'asbestos',
  'needles',
  'flood',
  'threats',
  'lawyer',
  'authorities',
  'discrimination',
] as const;
export type DangerId = (typeof dangerIds)[number];

/** Whether a helper steps back from a question with these dangers: it gives no answer of its own. */
export const stepsBack = (dangers: readonly DangerId[]): boolean => dangers.includes('self-harm');
