import { decodeTime, ulid } from 'ulid';
import { serverNow } from './server-clock.ts';

/** A ULID that sorts after those of a list in order, even when this device's clock was set back. */
export const nextId = (list: readonly { readonly id: string }[]) => {
  const last = list.at(-1);
  return ulid(Math.max(serverNow().getTime(), last ? decodeTime(last.id) + 1 : 0));
};
