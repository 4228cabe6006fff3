import type { Item } from '../keys/key-and-item.ts';
import { conditionFailed } from '../table.ts';

/** An option of conditional writes: a failed condition reports the stored item, which `blockedBy` returns. */
export const returnBlocker = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const };

/** Runs a conditional write; returns the item that made its condition fail, empty where none is stored, or undefined after success. */
export const blockedBy = async (write: () => Promise<unknown>): Promise<Item | undefined> => {
  try {
    await write();
    return undefined;
  } catch (error) {
    const failed = conditionFailed(error);
    if (!failed) throw error;
    return failed.item ?? ({} as Item);
  }
};

/** Awaits a conditional write; false when its condition fails. */
export const isWritten = async (write: Promise<unknown>): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
};
