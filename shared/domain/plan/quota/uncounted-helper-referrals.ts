/**
 * Answers of the assistant that only name a helper: they are not counted, ten a day (UTC) at most. How many there were
 * today stands in the quota item beside the charges, so that the write that takes a charge back counts it as well.
 */
import type { QuotaItem } from './quota-charges.ts';

/** Referrals a day that are not counted. */
export const helperReferralsPerDay = 10;
/** Most characters of an answer that only names a helper; a longer one gives advice and counts. */
export const referralLength = 600;

const dayMs = 86_400_000;

/** Whether an answer of the assistant only names a helper. One that names none has answered, or asks back; it counts. */
export const isHelperReferral = ({
  content,
  suggestedHelperId,
}: {
  content: string;
  suggestedHelperId: string | null;
}) => suggestedHelperId !== null && content.length <= referralLength;

/** How a referral changes the day's count. `add`: if the stored day is this one and not full. `begin`: if it is an earlier one. */
export type ReferralWrite = { kind: 'add' | 'begin'; day: number; limit: number };

/** `gone`: the charge is not in the window any more. `keep`: the day has no uncounted referral left. */
export type ReferralDecision =
  | { do: 'write'; write: ReferralWrite }
  | { do: 'gone' }
  | { do: 'keep' };

/** Whether the charge of a referral is taken back, given the item as last read. */
export const decideHelperReferral = (
  seen: QuotaItem,
  id: string,
  now: number,
): ReferralDecision => {
  if (!seen.chargeIds?.has(id)) return { do: 'gone' };
  // Another worker's clock may be ahead: its day goes on.
  const day = Math.max(Math.floor(now / dayMs), seen.referralDay ?? 0);
  const isSameDay = seen.referralDay === day;
  if (isSameDay && (seen.referrals ?? 0) >= helperReferralsPerDay) return { do: 'keep' };
  return {
    do: 'write',
    write: { kind: isSameDay ? 'add' : 'begin', day, limit: helperReferralsPerDay },
  };
};
