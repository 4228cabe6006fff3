import { localeOf } from '#shared/domain/account/country-conventions.ts';
import { accountQuery } from './account.ts';
import { activeBusiness } from './active-business.ts';
import { queryClient } from './query-client.ts';

/** The locale in which the pages write numbers and dates: English as it is written where the business is. */
export const pageLocale = () => {
  const view = queryClient.getQueryData(accountQuery.queryKey);
  return localeOf((view && activeBusiness(view)?.country) ?? null);
};
