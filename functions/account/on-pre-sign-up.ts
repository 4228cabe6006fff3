import type { PreSignUpTriggerEvent } from 'aws-lambda';
import * as z from 'zod';
import { refusalText } from '#shared/domain/google-sign-in.ts';
import { log } from '../lib/log.ts';
import { admitGoogle } from './admit-google.ts';

const Email = z.email().max(200);

/**
 * Lets everybody sign up whose address is one: nothing is verified yet, so nobody is refused for who they are. Whoever
 * comes from Google for the first time becomes, or is linked to, the one user of their address, or is refused.
 */
export const handler = async (event: PreSignUpTriggerEvent) => {
  if (!Email.safeParse(event.request.userAttributes.email).success)
    throw new Error('Please enter a valid email address');
  if (event.triggerSource !== 'PreSignUp_ExternalProvider') return event;
  const refusal = await admitGoogle(event).catch((error: Error) => {
    log.error('a sign-in with Google failed', { error });
    return 'failed' as const;
  });
  // Only these words reach the address bar of the browser.
  if (refusal) throw new Error(refusalText(refusal));
  return event;
};
