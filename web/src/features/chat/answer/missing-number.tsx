import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { type AskableId, askableWithLabel } from '#shared/domain/numbers/askable-numbers.ts';
import { nothingKnown } from '#shared/domain/numbers/known-numbers.ts';
import { localToday } from '#web/core/dates/local-day.ts';
import { isKeepableInput } from '#web/features/numbers/fields/is-keepable-input.ts';
import { NumberField } from '#web/features/numbers/fields/number-field.tsx';
import {
  numbersToSave,
  readNumberField,
} from '#web/features/numbers/fields/number-field-values.ts';
import { numberLabel } from '#web/features/numbers/fields/number-label.ts';
import { numbersQuery } from '#web/features/numbers/numbers-query.ts';
import { ownerNumbersOf } from '#web/features/numbers/owner-numbers.ts';
import { useSaveNumbers } from '#web/features/numbers/use-save-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The one number that an answer did without, with its field; where it cannot be kept, the way to Your money. */
export const MissingNumber = ({ label, business }: { label: string; business: Business }) => {
  const id = askableWithLabel(label);
  if (!id || !isKeepableInput(id))
    return (
      <p>
        Missing: {label}. See <Link to="/dashboard/numbers">Your money</Link> for where to find it.
      </p>
    );
  return <MissingField id={id} business={business} />;
};

const MissingField = ({ id, business }: { id: AskableId; business: Business }) => {
  const { data: known = nothingKnown } = useQuery({ ...numbersQuery(business.id), retry: false });
  const owner = ownerNumbersOf(business, known, localToday());
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const save = useSaveNumbers(business.id);
  const name = owner.format.words(numberLabel(id));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const { value, problem: wrong } = readNumberField(id, text, owner);
    setProblem(value === undefined ? (wrong ?? 'Enter a number first.') : undefined);
    if (value !== undefined) save.mutate(numbersToSave({ [id]: value }, known));
  };
  if (save.isSuccess || owner.inputs[id] !== undefined)
    return <p role="status">{name} is saved. Ask again, and it’s in the figures.</p>;
  return (
    <form className="missing-number" onSubmit={submit} noValidate data-control>
      <NumberField
        id={id}
        owner={owner}
        label={`Missing: ${name}`}
        text={text}
        problem={problem}
        onType={(typed) => {
          setText(typed);
          setProblem(undefined);
        }}
      />
      <Button type="submit" variant="outline" busy={save.isPending && 'Saving...'}>
        Save
      </Button>
      {save.error && <Notice tone="danger">{save.error.message}</Notice>}
    </form>
  );
};
