import * as z from 'zod';
import { appScopes } from './app-scopes.ts';

/** The id of the permission that an owner gave to an app. */
export const AppId = z.string().regex(/^[0-9a-f]{32}$/);

/** An AI app that an owner let into a business. */
export const ConnectedApp = z
  .object({
    id: AppId,
    business_id: z.uuid(),
    /** What the app calls itself. */
    name: z.string(),
    /** The host that stands for it. */
    host: z.string(),
    scopes: z.array(z.enum(appScopes)),
    connected_at: z.iso.datetime(),
    /** To the hour; null before the first use. */
    used_at: z.iso.datetime().nullable(),
    /** The app has to be connected again after this moment; each use moves it. */
    ends_at: z.iso.datetime(),
  })
  .meta({ id: 'ConnectedApp' });
export type ConnectedApp = z.infer<typeof ConnectedApp>;
