import { receivables } from '#shared/contract/connections/receivables.ts';
import { Problem } from '#shared/contract/problem.ts';
import {
  changeReceivable as changed,
  inTheWayOf,
  type ReceivableChange,
} from '#shared/domain/connections/change-receivable.ts';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import { isPaidByHand } from '#shared/domain/connections/receivable-rules.ts';
import { handle } from '../../lib/http-handler.ts';
import { requireToday } from '../../numbers/require-today.ts';
import { applyReceivableChange } from './apply-receivable-change.ts';
import { receivableConflict } from './receivable-conflict.ts';

/** Refuses to change by hand what connected books decide: their next read would change it back. */
const requireByHand = ({ source }: Receivable, change: ReceivableChange) => {
  if ((change === 'paid' || change === 'open') && !isPaidByHand({ source })) {
    throw new Problem(
      'invalid',
      'Record the payment in your books. Then this invoice is paid here too.',
    );
  }
};

/** Marks an invoice as paid, open or reminded; throws `conflict` where somebody was first. */
export const markReceivable = handle(
  receivables.changeReceivable,
  ({ business_id, id, today, change, seen }, { accountId, personId, now }) => {
    requireToday(today, now);
    return applyReceivableChange({ accountId, business_id, id }, now, (one) => {
      requireByHand(one, change);
      const noted = seen && inTheWayOf(change, one, seen);
      if (noted) throw receivableConflict(one, noted);
      return changed(one, change, today, { by: personId, at: now.toISOString() });
    });
  },
);
