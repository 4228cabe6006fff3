import type { Account } from '#shared/domain/account.ts';
import { newAccount } from '#shared/domain/onboarding.ts';
import { readTracking } from '#shared/domain/tracking.ts';
import { createAccountOnce } from '../tables/account-table.ts';
import { earlierTrialEnd } from '../tables/tombstone-table.ts';
import { scheduleTrialReminder } from './schedule-trial-reminder.ts';

export type NewOwner = {
  sub: string;
  email: string;
  /** What the browser sent along with the sign-up. */
  signupTracking: string | undefined;
  isAdmin: boolean;
};

/** Makes the account of somebody who has none; of any number of calls at once one creates it and all answer the same. */
export const createAccount = async (
  { sub, email, signupTracking, isAdmin }: NewOwner,
  now: Date,
): Promise<Account> => {
  const tracking = readTracking(signupTracking);
  const person = { id: sub, email, tracking, isAdmin };
  const fresh = newAccount({ ...person, earlierTrialEnd: await earlierTrialEnd(email) }, now);
  const { account } = await createAccountOnce(fresh);
  await scheduleTrialReminder(account);
  return account;
};
