import type { PreTokenGenerationTriggerEvent } from 'aws-lambda';
import {
  type GoogleRefusal,
  refusalText,
  refuseSession,
} from '#shared/domain/auth/google-sign-in.ts';
import { addressOfFirstOwner, findAccount } from '../account/account-table.ts';
import { toAccountId } from '../lib/account-and-person-ids.ts';
import { findPoolUser, restoreAddress } from '../lib/google-account-linking.ts';
import { log } from '../lib/log.ts';

/**
 * Refuses tokens to whoever may not sign in through Google, at every such sign-in: an admin, an owner with two-step
 * sign-in, and a Google account that has another address now. Our own sign-in page is not asked.
 */
export const handler = async (event: PreTokenGenerationTriggerEvent) => {
  if (event.triggerSource !== 'TokenGeneration_HostedAuth') return event;
  const refusal = await refusalOf(event).catch((error: Error) => {
    log.error('a sign-in with Google failed', { error });
    return 'failed' as const;
  });
  if (refusal) throw new Error(refusalText(refusal));
  return event;
};

const refusalOf = async ({
  userPoolId,
  userName,
  request,
}: PreTokenGenerationTriggerEvent): Promise<GoogleRefusal | undefined> => {
  const { sub: personId = userName, email = '', email_verified } = request.userAttributes;
  const [user, account] = await Promise.all([
    findPoolUser(userPoolId, personId),
    findAccount(toAccountId(personId), { consistent: true }),
  ]);
  const accountEmail = account && addressOfFirstOwner(account);
  const refusal = refuseSession({
    groups: user?.isAdmin ? ['admin'] : (request.groupConfiguration.groupsToOverride ?? []),
    hasSecondFactor: user?.hasSecondFactor ?? false,
    email,
    isVerified: email_verified === 'true',
    accountEmail,
  });
  if (refusal === 'address' && accountEmail)
    await restoreAddress(userPoolId, personId, accountEmail);
  return refusal;
};
