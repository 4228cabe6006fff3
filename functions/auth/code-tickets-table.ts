import { throttleKey } from '../lib/keys/throttle-key.ts';
import { countUpTo } from './code-limits-table.ts';

/** Notes that a ticket is used; false where it was used before. */
export const spendTicket = (id: string, ends: Date) =>
  countUpTo(throttleKey(`code ticket ${id}`, 0), 1, ends);
