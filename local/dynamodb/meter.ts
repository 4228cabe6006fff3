/** How often an operation ran and what it would have cost. */
export type Usage = { calls: number; capacity: number };

/** Counts what the table is asked, because tests and benchmarks hold the code to a budget. */
export type Meter = {
  /** Calls and capacity units since the last reset, of one operation or of all. */
  readonly used: (operation?: string) => Usage;
  readonly byOperation: () => Readonly<Record<string, Usage>>;
  readonly reset: () => void;
  readonly record: (operation: string, input: Record<string, unknown>, answer: object) => object;
};

type Capacity = { CapacityUnits?: number };

export const createMeter = (): Meter => {
  const usage = new Map<string, Usage>();
  return {
    used: (operation) =>
      [...usage]
        .filter(([name]) => operation === undefined || name === operation)
        .reduce(
          (sum, [, one]) => ({
            calls: sum.calls + one.calls,
            capacity: sum.capacity + one.capacity,
          }),
          { calls: 0, capacity: 0 },
        ),
    byOperation: () => Object.fromEntries(usage),
    reset: () => usage.clear(),
    record: (operation, input, answer) => {
      const { ConsumedCapacity: capacity, ...rest } = answer as {
        ConsumedCapacity?: Capacity | Capacity[];
      };
      const units = [capacity ?? []].flat().reduce((sum, one) => sum + (one.CapacityUnits ?? 0), 0);
      const before = usage.get(operation) ?? { calls: 0, capacity: 0 };
      usage.set(operation, { calls: before.calls + 1, capacity: before.capacity + units });
      const asked = input.ReturnConsumedCapacity;
      return asked && asked !== 'NONE' ? answer : rest;
    },
  };
};
