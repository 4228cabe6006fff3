/** New entries in the memory of a business: what they replace, and which of the old ones make room. */

import type { HelperId } from '../catalogue/helper-ids.ts';
import type { Fact } from '../chat/turn-schemas.ts';
import { canonicalFactKey } from './fact-keys.ts';
import { factName, plainWords } from './fact-synonyms.ts';
import { isOld } from './memory-age.ts';
import type { MemoryEntry } from './memory-schemas.ts';

/** Facts and decisions kept for one business; the oldest make room. */
export const memoryLimit = 100;

/** Where new knowledge comes from. */
export type MemorySource = {
  business_id: string;
  /** null when the owner wrote it on the page of the memory. */
  helper_id: HelperId | null;
  source_turn: MemoryEntry['source_turn'];
  now: string;
  /** Creates the id of a new entry. */
  newId: () => string;
};

/** The fact of that name, by whatever name it goes. */
export const factNamed = (known: readonly MemoryEntry[], key: string) => {
  const name = factName(key);
  return known.find((item) => item.kind === 'fact' && factName(item.key) === name);
};

/** What undoing brings back: an answer that changes a fact twice has replaced what stood before it. */
const replacedBy = (old: MemoryEntry, { source_turn }: MemorySource): MemoryEntry['replaced'] =>
  source_turn && old.source_turn?.message_id === source_turn.message_id
    ? old.replaced
    : {
        text: old.text,
        source_turn: old.source_turn,
        ...(old.quote && { quote: old.quote }),
        updated_at: old.updated_at,
      };

/** What to store and what to remove to add entries to the memory of a business: a fact replaces the one with its key, a decision is stored once. */
export const mergeMemory = (
  known: readonly MemoryEntry[],
  { facts, decisions }: { facts: readonly Fact[]; decisions: readonly string[] },
  source: MemorySource,
): { save: MemoryEntry[]; drop: MemoryEntry[] } => {
  const fresh = (
    kind: MemoryEntry['kind'],
    { key, value: text, quote }: Fact,
    old?: MemoryEntry,
  ): MemoryEntry => ({
    id: old?.id ?? source.newId(),
    business_id: source.business_id,
    kind,
    key: old?.key ?? key,
    text,
    helper_id: source.helper_id,
    source_turn: source.source_turn,
    ...(quote && { quote }),
    ...(old && { replaced: replacedBy(old, source) }),
    paused: false,
    created_at: old?.created_at ?? source.now,
    updated_at: source.now,
  });
  const save: MemoryEntry[] = [];
  const all = () => [...save, ...known];
  for (const { key: said, value, quote } of facts) {
    const key = canonicalFactKey(said);
    const old = factNamed(all(), key);
    // A paused fact stays as the owner left it.
    if (old?.paused) continue;
    if (old?.text === value) {
      // Said again, it is no longer old.
      if (isOld(old, new Date(source.now))) save.push({ ...old, updated_at: source.now });
      continue;
    }
    const at = save.findIndex(({ id }) => id === old?.id);
    save.splice(
      at < 0 ? save.length : at,
      at < 0 ? 0 : 1,
      fresh('fact', { key, value, quote }, old),
    );
  }
  for (const text of decisions) {
    if (
      all().some((item) => item.kind === 'decision' && plainWords(item.text) === plainWords(text))
    )
      continue;
    save.push(fresh('decision', { key: '', value: text }));
  }
  const ids = new Set(known.map(({ id }) => id));
  const added = save.filter(({ id }) => !ids.has(id)).length;
  const over = Math.max(0, known.length + added - memoryLimit);
  const drop = known
    .filter(({ id }) => !save.some((item) => item.id === id))
    .toSorted((a, b) => a.updated_at.localeCompare(b.updated_at))
    .slice(0, over);
  return { save, drop };
};
