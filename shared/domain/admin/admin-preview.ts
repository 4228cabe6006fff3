import type { AccountView } from '../account/account-view-schema.ts';
import type { Business } from '../account/business.ts';
import { blankDetails, startBusiness } from '../account/new-business.ts';
import { helperIds } from '../catalogue/helper-ids.ts';
import { fallbackTrade } from '../catalogue/trade-of-business-type.ts';
import { sampleName } from '../chat/tryout-sample-businesses.ts';
import { entitlementOf } from '../plan/entitlement.ts';
import { type Plan, plans, trialDays, trialPlan } from '../plan/plans.ts';
import { quotaView } from '../plan/quota/quota-view.ts';
import { previewBusinessId } from './preview-business-id.ts';
import { type PreviewPlan, previewedPlan } from './previewed-plan.ts';

/** What an admin pretends to be: a plan and, unless it is null, a business type. */
export type Preview = { readonly plan: PreviewPlan; readonly business_type: string | null };

/** What a tier is called on screen. */
export const previewName = (plan: PreviewPlan) => (plan === 'trial' ? 'Trial' : plans[plan].name);

/** What a tier allows in a few words, from the plans' own numbers: "10 questions a day, 2 helpers". */
export const previewHint = (plan: PreviewPlan) => {
  if (plan === 'trial') return `${plans[trialPlan].name} for ${trialDays} days`;
  const { quota, helperCap }: Plan = plans[plan];
  return [
    quota ? `${quota.limit} questions a ${quota.window}` : 'Unlimited questions',
    helperCap ? `${helperCap} helpers` : 'all helpers',
  ].join(', ');
};

/** The account view of a new owner on that plan with a business of that trade: no question used, all seven helpers selected. */
export const previewView = (view: AccountView, preview: Preview, now: Date): AccountView => {
  const business = businessOf(view, preview, now);
  const account = {
    ...view.account,
    ...previewedPlan(preview.plan, now),
    onboarding_completed: true,
    selected_plan: preview.plan === 'trial' ? trialPlan : preview.plan,
    // Nobody pays here, so there is nothing to read again at the payment provider.
    has_customer: false,
    active_business_id: business.id,
  };
  const entitlement = entitlementOf(account, now);
  return {
    ...view,
    account,
    entitlement,
    businesses: [business],
    quota: quotaView(undefined, entitlement, now),
  };
};

/** The admin's own business if it is of the type; else a sample. Every helper is shown, whichever were chosen first. */
const businessOf = (
  { account, businesses }: AccountView,
  { business_type }: Preview,
  now: Date,
): Business => {
  const fits = businesses.filter(({ type }) => business_type === null || type === business_type);
  const own = fits.find(({ id }) => id === account.active_business_id) ?? fits[0];
  const business = own ?? sample(account.id, business_type ?? fallbackTrade, now);
  return {
    ...business,
    is_active: true,
    selected_helpers: [...new Set([...business.selected_helpers, ...helperIds])],
  };
};

const sample = (accountId: string, type: string, now: Date): Business => ({
  ...startBusiness(blankDetails(sampleName(type), type), { id: previewBusinessId, accountId, now }),
  is_active: true,
});
