import CalendarPlus from '@lucide/icons/icons/calendar-plus';
import Copy from '@lucide/icons/icons/copy';
import { copyWords } from '#web/drafts/copy-words.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/panels.tsx';

/** A new address, this once: to copy, and to open in the calendar program of this device. */
export const ShownAddress = ({ address, webcal }: { address: string; webcal: string }) => (
  <Notice tone="good">
    <p>Copy it now: it is not shown again.</p>
    <TextField
      label="Calendar address"
      readOnly
      value={address}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
    <p className="row">
      <Button onClick={() => void copyWords(address)}>
        <Icon icon={Copy} />
        Copy
      </Button>
      <a className="btn btn-outline" href={webcal}>
        <Icon icon={CalendarPlus} />
        Open in my calendar
      </a>
    </p>
    <p className="hint">
      Google: Other calendars, then From URL. Outlook: Add calendar, then Subscribe from web.
    </p>
  </Notice>
);
