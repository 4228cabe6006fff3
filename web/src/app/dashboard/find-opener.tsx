import './find-opener.css';
import Search from '@lucide/icons/icons/search';
import { type ComponentProps, Suspense, useEffect, useState } from 'react';
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

/** A button that opens Find anything. */
const FindOpener = (button: ComponentProps<'button'>) => {
  const [opened, setOpened] = useState<Opened>(null);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpened('find')} {...button} />
      <Opening opened={opened} onChange={setOpened} />
    </>
  );
};

/** One with an icon alone, in the bar of a phone's Helpers. */
export const FindButton = () => (
  <FindOpener className="btn btn-icon top-bar-end" aria-label="Find anything">
    <Icon icon={Search} />
  </FindOpener>
);

/** One that looks like a search field, in the side bar of a desk and on a phone's More. */
export const FindField = () => (
  <FindOpener className="find-opener" aria-keyshortcuts="Control+K Meta+K">
    <Icon icon={Search} />
    Find anything
    <span aria-hidden="true">{commandKey} K</span>
  </FindOpener>
);
