import { type FormEvent, useState } from 'react';
import { whatIsMissing } from '#shared/domain/numbers/calculators/derived.ts';
import { type CalculatorId, calculators } from '#shared/domain/numbers/calculators/index.ts';
import { choices } from '#shared/domain/numbers/choices.ts';
import { numbers } from '#shared/domain/numbers/numbers.ts';
import type { AskableId } from '#shared/domain/numbers/prompt-numbers.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { labelOf, NumberField } from './number-field.tsx';
import { isChoiceId, isKeepable, type OwnerNumbers, readTyped, toKeep } from './owner-numbers.ts';
import { useSaveNumbers } from './use-numbers.ts';

const most = 6;
const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const lists = new Intl.ListFormat('en-US', { type: 'conjunction' });
const titlesOf = (ids: readonly CalculatorId[]) =>
  lists.format(ids.slice(0, 3).map((id) => calculators[id].shows));

/** The most useful numbers that are not known, and what each would show. */
export const missingOf = ({ inputs, style }: OwnerNumbers) => {
  const found = whatIsMissing({ ...inputs, rows: [] }, style.currency).flatMap(
    ({ id, unlocks, partOf }) =>
      isKeepable(id)
        ? [
            {
              id,
              adds:
                unlocks.length > 0
                  ? `Fill it in to see ${titlesOf(unlocks)}.`
                  : `You’ll need it to see ${titlesOf(partOf)}.`,
            },
          ]
        : [],
  );
  const fee = 'Needed if customers pay by card.';
  const all: { id: AskableId; adds: string }[] =
    inputs.card_fee === undefined
      ? [...found.slice(0, most - 1), { id: 'card_fee', adds: fee }]
      : found;
  return all.slice(0, most);
};

/** Numbers that are missing, to be typed right here. */
export const MissingNumbers = ({ owner }: { owner: OwnerNumbers }) => {
  const missing = missingOf(owner);
  if (missing.length === 0) return null;
  return (
    <section className="numbers-part" id="missing" aria-labelledby="missing-title">
      <h2 id="missing-title">{words[missing.length]} more to fill in</h2>
      <ul className="missing-list">
        {missing.map(({ id, adds }) => (
          <MissingNumber key={id} id={id} adds={adds} owner={owner} />
        ))}
      </ul>
    </section>
  );
};

const MissingNumber = ({
  id,
  adds,
  owner,
}: {
  id: AskableId;
  adds: string;
  owner: OwnerNumbers;
}) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const save = useSaveNumbers(owner.businessId);
  const say = owner.format.words;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const read = readTyped(id, text, owner);
    setProblem(read.value === undefined ? (read.problem ?? 'Enter a number first.') : undefined);
    if (read.value === undefined) return;
    save.mutate(toKeep({ [id]: read.value }), { onSuccess: () => toast('Saved!') });
  };
  return (
    <li>
      <form onSubmit={submit} noValidate>
        <NumberField
          id={id}
          owner={owner}
          text={text}
          hint={say(`${isChoiceId(id) ? choices[id].question : numbers[id].question} ${adds}`)}
          problem={problem}
          onType={(next) => {
            setText(next);
            setProblem(undefined);
          }}
        />
        <Button type="submit" variant="outline" busy={save.isPending && 'Saving...'}>
          Save
          <span className="sr-only"> {say(labelOf(id))}</span>
        </Button>
      </form>
      {save.error && <Notice tone="danger">{save.error.message}</Notice>}
    </li>
  );
};
