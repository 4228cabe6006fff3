import type { HelperId } from '#shared/domain/helper-ids.ts';
import { handoffText } from '#shared/domain/taken-question.ts';
import type { ConversationPlace } from './conversation-state.ts';
import type { LocalTurn } from './local-turn.ts';
import { currentConversation } from './session-storage.ts';
import { conversationAt } from './use-conversation.ts';

/** Puts the question into the input of another helper, with what that helper must know, in the conversation this tab has open there unless it is in use. */
export const takeAlong = (
  { id, text, prompt, title, photo }: LocalTurn,
  helperId: HelperId,
  { conversationId, businessId }: Pick<ConversationPlace, 'conversationId' | 'businessId'>,
  brief = '',
) => {
  const open = currentConversation(businessId, helperId);
  const place = { businessId, helperId };
  const isInUse = (there: string) => {
    const {
      text: typed,
      editing,
      busy,
    } = conversationAt({ ...place, conversationId: there }).state();
    return typed.trim() !== '' || editing !== null || busy !== null;
  };
  const target = open && !isInUse(open) ? open : crypto.randomUUID();
  const words = prompt ? `${title}: ${prompt.specificOutcome}` : text;
  const from = { chat_id: conversationId, message_id: id };
  conversationAt({ ...place, conversationId: target }).carry(
    handoffText(words, brief),
    from,
    photo,
  );
};
