import * as z from 'zod';

/** What a stage says of the providers that owners can connect. One that is missing is off: no route, no card, no sentence. */
export const ConnectionSettings = z.strictObject({
  quickbooks: z
    .strictObject({
      /** The client id of the operator's application there. */
      clientId: z.string().min(4, { error: 'must be the client id of the application' }),
      /** Whether companies of the sandbox are read, with development keys. */
      sandbox: z.boolean({ error: 'must be true or false' }),
      /** Another origin for everything of the provider, for a stand-in. */
      origin: z.url().exactOptional(),
    })
    .exactOptional(),
});
export type ConnectionSettings = z.infer<typeof ConnectionSettings>;
