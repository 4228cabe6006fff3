import { useQuery } from '@tanstack/react-query';
import { useConfig } from '#web/core/config.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { connectionsQuery } from './connections-query.ts';

/** The way to the connections and AI apps from the account; nothing where the operator has set up none. */
export const ConnectionsLinkSection = ({ businessId }: { businessId: string }) => {
  const { data = [] } = useQuery(connectionsQuery(businessId));
  const hasApps = useConfig()?.apps ?? false;
  if (data.length === 0 && !hasApps) return null;
  return (
    <section className="form-group" aria-labelledby="connections">
      <h2 id="connections">Connections</h2>
      <p className="hint">
        Connect your accounts so you don’t have to type in what they know already. You can
        disconnect at any time.
      </p>
      <LinkButton variant="outline" to="/dashboard/connections">
        See your connections
      </LinkButton>
    </section>
  );
};
