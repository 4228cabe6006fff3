import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { useForm } from '#web/ui/use-form.ts';

/** The longest fact or decision the server accepts, in characters. */
const longest = 200;

/** The form that edits an entry in place; Escape cancels. */
export const EditEntry = ({
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
      values.text('text') ? {} : { text: 'Write something, or delete it instead' },
    submit: (values) => onSave(values.text('text')),
  });
  return (
    <form
      className="memory-entry-form"
      {...form}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
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
    </form>
  );
};
