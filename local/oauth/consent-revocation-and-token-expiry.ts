import type { State } from '../stand-in-state.ts';
import type { Models } from './authorization-server.ts';

/** What happens to consents and tokens of an authorization server. */
export const consentRevocationAndTokenExpiry = (state: State<{ models: Models }>) => {
  const forget = (which: (key: string) => boolean) => {
    for (const key of Object.keys(state.value.models))
      if (which(key)) delete state.value.models[key];
    state.save();
  };
  return {
    /** How many consents stand. */
    grants: () => Object.keys(state.value.models).filter((key) => key.startsWith('Grant:')).length,
    /** Every owner takes their consent back. */
    revoke: () => forget(() => true),
    /** Every access token ends now; refresh tokens stay. */
    expire: () => forget((key) => key.startsWith('AccessToken:')),
  };
};
