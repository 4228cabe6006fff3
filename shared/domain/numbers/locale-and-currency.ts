import { localeOf } from '../account/country-conventions.ts';

/** How the money of a business is counted and written. */
export type LocaleAndCurrency = { readonly locale: string; readonly currency: string };

/** What a business may say about its money; one that says nothing counts in dollars. */
type Where = {
  readonly id: string;
  readonly country?: string | null;
  readonly currency?: string | null;
};

/** The locale and the currency in which the numbers of a business are typed, checked and shown. */
export const localeAndCurrencyOf = ({ country, currency }: Where): LocaleAndCurrency => ({
  locale: localeOf(country ?? null),
  currency: currency ?? 'USD',
});
