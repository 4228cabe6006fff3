import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/business.ts';
import { localToday } from '#web/numbers/local-day.ts';
import { ownerNumbersOf, toKeep } from '#web/numbers/owner-numbers.ts';
import { useSaveNumbers } from '#web/numbers/use-numbers.ts';
import { numbersQuery } from '#web/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { acceptableRows, type CarriedRow } from './acceptable.ts';
import { type CarriedNumbers, forgetCarried } from './carried-numbers.ts';
import './carried.css';

type Props = { business: Business; carried: CarriedNumbers };

/** The numbers of a free sum, kept for the business once the owner has ticked and pressed, or left out. */
export const CarriedCard = ({ business, carried }: Props) => {
  const { data } = useQuery(numbersQuery(business.id));
  const [answer, setAnswer] = useState<'kept' | 'left out'>();
  if (answer === 'left out') return null;
  if (answer === 'kept') return <Kept />;
  if (!data) return null;
  return (
    <CarriedForm
      business={business}
      rows={acceptableRows(carried, ownerNumbersOf(business, data, localToday()))}
      onDone={(done) => {
        forgetCarried();
        setAnswer(done);
      }}
    />
  );
};

type FormProps = {
  business: Business;
  rows: readonly CarriedRow[];
  onDone: (answer: 'kept' | 'left out') => void;
};

const CarriedForm = ({ business, rows, onDone }: FormProps) => {
  const [isTicked, setIsTicked] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const save = useSaveNumbers(business.id);
  if (rows.length === 0) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(!isTicked);
    if (!isTicked || save.isPending) return;
    const values = Object.fromEntries(rows.map(({ id, value }) => [id, value]));
    save.mutate(toKeep(values), { onSuccess: () => onDone('kept') });
  };
  return (
    <form className="carried" aria-labelledby="carried-title" onSubmit={submit} noValidate>
      <h2 id="carried-title">Keep the numbers from your sum?</h2>
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
        Yes, keep them for {business.name}. Every helper and every sum will use them.
      </label>
      {isAsked && (
        <p className="error" id="carried-error">
          Tick the box first, or leave the numbers out.
        </p>
      )}
      {save.error && <Notice tone="danger">{save.error.message}</Notice>}
      <p className="row">
        <Button type="submit" busy={save.isPending && 'Saving...'}>
          Keep these numbers
        </Button>
        <Button variant="quiet" disabled={save.isPending} onClick={() => onDone('left out')}>
          Leave them out
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
      Kept. <Link to="/dashboard/numbers">See what your numbers say</Link>
    </p>
  );
};
