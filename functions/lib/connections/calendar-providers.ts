import { hasCapability, type ProviderId } from '#shared/domain/connections/providers.ts';
import { switchedOn } from '#shared/domain/connections/stage-provider-settings.ts';
import type { AccountId } from '../account-and-person-ids.ts';
import { config } from '../config.ts';
import { connectionKey } from '../keys/connection-keys.ts';
import type { Key } from '../keys/key-and-item.ts';

/** The providers of the stage that give the events of a calendar. */
export const calendarProviders = (): ProviderId[] =>
  switchedOn(config.CONNECTIONS).filter((id) => hasCapability(id, 'events'));

/** The keys under which a connected calendar of a business may stand. */
export const calendarKeys = (accountId: AccountId, businessId: string): Key[] =>
  calendarProviders().map((provider) => connectionKey(accountId, businessId, provider));
