import { helperIds } from '#shared/domain/helper-ids.ts';
import { type OwnerPlanId, type Plan, plans } from '#shared/domain/plans.ts';

const queries = ({ quota }: Plan) => (quota ? `${quota.limit} per ${quota.window}` : 'Unlimited');
const openHelpers = ({ helperCap }: Plan) =>
  helperCap === undefined ? `All ${helperIds.length}` : String(helperCap);

/** What a plan includes today, line by line; null where it does not. `answerTime` is how soon the operator answers who pays: null promises nothing, undefined is not known yet. */
export const planLines = (
  id: OwnerPlanId,
  answerTime: string | null | undefined,
): readonly (readonly [label: string, value: string | null])[] => {
  const plan: Plan = plans[id];
  return [
    ['Queries', queries(plan)],
    ['Helpers', openHelpers(plan)],
    ['Saved history', plan.savesHistory ? 'Yes' : null],
    ['What helpers remember', plan.savesHistory ? 'Yes' : null],
    ['Support', plan.price && answerTime ? `Priority, ${answerTime}` : 'By email'],
  ];
};

/** What the highest plan will include one day and nobody has yet. */
export const comingSoon = [
  'Advanced analytics',
  'Custom integrations',
  'Google Business Profile',
  'Social connections',
] as const;
