import { resolveNs } from 'node:dns/promises';
import type { Settings } from '../../settings-of-stage.ts';
import { type Finding, ok, todo } from './finding.ts';

/** The name servers of a zone, as anybody on the internet is told them. */
export type NameServers = (zone: string) => Promise<readonly string[]>;

/** Whether the zone of the stage is answered by Route 53; without that no certificate is issued and no record is seen. */
export const checkZone = async (
  { domain }: Settings,
  nameServers: NameServers = resolveNs,
): Promise<Finding[]> => {
  if (!domain) return [];
  const { zoneName, zoneId } = domain;
  const servers = await nameServers(zoneName).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return [];
    throw error;
  });
  return [
    servers.some((server) => /\.awsdns-\d+\./.test(server))
      ? ok('zone', `${zoneName} is answered by Route 53`)
      : todo(
          'zone',
          `${zoneName} is answered by ${servers[0] ?? 'nobody'}: enter the four name servers of the zone ${zoneId} (Route 53 → Hosted zones) at the registrar`,
        ),
  ];
};
