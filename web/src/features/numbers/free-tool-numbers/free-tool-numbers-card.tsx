import './free-tool-numbers-card.css';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { checkNumber } from '#shared/domain/numbers/check-number.ts';
import type { KeptNumberId } from '#shared/domain/numbers/kept-and-case-number-definitions.ts';
import type { KnownNumbers } from '#shared/domain/numbers/known-numbers-schemas.ts';
import {
  type ChoiceId,
  choices,
  isChoiceId,
  isOption,
} from '#shared/domain/numbers/number-choices.ts';
import { isKeptNumberId, numbers } from '#shared/domain/numbers/numbers.ts';
import { localToday } from '#web/core/dates/local-day.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { numbersToSave } from '../fields/number-field-values.ts';
import { numberLabel } from '../fields/number-label.ts';
import { numbersQuery } from '../numbers-query.ts';
import { type OwnerNumbers, ownerNumbersOf } from '../owner-numbers.ts';
import { useSaveNumbers } from '../use-save-numbers.ts';
import { type FreeToolNumbers, forgetFreeToolNumbers } from './stored-free-tool-numbers.ts';

type Id = KeptNumberId | ChoiceId;
type Owner = Pick<OwnerNumbers, 'inputs' | 'style' | 'format'>;

/** One number that came along; `now` is what the business has kept where that is another value. */
type CarriedRow = {
  readonly id: Id;
  readonly label: string;
  readonly value: string;
  readonly shown: string;
  readonly now?: string;
};

const isId = (id: string): id is Id => isChoiceId(id) || isKeptNumberId(id);

const mayBeKept = (id: Id, value: string, { style }: Owner) =>
  isChoiceId(id) ? isOption(id, value) : !checkNumber(id, value, style.currency);

const show = (id: Id, value: string, { format }: Owner) =>
  isChoiceId(id)
    ? ((choices[id].options as Readonly<Record<string, string>>)[value] ?? value)
    : format.value(numbers[id].unit, value);

/** What may be kept of it for this business: known numbers within the bounds of its currency. */
const acceptableRows = (carried: FreeToolNumbers, owner: Owner): CarriedRow[] =>
  Object.entries(carried).flatMap(([id, value]) => {
    if (!isId(id) || !mayBeKept(id, value, owner)) return [];
    const kept = owner.inputs[id];
    return [
      {
        id,
        label: owner.format.words(numberLabel(id)),
        value,
        shown: show(id, value, owner),
        ...(kept !== undefined && kept !== value && { now: show(id, kept, owner) }),
      },
    ];
  });

type Props = { business: Business; carried: FreeToolNumbers };

/** The numbers of a free sum, kept for the business once the owner has ticked and pressed, or left out. */
export const FreeToolNumbersCard = ({ business, carried }: Props) => {
  const { data } = useQuery(numbersQuery(business.id));
  const [answer, setAnswer] = useState<'kept' | 'left out'>();
  if (answer === 'left out') return null;
  if (answer === 'kept') return <Kept />;
  if (!data) return null;
  return (
    <CarriedForm
      business={business}
      shown={data}
      rows={acceptableRows(carried, ownerNumbersOf(business, data, localToday()))}
      onDone={(done) => {
        forgetFreeToolNumbers();
        setAnswer(done);
      }}
    />
  );
};

type FormProps = {
  business: Business;
  /** What the business has kept, as the rows show it. */
  shown: KnownNumbers;
  rows: readonly CarriedRow[];
  onDone: (answer: 'kept' | 'left out') => void;
};

const CarriedForm = ({ business, shown, rows, onDone }: FormProps) => {
  const [isTicked, setIsTicked] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const save = useSaveNumbers(business.id);
  if (rows.length === 0) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(!isTicked);
    if (!isTicked || save.isPending) return;
    const values = Object.fromEntries(rows.map(({ id, value }) => [id, value]));
    save.mutate(numbersToSave(values, shown), { onSuccess: () => onDone('kept') });
  };
  return (
    <form className="carried" aria-labelledby="carried-title" onSubmit={submit} noValidate>
      <h2 id="carried-title">Save the numbers from the calculator?</h2>
      <dl>
        {rows.map(({ id, label, shown, now }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              {shown}
              {now && <small>instead of {now}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <label className="carried-tick">
        <input
          type="checkbox"
          checked={isTicked}
          aria-invalid={isAsked || undefined}
          aria-describedby={isAsked ? 'carried-error' : undefined}
          onChange={(event) => {
            setIsTicked(event.target.checked);
            setIsAsked(false);
          }}
        />
        Yes, save them to {business.name}. Your helpers and calculators will use them.
      </label>
      {isAsked && (
        <p className="error" id="carried-error">
          Check the box to save them, or choose Don’t save.
        </p>
      )}
      {save.error && <Notice tone="danger">{save.error.message}</Notice>}
      <p className="row">
        <Button type="submit" busy={save.isPending && 'Saving...'}>
          Save these numbers
        </Button>
        <Button variant="quiet" disabled={save.isPending} onClick={() => onDone('left out')}>
          Don’t save
        </Button>
      </p>
    </form>
  );
};

const Kept = () => {
  const words = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is no longer there.
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  return (
    <p className="carried carried-kept" role="status" ref={words} tabIndex={-1}>
      Saved. <Link to="/dashboard/numbers">See your money</Link>
    </p>
  );
};
