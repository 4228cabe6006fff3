import { asksFirst } from './asks-first.ts';
import type { Deliverable, Deliverables } from './declared-deliverables.ts';
import type { Part } from './part.ts';
import type { ReadAnswer } from './parts-reader.ts';

/** An answer as far as its deliverables are concerned. */
export type Delivered = Readonly<{
  parts: readonly Part[];
  form: ReadAnswer['form'];
  /** How it ended: whole, for want of room, by the model's refusal or a filter, or by the owner. */
  ending: 'complete' | 'cut' | 'refused' | 'stopped';
}>;

/**
 * What an answer owes: the deliverables it does not hold, each with the count that is missing. An answer that asks
 * first, was refused, stopped or cut, or that came without a schema, owes nothing.
 */
export const missingDeliverables = (
  deliverables: Deliverables,
  { parts, form, ending }: Delivered,
): Deliverable[] => {
  if (ending !== 'complete' || form !== 'parts' || asksFirst(parts)) return [];
  const left = [...parts];
  return deliverables.flatMap((deliverable) => {
    const found = Array.from({ length: deliverable.count }, () => take(left, deliverable));
    const missing = found.filter((isThere) => !isThere).length;
    return missing ? [{ ...deliverable, count: missing }] : [];
  });
};

/** Takes a part that is such a deliverable out of those left: a part pays for one only. */
const take = (left: Part[], deliverable: Deliverable) => {
  const at = left.findIndex(
    (part) =>
      part.kind === deliverable.kind &&
      (part.kind !== 'draft' ||
        (deliverable.kind === 'draft' && part.channel === deliverable.channel)),
  );
  return at >= 0 && left.splice(at, 1).length > 0;
};
