import './find-opener.css';
import Search from '@lucide/icons/icons/search';
import { Suspense, useEffect, useState } from 'react';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { commandKey, openedBy } from '#web/features/find/shortcuts.ts';
import { Icon } from '#web/ui/icon.tsx';

const find = lazyPage(() => import('#web/features/find/find-dialog.tsx'), 'FindDialog');
const shortcuts = lazyPage(
  () => import('#web/features/find/shortcuts-dialog.tsx'),
  'ShortcutsDialog',
);

type Opened = ReturnType<typeof openedBy>;
type Props = { opened: Opened; onChange: (opened: Opened) => void };

const Opening = ({ opened, onChange }: Props) => {
  const close = () => onChange(null);
  return (
    <Suspense>
      {opened === 'find' && <find.View onClose={close} onShortcuts={() => onChange('shortcuts')} />}
      {opened === 'shortcuts' && <shortcuts.View onClose={close} />}
    </Suspense>
  );
};

/** Opens Find anything with Ctrl or ⌘ and K, and the list of shortcuts with "?". */
export const FindKeys = () => {
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
  return <Opening opened={opened} onChange={setOpened} />;
};

/** A button with an icon that opens Find anything, in the bar of a phone's Helpers. */
export const FindButton = () => {
  const [opened, setOpened] = useState<Opened>(null);
  return (
    <>
      <button
        type="button"
        className="btn btn-icon top-bar-end"
        aria-label="Find anything"
        aria-haspopup="dialog"
        onClick={() => setOpened('find')}
      >
        <Icon icon={Search} />
      </button>
      <Opening opened={opened} onChange={setOpened} />
    </>
  );
};

/** What looks like a search field and opens Find anything, in the side bar of a desk and on a phone's More. */
export const FindField = () => {
  const [opened, setOpened] = useState<Opened>(null);
  return (
    <>
      <button
        type="button"
        className="find-opener"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpened('find')}
      >
        <Icon icon={Search} />
        Find anything
        <span aria-hidden="true">{commandKey} K</span>
      </button>
      <Opening opened={opened} onChange={setOpened} />
    </>
  );
};
