import Pause from '@lucide/icons/icons/pause';
import Pencil from '@lucide/icons/icons/pencil';
import Play from '@lucide/icons/icons/play';
import Trash2 from '@lucide/icons/icons/trash';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { isOld } from '#shared/domain/memory/memory-age.ts';
import type { MemoryEntry } from '#shared/domain/memory/memory-schemas.ts';
import { formatDate } from '#web/core/dates/format-date.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDiscard } from '#web/ui/dialog.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/public-fields.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { useUpdate } from './use-change-memory.ts';

/** The longest fact or decision the server accepts, in characters. */
const longest = 200;

/** The form that edits an entry in place; Escape cancels, and asks first where something was typed. */
const EditEntry = ({
  label,
  text,
  onSave,
  onCancel,
}: {
  label: string;
  text: string;
  onSave: (text: string) => Promise<void>;
  onCancel: () => void;
}) => {
  const { form, field, busy, failure } = useForm({
    validate: (values) =>
      values.text('text') ? {} : { text: 'Enter some text, or delete this instead' },
    submit: (values) => onSave(values.text('text')),
  });
  const [asksDiscard, setAsksDiscard] = useState(false);
  const cancel = (typed: string) =>
    typed.trim() && typed !== text ? setAsksDiscard(true) : onCancel();
  return (
    <form
      className="memory-entry-form"
      {...form}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Else the browser would close the question that Escape opens.
        event.preventDefault();
        cancel(event.currentTarget.querySelector('textarea')?.value ?? '');
      }}
    >
      <TextAreaField
        {...field('text')}
        label={label}
        defaultValue={text}
        maxLength={longest}
        rows={2}
        autoFocus
      />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <p className="row">
        <Button type="submit" busy={busy && 'Saving...'}>
          Save
        </Button>
        <Button variant="outline" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </p>
      {asksDiscard && <ConfirmDiscard onYes={onCancel} onClose={() => setAsksDiscard(false)} />}
    </form>
  );
};

/** A memory entry with its origin and its actions. */
export const MemoryEntryItem = ({
  item,
  onForget,
}: {
  item: MemoryEntry;
  onForget: () => void;
}) => {
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
            label={item.kind === 'fact' ? 'Edit fact' : 'Edit decision'}
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
        <Link to={`/dashboard/${helper}?memoryId=${source.chat_id}`}>See chat</Link>
      ) : (
        <span>In your own words</span>
      )}
      {!paused && isOld(item, serverNow()) && <span>From a while ago. Still correct?</span>}
      {item.quote && <span>You said: “{item.quote}”</span>}
      {paused && (
        <span className="paused-tag">
          <Icon icon={Pause} />
          Paused. Helpers won’t use it.
        </span>
      )}
    </p>
  );
};
