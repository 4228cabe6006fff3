import * as z from 'zod';
import { Problem } from '#shared/contract/problem.ts';
import { invitationKey } from '../lib/keys/people-keys.ts';
import { sha256 } from '../lib/sha256.ts';
import { table } from '../lib/table.ts';

/** What leads from the hash of a secret to its invitation, with what whoever has the link is shown. */
const StoredLink = z.object({
  account_id: z.string(),
  email: z.string(),
  business: z.string(),
  owner_name: z.string(),
  ends_at: z.iso.datetime(),
});

/** What is thrown for an invitation that was used, taken back or is too old. */
export const invitationOverProblem = () =>
  new Problem('not-found', 'This invitation doesn’t work anymore. Ask for a new one.');

/** What the secret of a link leads to, with the hash of it; throws `not-found` once the invitation has ended. */
export const openInvitation = async (token: string, now: Date) => {
  const hash = sha256(token);
  const item = await table.get(invitationKey(hash), { consistent: true });
  const link = item && StoredLink.parse(item);
  if (!link || link.ends_at <= now.toISOString()) throw invitationOverProblem();
  return { ...link, hash };
};
