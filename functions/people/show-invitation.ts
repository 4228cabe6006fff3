import { showInvitation as route } from '#shared/contract/people.ts';
import { handle } from '../lib/http-handler.ts';
import { openInvitation } from './invitation-links-table.ts';

/** What an invitation is to, for whoever has its link. */
export const showInvitation = handle(route, async ({ token }, { now }) => {
  const { email, business, owner_name, ends_at } = await openInvitation(token, now);
  return { email, business, owner_name, ends_at };
});
