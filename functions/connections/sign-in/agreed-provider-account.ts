import type { ProviderPlace } from '#shared/domain/connections/provider-place.ts';
import type { ProviderId } from '#shared/domain/connections/providers.ts';
import type { Tokens } from '../../lib/connections/token-seal.ts';
import { remoteHash } from '../../lib/keyed-hashes.ts';
import type { StoredConnection } from '../connection-item.ts';
import { adapters } from '../providers/index.ts';
import type { SignedIn } from '../providers/remote-account.ts';
import { ConnectRefused } from './connect-refused-error.ts';

type Agreed = Pick<StoredConnection, 'remote' | 'remote_hash' | 'name' | 'currency' | 'places'>;

/** A place that was chosen, as the account of a connection; the provider names it by its own id, or by the person behind `hash`. */
export const placeAsAccount = async (
  provider: ProviderId,
  { remote, name }: ProviderPlace,
  hash: string,
): Promise<Agreed> => ({
  remote,
  remote_hash: hash || (await remoteHash(provider, remote)),
  name,
  currency: null,
  places: undefined,
});

/** Of several places one is chosen afterwards; one that is connected already stays, and no other takes its place unasked. */
const placeOf = async (
  provider: ProviderId,
  places: readonly ProviderPlace[],
  { person }: Tokens,
  before: StoredConnection | undefined,
): Promise<Agreed> => {
  if (places.length === 0) throw new ConnectRefused('no-place');
  const connected = before?.remote;
  const kept = places.find(({ remote }) => remote === connected);
  if (connected && !kept) throw new ConnectRefused('another-account');
  const [only, ...others] = places;
  const chosen = kept ?? (others.length === 0 ? only : undefined);
  const hash = person === undefined ? '' : await remoteHash(provider, person);
  if (chosen) return placeAsAccount(provider, chosen, hash);
  return { remote: '', remote_hash: hash, name: '', currency: null, places: [...places] };
};

/** The account that somebody agreed to, by what the provider sent back and what it says about it. */
export const agreedProviderAccount = async (
  provider: ProviderId,
  query: URLSearchParams,
  tokens: Tokens,
  before: StoredConnection | undefined,
): Promise<Agreed> => {
  const adapter = adapters[provider].signedIn;
  const signedIn = { access: async () => tokens.access, called: () => {} };
  if ('places' in adapter) return placeOf(provider, await adapter.places(signedIn), tokens, before);
  const remote = adapter.remoteIn(query);
  if (remote === undefined) throw new ConnectRefused('forged');
  if (before && before.remote !== remote) throw new ConnectRefused('another-account');
  const about = await adapter.describe({ remote, ...signedIn });
  return { remote, remote_hash: await remoteHash(provider, remote), places: undefined, ...about };
};

/** What is kept of the access of a person once it is known which of their accounts it is for: the access to that one, where it has its own. */
export const tokensForProviderAccount = async (
  provider: ProviderId,
  remote: string,
  tokens: Tokens,
  access: SignedIn['access'] = async () => tokens.access,
): Promise<Tokens> => {
  const adapter = adapters[provider].signedIn;
  if (!('places' in adapter) || !adapter.accessTo) return tokens;
  const { accessEnds: _, ...kept } = tokens;
  return { ...kept, access: await adapter.accessTo({ access, called: () => {} }, remote) };
};

/** Whether one of some accounts is the one that somebody agreed to, or one of theirs. */
export const isAgreedProviderAccount = async (
  provider: ProviderId,
  query: URLSearchParams,
  access: string,
  remotes: readonly string[],
): Promise<boolean> => {
  const adapter = adapters[provider].signedIn;
  if (!('places' in adapter)) return remotes.includes(adapter.remoteIn(query) ?? '');
  const all = await adapter.places({ access: async () => access, called: () => {} });
  return all.some(({ remote }) => remotes.includes(remote));
};
