import * as z from 'zod';
import { showInvitation } from '../people.ts';
import { route } from '../route.ts';

const StopToken = z.strictObject({ token: z.string().max(200) });

/** Addresses that carry a secret of their own, behind a Lambda that reaches little more than they show. */
export const links = {
  showInvitation,
  readCalendar: route({
    summary: 'The tasks of a business as a calendar, for calendar programs; limited per link',
    method: 'GET',
    path: '/calendar/{token}',
    access: 'anyone',
    input: z.strictObject({ token: z.string().max(200) }),
    output: z.string(),
    media: 'text/calendar; charset=utf-8',
    problems: ['not-found', 'too-fast'],
  }),
  showStop: route({
    summary: 'The page behind the link of a check-in email: one button that stops the email',
    method: 'GET',
    path: '/check-in/stop/{token}',
    access: 'anyone',
    input: StopToken,
    output: z.string(),
    media: 'text/html; charset=utf-8',
  }),
  stop: route({
    summary: 'Stop the check-in email without signing in, by that button or by a mail program',
    method: 'POST',
    path: '/check-in/stop/{token}',
    access: 'anyone',
    input: StopToken,
    output: z.string(),
    raw: true,
    media: 'text/html; charset=utf-8',
  }),
};
