import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not the public internet: this machine, private ones, those of cloud metadata, and reserved ones. */
const networks: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

const closed = new BlockList();
for (const [network, bits] of networks) closed.addSubnet(network, bits, 'ipv4');
// Of IPv6 only 2000::/3 is public, and there not what stands for IPv4 addresses or examples.
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is one of the public internet. */
export const isPublicIpAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && publicV6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
};

/** A host that leads, with one of its addresses, out of the public internet. */
export class PrivateAddress extends Error {}

type Answer = (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void;
type Resolve = (host: string, options: LookupOptions & { all: true }, answer: Answer) => void;

/**
 * Finds the addresses of a host for a connection that is made to them and to no others. Fails with {@link PrivateAddress}
 * when one of them is not public.
 */
export const publicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => isPublicIpAddress(address)))
        return done(new PrivateAddress(`${host} is not public`), '', 0);
      if (options.all) return done(null, found);
      done(null, first.address, first.family);
    });
  };
