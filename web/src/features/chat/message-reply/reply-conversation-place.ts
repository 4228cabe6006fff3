import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import type { ConversationPlace } from '../conversation/conversation-place.ts';
import { currentConversation } from '../conversation/conversation-session-storage.ts';
import { conversationAt } from '../conversation/open-conversations.ts';

export type ReplyConversationPlace = ConversationPlace & { readonly helperId: HelperId };

/**
 * Where an answer is written: in a conversation of its own, so that customers do not mix. On a plan that saves none it goes
 * on in the one this tab has open with the helper, which would be lost, unless that one is busy.
 */
export const replyConversationPlace = (
  businessId: string,
  helperId: HelperId,
  { savesHistory, fresh }: { savesHistory: boolean; fresh: string },
): ReplyConversationPlace => {
  const own = { businessId, helperId, conversationId: fresh };
  const open = savesHistory ? null : currentConversation(businessId, helperId);
  if (!open) return own;
  const place = { ...own, conversationId: open };
  return conversationAt(place).state().busy === null ? place : own;
};
