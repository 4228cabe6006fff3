import currencies from 'country-to-currency';

/** The currency of a country; null if the country is unknown. */
export const currencyOf = (country: string | null): string | null =>
  (currencies as Readonly<Record<string, string>>)[country ?? ''] ?? null;
