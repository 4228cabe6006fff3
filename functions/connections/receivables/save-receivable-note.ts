import { connections } from '#shared/contract/connections.ts';
import { noteReceivable as noted } from '#shared/domain/connections/change-receivable.ts';
import { handle } from '../../lib/http.ts';
import { requireToday } from '../../numbers/require-today.ts';
import { receivableConflict } from './receivable-conflict.ts';
import { updateNewestReceivable } from './update-newest-receivable.ts';

/** A note is of today, or takes the place of one that stands. */
export const saveReceivableNote = handle(
  connections.noteReceivable,
  ({ business_id, id, on, text, seen }, { accountId, personId, now }) =>
    updateNewestReceivable({ accountId, business_id, id }, now, (one) => {
      const stored = one.notes.find((note) => note.on === on);
      if (!stored) requireToday(on, now);
      const standing = stored?.text ?? '';
      if (standing === text) return one;
      if (seen !== undefined && standing !== seen) throw receivableConflict(one, 'note');
      return noted(one, { on, text, said: { by: personId, at: now.toISOString() } });
    }),
);
