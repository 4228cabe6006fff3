import { account as routes } from '#shared/contract/account.ts';
import { parseChargeId } from '#shared/domain/chat/charge-id.ts';
import { nameOf } from '#shared/domain/people/names-of-people.ts';
import type { Member } from '#shared/domain/people/people.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { quotaView } from '#shared/domain/plan/quota/quota-view.ts';
import { countWeeks, weekStarts } from '#shared/domain/plan/quota/usage-weeks.ts';
import { questionsSince } from '../chat/turns/recent-questions-table.ts';
import type { AccountId, Actor, PersonId } from '../lib/account-and-person-ids.ts';
import { handle } from '../lib/http-handler.ts';
import { askerOf } from '../lib/keys/conversation-ids.ts';
import { findPeople } from '../people/people-table.ts';
import { chargedQuestionTexts } from '../plan/quota/charged-question-texts-table.ts';
import { readQuota } from '../plan/quota/quota-table.ts';
import { ensureAccount } from './ensure-account.ts';

/**
 * What counted in the window that is open; on a plan without a limit nothing counts, and what was asked of the helpers is
 * shown. Everybody is listed their own questions, and told how many they are of those of the account; its owner also how many
 * each of the others asked.
 */
export const usage = handle(routes.usage, async (_, { accountId, personId, member, now }) => {
  const [account, item, people] = await Promise.all([
    ensureAccount(accountId, now),
    readQuota(accountId, { consistent: true }),
    member ? undefined : findPeople(accountId),
  ]);
  // Of an account of one person there is nothing to divide.
  const self = member || people?.members.length ? [{ id: personId, name: '' }] : [];
  const others = people?.members.map((one) => ({ ...one, name: nameOf(one) })) ?? [];
  const asking: readonly Asking[] = [...self, ...others];
  const quota = quotaView(item, entitlementOf(account, now), now);
  const actor = { accountId, personId };
  if (quota.unlimited) return { quota, ...(await recent(actor, asking, now)) };
  const charges = quota.used ? [...(item?.chargeIds ?? [])] : [];
  const asked = askedBy(accountId, charges);
  return {
    quota,
    items: await chargedQuestionTexts(actor, charges, now),
    weeks: [],
    is_complete: true,
    people: linesOf(asking, (id) => asked.get(id) ?? 0),
  };
});

/** Somebody whose questions are counted; without a name, who asks for it. */
type Asking = Pick<Member, 'id' | 'name' | 'removed_at'>;

/** How many of the charges each person asked. */
const askedBy = (accountId: AccountId, charges: readonly string[]) => {
  const asked = new Map<PersonId, number>();
  for (const charge of charges) {
    const asker = askerOf(accountId, parseChargeId(charge).conversationId);
    asked.set(asker, (asked.get(asker) ?? 0) + 1);
  }
  return asked;
};

/** A line for each person; for who was removed only where they asked. */
const linesOf = (asking: readonly Asking[], count: (id: PersonId) => number) =>
  asking
    .map(({ id, name, removed_at }) => ({ id, name, removed_at, questions: count(id) }))
    .filter(({ removed_at, questions }) => !removed_at || questions > 0)
    .map(({ id, name, questions }) => ({ id, name, questions }));

/** The newest questions that are listed one by one. */
const listed = 30;

const recent = async ({ accountId, personId }: Actor, asking: readonly Asking[], now: Date) => {
  const [since = ''] = weekStarts(now);
  const ids = [...new Set([personId, ...asking.map(({ id }) => id)])];
  const found = await Promise.all(
    ids.map(async (id) => questionsSince({ accountId, personId: id }, since, now)),
  );
  const questions = found[0]?.questions ?? [];
  return {
    items: questions.slice(0, listed).map(({ id, helper_id, text, created_at }) => ({
      message_id: id,
      helper_id,
      text,
      created_at,
    })),
    weeks: countWeeks(questions, now),
    is_complete: found.every(({ isComplete }) => isComplete),
    people: linesOf(asking, (id) => found[ids.indexOf(id)]?.questions.length ?? 0),
  };
};
