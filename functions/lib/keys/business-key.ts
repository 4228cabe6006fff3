import type { AccountId } from '../account-and-person-ids.ts';
import { ownerKey, sortPrefix } from './owner-item-keys.ts';

export const businessKey = (accountId: AccountId, businessId: string) =>
  ownerKey(accountId, sortPrefix.business + businessId);
