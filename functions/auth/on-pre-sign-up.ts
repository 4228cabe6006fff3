import type { PreSignUpTriggerEvent } from 'aws-lambda';
import * as z from 'zod';
import {
  decideFirstSignIn,
  type GooglePerson,
  type GoogleRefusal,
  refusalText,
} from '#shared/domain/auth/google-sign-in.ts';
import { config } from '../lib/config.ts';
import {
  createGoogleUser,
  findPoolUser,
  forgetPassword,
  linkGoogle,
  removeUnconfirmed,
} from '../lib/google-account-linking.ts';
import { log } from '../lib/log.ts';
import { countCodeMail } from './code-limits-table.ts';
import { refusal, refuseCodeMail, refuseWithoutTicket } from './refuse-code-mail.ts';

/** Makes or links the user of somebody who comes from Google for the first time; answers why not, if they may not. */
const admitGoogle = async ({
  userPoolId: pool,
  userName,
  request,
}: PreSignUpTriggerEvent): Promise<GoogleRefusal | undefined> => {
  const person = personOf(userName, request.userAttributes);
  const known = await findPoolUser(pool, person.email);
  const decision = decideFirstSignIn(person, known, {
    isAdminAddress: person.email === config.ADMIN_EMAIL.toLowerCase(),
    isOpen: config.SIGN_UP === 'open',
  });
  if ('refuse' in decision) return decision.refuse;
  if (decision.act === 'nothing') return undefined;
  if (known && decision.act === 'replace') await removeUnconfirmed(pool, known.id);
  if (known && decision.act === 'adopt') await forgetPassword(pool, known.id);
  const isNew = !known || decision.act === 'replace';
  const id = isNew ? await createGoogleUser(pool, person.email) : known.id;
  await linkGoogle(pool, id, person.subject);
  return undefined;
};

/** The pool names such a user `Google_<id>`; with any other provider's name the id stays empty, which nobody vouches for. */
const personOf = (userName: string, attributes: Record<string, string>): GooglePerson => ({
  subject: /^google_(.+)$/i.exec(userName)?.[1] ?? '',
  email: (attributes.email ?? '').toLowerCase(),
  isVerified: attributes.email_verified === 'true',
  hostedDomain: attributes['custom:hosted_domain'] ?? '',
});

const Email = z.email().max(200);

/** A sign-up ends in a mail with a code: it needs a ticket, and a mailbox that did not have enough codes. */
const admitSignUp = async ({
  userAttributes,
  clientMetadata,
}: PreSignUpTriggerEvent['request']) => {
  const { email = '' } = userAttributes;
  const now = new Date();
  await refuseWithoutTicket(clientMetadata, email, now);
  await refuseCodeMail(() => countCodeMail(email, now));
};

/**
 * Lets everybody sign up whose address is one and whose network and mailbox did not ask for too many codes: nothing is
 * verified yet, so nobody is refused for who they are. Whoever comes from Google for the first time becomes, or is linked
 * to, the one user of their address, or is refused.
 */
export const handler = async (event: PreSignUpTriggerEvent) => {
  if (!Email.safeParse(event.request.userAttributes.email).success)
    throw refusal('Enter a valid email address');
  if (event.triggerSource === 'PreSignUp_SignUp') await admitSignUp(event.request);
  if (event.triggerSource !== 'PreSignUp_ExternalProvider') return event;
  const reason = await admitGoogle(event).catch((error: Error) => {
    log.error('a sign-in with Google failed', { error });
    return 'failed' as const;
  });
  // Only these words reach the address bar of the browser.
  if (reason === 'failed') throw new Error(refusalText(reason));
  if (reason) throw refusal(refusalText(reason));
  return event;
};
