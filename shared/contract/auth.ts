import * as z from 'zod';
import { route } from './route.ts';

/** What comes before the user pool mails a code; signing up and in are the pool's own. */
export const codes = {
  ticket: route({
    summary: 'Ask for the ticket without which the user pool mails no code to an address',
    method: 'POST',
    path: '/code-tickets',
    access: 'anyone',
    throttle: { rate: 20, burst: 40 },
    input: z.strictObject({ email: z.email().max(200) }),
    output: z.object({ ticket: z.string() }),
    problems: ['network-busy'],
  }),
};
