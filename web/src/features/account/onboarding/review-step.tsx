import { isPaid, plans, trialPlan } from '#shared/domain/plan/plans.ts';
import { trialExplained } from '#shared/domain/plan/trial-texts.ts';
import { type SetupAnswers, typeOf } from './setup-answers.ts';

/** What will be set up, in the owner's own words. */
export const ReviewStep = ({ answers, freeDays }: { answers: SetupAnswers; freeDays: number }) => (
  <dl className="summary">
    <div>
      <dt>Business</dt>
      <dd>{answers.name || 'Not entered yet'}</dd>
    </div>
    {answers.ownerName.trim() && (
      <div>
        <dt>Your name</dt>
        <dd>{answers.ownerName}</dd>
      </div>
    )}
    <div>
      <dt>Trade</dt>
      <dd>{typeOf(answers) || 'Not chosen yet'}</dd>
    </div>
    <div>
      <dt>Plan</dt>
      <dd>
        {plans[answers.plan ?? 'free'].name}
        {planNote(answers, freeDays)}
      </dd>
    </div>
  </dl>
);

/** Whether the payment page comes next. */
export const paysNext = ({ plan }: Pick<SetupAnswers, 'plan'>, freeDays: number) =>
  plan !== null && isPaid(plan) && !(plan === trialPlan && freeDays > 0);

const planNote = ({ plan, period }: SetupAnswers, freeDays: number) => {
  if (plan === trialPlan && freeDays > 0)
    return `, free for ${freeDays} ${freeDays === 1 ? 'day' : 'days'}. ${trialExplained(freeDays)}`;
  if (!plan || !isPaid(plan)) return '';
  const { monthly, yearly } = plans[plan].price;
  const cost = period === 'yearly' ? `$${yearly} a year` : `$${monthly} a month`;
  const noTrial = plan === trialPlan ? ' You’ve already used your free trial.' : '';
  return `, ${cost}.${noTrial} You pay on the next page.`;
};
