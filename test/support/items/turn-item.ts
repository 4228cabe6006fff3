import { attemptAttributes, attemptOf } from '#functions/lib/items/turn-attempt-attributes.ts';
import type { Item } from '#functions/lib/keys/key-and-item.ts';
import type { Attempt, TurnState } from '#shared/domain/chat/turn-attempts.ts';

/** The state of a turn item, or undefined for an item without one. */
export const stateOf = (item: Item | undefined): TurnState | undefined =>
  item && attemptOf(item).state;

/** The attributes of a turn item in a state of being answered. */
export const attempt = (fields: Partial<Attempt>) => attemptAttributes(fields);
