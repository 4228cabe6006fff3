import type { AccountId } from '../account-and-person-ids.ts';
import type { Key } from './key-and-item.ts';
import { ownerKey, sortPrefix } from './owner-item-keys.ts';

/** What went wrong with the answers of an owner's account on one day (`2026-11-25`, UTC). */
export const troubleKey = (accountId: AccountId, day: string) =>
  ownerKey(accountId, sortPrefix.trouble + day);

const statsPrefix = 'STATS#';

/** Counters of a day (`2026-11-20`) or of `total`, by kind. */
export const statsKey = (scope: string, kind: string): Key => ({
  pk: statsPrefix + scope,
  sk: kind,
});

/** The day or `total` in the key of a counter item. */
export const statsScope = ({ pk }: Key) => pk.slice(statsPrefix.length);

/** The audit trail of a month (`2026-11`). */
export const auditPartition = (month: string) => `AUDIT#${month}`;
