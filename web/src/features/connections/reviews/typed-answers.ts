import { onLeave } from '#web/core/auth/session.ts';

/** Answers that are being written, by review, while the tab is open: another page may be looked at in between. */
const typed = new Map<string, string>();
onLeave(() => typed.clear());

/** What was typed as the answer to a review; undefined for none. */
export const typedAnswer = (id: string): string | undefined => typed.get(id);

/** Keeps what is typed as the answer to a review; null once it was pressed or given up. */
export const keepTyped = (id: string, text: string | null) => {
  if (text === null) typed.delete(id);
  else typed.set(id, text);
};
