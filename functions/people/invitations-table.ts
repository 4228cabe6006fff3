import * as z from 'zod';
import { invitationKey } from '../lib/keys.ts';
import { table } from '../lib/table.ts';

/** What leads from the hash of a secret to its invitation, with what whoever has the link is shown. */
const StoredLink = z.object({
  account_id: z.string(),
  email: z.string(),
  business: z.string(),
  owner_name: z.string(),
  ends_at: z.iso.datetime(),
});

/** The invitation that the secret of a link leads to, by its hash; undefined once it was used or taken back. */
export const findInvitation = async (hash: string) => {
  const item = await table.get(invitationKey(hash), { consistent: true });
  return item && StoredLink.parse(item);
};
