import { moneyWriter } from '../lib/money-writer.ts';
import type { BusinessPlace } from './business-place.ts';
import { localeOf } from './country-conventions.ts';

/** Writes amounts as they are written where the business is; plain numbers while its currency is unknown. */
export const moneyFormatOf = ({
  country = null,
  currency = null,
}: Partial<BusinessPlace>): ((amount: number) => string) =>
  moneyWriter(localeOf(country), currency);
