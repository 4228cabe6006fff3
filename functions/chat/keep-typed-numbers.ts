import { localDateOf } from '#shared/domain/local-time.ts';
import { typedNumbers } from '#shared/domain/numbers/accept.ts';
import { moneyStyleOf } from '#shared/domain/numbers/business-money.ts';
import { listNumberEntries, saveNumberEntries } from '../tables/numbers-table.ts';
import type { AnswerContext } from './answer-context.ts';
import type { Learnable } from './learnable.ts';

/** Keeps the numbers typed into a prompt, dated with the day at the business. A value that is kept already stays as it is, with its source; one out of bounds is not kept. */
export const keepTypedNumbers = async (
  sub: string,
  business: AnswerContext['business'],
  numbers: Learnable['numbers'],
  now: Date,
) => {
  if (numbers.length === 0) return;
  const business_id = business.id;
  const known = await listNumberEntries(sub, business_id);
  const isKnown = (id: string, value: string) =>
    known.some(({ kind, entry }) => kind === 'number' && entry.id === id && entry.value === value);
  const today = localDateOf(now, business.time_zone ?? 'UTC');
  const style = moneyStyleOf(business);
  const writes = numbers.flatMap((sent) => {
    const value = String(Number(sent.value));
    const accepted = typedNumbers([{ ...sent, value }], today, style);
    if ('problem' in accepted || isKnown(sent.id, value)) return [];
    return accepted.numbers.map((entry) => ({
      entry: { kind: 'number' as const, business_id, entry },
    }));
  });
  if (writes.length) await saveNumberEntries(sub, business_id, writes);
};
