import { codes } from '#shared/contract/auth.ts';
import { Problem } from '#shared/contract/problem.ts';
import { tooManyFromNetwork } from '#shared/domain/auth/code-mail-limits.ts';
import { networkOf } from '#shared/domain/auth/network.ts';
import { type Caller, visitorOf } from '../lib/caller.ts';
import { feature, handle } from '../lib/http.ts';
import { makeCodeTicket, networkHash } from '../lib/keyed-hash.ts';
import { log } from '../lib/log.ts';
import { takeCodeOfNetwork } from './code-mails-table.ts';
import { recover } from './recover.ts';

/** Counts a code for the network of the caller; false where it has asked for enough of them. */
const takeForNetwork = async (caller: Pick<Caller, 'headers' | 'ip' | 'now'>) => {
  const network = networkOf(visitorOf(caller));
  return !network || takeCodeOfNetwork(await networkHash(network, caller.now), caller.now);
};

/** Gives the ticket for one code to one address. Nobody is kept out because the count cannot be kept. */
const ticket = handle(codes.ticket, async ({ email }, caller) => {
  const passes = await takeForNetwork(caller).catch((error: Error) => {
    log.error('codes are not counted by network', { error });
    return true;
  });
  if (!passes) throw new Problem('network-busy', tooManyFromNetwork);
  return { ticket: await makeCodeTicket(email, caller.now) };
});

export const handler = feature(codes, { ticket, recover });
