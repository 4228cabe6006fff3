import { useMutation } from '@tanstack/react-query';
import type { Contract } from '#shared/contract/index.ts';
import type { Input } from '#shared/contract/route.ts';
import type { ScopeUse } from '#shared/domain/connections/provider-types.ts';
import type { ProviderId } from '#shared/domain/connections/providers.ts';
import { api } from '#web/core/api.ts';

/** Where a sign-in at a provider is started from, and leads back to. */
export type ConnectOrigin = NonNullable<Input<Contract['connections']['start']>['from']>;

/** Asks where the owner signs in at the provider, or allows more, and goes there. */
export const useConnect = (businessId: string, from: ConnectOrigin, use: ScopeUse = 'read') =>
  useMutation({
    mutationFn: (provider: ProviderId) =>
      api.connections.start({ business_id: businessId, provider, from, use }),
    onSuccess: ({ url }) => location.assign(url),
  });
