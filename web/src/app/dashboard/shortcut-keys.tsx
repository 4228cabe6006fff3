import { useEffect, useState } from 'react';
import { openedBy } from '#web/features/find/shortcuts.ts';
import { FindOrShortcutsDialog, type Opened } from './find-or-shortcuts-dialog.tsx';

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
  return <FindOrShortcutsDialog opened={opened} onChange={setOpened} />;
};
