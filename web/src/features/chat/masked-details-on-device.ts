/** What was taken out of texts before they left, by conversation: it stays in this browser until sign-out. */
import type { MaskedDetail } from '#shared/domain/chat/masking/masked-details.ts';
import { onLeave } from '#web/core/auth/session.ts';
import { onConversationRemoved } from '#web/core/conversation-removed-event.ts';

/** Keys that begin so are removed at sign-out, also by a tab that never loaded this file. */
const prefix = 'private:details:';
/** Used where the browser keeps nothing. */
const memory = new Map<string, readonly MaskedDetail[]>();
const none: readonly MaskedDetail[] = [];

/** The details of a conversation in the order they were taken out; none on another device. */
export const detailsOf = (conversationId: string): readonly MaskedDetail[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + conversationId) ?? 'null');
    if (Array.isArray(kept)) return kept;
  } catch {}
  return memory.get(conversationId) ?? none;
};

/** Keeps the details of a conversation on this device. */
export const keepDetails = (conversationId: string, details: readonly MaskedDetail[]) => {
  if (details.length === 0) return;
  memory.set(conversationId, details);
  try {
    localStorage.setItem(prefix + conversationId, JSON.stringify(details));
  } catch {
    // Then they last as long as the tab.
  }
};

onLeave(() => memory.clear());
onConversationRemoved((conversationId) => {
  memory.delete(conversationId);
  try {
    localStorage.removeItem(prefix + conversationId);
  } catch {}
});
