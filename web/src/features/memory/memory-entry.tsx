import Pause from '@lucide/icons/icons/pause';
import Pencil from '@lucide/icons/icons/pencil';
import Play from '@lucide/icons/icons/play';
import Trash2 from '@lucide/icons/icons/trash';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MemoryEntry } from '#shared/domain/chat.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { isOld } from '#shared/domain/memory-age.ts';
import { formatDate } from '#web/locale.ts';
import { serverNow } from '#web/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { EditEntry } from './edit-entry.tsx';
import { useUpdate } from './use-memory.ts';

/** A memory entry with its origin and its actions. */
export const EntryItem = ({ item, onForget }: { item: MemoryEntry; onForget: () => void }) => {
  const [isEditing, setIsEditing] = useState(false);
  const { ref: editButton, refocus } = useRefocus<HTMLButtonElement>();
  const update = useUpdate(item);
  const close = () => {
    setIsEditing(false);
    refocus();
  };
  const save = async (text: string) => {
    if (text !== item.text) await update.mutateAsync({ text });
    toast('Saved!');
    close();
  };
  return (
    <li className="memory-entry" data-paused={item.paused || undefined}>
      <HelperAvatar helper={item.helper_id} size="sm" />
      <div className="memory-entry-text">
        {item.key && <h3>{item.key}</h3>}
        {isEditing ? (
          <EditEntry
            label={item.kind === 'fact' ? 'Correct this fact' : 'Correct this decision'}
            text={item.text}
            onSave={save}
            onCancel={close}
          />
        ) : (
          <p>{item.text}</p>
        )}
        <Origin item={item} />
        {update.error && !isEditing && <Notice tone="danger">{update.error.message}</Notice>}
      </div>
      {!isEditing && (
        <div className="memory-entry-actions">
          <Button ref={editButton} variant="quiet" onClick={() => setIsEditing(true)}>
            <Icon icon={Pencil} />
            Edit
            <About item={item} />
          </Button>
          <Button
            variant="quiet"
            disabled={update.isPending}
            onClick={() => update.mutate({ paused: !item.paused })}
          >
            <Icon icon={item.paused ? Play : Pause} />
            {item.paused ? 'Resume' : 'Pause'}
            <About item={item} />
          </Button>
          <Button variant="quiet" className="btn-danger" onClick={onForget}>
            <Icon icon={Trash2} />
            Delete
            <About item={item} />
          </Button>
        </div>
      )}
    </li>
  );
};

/** Names the entry for screen readers, to tell equal buttons apart. */
const About = ({ item }: { item: MemoryEntry }) => (
  <span className="sr-only"> {item.key || item.text.slice(0, 40)}</span>
);

const Origin = ({ item }: { item: MemoryEntry }) => {
  const { helper_id: helper, source_turn: source, updated_at: at, paused } = item;
  return (
    <p className="meta">
      <span>{helper ? helpers[helper].name : 'You'}</span>
      <time dateTime={at}>{formatDate(at, { dateStyle: 'medium' })}</time>
      {source && helper ? (
        <Link to={`/dashboard/${helper}?memoryId=${source.chat_id}`}>See the conversation</Link>
      ) : (
        <span>In your own words</span>
      )}
      {!paused && isOld(item, serverNow()) && <span>A while ago. Still right?</span>}
      {item.quote && <span>You said: “{item.quote}”</span>}
      {paused && (
        <span className="paused-tag">
          <Icon icon={Pause} />
          Paused: no helper uses it
        </span>
      )}
    </p>
  );
};
