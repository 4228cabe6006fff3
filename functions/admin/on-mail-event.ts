import * as z from 'zod';
import { type MailCounter, mailCounters } from '#shared/domain/admin/health-counters.ts';
import { job } from '../lib/job-handler.ts';
import { countHealth } from '../lib/stats/health-table.ts';

/** What the mail service reports of one mail: nothing is read of whom it went to and what it says. */
const MailEvent = z.object({
  time: z.iso.datetime(),
  detail: z.object({
    eventType: z.string(),
    bounce: z.object({ bounceType: z.string() }).optional(),
  }),
});
type MailEvent = z.infer<typeof MailEvent>;

const counterOf = ({ eventType, bounce }: MailEvent['detail']): MailCounter | undefined => {
  if (eventType === 'Send') return 'sent';
  if (eventType === 'Complaint') return 'complained';
  if (eventType === 'Bounce') return bounce?.bounceType === 'Permanent' ? 'bounced' : 'returned';
  return undefined;
};

/** Counts mails that were sent, came back, or were marked as unwanted, in the counters of the day. */
export const handler = job(async (event: unknown) => {
  const { time, detail } = MailEvent.parse(event);
  const counter = counterOf(detail);
  if (counter) await countHealth({ [mailCounters[counter]]: 1 }, new Date(time));
});
