import { accountQuery } from '#web/account.ts';
import { currentPreview } from '#web/preview.ts';
import { queryClient } from '#web/query-client.ts';

/** The names of the changes in localStorage, without loading what sends them (week/unsent.ts). */
const hasUnsentTasks = (businessId: string) => {
  try {
    return localStorage.getItem(`unsent-tasks:${businessId}`) !== null;
  } catch {
    return false;
  }
};

/** Sends what another visit left behind, whatever page is open: changes of tasks, and questions without an answer. */
export const sendWaiting = async () => {
  const view = queryClient.getQueryData(accountQuery.queryKey);
  if (!view || currentPreview()) return;
  try {
    for (const { id } of view.businesses) {
      if (!hasUnsentTasks(id)) continue;
      const { sendUnsent } = await import('#web/week/send-unsent.ts');
      await sendUnsent(id);
    }
    const { askWaiting } = await import('#web/features/chat/ask-waiting.ts');
    await askWaiting(view.businesses.map(({ id }) => id));
  } catch {
    // Tried again when the page is next shown.
  }
};
