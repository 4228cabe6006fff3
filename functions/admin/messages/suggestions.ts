import { Problem } from '#shared/contract/problem.ts';
import type { FeedbackReply, Suggestion } from '#shared/domain/feedback/feedback-schemas.ts';
import { suggestionReplyMail } from '#shared/domain/feedback/reply-mails.ts';
import { findAccounts } from '../../account/account-table.ts';
import { messagesFromAddress } from '../../feedback/contact-messages-table.ts';
import { repliesTo } from '../../feedback/replies-table.ts';
import * as table from '../../feedback/suggestions-table.ts';
import { config } from '../../lib/config.ts';
import { audited } from '../audited-operation.ts';
import { repliesWithAdmins } from '../email-addresses-by-admin-id.ts';
import { mailReplyOnce } from './mail-reply-once.ts';
import { senderAndTroublesOf } from './sender-and-troubles.ts';

/** One page of the suggestion box, newest first. */
export const listSuggestions = audited('listSuggestions', (page, now) =>
  table.listSuggestions(page, now),
);

/** One page of the suggestions that nobody has dealt with, newest first. */
export const listOpenSuggestions = audited('listOpenSuggestions', (page) =>
  table.listOpenSuggestions(page),
);

/** A suggestion with its answers, and the account and the messages of who made it. */
export const getSuggestion = audited('getSuggestion', async ({ id }, now) => {
  const [suggestion] = await table.suggestionsOf([id]);
  if (!suggestion) throw new Problem('not-found');
  const [replies, sender] = await Promise.all([
    repliesTo(id),
    senderAndTroublesOf(suggestion.user_id, now),
  ]);
  const email = suggestion.contact_email ?? sender.account?.email ?? null;
  return {
    suggestion,
    email,
    replies: await repliesWithAdmins(replies),
    others: email ? await messagesFromAddress(email) : [],
    ...sender,
  };
});

/** Where each of some suggestions is answered to; those without an address are left out. */
const addressesOf = async (suggestions: readonly Suggestion[]) => {
  const members = suggestions.flatMap(({ user_id }) => user_id ?? []);
  const accounts = members.length ? await findAccounts([...new Set(members)]) : [];
  const emails = new Map(accounts.map(({ id, email }) => [id, email]));
  return new Map(
    suggestions.flatMap(({ id, contact_email, user_id }) => {
      const email = contact_email ?? emails.get(user_id ?? '');
      return email ? [[id, email] as const] : [];
    }),
  );
};

/**
 * Mails one answer to everybody who made one of these suggestions, each with their own words quoted and once for each reply
 * id, and marks them as done. One that did not go out stays open.
 */
export const answerSuggestions = audited(
  'answerSuggestions',
  async ({ ids, reply_id, text }, now, adminId) => {
    const suggestions = await table.suggestionsOf([...new Set(ids)]);
    if (suggestions.length === 0) throw new Problem('not-found');
    const addresses = await addressesOf(suggestions);
    const reply = { id: reply_id, text, admin_id: adminId, created_at: now.toISOString() };
    const outcome = { answered: 0, without_address: 0, failed: [] as string[] };
    for (const suggestion of suggestions) {
      const to = addresses.get(suggestion.id);
      const isOut = to ? await isAnswered(suggestion, to, reply) : true;
      if (!isOut) outcome.failed.push(suggestion.id);
      else await table.markSuggestion(suggestion.id, true);
      if (isOut && to) outcome.answered++;
      if (!to) outcome.without_address++;
    }
    return outcome;
  },
);

const isAnswered = async (suggestion: Suggestion, to: string, reply: FeedbackReply) => {
  const mail = suggestionReplyMail(suggestion, reply.text, new URL(config.APP_ORIGIN).hostname);
  return (await mailReplyOnce({ of: suggestion.id, to, mail }, reply)) === 'sent';
};

/** Marks suggestions as dealt with without an answer, or as open again. */
export const markSuggestions = audited('markSuggestions', async ({ ids, done }) => {
  const marked = await Promise.all(ids.map((id) => table.markSuggestion(id, done)));
  return { marked: marked.filter(Boolean).length };
});

/** Deletes a suggestion for good. */
export const removeSuggestion = audited('removeSuggestion', async ({ id }) => {
  if (!(await table.removeSuggestion(id))) throw new Problem('not-found');
  return { id };
});
