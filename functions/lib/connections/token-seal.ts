import {
  DecryptCommand,
  EncryptCommand,
  InvalidCiphertextException,
  KMSClient,
} from '@aws-sdk/client-kms';
import * as z from 'zod';
import { Problem } from '#shared/contract/problem.ts';
import { config } from '../config.ts';

const client = new KMSClient({});
/** How long a call may take with all its tries, in ms: a route has to answer before its Lambda ends. */
const timeoutMs = 5_000;

/** The key cannot be used right now: nothing is sealed or opened, and nothing is known to be wrong with what is stored. */
export class KeyOutOfReach extends Problem {
  constructor(cause: unknown) {
    super(
      'unavailable',
      'We can’t connect anything right now. Nothing changed. Try again in a minute.',
      { cause },
    );
  }
}

/** Waits for a call of the key service; throws {@link KeyOutOfReach} unless it was made for another connection. */
const called = async <Answer>(call: (abortSignal: AbortSignal) => Promise<Answer>) => {
  try {
    return await call(AbortSignal.timeout(timeoutMs));
  } catch (error) {
    throw error instanceof InvalidCiphertextException ? error : new KeyOutOfReach(error);
  }
};

const Tokens = z.object({
  access: z.string(),
  /** Missing where the access cannot be renewed without the owner. */
  refresh: z.string().optional(),
  /** When the access token runs out, epoch ms; missing for one that lasts as long as the grant. */
  accessEnds: z.number().optional(),
  /** Who agreed, as the provider names them, where a grant is ended by that name. */
  person: z.string().optional(),
  /** When the owner has to sign in again whatever happens, epoch ms, where the provider says so. */
  refreshEnds: z.number().optional(),
});
/** The tokens of one connection. They leave the process only sealed, and to the provider. */
export type Tokens = z.infer<typeof Tokens>;

/**
 * What a sealed text is bound to: it opens for no other connection. The owner's id is not in it, because an account can
 * move to a new sign-in; ids of businesses are unique.
 */
export type SealedFor = { readonly business_id: string; readonly provider: string };

const contextOf = ({ business_id, provider }: SealedFor) => ({ business: business_id, provider });

const sealText = async (text: string, owner: SealedFor): Promise<string> => {
  const command = new EncryptCommand({
    KeyId: config.CONNECTIONS_KEY_ID,
    Plaintext: Buffer.from(text),
    EncryptionContext: contextOf(owner),
  });
  const { CiphertextBlob = new Uint8Array() } = await called((abortSignal) =>
    client.send(command, { abortSignal }),
  );
  return Buffer.from(CiphertextBlob).toString('base64');
};

const openText = async (sealed: string, owner: SealedFor): Promise<string> => {
  const command = new DecryptCommand({
    KeyId: config.CONNECTIONS_KEY_ID,
    CiphertextBlob: Buffer.from(sealed, 'base64'),
    EncryptionContext: contextOf(owner),
  });
  const { Plaintext = new Uint8Array() } = await called((abortSignal) =>
    client.send(command, { abortSignal }),
  );
  return Buffer.from(Plaintext).toString();
};

/** Tokens as they may be stored. */
export const sealTokens = (tokens: Tokens, owner: SealedFor) =>
  sealText(JSON.stringify(tokens), owner);

/** The tokens of a sealed text; rejects when it was sealed for another connection. */
export const openTokens = async (sealed: string, owner: SealedFor): Promise<Tokens> =>
  Tokens.parse(JSON.parse(await openText(sealed, owner)));

/** The verifier of an attempt as it may be stored. */
export const sealVerifier = sealText;
export const openVerifier = openText;
