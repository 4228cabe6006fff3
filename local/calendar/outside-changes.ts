import { consentRevocationAndTokenExpiry } from '../oauth/consent-revocation-and-token-expiry.ts';
import type { State } from '../stand-in-state.ts';
import { type CalendarState, type EventRow, eventRow, type NewEvent } from './store.ts';

/** What happens in the calendars outside of the product. */
export const createOutsideChanges = (state: State<CalendarState>) => {
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
      // What is ours keeps its id, as there.
      row.events = row.events.flatMap((event) => {
        if (event.id !== id) return [event];
        return row.isOurs
          ? [{ ...event, status: 'cancelled' as const, etag: (event.etag ?? 0) + 1 }]
          : [];
      });
      state.save();
    },
    /** An event is changed by hand. */
    changeEvent: (calendar: string, id: string, fields: Partial<EventRow>) => {
      const row = calendarOf(calendar);
      row.events = row.events.map((event) =>
        event.id === id ? { ...event, ...fields, etag: (event.etag ?? 0) + 1 } : event,
      );
      state.save();
    },
    /** A calendar is deleted with everything in it. */
    removeCalendar: (calendar: string) => {
      for (const person of Object.values(state.value.people)) delete person.calendars[calendar];
      state.save();
    },
    /** The calendars that the application made, with what stands in them. */
    ours: () =>
      Object.values(state.value.people).flatMap(({ calendars }) =>
        Object.entries(calendars).flatMap(([id, row]) =>
          row.isOurs
            ? [
                {
                  id,
                  summary: row.summary,
                  events: row.events.filter(({ status }) => status !== 'cancelled'),
                },
              ]
            : [],
        ),
      ),
    /** Nothing is booked any more. */
    clear: (calendar: string) => {
      calendarOf(calendar).events = [];
      state.save();
    },
    ...consentRevocationAndTokenExpiry(state),
  };
};
export type OutsideChanges = ReturnType<typeof createOutsideChanges>;
