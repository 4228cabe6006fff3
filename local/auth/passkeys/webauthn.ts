import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { refusal } from '../refusal.ts';
import type { Passkey, User } from '../user.ts';

/** The domain passkeys are bound to on this machine, whatever the port. */
export const relyingPartyId = 'localhost';

const ourOrigin = /^http:\/\/localhost(:\d+)?$/;
/** ES256 and RS256, which every device has one of. */
const supportedAlgorithmIDs = [-7, -257];

/** Only who uses passkeys waits for the library that checks them. */
const library = () => import('@simplewebauthn/server');

/** What the browser hands to the device that is to make a passkey. */
export const creationOptions = async ({ sub, attributes, passkeys = [] }: User) => {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Sevenhands',
    rpID: relyingPartyId,
    userID: new Uint8Array(Buffer.from(sub)),
    userName: attributes.email ?? '',
    excludeCredentials: passkeys.map(described),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
};

/** The public half of a new passkey; refuses unless it signed the challenge, on our page and with its holder checked. */
export const takeNewPasskey = async (challenge: string | undefined, given: unknown) => {
  const response = given as RegistrationResponseJSON | undefined;
  const { challenge: signed, origin = '' } = saidBy(response) ?? {};
  if (!response || !challenge || challenge !== signed) throw refusal.passkeyChallengeMissing();
  if (!ourOrigin.test(origin)) throw refusal.passkeyOriginOdd();
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: relyingPartyId,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw refusal.passkeyOdd();
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: response.response.transports ?? [],
    attachment: response.authenticatorAttachment,
  };
};

/** What the browser hands to the device that holds a passkey of the user. */
export const requestOptions = async ({ passkeys = [] }: User) => {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: relyingPartyId,
    allowCredentials: passkeys.map(described),
    userVerification: 'required',
  });
};

/** Refuses unless one of the user's own passkeys has signed the challenge, on our page and with its holder checked. */
export const provePasskey = async (user: User, challenge: string, given: string | undefined) => {
  const response = read<AuthenticationResponseJSON>(() => JSON.parse(given ?? ''));
  const passkey = user.passkeys?.find(({ id }) => id === response?.id);
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
