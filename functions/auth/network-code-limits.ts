import { networkCodeLimits } from '#shared/domain/auth/code-request-limits.ts';
import { ipNetworkOf } from '#shared/domain/auth/ip-network.ts';
import { networkRecoveryLimits } from '#shared/domain/auth/recovery-codes.ts';
import type { Caller } from '../lib/caller/caller.ts';
import { visitorAddressOf } from '../lib/caller/visitor-address.ts';
import { networkHash } from '../lib/keyed-hashes.ts';
import { countAgainstLimits, type Limits } from './code-limits-table.ts';

type Visitor = Pick<Caller, 'headers' | 'ip' | 'now'>;

/** A caller whose network is unknown is not counted. */
const takeOfNetwork = async (what: string, limits: Limits, caller: Visitor) => {
  const network = ipNetworkOf(visitorAddressOf(caller));
  return (
    !network ||
    countAgainstLimits(`${what} ${await networkHash(network, caller.now)}`, limits, caller.now)
  );
};

/** Counts a code that somebody in the caller's network asks for; false where the network has asked for enough of them. */
export const takeCodeOfNetwork = (caller: Visitor) =>
  takeOfNetwork('network', networkCodeLimits, caller);

/** Counts a recovery code that is tried in the caller's network; false where enough were tried. */
export const takeRecoveryOfNetwork = (caller: Visitor) =>
  takeOfNetwork('recovery network', networkRecoveryLimits, caller);
