import { receivables } from '#shared/contract/connections/receivables.ts';
import { noteReceivable as noted } from '#shared/domain/connections/change-receivable.ts';
import { handle } from '../../lib/http-handler.ts';
import { requireToday } from '../../numbers/require-today.ts';
import { applyReceivableChange } from './apply-receivable-change.ts';
import { receivableConflict } from './receivable-conflict.ts';

/** A note is of today, or takes the place of one that stands. */
export const saveReceivableNote = handle(
  receivables.noteReceivable,
  ({ business_id, id, on, text, seen }, { accountId, personId, now }) =>
    applyReceivableChange({ accountId, business_id, id }, now, (one) => {
      const stored = one.notes.find((note) => note.on === on);
      if (!stored) requireToday(on, now);
      const standing = stored?.text ?? '';
      if (standing === text) return one;
      if (seen !== undefined && standing !== seen) throw receivableConflict(one, 'note');
      return noted(one, { on, text, said: { by: personId, at: now.toISOString() } });
    }),
);
