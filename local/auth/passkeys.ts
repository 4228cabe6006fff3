import { epochSeconds } from './hash-and-clock.ts';
import type { AuthContext, Operations } from './operation-types-and-guards.ts';
import { creationOptions, relyingPartyId, takeNewPasskey } from './passkeys/webauthn.ts';
import { refusal } from './refusal.ts';
import type { User } from './user.ts';

const registrationSeconds = 300;
const maxPasskeys = 20;

/** Whether a passkey signs this user in; where a second factor is on, only if it counts as both. */
export const signsInWithPasskey = (user: User) =>
  user.status === 'CONFIRMED' &&
  passkeysOf(user).length > 0 &&
  (!user.secondFactor?.enabled || user.passkeysCountAsBoth === true);

/** Adding, listing and deleting one's own passkeys. */
export const passkeyOperations = ({ pool, tokens }: AuthContext): Operations => ({
  StartWebAuthnRegistration: async ({ AccessToken }) => {
    const user = tokens.ownerOf(AccessToken);
    if (passkeysOf(user).length >= maxPasskeys) throw refusal.tooManyPasskeys();
    const options = await creationOptions(user);
    const { challenge } = options;
    user.pendingPasskey = { challenge, expires: epochSeconds() + registrationSeconds };
    pool.changed(user);
    return { CredentialCreationOptions: options };
  },

  /** A challenge is good for one try, right or wrong. */
  CompleteWebAuthnRegistration: async ({ AccessToken, Credential }) => {
    const user = tokens.ownerOf(AccessToken);
    const { challenge, expires = 0 } = user.pendingPasskey ?? {};
    delete user.pendingPasskey;
    pool.changed(user);
    if (expires < epochSeconds()) throw refusal.passkeyChallengeMissing();
    const taken = await takeNewPasskey(challenge, Credential);
    const isKnown = Object.values(pool.state.users).some((other) =>
      passkeysOf(other).some(({ id }) => id === taken.id),
    );
    if (isKnown) throw refusal.passkeyOdd();
    const known = passkeysOf(user);
    const number = 1 + Math.max(0, ...known.map(({ name }) => Number(name.slice(8))));
    user.passkeys = [...known, { ...taken, name: `Passkey ${number}`, created: epochSeconds() }];
    pool.changed(user);
    return {};
  },

  ListWebAuthnCredentials: ({ AccessToken }) => ({
    Credentials: passkeysOf(tokens.ownerOf(AccessToken)).map((passkey) => ({
      CredentialId: passkey.id,
      FriendlyCredentialName: passkey.name,
      RelyingPartyId: relyingPartyId,
      AuthenticatorAttachment: passkey.attachment,
      AuthenticatorTransports: passkey.transports,
      CreatedAt: passkey.created,
    })),
  }),

  DeleteWebAuthnCredential: ({ AccessToken, CredentialId }) => {
    const user = tokens.ownerOf(AccessToken);
    const rest = passkeysOf(user).filter(({ id }) => id !== CredentialId);
    if (rest.length === passkeysOf(user).length) throw refusal.passkeyMissing();
    user.passkeys = rest;
    pool.changed(user);
    return {};
  },
});

const passkeysOf = ({ passkeys = [] }: User) => passkeys;
