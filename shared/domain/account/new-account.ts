import { trialDays } from '../plan/plans.ts';
import type { SignupSource } from '../site/signup-source-schema.ts';
import type { Account } from './account.ts';

const dayMs = 86_400_000;

type NewPerson = {
  id: string;
  email: string;
  source: SignupSource;
  isAdmin: boolean;
  /** When the trial of an earlier, deleted account of the same mailbox ended or ends; null if there is none left, undefined if it is this account's. */
  earlierTrialEnd?: string | null | undefined;
};

/** The account of a new owner: on trial with Professional, so that everything can be tried before a plan is chosen. */
export const newAccount = (person: NewPerson, now: Date): Account => ({
  ...person.source,
  id: person.id,
  email: person.email,
  selected_plan: null,
  ...trialAtStart(person, now),
  onboarding_completed: person.isAdmin,
  active_business_id: null,
  is_admin: person.isAdmin,
  is_test: false,
  customer_id: null,
  subscription: null,
  subscription_version: 0,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
});

/** One trial per mailbox: an owner who returns after deleting an account keeps the end of the first trial. */
const trialAtStart = ({ isAdmin, earlierTrialEnd }: NewPerson, now: Date) => {
  if (isAdmin) return { trial_ends_at: null };
  if (earlierTrialEnd === undefined) return { trial_ends_at: trialEnd(now) };
  return { trial_ends_at: earlierTrialEnd, had_trial_before: true };
};

/** When a trial that starts now ends. */
export const trialEnd = (now: Date) => new Date(now.getTime() + trialDays * dayMs).toISOString();
