import { forgetShared, readShared } from '#web/shared-in.ts';
import { showShared } from '../tools/show-shared.ts';

/** What the page of shared things goes on with. */
export type TakenShared = {
  readonly words: string;
  /** A photo waits in the assistant's input, and the words with it. */
  readonly isAtAssistant: boolean;
  /** It still stands where it stood. */
  readonly isLeft: boolean;
};

/**
 * Takes what was shared from this device or the address (its query): a photo to the assistant, words alone to the dialog.
 * What the dialog is missing for, as it may without a connection, stays: a reload finds it again.
 */
export const takeShared = async (businessId: string, search: string): Promise<TakenShared> => {
  const shared = await readShared(search);
  const isAtAssistant = shared !== null && (await showShared(shared, businessId));
  const taken = { words: shared?.words ?? '', isAtAssistant, isLeft: false };
  try {
    if (!isAtAssistant) await import('./kit-dialog.tsx');
  } catch {
    return { ...taken, isLeft: true };
  }
  await forgetShared();
  return taken;
};
