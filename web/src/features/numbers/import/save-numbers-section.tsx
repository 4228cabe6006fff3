import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mergeImport } from '#shared/domain/numbers/imports/figures/figures-to-keep.ts';
import type { KeptNumberId } from '#shared/domain/numbers/kept-and-case-number-definitions.ts';
import { numbers } from '#shared/domain/numbers/numbers.ts';
import type { SavedNumber } from '#shared/domain/numbers/saved-number-schemas.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { numberOrigin } from '../number-origin.ts';
import type { OwnerNumbers } from '../owner-numbers.ts';
import type { BooksView } from './books-file-reader.ts';
import { useSaveImport } from './use-save-import.ts';

/** What of the file becomes numbers of the business: unasked for those nobody typed, asked for the others; nothing is saved before the button. */
export const SaveNumbersSection = ({ view, owner }: { view: BooksView; owner: OwnerNumbers }) => {
  const { replace, ask } = mergeImport(owner.known.numbers, view.numbers);
  const [left, setLeft] = useState<readonly KeptNumberId[]>([]);
  const [taken, setTaken] = useState<readonly KeptNumberId[]>([]);
  const navigate = useNavigate();
  const save = useSaveImport(owner.businessId);
  const accepted = acceptedOf({ replace, ask }, left, taken);
  const keep = () => {
    if (save.isPending) return;
    save.mutate(
      { ...view.kept, numbers: accepted },
      {
        onSuccess: () => {
          toast('Saved');
          void navigate('/dashboard/numbers');
        },
      },
    );
  };
  const toggle = (id: KeptNumberId) =>
    setLeft((before) =>
      before.includes(id) ? before.filter((one) => one !== id) : [...before, id],
    );
  return (
    <section className="numbers-part" aria-labelledby="save-title">
      <h2 id="save-title">What to save</h2>
      {replace.length > 0 && (
        <Replaced replace={replace} left={left} owner={owner} onToggle={toggle} />
      )}
      {ask.map(({ typed, imported }) => (
        <Clash
          key={imported.id}
          typed={typed}
          imported={imported}
          owner={owner}
          isTaken={taken.includes(imported.id)}
          onTake={(isTaken) =>
            setTaken((before) => [
              ...before.filter((id) => id !== imported.id),
              ...(isTaken ? [imported.id] : []),
            ])
          }
        />
      ))}
      {save.error && <Notice tone="danger">{save.error.message}</Notice>}
      <div className="save-row">
        <Button busy={save.isPending && 'Saving...'} onClick={keep}>
          Save these numbers
        </Button>
        <span className="fine">
          {view.numbers[0] && `Labeled “${numberOrigin(view.numbers[0], owner.format)}”. `}
          We save only the numbers. The file is cleared when you leave this page.
        </span>
      </div>
    </section>
  );
};

/** The numbers to save: those nobody typed unless they were left out, and of the others those that were chosen. */
const acceptedOf = (
  { replace, ask }: ReturnType<typeof mergeImport>,
  left: readonly KeptNumberId[],
  taken: readonly KeptNumberId[],
) => [
  ...replace.filter(({ id }) => !left.includes(id)).map(({ id, value }) => ({ id, value })),
  ...ask
    .filter(({ imported }) => taken.includes(imported.id))
    .map(({ typed, imported }) => ({
      id: imported.id,
      value: imported.value,
      replaces: typed.value,
    })),
];

type ReplacedProps = {
  replace: readonly SavedNumber[];
  left: readonly KeptNumberId[];
  owner: OwnerNumbers;
  onToggle: (id: KeptNumberId) => void;
};

/** The numbers nobody typed: taken from the file unless their box is cleared. */
const Replaced = ({ replace, left, owner, onToggle }: ReplacedProps) => (
  <fieldset className="keep-list">
    <legend>Use in Your money</legend>
    {replace.map(({ id, value, unit }) => (
      <label key={id}>
        <input type="checkbox" checked={!left.includes(id)} onChange={() => onToggle(id)} />
        {owner.format.words(numbers[id].label)}: <b>{owner.format.value(unit, value)}</b>
      </label>
    ))}
  </fieldset>
);

const Clash = ({
  typed,
  imported,
  owner,
  isTaken,
  onTake,
}: {
  typed: SavedNumber;
  imported: SavedNumber;
  owner: OwnerNumbers;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}) => {
  const { format } = owner;
  const [own, found] = [typed, imported].map(({ unit, value }) => format.value(unit, value));
  return (
    <fieldset className="choice-row">
      <legend>
        {format.words(numbers[typed.id].label)}: you entered {own} on {format.day(typed.date)}.
        Which one is correct?
      </legend>
      <label>
        <input type="radio" name={typed.id} checked={isTaken} onChange={() => onTake(true)} />
        {found}, from the file
      </label>
      <label>
        <input type="radio" name={typed.id} checked={!isTaken} onChange={() => onTake(false)} />
        {own}, as I entered it
      </label>
    </fieldset>
  );
};
