/** A calendar is read from so many days before today until so many after it. */
export const calendarWindowDays = { before: 6, after: 28 } as const;
