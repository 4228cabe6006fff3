import type { PreSignUpTriggerEvent } from 'aws-lambda';
import {
  decideFirstSignIn,
  type GooglePerson,
  type GoogleRefusal,
} from '#shared/domain/google-sign-in.ts';
import { config } from '../lib/config.ts';
import {
  createUser,
  findUser,
  forgetPassword,
  linkGoogle,
  removeUnconfirmed,
} from '../lib/google-link.ts';

/** Makes or links the user of somebody who comes from Google for the first time; answers why not, if they may not. */
export const admitGoogle = async ({
  userPoolId: pool,
  userName,
  request,
}: PreSignUpTriggerEvent): Promise<GoogleRefusal | undefined> => {
  const person = personOf(userName, request.userAttributes);
  const known = await findUser(pool, person.email);
  const decision = decideFirstSignIn(person, known, {
    isAdminAddress: person.email === config.ADMIN_EMAIL.toLowerCase(),
    isOpen: config.SIGN_UP === 'open',
  });
  if ('refuse' in decision) return decision.refuse;
  if (decision.act === 'nothing') return undefined;
  if (known && decision.act === 'replace') await removeUnconfirmed(pool, known.id);
  if (known && decision.act === 'adopt') await forgetPassword(pool, known.id);
  const isNew = !known || decision.act === 'replace';
  const id = isNew ? await createUser(pool, person.email) : known.id;
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
