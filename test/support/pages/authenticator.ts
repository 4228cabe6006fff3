import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Deliberate mistakes of a test. */
type Faults = { origin?: string; rpId?: string; challenge?: string; verified?: boolean };

const present = 0x01;
const unlocked = 0x04;
const withKey = 0x40;
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer) => data.toString('base64url');

/** A device that holds one passkey and signs as WebAuthn specifies, without a browser. */
export const createAuthenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string, faults: Faults) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: faults.challenge ?? challenge,
        origin: faults.origin ?? 'http://localhost:5173',
        crossOrigin: false,
      }),
    );
  const dataOf = (flags: number, { rpId = 'localhost', verified = true }: Faults) => {
    const head = Buffer.alloc(5);
    head[0] = flags | (verified ? unlocked : 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head]);
  };
  const credential = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    authenticatorAttachment: 'platform' as const,
    clientExtensionResults: {},
    response,
  });

  return {
    id: base64url(id),
    /** Sets the signature counter, as on a copied device. */
    rewind: (to: number) => {
      counter = to;
    },
    create: ({ challenge }: { challenge: string }, faults: Faults = {}) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      // An ES256 key in COSE format.
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const authData = Buffer.concat([
        dataOf(present | withKey, faults),
        Buffer.alloc(16),
        length,
        id,
        isoCBOR.encode(key),
      ]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, faults)),
        attestationObject: base64url(Buffer.from(isoCBOR.encode(attestation))),
        transports: ['internal'],
      });
    },
    get: ({ challenge }: { challenge: string }, faults: Faults = {}) => {
      counter += 1;
      const data = clientData('webauthn.get', challenge, faults);
      const authData = dataOf(present, faults);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return credential({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      });
    },
  };
};
