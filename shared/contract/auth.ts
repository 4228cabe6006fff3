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
  recover: route({
    summary:
      'Turn two-step sign-in off with the password and a recovery code, for who has lost the app',
    method: 'POST',
    path: '/recovery',
    access: 'anyone',
    throttle: { rate: 5, burst: 10 },
    input: z.strictObject({
      email: z.email().max(200),
      password: z.string().min(1).max(256),
      code: z.string().min(1).max(60),
    }),
    output: z.object({ recovered: z.literal(true) }),
    problems: ['forbidden', 'too-fast', 'network-busy'],
  }),
};
