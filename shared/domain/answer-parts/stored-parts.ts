import { acceptParts } from './accept-part.ts';
import type { Part } from './part.ts';

/** What a reader puts back by itself is left out. */
const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The parts as they are stored: JSON text without the fields that hold nothing. */
export const toStoredParts = (parts: readonly Part[]): string =>
  JSON.stringify(parts, (key, value) => (key !== '' && isEmpty(value) ? undefined : value));

/** Reads stored parts. A turn that has none, or none we can read, is one text part of its `content`. */
export const fromStoredParts = (stored: unknown, content: string): Part[] => {
  const parts = acceptParts(parsed(stored));
  return parts.length ? parts : acceptParts([content]);
};

const parsed = (stored: unknown): unknown => {
  try {
    return typeof stored === 'string' ? JSON.parse(stored) : stored;
  } catch {
    return undefined;
  }
};
