import { answerLimits } from '#shared/domain/answer-parts/limits.ts';
import type { SavedWork } from '#shared/domain/saved-work.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useRename } from './use-work.ts';

/** The form that gives saved work another name; Escape cancels. */
export const RenameWork = ({ work, onClose }: { work: SavedWork; onClose: () => void }) => {
  const rename = useRename(work);
  const { form, field, busy, failure } = useForm({
    validate: (values) => (values.text('name') ? {} : { name: 'Give it a name' }),
    submit: async (values) => {
      const name = values.text('name');
      if (name !== work.name) await rename(name);
      toast('Saved!');
      onClose();
    },
  });
  return (
    <form
      className="draft-body"
      {...form}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <TextField
        {...field('name')}
        label="Name"
        defaultValue={work.name}
        maxLength={answerLimits.draft.title}
        autoFocus
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
