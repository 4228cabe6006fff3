import type { ProviderId } from '#shared/domain/connections/providers.ts';
import { remoteHash } from '../../lib/keyed-hashes.ts';

/** Clocks differ: what was connected so long after a consent was taken back may still be of before. */
const clockMs = 2 * 60_000;
/** Whether something was connected after a consent was taken back, each at a moment (epoch ms). */
export const isSince = (connected: number, takenBack: number) => connected > takenBack + clockMs;

/** Names what somebody took back and when. It is kept nowhere: whoever has it asks whether anything of that person is left. */
export const withdrawalCode = async (provider: ProviderId, person: string, at: number) =>
  (await remoteHash(provider, person)) + at.toString(36);

/** The hash of the person in a code, and when they took it back (epoch ms). */
export const readWithdrawalCode = (code: string) => ({
  hash: code.slice(0, 64),
  at: Number.parseInt(code.slice(64), 36),
});
