import { helperIds } from '#shared/domain/helper-ids.ts';
import { helpersFor } from '#shared/domain/onboarding.ts';
import {
  monthlyEquivalent,
  type OwnerPlanId,
  opensEveryHelper,
  plans,
  recommendedPlan,
} from '#shared/domain/plans.ts';
import '#web/styles/plan.css';
import type { StepProps } from './business-steps.tsx';

type Offer = { id: OwnerPlanId; price: string; note: string; points: string[] };

const everyDay = `${plans.free.quota.limit} questions a day`;
const everyMonth = `${plans.essentials.quota.limit} questions a month`;

const proPrice = `$${plans.pro.price.monthly} a month`;
const proYearly = `${monthlyEquivalent('pro')} a month when billed yearly`;

const offersWith = (freeDays: number): Offer[] => [
  {
    id: 'pro',
    price: freeDays > 0 ? `${freeDays}-Day Free Trial` : proPrice,
    note:
      freeDays > 0
        ? `Then ${proPrice}, or ${proYearly}. No card needed to try it.`
        : `Or ${proYearly}. Your free trial was used by an earlier account, so you pay on the next page; until then you are on Free.`,
    points: [`All ${helperIds.length} helpers`, 'Unlimited questions', 'Saved chats and memory'],
  },
  {
    id: 'essentials',
    price: `$${plans.essentials.price.monthly} a month`,
    note: `Or ${monthlyEquivalent('essentials')} a month when billed yearly. You pay on the next page; until then you are on Free.`,
    points: [
      `${plans.essentials.helperCap} helpers of your choice`,
      everyMonth,
      'Saved chats and memory',
    ],
  },
  {
    id: 'free',
    price: '$0',
    note: 'Free for as long as you like.',
    points: [`${plans.free.helperCap} helpers of your choice`, everyDay, 'Chats live in this tab'],
  },
];

/** Step three: the plan; Professional starts as a trial of so many days as are left to this owner. */
export const PlanStep = ({ draft, change, freeDays }: StepProps & { freeDays: number }) => (
  <fieldset className="choices">
    <legend className="sr-only">Plan</legend>
    {offersWith(freeDays).map(({ id, price, note, points }) => (
      <label key={id} className="choice">
        <input
          type="radio"
          name="plan"
          value={id}
          checked={draft.plan === id}
          // Professional opens them all by itself; what was chosen is kept for a change of mind.
          onChange={() =>
            change({
              plan: id,
              ...(!opensEveryHelper(id) && { helpers: helpersFor(id, draft.helpers) }),
            })
          }
        />
        <span className="choice-body">
          <b>{plans[id].name}</b>{' '}
          {id === recommendedPlan && <span className="badge">Most Popular</span>}
          <span className="choice-price">{price}</span>
          <span className="hint">{note}</span>
          <span className="choice-points">
            {points.map((point) => (
              <span key={point}>{point}</span>
            ))}
          </span>
        </span>
      </label>
    ))}
  </fieldset>
);
