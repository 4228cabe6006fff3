import type { AccountView } from '#shared/domain/account/account-view-schema.ts';
import { plans } from '#shared/domain/plan/plans.ts';
import { formatDate } from '#web/core/dates/format-date.ts';

/** The plan in a few words, with the day on which one that was bought during the trial takes its place: "Professional until Nov 30, then Essentials". */
export const planWords = ({ plan, next_plan: next }: AccountView['entitlement']) =>
  next
    ? `${plans[plan].name} until ${formatDate(next.starts_at, { month: 'short', day: 'numeric' })}, then ${plans[next.plan].name}`
    : plans[plan].name;

/** The plan in a few words, and whether it is still on trial. */
export const planWordsWithTrial = (entitlement: AccountView['entitlement']) =>
  entitlement.is_trial ? `${planWords(entitlement)}, free trial` : planWords(entitlement);
