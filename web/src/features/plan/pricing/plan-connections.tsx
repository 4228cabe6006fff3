import { hasProvider, type ProviderId, providers } from '#shared/domain/connections/providers.ts';
import type { OwnerPlanId } from '#shared/domain/plan/plans.ts';
import { PlanLine } from './plan-line.tsx';

type Props = { plan: OwnerPlanId; offered: readonly ProviderId[] };

/** The accounts elsewhere that an owner on this plan can connect, of those that the operator has set up. */
export const PlanConnections = ({ plan, offered }: Props) => {
  const names = offered
    .filter((provider) => hasProvider(plan, provider))
    .map((provider) => providers[provider].name);
  return <PlanLine label="Connections" value={names.join(', ') || null} />;
};
