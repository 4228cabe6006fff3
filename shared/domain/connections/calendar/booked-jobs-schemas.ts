/** What is booked in a connected calendar. */
import * as z from 'zod';
import { LocalDate } from '../../lib/date-schemas.ts';
import { providerIds } from '../providers.ts';
import { WorkingHours } from './working-hours-schema.ts';

const moment = z.iso.datetime();

/** A time that is taken, without what by. */
export const BookedTime = z.object({ start: moment, end: moment }).meta({ id: 'BookedTime' });

/** The booked times of a calendar as they are stored: never a title. */
export const BookedTimes = z.object({
  /** The zone in which whole days were read. */
  time_zone: z.string(),
  /** In their order; none touches another. */
  booked: z.array(BookedTime),
});
export type BookedTimes = z.infer<typeof BookedTimes>;

/** An event that keeps the owner busy, read for the page that shows it and stored nowhere. */
export const CalendarJob = z
  .discriminatedUnion('all_day', [
    /** An empty title is that of a private event. */
    z.object({
      id: z.string(),
      title: z.string(),
      all_day: z.literal(false),
      start: moment,
      end: moment,
    }),
    /** The day after its last one is the end. */
    z.object({
      id: z.string(),
      title: z.string(),
      all_day: z.literal(true),
      start: LocalDate,
      end: LocalDate,
    }),
  ])
  .meta({ id: 'Job' });
export type CalendarJob = z.infer<typeof CalendarJob>;

/** Why titles could not be read: the booked times are those of the last read then. */
export const calendarJobsProblems = ['unavailable', 'sign-in', 'permission', 'plan'] as const;

/** The calendar of a business around today. */
export const JobsView = z
  .object({
    /** Null while no calendar is connected. */
    provider: z.enum(providerIds).nullable(),
    /** The name of the calendar. */
    calendar: z.string(),
    time_zone: z.string(),
    hours: WorkingHours,
    /** From six days ago until in four weeks; null when they could not be read. */
    jobs: z.array(CalendarJob).nullable(),
    booked: z.array(BookedTime),
    read_at: moment.nullable(),
    problem: z.enum(calendarJobsProblems).nullable(),
  })
  .meta({ id: 'JobsView' });
export type JobsView = z.infer<typeof JobsView>;
