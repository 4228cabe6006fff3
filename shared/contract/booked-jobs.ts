import * as z from 'zod';
import { JobsView, WorkingHours } from '../domain/connections/calendar/jobs.ts';
import { route } from './route.ts';

const Business = z.strictObject({ business_id: z.uuid() });

/** The routes of a connected calendar, operations of the connections. */
export const jobs = {
  jobs: route({
    summary: 'What is booked in the connected calendar, read now and not stored',
    method: 'GET',
    path: '/businesses/{business_id}/jobs',
    access: 'member',
    input: Business,
    output: JobsView,
    problems: ['not-found'],
  }),
  saveHours: route({
    summary: 'Keep the days and hours at which a business takes jobs',
    method: 'PUT',
    path: '/businesses/{business_id}/working-hours',
    access: 'member',
    input: Business.extend({ hours: WorkingHours }),
    output: WorkingHours,
    problems: ['not-found', 'conflict'],
  }),
};
