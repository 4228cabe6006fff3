import { account as routes } from '#shared/contract/account.ts';
import { Problem } from '#shared/contract/problem.ts';
import { welcomeMail } from '#shared/domain/account-mails.ts';
import { blankDetails, businessLimit, startBusiness } from '#shared/domain/businesses.ts';
import { raiseFirstLetters } from '#shared/domain/names.ts';
import { finishOnboarding, helpersFor, noteChoice } from '#shared/domain/onboarding.ts';
import { opensEveryHelper } from '#shared/domain/plans.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http.ts';
import { readAccountView } from '../services/account-view.ts';
import { ensureAccount } from '../services/ensure-account.ts';
import { scheduleTrialReminder } from '../services/schedule-trial-reminder.ts';
import { sendAccountMail } from '../services/send-account-mail.ts';
import { updateAccount } from '../tables/account-table.ts';
import {
  businessesOf,
  createBusiness,
  removeBusiness,
  updateBusiness,
} from '../tables/businesses-table.ts';
import { addBusinessId } from '../tables/ownership-table.ts';
import { firstBusinessId } from './first-business-id.ts';

/** Describes the first business, notes the plan and, the first time only, settles the trial. Doing it again is harmless. */
export const onboard = handle(routes.onboard, async (input, { user, now }) => {
  if (!opensEveryHelper(input.plan) && !input.selected_helpers.length)
    throw new Problem('invalid', 'Choose at least one helper');
  const [account, businesses] = await Promise.all([
    ensureAccount(user.id, now),
    businessesOf(user.id),
  ]);
  const described = {
    name: raiseFirstLetters(input.name),
    type: input.type,
    selected_helpers: helpersFor(input.plan, input.selected_helpers),
  };
  const id = account.active_business_id ?? businesses[0]?.id ?? firstBusinessId(user.id);
  const details = { ...blankDetails(described.name, described.type), ...described };
  const isNew = await createBusiness(startBusiness(details, { id, owner: user.id, now }));
  if (!isNew) await updateBusiness(user.id, id, described, now);
  // Without an account the business has no owner: another tab has deleted everything meanwhile.
  const owned = await addBusinessId(user.id, id, businessLimit, now);
  if (!owned && isNew) await removeBusiness(user.id, id);

  const finished = finishOnboarding(account, input, now);
  const first = await updateAccount(user.id, finished, {
    condition: 'onboarding_completed = :seen',
    values: { ':seen': account.onboarding_completed },
  });
  // Another tab finished in between: it has settled the trial, here only the plan is noted.
  if (!first) await updateAccount(user.id, { ...noteChoice(input), updated_at: now.toISOString() });
  const settled = await readAccountView(user.id, now);
  await scheduleTrialReminder(settled.account);
  if (first && !account.onboarding_completed)
    await sendAccountMail(
      settled.account,
      welcomeMail(settled.account, described.name, now, config.APP_ORIGIN),
    );
  return settled.view;
});
