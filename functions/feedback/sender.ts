import { Problem } from '#shared/contract/problem.ts';
import type { Caller, User } from '../lib/caller.ts';
import { findAccount } from '../tables/account-table.ts';
import { takeThrottle } from './throttle-table.ts';

/** Posts a minute of one person, and of one address that speaks for many, such as a proxy. */
const perPerson = 5;
const perAddress = 30;

type Sender = Pick<Caller, 'ip' | 'headers' | 'now'> & { readonly user: User | undefined };

/** Refuses as `too-fast` whoever posts more of a kind than a person would: a member by account, a visitor by address. */
export const throttle = async (kind: 'suggestion' | 'contact', sender: Sender) => {
  const { user, ip, headers, now } = sender;
  if (user) return takeThrottle(`${kind} user ${user.id}`, perPerson, now);
  const visitor = visitorOf(headers['x-forwarded-for'], ip);
  await takeThrottle(`${kind} visitor ${visitor}`, perPerson, now);
  if (visitor !== ip) await takeThrottle(`${kind} address ${ip}`, perAddress, now);
};

/** The account of a member who posts. A token outlives its deleted user by some minutes, and nothing of theirs may come back. */
export const postingAccount = async ({ id }: User) => {
  const account = await findAccount(id, { consistent: true });
  if (!account) throw new Problem('signed-out');
  return account;
};

/**
 * The visitor behind the distribution: it and the gateway each add the address they were called from to the end of the
 * list, so the visitor is the last but one. Whatever a visitor wrote into the list stands further left. Who calls the
 * gateway directly can choose that place, and is held by the limit of the address instead.
 */
const visitorOf = (forwarded: string | undefined, ip: string) => {
  const addresses = (forwarded ?? '').split(',').map((address) => address.trim());
  return addresses.at(-1) === ip ? (addresses.at(-2) ?? ip) : ip;
};
