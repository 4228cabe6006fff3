import { ulid } from 'ulid';
import { memory } from '#shared/contract/memory.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Fact } from '#shared/domain/chat/turn-schemas.ts';
import { acceptFacts } from '#shared/domain/memory/accept-memory-entries.ts';
import type { MemoryEntry } from '#shared/domain/memory/memory-schemas.ts';
import { factNamed, mergeMemory } from '#shared/domain/memory/merge-memory.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { findAccount } from '../account/account-table.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { handle } from '../lib/http-handler.ts';
import { listMemory, removeMemoryEntry, saveMemory, updateMemoryEntry } from './memory-table.ts';

/** Adds a fact that the owner wrote. One of the same name takes its text and is used again if it was paused. */
export const add = handle(memory.add, async ({ business_id, key, text }, { accountId, now }) => {
  const [account, business, known] = await Promise.all([
    findAccount(accountId),
    findBusiness(accountId, business_id),
    listMemory(accountId, business_id, { consistent: true }),
  ]);
  if (!account || !business) throw new Problem('not-found');
  if (!entitlementOf(account, now).saves_history) throw new Problem('upgrade-needed');
  const [fact] = acceptFacts([{ key, value: text }]);
  if (!fact) throw new Problem('invalid', notAFact);
  const old = factNamed(known, key);
  const item = old
    ? await updateMemoryEntry(
        accountId,
        business_id,
        old.id,
        { text: fact.value, paused: false },
        now,
      )
    : await addFact(accountId, business_id, known, fact, now);
  if (!item) throw new Problem('not-found');
  return item;
});

const addFact = async (
  accountId: AccountId,
  business_id: string,
  known: readonly MemoryEntry[],
  fact: Fact,
  now: Date,
) => {
  const source = { business_id, helper_id: null, source_turn: null, now: now.toISOString() };
  const changes = mergeMemory(known, { facts: [fact], decisions: [] }, { ...source, newId: ulid });
  await saveMemory(accountId, changes);
  const [saved] = changes.save;
  if (!saved || (await findBusiness(accountId, business_id))) return saved;
  // The business was deleted meanwhile, and this entry came after its memory was removed.
  await removeMemoryEntry(accountId, business_id, saved.id);
  return undefined;
};

const notAFact = 'Write it as a fact about your business, with no links or instructions.';
