/**
 * Loads the code of every page that the dashboard leads to, one after the other, so that links open at once and without
 * a connection too. What fails is loaded when it is needed; no page is loaded where the visitor asked to save data.
 */
import { routes } from './routes.tsx';

/** Code that a page loads only when something is pressed on it. */
const parts = [
  () => import('./features/history/print-page.tsx'),
  () => import('./features/work/work-list.tsx'),
  () => import('./features/numbers/kept-imports.tsx'),
  () => import('./features/profile/setting-dialog.tsx'),
  () => import('./features/chat/prompts/customize-dialog.tsx'),
  () => import('./features/chat/kits/kit-dialog.tsx'),
  () => import('./features/chat/ask.ts'),
  () => import('./features/chat/after-answer.tsx'),
  () => import('./features/chat/parts/part-list.tsx'),
  () => import('./plan/locked-helper-dialog.tsx'),
  () => import('./plan/helper-gate.tsx'),
  () => import('./features/chat/today/today-view.tsx'),
  () => import('./week/edit-task.tsx'),
  () => import('./week/task-draft.tsx'),
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
