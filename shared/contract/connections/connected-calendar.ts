import * as z from 'zod';
import { JobsView } from '../../domain/connections/calendar/booked-jobs-schemas.ts';
import { EntriesView, EntryTime } from '../../domain/connections/calendar/calendar-entry.ts';
import { WorkingHours } from '../../domain/connections/calendar/working-hours-schema.ts';
import { route } from '../route.ts';

const Business = z.strictObject({ business_id: z.uuid() });

/** The routes of a connected calendar, operations of the connections. */
export const connectedCalendar = {
  jobs: route({
    summary: 'What is booked in the connected calendar, read now and not stored',
    method: 'GET',
    path: '/businesses/{business_id}/jobs',
    access: 'member',
    role: 'office',
    input: Business,
    output: JobsView,
    problems: ['not-found'],
  }),
  saveHours: route({
    summary: 'Keep the days and hours at which a business takes jobs',
    method: 'PUT',
    path: '/businesses/{business_id}/working-hours',
    access: 'member',
    role: 'office',
    input: Business.extend({ hours: WorkingHours }),
    output: WorkingHours,
    problems: ['not-found', 'conflict'],
  }),
  entries: route({
    summary: 'The tasks of a business that its owner put on the connected calendar',
    method: 'GET',
    path: '/businesses/{business_id}/calendar-entries',
    access: 'member',
    role: 'office',
    input: Business,
    output: EntriesView,
    problems: ['not-found'],
  }),
  pressEntry: route({
    summary:
      'Put a task on the connected calendar, where it changes with the task from then on, or take it off',
    method: 'POST',
    path: '/businesses/{business_id}/tasks/{id}/presses',
    access: 'member',
    role: 'office',
    input: Business.extend({
      id: z.ulid(),
      /** Made by the caller: a press that is sent twice is one. */
      press: z.ulid(),
      kind: z.enum(['entry', 'unentry']),
      /** When on its day, on the clock of the business; null for the whole day. */
      time: EntryTime.nullable(),
    }),
    output: EntriesView,
    problems: ['not-found', 'upgrade-needed', 'conflict'],
  }),
};
