import type { ProviderId } from '#shared/domain/connections/providers.ts';
import type { Adapter, AdapterOf } from './adapter.ts';
import { facebookPage } from './facebook-page/facebook-page.ts';
import { googleBusiness } from './google-business/google-business.ts';
import { googleCalendar } from './google-calendar/google-calendar.ts';
import { quickbooks } from './quickbooks/quickbooks.ts';

const all: { readonly [Id in ProviderId]: AdapterOf<Id> } = {
  quickbooks,
  'google-business': googleBusiness,
  'google-calendar': googleCalendar,
  'facebook-page': facebookPage,
};

/** The calls of each provider of the registry. */
export const adapters: Readonly<Record<ProviderId, Adapter>> = all;
