import { hasProvider, type ProviderId, providers } from '#shared/domain/connections/providers.ts';
import { hasConnectedApps, type OwnerPlanId } from '#shared/domain/plan/plans.ts';
import { PlanFeature } from './plan-feature.tsx';

type Props = { plan: OwnerPlanId; offered: readonly ProviderId[]; hasApps: boolean };

/** The accounts elsewhere that an owner on this plan can connect, of those that the operator has set up, and AI apps. */
export const PlanConnections = ({ plan, offered, hasApps }: Props) => {
  const names = offered
    .filter((provider) => hasProvider(plan, provider))
    .map((provider): string => providers[provider].name);
  if (hasApps && hasConnectedApps(plan)) names.push('AI apps');
  return <PlanFeature label="Connections" value={names.join(', ') || null} />;
};
