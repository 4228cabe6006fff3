import { formatChargeId } from '#shared/domain/chat/charge-id.ts';
import type { Entitlement } from '#shared/domain/plan/entitlement.ts';
import type { QuotaItem } from '#shared/domain/plan/quota/quota-charges.ts';
import { isHelperReferral } from '#shared/domain/plan/quota/uncounted-helper-referrals.ts';
import { log } from '../lib/log.ts';
import { removeCharge, removeReferral } from '../plan/quota/quota-table.ts';
import type { Lease } from './turns/leases-table.ts';
import type { StoredTurn } from './turns/turn-item.ts';

/** Takes the question of a lease out of the quota and of its hour; its call of the model stays counted. */
export const refundCharge = async (lease: Lease) => {
  if (await removeCharge(lease.accountId, formatChargeId(lease))) log.info('charge given back');
};

/**
 * Takes the charge of a turn of the assistant back that only names a helper, where the plan has a limit and the day an
 * uncounted referral left. `seen` is the quota item after the charge. Returns the item afterwards, undefined when the
 * question counts.
 */
export const refundReferral = async (
  lease: Lease,
  turn: StoredTurn,
  { entitlement, seen, now }: { entitlement: Entitlement; seen: QuotaItem; now: Date },
) =>
  turn.helper_id === null && entitlement.quota && isHelperReferral(turn)
    ? removeReferral(lease.accountId, formatChargeId(lease), { seen, now })
    : undefined;
