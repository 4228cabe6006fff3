import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { config } from '../lib/config.ts';
import { job } from '../lib/job.ts';
import { makeAdmin } from '../lib/user-pool.ts';
import { findAccount } from '../tables/account-table.ts';
import { openAccount } from '../services/create-account.ts';

/**
 * Makes the account once a sign-up is confirmed. Cognito calls this after a forgotten password too, and may call it
 * twice: then it changes nothing.
 */
export const handler = job(async (event: PostConfirmationTriggerEvent) => {
  if (event.triggerSource !== 'PostConfirmation_ConfirmSignUp') return event;
  const attributes = event.request.userAttributes;
  const sub = attributes.sub ?? event.userName;
  if (await findAccount(sub, { consistent: true })) return event;
  const isAdmin = isConfiguredAdmin(attributes);
  // First the group, then the account: after a crash in between the account is made late and finds the group.
  if (isAdmin) await makeAdmin(event.userPoolId, sub);
  const signupTracking = attributes['custom:signup_tracking'];
  await openAccount({ sub, email: attributes.email ?? '', signupTracking, isAdmin }, new Date());
  return event;
});

/** The configured address, and only once Cognito has seen its owner type the code. */
const isConfiguredAdmin = ({ email, email_verified }: Record<string, string>) =>
  config.ADMIN_EMAIL !== '' &&
  email_verified === 'true' &&
  email?.toLowerCase() === config.ADMIN_EMAIL.toLowerCase();
