import {
  createHash,
  createHmac,
  getDiffieHellman,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** The server's half of the password proof (SRP-6a with 3072 bits and SHA-256) as Cognito's clients speak it. */

const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
const g = 2n;

/** What is stored instead of a password. Both numbers are hexadecimal. */
export type Verifier = { readonly salt: string; readonly verifier: string };

const number = (hex: string) => BigInt(`0x${hex}`);
const random = (bytes: number) => number(randomBytes(bytes).toString('hex'));
const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

/** Even number of digits, and never a leading bit that could be read as a sign. */
const padded = (value: bigint) => {
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
};

/** `base` raised to `exponent`. `squares` begins with the base and keeps what later powers of the same base need again. */
const power = (base: bigint, exponent: bigint, squares = [base % N]) => {
  let result = 1n;
  let square = 1n;
  let bit = 0;
  for (let rest = exponent; rest > 0n; rest >>= 1n, bit++) {
    square = squares[bit] ??= (square * square) % N;
    if (rest & 1n) result = (result * square) % N;
  }
  return result;
};

const squaresOfG = [g];
const powerOfG = (exponent: bigint) => power(g, exponent, squaresOfG);

const k = number(sha256(padded(N) + padded(g)));

/** Turns a password into what is stored. */
export const makeVerifier = (
  poolName: string,
  userId: string,
  password: string,
  salt = random(16),
): Verifier => {
  const inner = createHash('sha256').update(`${poolName}${userId}:${password}`).digest('hex');
  const x = number(sha256(padded(salt) + inner));
  return { salt: salt.toString(16), verifier: powerOfG(x).toString(16) };
};

/** Whether a password is the one a verifier was made of. */
export const matches = (known: Verifier, poolName: string, userId: string, password: string) =>
  makeVerifier(poolName, userId, password, number(known.salt)).verifier === known.verifier;

export type Challenge = { readonly b: bigint; readonly B: bigint; readonly verifier: string };

/** The server's first step. */
export const challenge = ({ verifier }: Verifier): Challenge => {
  const b = random(32);
  return { b, B: (k * number(verifier) + powerOfG(b)) % N, verifier };
};

export type Proof = {
  readonly A: string;
  readonly poolName: string;
  readonly userId: string;
  readonly secretBlock: string;
  readonly timestamp: string;
  readonly signature: string;
};

/** Whether the client's signature proves that it knows the password. */
export const proves = ({ b, B, verifier }: Challenge, proof: Proof) => {
  const A = number(proof.A);
  if (A % N === 0n) return false;
  const u = number(sha256(padded(A) + padded(B)));
  const secret = power(A * power(number(verifier), u), b);
  const stretched = hmac(Buffer.from(padded(u), 'hex'), Buffer.from(padded(secret), 'hex'));
  const key = hmac(stretched, Buffer.from('Caldera Derived Key\u0001')).subarray(0, 16);
  const expected = hmac(
    key,
    Buffer.from(proof.poolName),
    Buffer.from(proof.userId),
    Buffer.from(proof.secretBlock, 'base64'),
    Buffer.from(proof.timestamp),
  );
  const given = Buffer.from(proof.signature, 'base64');
  return expected.length === given.length && timingSafeEqual(expected, given);
};

const hmac = (key: Buffer, ...parts: Buffer[]) =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();
