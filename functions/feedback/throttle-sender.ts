import type { PersonId } from '../lib/account-and-person-ids.ts';
import type { Caller } from '../lib/caller/caller.ts';
import { visitorAddressOf } from '../lib/caller/visitor-address.ts';
import { takeThrottle } from '../plan/quota/throttle-table.ts';

/** Posts per minute of one person, and of one address that many people share, such as a proxy. */
const perPerson = 5;
const perAddress = 30;

type Sender = Pick<Caller, 'ip' | 'headers' | 'now'> & { readonly personId: PersonId | undefined };

/** Throws `too-fast` above the limits of a kind of post. Members are counted by person, visitors by address. */
export const throttleSender = async (kind: 'suggestion' | 'contact', sender: Sender) => {
  const { personId, ip, now } = sender;
  if (personId) return takeThrottle(`${kind} user ${personId}`, perPerson, now);
  const visitor = visitorAddressOf(sender);
  await takeThrottle(`${kind} visitor ${visitor}`, perPerson, now);
  if (visitor !== ip) await takeThrottle(`${kind} address ${ip}`, perAddress, now);
};
