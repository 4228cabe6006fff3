import * as z from 'zod';
import { route } from './route.ts';

export const health = {
  get: route({
    summary: 'Whether the API answers',
    method: 'GET',
    path: '/health',
    access: 'anyone',
    input: z.strictObject({}),
    output: z.object({ ok: z.literal(true) }),
  }),
};
