import { handedOverMail, yoursNowMail } from '#shared/domain/people/handover-mails.ts';
import { nameOf } from '#shared/domain/people/names-of-people.ts';
import type { Member } from '#shared/domain/people/people.ts';
import { isPayingSubscription } from '#shared/domain/plan/paying-subscription.ts';
import { updateBusiness } from '../account/businesses/businesses-table.ts';
import { replaceSearchWords } from '../account/search-words-table.ts';
import { recordTrial } from '../account/trial-claims-table.ts';
import { removeGrantsOf } from '../apps/grants-table.ts';
import { toFirstOwnerId } from '../lib/account-and-person-ids.ts';
import { config } from '../lib/config.ts';
import { hashed, log } from '../lib/log.ts';
import { sendAccountMail } from '../lib/mail/send-account-mail.ts';
import { removeFeedsOf } from '../week/calendar/feeds-table.ts';
import { removeCheckInsOf, renewStopSecrets } from '../week/check-in/check-ins-table.ts';
import type { HostAccount } from './host-account.ts';

type Person = Pick<Member, 'id' | 'email' | 'name'>;

/**
 * What follows once an account has another owner: what gave the earlier one access without a sign-in ends, businesses name the
 * new owner, search finds them, and both are told. Whatever fails keeps nothing else from being done, and the account is the
 * new owner's already.
 */
export const afterHandover = async (
  { account, businesses, namesFor }: HostAccount,
  { owner, taker }: { owner: Person; taker: Person },
  now: Date,
) => {
  const { id } = account;
  const named = businesses.map(
    (business) => () => updateBusiness(id, business.id, { owner_name: taker.name }, now),
  );
  const steps = [
    () => removeGrantsOf(id),
    () => removeFeedsOf(id),
    // The one before has mails with links that would stop the new owner's.
    () => renewStopSecrets(id, businesses),
    ...named,
    // The owner has the mail of the account; the one before may ask for it like anybody of the office.
    () => removeCheckInsOf({ accountId: id, personId: taker.id }, businesses),
    () => replaceSearchWords(id, 'email', taker.email),
    // The mailbox has had its trial, also if its person begins anew one day.
    async () =>
      owner.id === toFirstOwnerId(id) && recordTrial(owner.email, account.trial_ends_at, now),
  ];
  for (const step of steps)
    await step().catch((error: Error) =>
      log.error('a handover is not settled', { account: hashed(id), error }),
    );
  const { business } = namesFor(null);
  const hasPlan = isPayingSubscription(account.subscription);
  const { APP_ORIGIN: origin } = config;
  await sendAccountMail(taker, yoursNowMail({ owner: nameOf(owner), business }, hasPlan, origin));
  await sendAccountMail(owner, handedOverMail(nameOf(taker), { business }, hasPlan, origin));
};
