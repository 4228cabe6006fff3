import { ulid } from 'ulid';
import { memory } from '#shared/contract/memory.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Fact, MemoryEntry } from '#shared/domain/chat.ts';
import { entitlementOf } from '#shared/domain/entitlement.ts';
import { acceptFacts, factNamed, mergeMemory } from '#shared/domain/memory.ts';
import { handle } from '../lib/http.ts';
import { findAccount } from '../tables/account-table.ts';
import { findBusiness } from '../tables/businesses-table.ts';
import {
  listMemory,
  removeMemoryEntry,
  saveMemory,
  updateMemoryEntry,
} from '../tables/memory-table.ts';

/** Adds a fact that the owner wrote. One of the same name takes its text and is used again if it was paused. */
export const add = handle(memory.add, async ({ business_id, key, text }, { user, now }) => {
  const [account, business, known] = await Promise.all([
    findAccount(user.id),
    findBusiness(user.id, business_id),
    listMemory(user.id, business_id, { consistent: true }),
  ]);
  if (!account || !business) throw new Problem('not-found');
  if (!entitlementOf(account, now).saves_history) throw new Problem('upgrade-needed');
  const [fact] = acceptFacts([{ key, value: text }]);
  if (!fact) throw new Problem('invalid', notAFact);
  const old = factNamed(known, key);
  const item = old
    ? await updateMemoryEntry(
        user.id,
        business_id,
        old.id,
        { text: fact.value, paused: false },
        now,
      )
    : await addFact(user.id, business_id, known, fact, now);
  if (!item) throw new Problem('not-found');
  return item;
});

const addFact = async (
  sub: string,
  business_id: string,
  known: readonly MemoryEntry[],
  fact: Fact,
  now: Date,
) => {
  const source = { business_id, helper_id: null, source_turn: null, now: now.toISOString() };
  const changes = mergeMemory(known, { facts: [fact], decisions: [] }, { ...source, newId: ulid });
  await saveMemory(sub, changes);
  const [saved] = changes.save;
  if (!saved || (await findBusiness(sub, business_id))) return saved;
  // The business was deleted meanwhile, and this entry came after its memory was removed.
  await removeMemoryEntry(sub, business_id, saved.id);
  return undefined;
};

const notAFact = 'Write it as a fact about your business, without links and orders.';
