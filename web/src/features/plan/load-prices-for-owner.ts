import { previewView } from '#shared/domain/admin/admin-preview.ts';
import { accountQuery } from '#web/core/account.ts';
import { currentPreview } from '#web/core/admin-preview.ts';
import { queryClient } from '#web/core/query-client.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { type PlanReader, planReader } from './plan-reader.ts';

/** Who reads the prices, from the account or the preview of an admin; a file of its own, because the prices are a public page. */
export const loadReader = async (): Promise<PlanReader> => {
  const view = await queryClient.fetchQuery(accountQuery);
  const preview = currentPreview();
  const now = serverNow();
  return planReader(preview ? previewView(view, preview, now) : view, now);
};
