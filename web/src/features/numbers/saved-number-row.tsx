import Check from '@lucide/icons/icons/check';
import { type FormEvent, useState } from 'react';
import type { KeptNumberId } from '#shared/domain/numbers/kept-and-case-number-definitions.ts';
import type { KnownNumbers } from '#shared/domain/numbers/known-numbers-schemas.ts';
import { type ChoiceId, isChoiceId } from '#shared/domain/numbers/number-choices.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { NumberField } from './fields/number-field.tsx';
import { numberFieldText, numbersToSave, readNumberField } from './fields/number-field-values.ts';
import { NumberNotSaved } from './money/number-not-saved.tsx';
import { useRemoveSavedNumber } from './money/use-remove-saved-number.ts';
import type { OwnerNumbers } from './owner-numbers.ts';
import { useSaveNumbers } from './use-save-numbers.ts';

type RowProps = {
  id: KeptNumberId | ChoiceId;
  owner: OwnerNumbers;
  label: string;
  origin: string;
  value: string;
  shown: string;
};

/** One kept number or choice; pressed, it is a small form in its place. */
export const SavedNumberRow = ({ id, owner, label, origin, value, shown }: RowProps) => {
  const [isEditing, setIsEditing] = useState(false);
  const { ref, refocus } = useRefocus<HTMLButtonElement>();
  const [isSaved, setIsSaved] = useState(false);
  const close = (saved: boolean) => {
    setIsEditing(false);
    setIsSaved(saved);
    refocus();
  };
  return (
    <li data-paper={isEditing ? undefined : shown}>
      {isEditing ? (
        <EditKept id={id} owner={owner} label={label} value={value} onClose={close} />
      ) : (
        <>
          <span className="kept-label">
            {label}
            <small>{origin}</small>
            {isSaved && (
              <span className="kept-saved" role="status">
                <Icon icon={Check} />
                Saved
              </span>
            )}
          </span>
          <button
            ref={ref}
            type="button"
            className="kept-value"
            data-unknown={value === '' || undefined}
            aria-label={`Change ${label}: ${shown}`}
            onClick={() => setIsEditing(true)}
          >
            {shown}
          </button>
        </>
      )}
    </li>
  );
};

const EditKept = ({
  id,
  owner,
  label,
  value,
  onClose,
}: Pick<RowProps, 'id' | 'owner' | 'label' | 'value'> & { onClose: (saved: boolean) => void }) => {
  const [text, setText] = useState(
    isChoiceId(id) || value === '' ? value : numberFieldText(value, owner.style),
  );
  const [problem, setProblem] = useState<string>();
  const save = useSaveNumbers(owner.businessId, true);
  const remove = useRemoveSavedNumber(owner.businessId, true);
  /** What stood here when the form was opened. */
  const [opened] = useState({ value, known: owner.known });
  const send = (shown: KnownNumbers) => {
    if (save.isPending || remove.isPending) return;
    const read = readNumberField(id, text, owner);
    if (read.value === undefined)
      return setProblem(read.problem ?? 'Enter a number, or delete this.');
    remove.reset();
    save.mutate(numbersToSave({ [id]: read.value }, shown), {
      onSuccess: () => {
        // The row of an unknown number gives way to one of a known number.
        if (value === '') toast('Saved');
        onClose(true);
      },
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(opened.known);
  };
  return (
    <form
      className="kept-form"
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose(false);
      }}
    >
      <NumberField
        id={id}
        owner={owner}
        label={label}
        text={text}
        problem={problem}
        autoFocus
        onType={(next) => {
          setText(next);
          setProblem(undefined);
        }}
      />
      <KeptButtons
        isSaving={save.isPending}
        isDeleting={remove.isPending}
        onClose={() => onClose(false)}
        onDelete={() => {
          save.reset();
          remove.mutate({ entry: id, ...(opened.value !== '' && { seen: opened.value }) });
        }}
      />
      <NumberNotSaved
        owner={owner}
        error={save.error}
        onInsist={send}
        onKeep={() => onClose(false)}
      />
      <NumberNotSaved
        owner={owner}
        error={remove.error}
        insistWords="Delete it anyway"
        onInsist={() => remove.mutate({ entry: id })}
        onKeep={() => onClose(false)}
      />
    </form>
  );
};

type ButtonProps = {
  isSaving: boolean;
  isDeleting: boolean;
  onClose: () => void;
  onDelete: () => void;
};

const KeptButtons = ({ isSaving, isDeleting, onClose, onDelete }: ButtonProps) => (
  <div className="row">
    <Button type="submit" busy={isSaving && 'Saving...'}>
      Save
    </Button>
    <Button variant="outline" onClick={onClose}>
      Cancel
    </Button>
    <Button variant="quiet" busy={isDeleting && 'Deleting...'} onClick={onDelete}>
      Delete
    </Button>
  </div>
);
