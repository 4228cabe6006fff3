import { Suspense } from 'react';
import { lazyPage } from '#web/core/lazy-page.tsx';
import type { openedBy } from '#web/features/find/shortcuts.ts';

const find = lazyPage(() => import('#web/features/find/find-dialog.tsx'), 'FindDialog');
const shortcuts = lazyPage(
  () => import('#web/features/find/shortcuts-dialog.tsx'),
  'ShortcutsDialog',
);

/** Which of the two dialogs is open, if any. */
export type Opened = ReturnType<typeof openedBy>;

type Props = { opened: Opened; onChange: (opened: Opened) => void };

/** Find anything or the list of shortcuts, whichever is open. */
export const FindOrShortcutsDialog = ({ opened, onChange }: Props) => {
  const close = () => onChange(null);
  return (
    <Suspense>
      {opened === 'find' && <find.View onClose={close} onShortcuts={() => onChange('shortcuts')} />}
      {opened === 'shortcuts' && <shortcuts.View onClose={close} />}
    </Suspense>
  );
};
