import * as z from 'zod';

/** A place of somebody at a provider, of which one is chosen after the sign-in. */
export const ProviderPlace = z
  .object({
    /** Its id there. */
    remote: z.string().max(200),
    name: z.string(),
    address: z.string(),
  })
  .meta({ id: 'Place' });
export type ProviderPlace = z.infer<typeof ProviderPlace>;
