/**
 * Loads the code of every page that the dashboard leads to, one after the other, so that links open at once and without
 * a connection too. What fails is loaded when it is needed; no page is loaded where the visitor asked to save data.
 */
import { routes } from '../routes.tsx';

/** Code that a page loads only when something is pressed on it. */
const parts = [
  () => import('#web/features/history/print-conversation-page.tsx'),
  () => import('#web/features/drafts/saved/work-list.tsx'),
  () => import('#web/features/numbers/saved-imports.tsx'),
  () => import('#web/features/account/settings/setting-dialog-by-name.tsx'),
  () => import('#web/features/catalogue/prompt-form-dialog.tsx'),
  () => import('#web/features/chat/message-reply/reply-dialog.tsx'),
  () => import('#web/features/chat/question/ask-queued.ts'),
  () => import('#web/features/chat/answer/answer-footer.tsx'),
  () => import('#web/features/chat/parts/part-list.tsx'),
  () => import('#web/features/plan/locked-helper-dialog.tsx'),
  () => import('#web/features/plan/helper-gate.tsx'),
  () => import('#web/features/chat/chats/chats-pane.tsx'),
  () => import('#web/features/chat/chats/rename-chat.tsx'),
  () => import('#web/features/chat/ready/ready-to-use-pane.tsx'),
  () => import('#web/features/chat/today/today-view.tsx'),
  () => import('#web/features/week/edit-task.tsx'),
  () => import('#web/features/week/task-draft.tsx'),
  () => import('#web/features/find/find-dialog.tsx'),
  () => import('#web/features/find/shortcuts-dialog.tsx'),
];

const fetchAll = async () => {
  const pages = routes.filter(({ frame, path }) => frame === 'dashboard' || path === '/pricing');
  for (const load of [...pages.map(({ page }) => page.preload), ...parts]) {
    try {
      await load();
    } catch {}
  }
};

const { connection } = navigator as { connection?: { saveData?: boolean } };
if (!connection?.saveData) void fetchAll();
