/** The calendar of our own, the only one that tasks are put on. */
export const ownCalendarName = 'Sevenhands';
/** How it is known again among the calendars of a person. */
export const ownCalendarMark = 'Tasks that you put here from Sevenhands. Made by Sevenhands.';
