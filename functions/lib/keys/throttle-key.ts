import { sha256 } from '../sha256.ts';
import type { Key } from './key-and-item.ts';

/** The counter of one sender in one minute or day; the key holds a hash of the sender. */
export const throttleKey = (sender: string, window: number): Key => ({
  pk: `THROTTLE#${sha256(sender)}`,
  sk: String(window),
});
