/** What the API of Google Calendar answers, as far as it is read; members that are not named here are ignored. */
import * as z from 'zod';
import { LocalDate } from '#shared/domain/lib/date-schemas.ts';
import { Moment } from '../provider-http.ts';

const pageToken = { nextPageToken: z.string().optional() };

/** An address; it goes into the address of a call. */
export const calendarId = z.string().regex(/^[^\s/@]{1,150}@[^\s/@]{1,100}$/);

export const CalendarList = z.object({
  items: z
    .array(
      z.object({
        id: calendarId,
        summary: z.string().default(''),
        description: z.string().default(''),
        /** The name that the person gave it. */
        summaryOverride: z.string().optional(),
        primary: z.boolean().default(false),
        deleted: z.boolean().default(false),
      }),
    )
    .default([]),
  ...pageToken,
});

/** A day for an event of whole days, else a moment. */
const When = z.union([z.object({ date: LocalDate }), z.object({ dateTime: Moment })]);

export const Event = z.object({
  id: z.string().min(1).max(1100),
  status: z.string().default('confirmed'),
  summary: z.string().default(''),
  visibility: z.string().default('default'),
  transparency: z.string().default('opaque'),
  eventType: z.string().default('default'),
  start: When.optional(),
  end: When.optional(),
  attendees: z
    .array(z.object({ self: z.boolean().default(false), responseStatus: z.string().default('') }))
    .default([]),
});
export type Event = z.infer<typeof Event>;

export const Events = z.object({ items: z.array(Event).default([]), ...pageToken });

/** A calendar that was made. */
export const Made = z.object({ id: calendarId });

/** An event of ours: whether it stands, in which state, and its page there. */
export const Entry = z.object({
  status: z.string().default('confirmed'),
  etag: z.string().min(1).max(200),
  htmlLink: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(undefined),
});
