import { queryOptions } from '@tanstack/react-query';
import type { Contract } from '#shared/contract/index.ts';
import type { Output } from '#shared/contract/route.ts';
import { isPreviewBusiness } from '#shared/domain/admin/preview-business-id.ts';
import { defaultCheckIn } from '#shared/domain/week/check-in/check-in-schedule.ts';
import { api } from '#web/core/api.ts';

export type CheckInData = Output<Contract['checkIn']['get']>;

/** What the check-in of a business is made from. */
export const checkInQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['check-in', businessId],
    queryFn: ({ signal }) => api.checkIn.get({ business_id: businessId }, { signal }),
  });

/** When the check-in comes and whether by mail; reading it does not open the check-in. */
export const checkInSettingsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['check-in-settings', businessId],
    queryFn: ({ signal }) =>
      isPreviewBusiness(businessId)
        ? { settings: defaultCheckIn }
        : api.checkIn.getSettings({ business_id: businessId }, { signal }),
  });
