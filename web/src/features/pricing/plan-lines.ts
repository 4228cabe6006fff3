import { helperIds } from '#shared/domain/helpers.ts';
import { type Plan, type PlanId, plans } from '#shared/domain/plans.ts';

type Shown = Exclude<PlanId, 'admin'>;

const queries = ({ quota }: Plan) => (quota ? `${quota.limit} per ${quota.window}` : 'Unlimited');
const openHelpers = ({ helperCap }: Plan) =>
  helperCap >= helperIds.length ? `All ${helperIds.length}` : String(helperCap);

/** What a plan includes, line by line; null where it does not. Only "Coming soon" is not there yet. */
export const planLines = (
  id: Shown,
): readonly (readonly [label: string, value: string | null])[] => {
  const plan: Plan = plans[id];
  const isPro = id === 'pro';
  return [
    ['Queries', queries(plan)],
    ['Helpers', openHelpers(plan)],
    ['Saved history', plan.savesHistory ? 'Yes' : null],
    ['What helpers remember', plan.savesHistory ? 'Yes' : null],
    ['Support', plan.price ? 'Priority' : 'By email'],
    ['Advanced analytics', isPro ? 'Coming soon' : null],
    ['Custom integrations', isPro ? 'Coming soon' : null],
    ['Google Business Profile', isPro ? 'Coming soon' : null],
    ['Social connections', isPro ? 'Coming soon' : null],
  ];
};
