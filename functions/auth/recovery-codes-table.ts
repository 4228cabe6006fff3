import { randomBytes } from 'node:crypto';
import {
  plainRecoveryCode,
  recoveryCodeCount,
  recoveryLetters,
} from '#shared/domain/auth/recovery-codes.ts';
import type { PersonId } from '../lib/account-and-person-ids.ts';
import { recoveryHash } from '../lib/keyed-hashes.ts';
import { recoveryKey } from '../lib/keys/account-keys.ts';
import { table } from '../lib/table.ts';
import { isWritten } from '../lib/writes/conditional-write.ts';

/** Twelve letters in threes of four: 60 bits, which nobody guesses within the limits. */
const newCode = () => {
  const letters = [...randomBytes(12)].map(
    (byte) => recoveryLetters[byte % recoveryLetters.length],
  );
  return letters.join('').replaceAll(/.{4}(?=.)/g, '$&-');
};

/** Makes new codes for a person in place of all earlier ones; only their keyed hashes are kept. */
export const makeRecoveryCodes = async (personId: PersonId) => {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  const hashes = await Promise.all(
    codes.map((code) => recoveryHash(personId, plainRecoveryCode(code))),
  );
  await table.update(recoveryKey(personId), {
    UpdateExpression: 'SET recovery_codes = :all',
    ExpressionAttributeValues: { ':all': new Set(hashes) },
  });
  return codes;
};

/**
 * Takes a code away from a person; false where they have no such code. One write decides, so of two at the same moment
 * one wins. Nothing is compared here: the table looks for a hash that nobody can choose without the key.
 */
export const spendRecoveryCode = async (personId: PersonId, typed: string) => {
  const hash = await recoveryHash(personId, plainRecoveryCode(typed));
  return isWritten(
    table.update(recoveryKey(personId), {
      UpdateExpression: 'DELETE recovery_codes :one',
      // The open route may read nothing of an owner's items.
      ReturnValues: 'NONE',
      ConditionExpression: 'contains(recovery_codes, :hash)',
      ExpressionAttributeValues: { ':one': new Set([hash]), ':hash': hash },
    }),
  );
};
