import { previewView } from '#shared/domain/admin/admin-preview.ts';
import { accountQuery } from '#web/core/account.ts';
import { currentPreview } from '#web/core/admin/admin-preview.ts';
import { queryClient } from '#web/core/query-client.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { type PricesForOwner, pricesForOwner } from './prices-for-owner.ts';

/** Who reads the prices, from the account or the preview of an admin; a file of its own, because the prices are a public page. */
export const loadPricesForOwner = async (): Promise<PricesForOwner> => {
  const view = await queryClient.fetchQuery(accountQuery);
  const preview = currentPreview();
  const now = serverNow();
  return pricesForOwner(preview ? previewView(view, preview, now) : view, now);
};
