import { describe, expect, test } from 'vitest';
import { catalogue } from '#shared/catalogue/index.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { canonicalFactKey, factKeys } from '#shared/domain/memory/fact-keys.ts';
import { learnedFacts } from '#shared/domain/memory/learn-from-answer.ts';
import { memoryPromptLine, memoryPromptRules } from '#shared/domain/memory/memory-prompt.ts';
import type { MemoryEntry } from '#shared/domain/memory/memory-schemas.ts';
import { mergeMemory } from '#shared/domain/memory/merge-memory.ts';

const prompts = helperIds.flatMap((helper) => [
  ...catalogue[helper].quickStarts,
  ...catalogue[helper].subcategories.flatMap(({ prompts: some }) => some),
]);
const entry = (more: Partial<MemoryEntry> = {}): MemoryEntry => ({
  id: '01JD0000000000000000000000',
  business_id: '1d1e4b7c-1f7f-4d0e-9a2b-3c4d5e6f7081',
  kind: 'fact',
  key: 'crew size',
  text: 'Four',
  helper_id: 'sales',
  source_turn: null,
  paused: false,
  created_at: '2026-03-02T08:00:00.000Z',
  updated_at: '2026-03-02T08:00:00.000Z',
  ...more,
});
const source = {
  business_id: entry().business_id,
  helper_id: 'sales' as const,
  source_turn: {
    chat_id: '2d1e4b7c-1f7f-4d0e-9a2b-3c4d5e6f7081',
    message_id: '01JD0000000000000000000001',
  },
  now: '2026-11-22T08:00:00.000Z',
  newId: () => '01JD0000000000000000000002',
};

describe('names of facts', () => {
  test('every fact that a blank waits for is in the instruction for the model', () => {
    const waited = prompts.flatMap(({ additionalInputs }) =>
      additionalInputs.flatMap(({ source: from }) =>
        from?.type === 'helperMemory' ? [from.path] : [],
      ),
    );
    expect(new Set(waited).size).toBeGreaterThanOrEqual(14);
    for (const key of waited) {
      expect(Object.keys(factKeys)).toContain(key);
      expect(memoryPromptRules.join('\n')).toContain(`${key} (`);
    }
  });

  test.each([
    ['Crew_Size', 'crew size'],
    ['Team size', 'crew size'],
    ['jobs a week', 'jobs per week'],
    ['Van colour', 'Van colour'],
    ['constructor', 'constructor'],
  ])('"%s" is stored as "%s"', (said, key) => {
    expect(canonicalFactKey(said)).toBe(key);
  });
});

describe('facts learned from an answer', () => {
  const facts = [
    { key: 'crew size', value: 'Vier Leute', quote: 'wir sind vier' },
    { key: 'guarantee', value: 'Ten years', quote: 'ten years on every roof' },
    { key: 'area', value: 'x'.repeat(201), quote: 'wir sind vier' },
  ];

  test('are only those that the owner wrote, in any language', () => {
    expect(learnedFacts({ facts }, ['Also, WIR SIND VIER, seit 2019.'])).toEqual([facts[0]]);
    expect(learnedFacts({ facts }, [])).toEqual([]);
    expect(learnedFacts({ facts: 'none' }, ['wir sind vier'])).toEqual([]);
  });

  test('a changed fact names the one it replaces, whatever name that was stored under', () => {
    const old = entry({ key: 'team size' });
    const fact = { key: 'crew size', value: 'Five', quote: 'five of us' };
    const { save } = mergeMemory([old], { facts: [fact], decisions: [] }, source);
    expect(save).toMatchObject([
      {
        id: old.id,
        key: 'team size',
        text: 'Five',
        quote: 'five of us',
        replaced: { text: 'Four', source_turn: null, updated_at: old.updated_at },
      },
    ]);
  });

  test('a repeated fact is no longer old, and does not count as new', () => {
    const fact = { key: 'crew size', value: 'Four' };
    const { save } = mergeMemory([entry()], { facts: [fact], decisions: [] }, source);
    expect(save).toEqual([entry({ updated_at: source.now })]);
    const fresh = entry({ updated_at: '2026-10-01T08:00:00.000Z' });
    expect(mergeMemory([fresh], { facts: [fact], decisions: [] }, source).save).toEqual([]);
  });
});

test('an old fact is sent with its month, the same text every day; a new one without', () => {
  const at = (day: string) => memoryPromptLine(entry(), new Date(day));
  expect(at('2026-04-01')).toBe('Fact, crew size: Four');
  expect(at('2026-11-22')).toBe('Fact, crew size (said in 2026-03, may be out of date): Four');
  expect(at('2027-01-05')).toBe(at('2026-11-22'));
});
