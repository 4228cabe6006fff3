import { isPaid, plans, trialPlan } from '#shared/domain/plan/plans.ts';
import { trialExplained } from '#shared/domain/plan/trial-words.ts';
import { type Draft, typeOf } from './steps.ts';

/** What will be set up, in the owner's own words. */
export const ReviewStep = ({ draft, freeDays }: { draft: Draft; freeDays: number }) => (
  <dl className="summary">
    <div>
      <dt>Business</dt>
      <dd>{draft.name || 'Not entered yet'}</dd>
    </div>
    {draft.ownerName.trim() && (
      <div>
        <dt>Your name</dt>
        <dd>{draft.ownerName}</dd>
      </div>
    )}
    <div>
      <dt>Trade</dt>
      <dd>{typeOf(draft) || 'Not chosen yet'}</dd>
    </div>
    <div>
      <dt>Plan</dt>
      <dd>
        {plans[draft.plan ?? 'free'].name}
        {planNote(draft, freeDays)}
      </dd>
    </div>
  </dl>
);

/** Whether the payment page comes next. */
export const paysNext = ({ plan }: Pick<Draft, 'plan'>, freeDays: number) =>
  plan !== null && isPaid(plan) && !(plan === trialPlan && freeDays > 0);

const planNote = ({ plan, period }: Draft, freeDays: number) => {
  if (plan === trialPlan && freeDays > 0)
    return `, free for ${freeDays} ${freeDays === 1 ? 'day' : 'days'}. ${trialExplained(freeDays)}`;
  if (!plan || !isPaid(plan)) return '';
  const { monthly, yearly } = plans[plan].price;
  const cost = period === 'yearly' ? `$${yearly} a year` : `$${monthly} a month`;
  const noTrial = plan === trialPlan ? ' You’ve already used your free trial.' : '';
  return `, ${cost}.${noTrial} You pay on the next page.`;
};
