import { localeOf } from '../account/country-conventions.ts';

/** What a business may say about its money; one that says nothing counts in dollars. */
type Where = {
  readonly id: string;
  readonly country?: string | null;
  readonly currency?: string | null;
};

/** The locale and the currency in which the numbers of a business are typed, checked and shown. */
export const moneyStyleOf = ({
  country,
  currency,
}: Where): { locale: string; currency: string } => ({
  locale: localeOf(country ?? null),
  currency: currency ?? 'USD',
});
