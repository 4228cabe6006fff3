import * as z from 'zod';

/** What is left of a plan's questions, as the server counts them. */
export const QuotaView = z
  .object({
    unlimited: z.boolean(),
    limit: z.int().nullable(),
    used: z.int(),
    remaining: z.int(),
    window: z.enum(['day', 'month']).nullable(),
    window_started_at: z.iso.datetime().nullable(),
    resets_at: z.iso.datetime().nullable(),
    total: z.int(),
  })
  .meta({ id: 'QuotaView' });
export type QuotaView = z.infer<typeof QuotaView>;
