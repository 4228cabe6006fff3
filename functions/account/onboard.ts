import { account as routes } from '#shared/contract/account.ts';
import { Problem } from '#shared/contract/problem.ts';
import { welcomeMail } from '#shared/domain/account/account-mails.ts';
import {
  finishOnboarding,
  helpersFor,
  noteChoice,
} from '#shared/domain/account/finish-onboarding.ts';
import { blankDetails, businessLimit, startBusiness } from '#shared/domain/account/new-business.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { raiseFirstLetters } from '#shared/domain/lib/name-capitals.ts';
import { opensEveryHelper } from '#shared/domain/plan/plans.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http-handler.ts';
import { sendAccountMail } from '../lib/mail/send-account-mail.ts';
import { uuidOfText } from '../lib/uuid-of-text.ts';
import { scheduleTrialReminder } from '../plan/schedule-trial-reminder.ts';
import { updateAccount } from './account-table.ts';
import { readAccountView } from './account-view.ts';
import { addBusinessId } from './businesses/account-business-ids-table.ts';
import {
  businessesOf,
  createBusiness,
  removeBusiness,
  updateBusiness,
} from './businesses/businesses-table.ts';
import { limitHelpersToPlan } from './businesses/limit-helpers-to-plan.ts';
import { ensureAccount } from './ensure-account.ts';

/** The id of a user's first business, always the same for the same user: finishing onboarding twice at once makes one business. */
const firstBusinessId = (accountId: AccountId) => uuidOfText(`first business of ${accountId}`);

/** Describes a business that is there already; its helpers change only as far as a swap a day allows. */
const describeAgain = async (
  accountId: AccountId,
  businessId: string,
  {
    selected_helpers,
    ...named
  }: { name: string; type: string; owner_name?: string; selected_helpers: HelperId[] },
  now: Date,
) => {
  const allowed = await limitHelpersToPlan({ accountId, businessId, now }, selected_helpers).catch(
    (error) => {
      if (error instanceof Problem && error.code === 'conflict') return undefined;
      throw error;
    },
  );
  const all = { ...named, ...allowed?.changes };
  if (!(await updateBusiness(accountId, businessId, all, now, allowed?.seen)))
    await updateBusiness(accountId, businessId, named, now);
};

/** Describes the first business, notes the plan and, the first time only, settles the trial. Doing it again is harmless. */
export const onboard = handle(routes.onboard, async (input, { accountId, now }) => {
  if (!opensEveryHelper(input.plan) && !input.selected_helpers.length)
    throw new Problem('invalid', 'Choose at least one helper');
  const [account, businesses] = await Promise.all([
    ensureAccount(accountId, now),
    businessesOf(accountId),
  ]);
  const described = {
    name: raiseFirstLetters(input.name),
    type: input.type,
    // One that was skipped takes none away.
    ...(input.owner_name && { owner_name: raiseFirstLetters(input.owner_name) }),
    selected_helpers: helpersFor(input.plan, input.selected_helpers),
  };
  const id = account.active_business_id ?? businesses[0]?.id ?? firstBusinessId(accountId);
  const details = { ...blankDetails(described.name, described.type), ...described };
  const isNew = await createBusiness(startBusiness(details, { id, accountId, now }));
  if (!isNew) await describeAgain(accountId, id, described, now);
  // Without an account the business has no owner: another tab has deleted everything meanwhile.
  const owned = await addBusinessId(accountId, id, businessLimit, now);
  if (!owned && isNew) await removeBusiness(accountId, id);

  const finished = finishOnboarding(account, input, now);
  const first = await updateAccount(accountId, finished, {
    condition: 'onboarding_completed = :seen',
    values: { ':seen': account.onboarding_completed },
  });
  // Another tab finished in between: it has settled the trial, here only the plan is noted.
  if (!first)
    await updateAccount(accountId, { ...noteChoice(input), updated_at: now.toISOString() });
  const settled = await readAccountView(accountId, now);
  await scheduleTrialReminder(settled.account);
  if (first && !account.onboarding_completed)
    await sendAccountMail(
      settled.account,
      welcomeMail(settled.account, described.name, now, config.APP_ORIGIN),
    );
  return settled.view;
});
