import './find-opener.css';
import Search from '@lucide/icons/icons/search';
import { type ComponentProps, useState } from 'react';
import { commandKey } from '#web/features/find/shortcuts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { FindOrShortcutsDialog, type Opened } from './find-or-shortcuts-dialog.tsx';

/** A button that opens Find anything. */
const FindOpener = (button: ComponentProps<'button'>) => {
  const [opened, setOpened] = useState<Opened>(null);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpened('find')} {...button} />
      <FindOrShortcutsDialog opened={opened} onChange={setOpened} />
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
