/** Days and zones as they are sent and stored. */
import * as z from 'zod';
import { isTimeZone } from './local-time.ts';

/** A day of the calendar as `YYYY-MM-DD`. */
export const LocalDate = z.iso.date();

/** The name of a time zone in the IANA data base. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Not a time zone');
