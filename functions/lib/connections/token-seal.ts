import { DecryptCommand, EncryptCommand, KMSClient } from '@aws-sdk/client-kms';
import * as z from 'zod';
import { config } from '../config.ts';

const client = new KMSClient({});

const Tokens = z.object({
  access: z.string(),
  refresh: z.string(),
  /** When the access token runs out, epoch ms. */
  accessEnds: z.number(),
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
  const { CiphertextBlob = new Uint8Array() } = await client.send(
    new EncryptCommand({
      KeyId: config.CONNECTIONS_KEY_ID,
      Plaintext: Buffer.from(text),
      EncryptionContext: contextOf(owner),
    }),
  );
  return Buffer.from(CiphertextBlob).toString('base64');
};

const openText = async (sealed: string, owner: SealedFor): Promise<string> => {
  const { Plaintext = new Uint8Array() } = await client.send(
    new DecryptCommand({
      KeyId: config.CONNECTIONS_KEY_ID,
      CiphertextBlob: Buffer.from(sealed, 'base64'),
      EncryptionContext: contextOf(owner),
    }),
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
