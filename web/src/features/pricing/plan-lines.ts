import { helperIds } from '#shared/domain/helper-ids.ts';
import { type OwnerPlanId, type Plan, paidPlanIds, plans } from '#shared/domain/plans.ts';

const queries = ({ quota }: Plan) => (quota ? `${quota.limit} per ${quota.window}` : 'Unlimited');
const openHelpers = ({ helperCap }: Plan) =>
  helperCap === undefined ? `All ${helperIds.length}` : String(helperCap);

/** What a plan includes, line by line; null where it does not. Only "Coming soon" is not there yet. */
export const planLines = (
  id: OwnerPlanId,
): readonly (readonly [label: string, value: string | null])[] => {
  const plan: Plan = plans[id];
  const isHighest = id === paidPlanIds.at(-1);
  return [
    ['Queries', queries(plan)],
    ['Helpers', openHelpers(plan)],
    ['Saved history', plan.savesHistory ? 'Yes' : null],
    ['What helpers remember', plan.savesHistory ? 'Yes' : null],
    ['Support', plan.price ? 'Priority' : 'By email'],
    ['Advanced analytics', isHighest ? 'Coming soon' : null],
    ['Custom integrations', isHighest ? 'Coming soon' : null],
    ['Google Business Profile', isHighest ? 'Coming soon' : null],
    ['Social connections', isHighest ? 'Coming soon' : null],
  ];
};
