import type { Part } from './part.ts';

/** What {@link acceptParts} puts back by itself is left out. */
const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The parts as they are stored: without the fields that hold nothing. `acceptParts` reads them. */
export const toStoredParts = (parts: readonly Part[]): unknown[] =>
  JSON.parse(
    JSON.stringify(parts, (key, value) => (key !== '' && isEmpty(value) ? undefined : value)),
  );
