import { vi } from 'vitest';

/** Lets something happen once, right before the first transaction that stores an item under such a key. */
export const crossedWrite = async (prefix: string, happens: () => Promise<unknown>) => {
  const { table } = await import('#functions/lib/table.ts');
  const transact = table.transact;
  const crossed = { isCrossed: false };
  const spy = vi.spyOn(table, 'transact').mockImplementation(async (writes) => {
    if (!crossed.isCrossed && writes.some(({ Put }) => String(Put?.Item?.sk).startsWith(prefix))) {
      crossed.isCrossed = true;
      await happens();
    }
    return transact(writes);
  });
  return Object.assign(crossed, { [Symbol.dispose]: () => spy.mockRestore() });
};
