import Pencil from '@lucide/icons/icons/pencil';
import { useState } from 'react';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import { daysBetween } from '#shared/domain/lib/local-date.ts';
import { otherName, sentByWords } from '#web/core/people/last-change-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { monthDay } from '../day-labels.ts';
import { InvoiceNoteForm } from './invoice-note-form.tsx';

const nth = (n: number, of: number) => (of === 1 ? 'a reminder' : `reminder ${n}`);

const noteWords = (by: string | undefined) => {
  const name = otherName(by);
  return name ? `Note from ${name}` : 'Your note';
};

/** One thing that happened; that which is the owner's note can be changed. */
type Line = {
  readonly on: string;
  readonly words: string;
  readonly more?: string;
  readonly note?: string;
};

/** Everything that is known of an invoice, the newest first. */
const linesOf = (
  { issued, due, paid, reminders, notes, total }: Receivable,
  today: string,
  money: (value: number) => string,
): Line[] =>
  [
    ...(paid
      ? [
          {
            on: paid,
            words: 'Paid',
            ...(due &&
              due < paid && { more: `${daysOf(daysBetween(due, paid))} after it was due` }),
          },
        ]
      : []),
    ...notes.map(({ on, text, said }) => ({
      on,
      words: noteWords(said?.by),
      more: text,
      note: text,
    })),
    ...reminders
      .map((one, at) => ({
        on: one.on,
        words: sentByWords(one, `sent ${nth(at + 1, reminders.length)}`),
      }))
      .toReversed(),
    ...(due && due <= today ? [{ on: due, words: 'Due' }] : []),
    { on: issued, words: 'Invoice date', more: money(Number(total)) },
  ].toSorted((a, b) => (a.on < b.on ? 1 : a.on > b.on ? -1 : 0));

/** Everything that is known of an invoice by day, the newest first, with the owner's notes and the way to write one. */
export const InvoiceHistory = ({
  businessId,
  one,
  today,
  money,
}: {
  businessId: string;
  one: Receivable;
  today: string;
  money: (value: number) => string;
}) => {
  /** The day whose note is being written. */
  const [written, setWritten] = useState<string>();
  const { ref, refocus } = useRefocus<HTMLHeadingElement>();
  const noteOf = (day: string) => one.notes.find(({ on }) => on === day)?.text ?? '';
  return (
    <section aria-labelledby="what-happened">
      <h2 id="what-happened" ref={ref} tabIndex={-1}>
        What happened when
      </h2>
      {written === undefined ? (
        <Button variant="outline" onClick={() => setWritten(today)}>
          <Icon icon={Pencil} />
          {noteOf(today) ? 'Change today’s note' : 'Add a note'}
        </Button>
      ) : (
        <InvoiceNoteForm
          key={written}
          businessId={businessId}
          invoice={one.id}
          on={written}
          before={noteOf(written)}
          onDone={() => {
            setWritten(undefined);
            refocus();
          }}
        />
      )}
      <ol className="invoice-days">
        {linesOf(one, today, money).map(({ on, words, more, note }) => (
          <li key={`${on} ${words}`}>
            <time dateTime={on}>{monthDay(on)}</time>
            <span>
              {words}
              {more && <small>{more}</small>}
            </span>
            {note !== undefined && on !== today && (
              <button type="button" className="text-link" onClick={() => setWritten(on)}>
                Edit<span className="sr-only">: your note of {monthDay(on)}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};

const daysOf = (n: number) => `${n} ${n === 1 ? 'day' : 'days'}`;
