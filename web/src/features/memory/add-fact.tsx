import Plus from '@lucide/icons/icons/plus';
import { useState } from 'react';
import { memoryKeys } from '#shared/domain/memory-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { useAdd } from './use-memory.ts';

/** The way to tell the helpers something without a chat: a button, and in its place a form. */
export const AddFact = ({ businessId }: { businessId: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  const { ref, refocus } = useRefocus<HTMLButtonElement>();
  const close = () => {
    setIsOpen(false);
    refocus();
  };
  if (isOpen) return <AddForm businessId={businessId} onClose={close} />;
  return (
    <p className="row">
      <Button ref={ref} variant="outline" onClick={() => setIsOpen(true)}>
        <Icon icon={Plus} />
        Add a fact
      </Button>
    </p>
  );
};

const AddForm = ({ businessId, onClose }: { businessId: string; onClose: () => void }) => {
  const add = useAdd(businessId);
  const { form, field, busy, failure } = useForm({
    validate: (values) => ({
      ...(!values.text('key') && { key: 'Name it in two or three words' }),
      ...(!values.text('text') && { text: 'Write what your helpers should know' }),
    }),
    submit: async (values) => {
      await add(values.text('key'), values.text('text'));
      toast('Saved!');
      onClose();
    },
  });
  return (
    <form
      className="memory-add"
      {...form}
      aria-label="Add a fact"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <TextField
        {...field('key')}
        label="What is it about?"
        placeholder="crew size"
        maxLength={60}
        list="memory-keys"
        autoComplete="off"
        autoFocus
      />
      <datalist id="memory-keys">
        {Object.keys(memoryKeys).map((key) => (
          <option key={key} value={key} />
        ))}
      </datalist>
      <TextAreaField
        {...field('text')}
        label="What should your helpers know?"
        placeholder="Four people and two vans"
        maxLength={200}
        rows={2}
      />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <p className="row">
        <Button type="submit" busy={busy && 'Saving...'}>
          Save
        </Button>
        <Button variant="outline" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </p>
    </form>
  );
};
