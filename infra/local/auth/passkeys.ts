import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { Desk, Operations } from './operations.ts';
import { type Passkey, seconds, type User } from './pool.ts';
import { refusal } from './refusal.ts';

/** The domain passkeys are bound to on this machine, whatever the port. */
export const relyingPartyId = 'localhost';

const ourOrigin = /^http:\/\/localhost(:\d+)?$/;
const registrationSeconds = 300;
const mostPasskeys = 20;
/** ES256 and RS256, which every device has one of. */
const supportedAlgorithmIDs = [-7, -257];

/** Only who uses passkeys waits for the library that checks them. */
const library = () => import('@simplewebauthn/server');

/** Whether a passkey signs this user in; where a second factor is on, only if it counts as both. */
export const signsInWithPasskey = (user: User) =>
  user.status === 'CONFIRMED' &&
  passkeysOf(user).length > 0 &&
  (!user.secondFactor?.enabled || user.passkeysCountAsBoth === true);

/** What the browser hands to the device that holds the passkey. */
export const passkeyOptions = async (user: User) => {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: relyingPartyId,
    allowCredentials: passkeysOf(user).map(described),
    userVerification: 'required',
  });
};

/** Refuses unless one of the user's own passkeys has signed the challenge, on our page and with its holder checked. */
export const provePasskey = async (user: User, challenge: string, given: string | undefined) => {
  const response = read<AuthenticationResponseJSON>(() => JSON.parse(given ?? ''));
  const passkey = passkeysOf(user).find(({ id }) => id === response?.id);
  const origin = saidBy(response)?.origin ?? '';
  if (!response || !passkey || !ourOrigin.test(origin)) throw refusal.wrongPasskey();
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: relyingPartyId,
    credential: credentialOf(passkey),
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) throw refusal.wrongPasskey();
  passkey.counter = authenticationInfo.newCounter;
};

/** Adding, listing and deleting one's own passkeys. */
export const passkeyOperations = ({ pool, tokens }: Desk): Operations => ({
  StartWebAuthnRegistration: async ({ AccessToken }) => {
    const user = tokens.ownerOf(AccessToken);
    const known = passkeysOf(user);
    if (known.length >= mostPasskeys) throw refusal.tooManyPasskeys();
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: 'Sevenhands',
      rpID: relyingPartyId,
      userID: new Uint8Array(Buffer.from(user.sub)),
      userName: user.attributes.email ?? '',
      excludeCredentials: known.map(described),
      supportedAlgorithmIDs,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const { challenge } = options;
    user.pendingPasskey = { challenge, expires: seconds() + registrationSeconds };
    pool.changed(user);
    return { CredentialCreationOptions: options };
  },

  /** A challenge is good for one try, right or wrong. */
  CompleteWebAuthnRegistration: async ({ AccessToken, Credential }) => {
    const user = tokens.ownerOf(AccessToken);
    const pending = user.pendingPasskey;
    delete user.pendingPasskey;
    pool.changed(user);
    const response = Credential as RegistrationResponseJSON | undefined;
    const { challenge, origin = '' } = saidBy(response) ?? {};
    if (!response || !pending || pending.expires < seconds() || pending.challenge !== challenge)
      throw refusal.passkeyChallengeMissing();
    if (!ourOrigin.test(origin)) throw refusal.passkeyOriginOdd();
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: pending.challenge,
      expectedOrigin: origin,
      expectedRPID: relyingPartyId,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    }).catch(() => ({ registrationInfo: undefined }));
    if (!registrationInfo) throw refusal.passkeyOdd();
    const { id, publicKey, counter } = registrationInfo.credential;
    const isKnown = Object.values(pool.state.users).some((other) =>
      passkeysOf(other).some((passkey) => passkey.id === id),
    );
    if (isKnown) throw refusal.passkeyOdd();
    const known = passkeysOf(user);
    user.passkeys = [
      ...known,
      {
        id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        name: `Passkey ${1 + Math.max(0, ...known.map(({ name }) => Number(name.slice(8))))}`,
        created: seconds(),
        transports: response.response.transports ?? [],
        attachment: response.authenticatorAttachment,
      },
    ];
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

const described = ({ id, transports }: Passkey) => ({ id, transports });

const credentialOf = ({ id, publicKey, counter, transports }: Passkey): WebAuthnCredential => ({
  id,
  publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
  counter,
  transports,
});

/** Which challenge was signed and on which page, as the browser says under the signature. */
const saidBy = (credential: { response?: { clientDataJSON?: string } } | undefined) =>
  read<{ challenge?: string; origin?: string }>(() =>
    JSON.parse(
      Buffer.from(credential?.response?.clientDataJSON ?? '', 'base64url').toString('utf8'),
    ),
  );

/** What a stranger sent, or undefined where it is not even JSON. */
const read = <T>(parse: () => T): T | undefined => {
  try {
    return parse();
  } catch {
    return undefined;
  }
};
