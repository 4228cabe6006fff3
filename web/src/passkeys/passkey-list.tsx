import Trash2 from '@lucide/icons/icons/trash';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Passkey } from './passkeys.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The passkeys with the day each was added, or what one is for where there is none. */
export const PasskeyList = ({
  passkeys,
  onDelete,
}: {
  passkeys: readonly Passkey[];
  onDelete: (passkey: Passkey) => void;
}) =>
  passkeys.length === 0 ? (
    <p>
      <b>You have no passkey yet.</b> Add one on each device you use. Nobody can guess it, and it
      works on no page but ours.
    </p>
  ) : (
    <ul className="row-list">
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <div>
            <b>{passkey.name}</b>
            {passkey.added && <span className="hint">Added on {day.format(passkey.added)}</span>}
          </div>
          <Button
            variant="icon"
            aria-label={`Delete ${passkey.name}`}
            onClick={() => onDelete(passkey)}
          >
            <Icon icon={Trash2} />
          </Button>
        </li>
      ))}
    </ul>
  );
