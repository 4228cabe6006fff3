import { actionButton, escaped, faultSection, page, signInSection } from '../page-markup.ts';
import { faults } from './api.ts';
import type { CalendarRow, CalendarState, EventRow, WhenRow } from './store.ts';

const whenWords = (when: WhenRow) =>
  'date' in when ? when.date : when.dateTime.slice(0, 16).replace('T', ' ');

const eventLine = (calendar: string, { id, summary, start, end, isWeekly }: EventRow) =>
  `<tr><td>${escaped(summary)}</td><td>${escaped(whenWords(start))} to ${escaped(whenWords(end))}${
    isWeekly ? '<br>and every week' : ''
  }</td><td>${actionButton('remove', 'Call it off', { calendar, id })}</td></tr>`;

const calendarSection = (id: string, { summary, events, isOurs }: CalendarRow) =>
  `<section><h2 style="margin-top:0">${escaped(summary)}</h2><div class="scroll"><table><tr><th>What</th><th>When</th><th></th></tr>${events
    .filter(({ status }) => status !== 'cancelled')
    .map((event) => eventLine(id, event))
    .join('')}</table></div><div class="row">${
    isOurs
      ? actionButton('delete', 'Delete this calendar', { calendar: id })
      : [
          actionButton('job', 'Book a job tomorrow, 2 to 4 pm', { calendar: id }),
          actionButton('private', 'Book something private tomorrow, 10 to 11 am', { calendar: id }),
          actionButton('off', 'Take tomorrow off', { calendar: id }),
          actionButton('clear', 'Call everything off', { calendar: id }),
        ].join('')
  }</div></section>`;

/** The calendars for a person: things are booked and called off, consents end, and calls fail. */
export const calendarPage = ({ people }: CalendarState, waiting: readonly string[]) =>
  page({
    title: 'Local calendar',
    note: 'Local calendar. It stands in for Google Calendar; nothing leaves this machine.',
    body: [
      ...Object.values(people).flatMap(({ calendars }) =>
        Object.entries(calendars)
          .filter(([, { accessRole }]) => accessRole === 'owner')
          .map(([id, calendar]) => calendarSection(id, calendar)),
      ),
      signInSection,
      faultSection(faults, waiting),
    ].join('\n'),
  });
