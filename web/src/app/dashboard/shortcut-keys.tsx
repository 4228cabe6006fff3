import { Suspense, useEffect, useState } from 'react';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { openedBy } from '#web/features/find/shortcuts.ts';

const find = lazyPage(() => import('#web/features/find/find-dialog.tsx'), 'FindDialog');
const shortcuts = lazyPage(
  () => import('#web/features/find/shortcuts-dialog.tsx'),
  'ShortcutsDialog',
);

type Props = { opened: Opened; onChange: (opened: Opened) => void };

/** Find anything or the list of shortcuts, whichever is open. */
export const OpenedDialog = ({ opened, onChange }: Props) => {
  const close = () => onChange(null);
  return (
    <Suspense>
      {opened === 'find' && <find.View onClose={close} onShortcuts={() => onChange('shortcuts')} />}
      {opened === 'shortcuts' && <shortcuts.View onClose={close} />}
    </Suspense>
  );
};

/** Opens Find anything with Ctrl or ⌘ and K, and the list of shortcuts with "?". */
export const ShortcutKeys = () => {
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const wanted = openedBy(event);
      if (!wanted) return;
      event.preventDefault();
      setOpened(wanted);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return <OpenedDialog opened={opened} onChange={setOpened} />;
};

/** Which of the two dialogs is open, if any. */
export type Opened = ReturnType<typeof openedBy>;
