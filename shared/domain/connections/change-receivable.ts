import type { LastChange } from '../people/last-change.ts';
import type { InvoiceNote, Receivable, SeenReceivable } from './receivable.ts';
import { notedSince } from './receivable-rules.ts';

const maxReminders = 12;
const maxNotes = 12;

export type ReceivableChange = 'reminded' | 'not-reminded' | 'paid' | 'open';

/** An invoice after what somebody noted on that day; one reminder a day, and what is noted already stays as it is. */
export const changeReceivable = (
  one: Receivable,
  change: ReceivableChange,
  today: string,
  said?: LastChange,
): Receivable => {
  const others = one.reminders.filter(({ on }) => on !== today);
  const by = said && { said };
  switch (change) {
    case 'reminded':
      return others.length < one.reminders.length
        ? one
        : { ...one, reminders: [...others, { on: today, ...by }].slice(-maxReminders) };
    case 'not-reminded':
      return { ...one, reminders: others };
    case 'paid':
      return one.paid ? one : { ...one, paid: today, ...(said && { paid_said: said }) };
    case 'open': {
      const { paid_said: _, ...rest } = one;
      return { ...rest, paid: null };
    }
  }
};

/** What was noted since an invoice was seen that a change would double or take away; undefined where it may be made. */
export const inTheWayOf = (change: ReceivableChange, one: Receivable, seen: SeenReceivable) => {
  switch (change) {
    case 'reminded':
      return notedSince(one, seen);
    case 'not-reminded':
      return notedSince({ ...one, paid: null }, seen);
    case 'open':
      return notedSince({ ...one, reminders: [] }, seen);
    case 'paid':
      // What is paid already is paid, whoever says so.
      return undefined;
  }
};

/** An invoice with what its owner wrote down on a day in the place of that day's note; an empty text takes the note away. */
export const noteReceivable = (one: Receivable, { on, text, said }: InvoiceNote): Receivable => {
  const others = one.notes.filter((note) => note.on !== on);
  const notes = text === '' ? others : [...others, { on, text, ...(said && { said }) }];
  return {
    ...one,
    notes: notes.toSorted((a, b) => (a.on < b.on ? -1 : 1)).slice(-maxNotes),
  };
};
