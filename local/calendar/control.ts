import { signInControl } from '../oauth/sign-in-control.ts';
import type { State } from '../stand-in-state.ts';
import { type CalendarState, eventRow, type NewEvent } from './store.ts';

/** What happens in the calendars outside of the product. */
export const createControl = (state: State<CalendarState>) => {
  const calendarOf = (calendar: string) => {
    const found = Object.values(state.value.people).find((person) => calendar in person.calendars);
    const row = found?.calendars[calendar];
    if (!row) throw new Error(`There is no ${calendar}`);
    return row;
  };
  let made = 0;
  return {
    /** Something is booked; answers its id. */
    addEvent: (calendar: string, event: NewEvent) => {
      const id = `n${Date.now().toString(36)}${++made}`;
      calendarOf(calendar).events.push(eventRow(id, event));
      state.save();
      return id;
    },
    /** It is called off. */
    removeEvent: (calendar: string, id: string) => {
      const row = calendarOf(calendar);
      row.events = row.events.filter((event) => event.id !== id);
      state.save();
    },
    /** Nothing is booked any more. */
    clear: (calendar: string) => {
      calendarOf(calendar).events = [];
      state.save();
    },
    ...signInControl(state),
  };
};
export type Control = ReturnType<typeof createControl>;
