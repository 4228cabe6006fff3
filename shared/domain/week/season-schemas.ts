/** A coming season as it is sent: what `comingSeasons` answers, with the words of its entry. */
import * as z from 'zod';
import { LocalDate } from '../lib/date-schemas.ts';

/** One year's season of a trade: when to begin, when it starts and its last day. */
export const ComingSeason = z
  .object({
    entry: z.object({
      id: z.string(),
      /** What to do, as a task is called. */
      title: z.string(),
      why: z.string(),
      /** The id of the starter prompt that does most of the work. */
      prompt: z.string(),
    }),
    actOn: LocalDate,
    startsOn: LocalDate,
    endsOn: LocalDate,
  })
  .meta({ id: 'ComingSeason' });
export type ComingSeason = z.infer<typeof ComingSeason>;
