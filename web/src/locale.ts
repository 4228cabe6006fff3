import { localeOf } from '#shared/domain/country.ts';
import { accountQuery, activeBusiness } from './account.ts';
import { queryClient } from './query-client.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The locale in which the pages write numbers and dates: English as it is written where the business is. */
export const pageLocale = () => {
  const view = queryClient.getQueryData(accountQuery.queryKey);
  return localeOf((view && activeBusiness(view)?.country) ?? null);
};

/** Writes a day or moment as it is written where the business is, in the time zone of the device. */
export const formatDate = (at: string | Date, options: Intl.DateTimeFormatOptions) => {
  const locale = pageLocale();
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format.format(new Date(at));
};
