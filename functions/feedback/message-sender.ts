import type { Caller } from '../lib/caller.ts';
import type { PersonId } from '../lib/ids.ts';
import { takeThrottle } from '../plan/quota/throttle-table.ts';

/** Posts per minute of one person, and of one address that many people share, such as a proxy. */
const perPerson = 5;
const perAddress = 30;

type Sender = Pick<Caller, 'ip' | 'headers' | 'now'> & { readonly personId: PersonId | undefined };

/** Throws `too-fast` above the limits of a kind of post. Members are counted by person, visitors by address. */
export const throttle = async (kind: 'suggestion' | 'contact', sender: Sender) => {
  const { personId, ip, headers, now } = sender;
  if (personId) return takeThrottle(`${kind} user ${personId}`, perPerson, now);
  const visitor = visitorOf(headers['x-forwarded-for'], ip);
  await takeThrottle(`${kind} visitor ${visitor}`, perPerson, now);
  if (visitor !== ip) await takeThrottle(`${kind} address ${ip}`, perAddress, now);
};

/**
 * The address of the visitor. The distribution and the gateway each append the address they were called from, so the
 * visitor's is the last but one; values the visitor sent are further left. A caller of the gateway itself can forge that
 * entry, and is limited by `perAddress` instead.
 */
const visitorOf = (forwarded: string | undefined, ip: string) => {
  const addresses = (forwarded ?? '').split(',').map((address) => address.trim());
  return addresses.at(-1) === ip ? (addresses.at(-2) ?? ip) : ip;
};
