import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { memoize } from '#shared/domain/lib/memoize.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { hashSecret } from '../../lib/secrets.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const codeLength = 10;

const hmac = (key: string | KeyObject, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** The code of a conversation's notes, or of the blocks in one of its messages. */
export type Delimiters = (of: 'notes' | { messageId: string }) => string;

/**
 * The codes of the data blocks of a conversation: ten letters and digits each, always the same for the same message, so
 * that earlier messages stay as they were sent, and unknowable before it. They hang on the key of the stage, which is never changed and never leaves the server.
 */
export const delimitersOf = async (
  accountId: AccountId,
  conversationId: string,
): Promise<Delimiters> => {
  const secret = await hashSecret();
  const key = createSecretKey(hmac(secret.key, 'block codes'));
  const codeOf = memoize((place) =>
    [...hmac(key, JSON.stringify([accountId, conversationId, place]))]
      .slice(0, codeLength)
      .map((byte) => alphabet.charAt(byte % alphabet.length))
      .join(''),
  );
  return (of) => codeOf(of === 'notes' ? of : of.messageId);
};
