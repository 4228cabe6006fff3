import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { findOrCreate } from '../account/ensure-account.ts';
import { findTransfer } from '../account/restore/transfers-table.ts';
import { config } from '../lib/config.ts';
import { job } from '../lib/job-handler.ts';
import { addToAdminGroup } from '../lib/user-pool.ts';

/**
 * Makes the account once a sign-up is confirmed. Cognito calls this after a forgotten password too, and may call it
 * twice: then it changes nothing.
 */
export const handler = job(async (event: PostConfirmationTriggerEvent) => {
  if (event.triggerSource !== 'PostConfirmation_ConfirmSignUp') return event;
  const { sub: personId = event.userName } = event.request.userAttributes;
  if (await waitsForTakeOver(event)) await newOwner(event);
  else await findOrCreate(personId, () => newOwner(event), new Date());
  return event;
});

/** After a restore with a new user pool an account may wait for the verified address: the first visit takes it over. */
const waitsForTakeOver = async ({ request }: PostConfirmationTriggerEvent) => {
  const { email = '', email_verified } = request.userAttributes;
  return email_verified === 'true' && (await findTransfer(email)) !== undefined;
};

const newOwner = async ({ userPoolId, userName, request }: PostConfirmationTriggerEvent) => {
  const { sub: personId = userName, email = '', ...attributes } = request.userAttributes;
  const isAdmin = isConfiguredAdmin(request.userAttributes);
  // First the group, then the account: after a crash in between the account is created later and finds the group.
  if (isAdmin) await addToAdminGroup(userPoolId, personId);
  return { email, signupSource: attributes['custom:signup_tracking'], isAdmin };
};

/** The configured address, and only once Cognito has seen its owner type the code. */
const isConfiguredAdmin = ({ email, email_verified }: Record<string, string>) =>
  config.ADMIN_EMAIL !== '' &&
  email_verified === 'true' &&
  email?.toLowerCase() === config.ADMIN_EMAIL.toLowerCase();
