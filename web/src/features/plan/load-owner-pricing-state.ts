import { previewView } from '#shared/domain/admin/admin-preview.ts';
import { accountQuery } from '#web/core/account.ts';
import { currentPreview } from '#web/core/admin/admin-preview.ts';
import { queryClient } from '#web/core/query-client.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { type OwnerPricingState, ownerPricingState } from './owner-pricing-state.ts';

/** Who reads the prices, from the account or the preview of an admin; a file of its own, because the prices are a public page. */
export const loadOwnerPricingState = async (): Promise<OwnerPricingState> => {
  const view = await queryClient.fetchQuery(accountQuery);
  const preview = currentPreview();
  const now = serverNow();
  return ownerPricingState(preview ? previewView(view, preview, now) : view, now);
};
