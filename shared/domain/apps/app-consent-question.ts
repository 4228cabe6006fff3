import * as z from 'zod';

/** Why a request of an app is not shown to the owner, other than that its plan has no apps. */
export const requestRefusals = [
  /** The app is not among those of the stage, or not led back to an address of its own. */
  'unknown-app',
  /** What it asks for is not as it should be. */
  'not-understood',
  /** Its document could not be read. */
  'out-of-reach',
] as const;

export type RequestRefusal = (typeof requestRefusals)[number];

/** What an owner is asked when an app wants to be let in. */
export const AppQuestion = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('ask'),
    name: z.string(),
    host: z.string(),
    /** The host to which the owner is led back. */
    returns_to: z.string(),
    /** Whether it wants to add tasks as well. */
    asks_to_write: z.boolean(),
    /** Whether the plan of the account has apps. */
    in_plan: z.boolean(),
    /** Where a no leads. */
    no_url: z.url(),
  }),
  z.object({
    outcome: z.literal('refused'),
    reason: z.enum(requestRefusals),
    /** Back to the app, which is told why; null when there is no address that is known to be its own. */
    back_url: z.url().nullable(),
  }),
]);

export type AppQuestion = z.infer<typeof AppQuestion>;
