import type { Account } from '#shared/domain/account.ts';
import { newAccount } from '#shared/domain/onboarding.ts';
import { readTracking } from '#shared/domain/tracking.ts';
import { createAccountOnce } from '../tables/account-table.ts';
import { earlierTrialEnd } from '../tables/tombstone-table.ts';
import { scheduleTrialReminder } from './schedule-trial-reminder.ts';

export type NewOwner = {
  sub: string;
  email: string;
  /** Where the sign-up came from, as JSON text that the browser sent with it. */
  signupTracking: string | undefined;
  isAdmin: boolean;
};

/** Creates the account of a new owner. Of concurrent calls one creates it, and all resolve to the same account. */
export const createAccount = async (
  { sub, email, signupTracking, isAdmin }: NewOwner,
  now: Date,
): Promise<Account> => {
  const tracking = readTracking(signupTracking);
  const person = { id: sub, email, tracking, isAdmin };
  const fresh = newAccount({ ...person, earlierTrialEnd: await earlierTrialEnd(email, now) }, now);
  const { account } = await createAccountOnce(fresh);
  await scheduleTrialReminder(account);
  return account;
};
