import * as z from 'zod';

/** Which AI apps the owners of a stage may connect. Without a host and a stand-in there are none: no route, no page. */
export const AllowedAppHosts = z.strictObject({
  /** The hosts whose documents describe apps: an app is known by the address of its document. */
  hosts: z.array(z.hostname({ error: 'must be host names' })),
  /** The origin of a stand-in on this machine, whose documents are read without TLS. */
  localOrigin: z.url().exactOptional(),
});
export type AllowedAppHosts = z.infer<typeof AllowedAppHosts>;

/** Whether owners can connect apps at all. */
export const hasApps = ({ hosts, localOrigin }: AllowedAppHosts) =>
  hosts.length > 0 || localOrigin !== undefined;
