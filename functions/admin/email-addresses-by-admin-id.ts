import type { FeedbackReply } from '#shared/domain/feedback/feedback-schemas.ts';
import { addressOfFirstOwner, findAccounts } from '../account/account-table.ts';

/** The addresses of admins by id; deleted ones are left out. */
export const emailAddressesByAdminId = async (ids: readonly (string | null)[]) => {
  const known = [...new Set(ids)].filter((id) => id !== null);
  const accounts = known.length ? await findAccounts(known) : [];
  return new Map<string | null, string>(
    accounts.flatMap((account) => {
      const email = addressOfFirstOwner(account);
      return email ? [[account.id, email] as const] : [];
    }),
  );
};

/** Answers with the address of the admin who wrote each. */
export const repliesWithAdmins = async (replies: readonly FeedbackReply[]) => {
  const emails = await emailAddressesByAdminId(replies.map(({ admin_id }) => admin_id));
  return replies.map((reply) => ({ ...reply, admin_email: emails.get(reply.admin_id) ?? null }));
};
