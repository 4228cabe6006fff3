import * as z from 'zod';
import { route } from './route.ts';

/** The text in the link that stops a reset of two-step sign-in. */
const KeepToken = z.strictObject({ token: z.string().max(200) });

/** What surrounds signing up and in, which are the pool's own, for people who cannot sign in yet. */
export const beforeSignIn = {
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
  showKeep: route({
    summary: 'The page behind the link of a reset email: one button that keeps two-step sign-in on',
    method: 'GET',
    path: '/second-factor/keep/{token}',
    access: 'anyone',
    input: KeepToken,
    output: z.string(),
    media: 'text/html; charset=utf-8',
  }),
  keep: route({
    summary: 'Keep two-step sign-in on without signing in, by that button',
    method: 'POST',
    path: '/second-factor/keep/{token}',
    access: 'anyone',
    throttle: { rate: 5, burst: 10 },
    input: KeepToken,
    output: z.string(),
    raw: true,
    media: 'text/html; charset=utf-8',
  }),
};
