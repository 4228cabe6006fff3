import { Suspense } from 'react';
import type { ProviderId } from '#shared/domain/connections/providers.ts';
import { useConfig } from '#web/core/config.ts';
import type { LazyPage } from '#web/core/lazy-page.tsx';

export type OfferedConnections = { readonly offered: readonly ProviderId[] };

/** What a legal page says of the accounts elsewhere that the operator has set up, once the settings are known; nothing where there are none. */
export const IfConnectionsOffered = ({ part }: { part: LazyPage<OfferedConnections> }) => {
  const offered = useConfig()?.providers ?? [];
  return (
    offered.length > 0 && (
      <Suspense>
        <part.View offered={offered} />
      </Suspense>
    )
  );
};
