import { type ProviderId, providers, readableDays } from '#shared/domain/connections/providers.ts';
import { plans } from '#shared/domain/plan/plans.ts';

/** What is agreed about the accounts elsewhere that owners can connect. */
export const ConnectedAccounts = ({ offered }: { offered: readonly ProviderId[] }) => {
  const names = offered.map(
    (id) => `${providers[id].name} (from ${plans[providers[id].plan].name})`,
  );
  return (
    <p>
      You can connect {names.join(' and ')} if you’re allowed to share what’s in it. We read from
      it, and the connection ends whenever you disconnect. If your plan no longer includes it, we
      stop reading, and delete what we read {readableDays} days later. We don’t run these services
      and can’t promise that they’re available or right.
    </p>
  );
};
