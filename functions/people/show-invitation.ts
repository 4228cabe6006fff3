import { showInvitation as route } from '#shared/contract/people.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http.ts';
import { sha256 } from '../lib/keys.ts';
import { findInvitation } from './invitations-table.ts';

/** What an invitation is to, for whoever has its link. */
export const showInvitation = handle(route, async ({ token }, { now }) => {
  const found = await findInvitation(sha256(token));
  if (!found || found.ends_at <= now.toISOString())
    throw new Problem('not-found', 'This invitation is over. Ask for a new one.');
  const { email, business, owner_name, ends_at } = found;
  return { email, business, owner_name, ends_at };
});
