import { queryOptions } from '@tanstack/react-query';
import { isPreviewBusiness } from '#shared/domain/admin/preview-business-id.ts';
import { nothingKnown } from '#shared/domain/numbers/known-numbers.ts';
import type { KnownNumbers } from '#shared/domain/numbers/known-numbers-schemas.ts';
import { api } from '#web/core/api.ts';

/** The numbers kept for a business; every page that shows or fills in one reads the same copy. */
export const numbersQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['numbers', businessId],
    queryFn: ({ signal }): Promise<KnownNumbers> =>
      isPreviewBusiness(businessId)
        ? Promise.resolve(nothingKnown)
        : api.numbers.list({ business_id: businessId }, { signal }),
  });
