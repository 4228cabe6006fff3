import * as z from 'zod';

/** Who changed something last, and when; `by` is absent where nobody pressed, as for what connected books changed. */
export const LastChange = z
  .object({ by: z.string().optional(), at: z.iso.datetime() })
  .meta({ id: 'LastChange' });
export type LastChange = z.infer<typeof LastChange>;
