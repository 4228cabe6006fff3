import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { handoffText, promptAsSentence } from '#shared/domain/chat/forwarded-question.ts';
import type { ConversationPlace } from '../conversation/conversation-place.ts';
import { currentConversation } from '../conversation/conversation-session-storage.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';
import { conversationAt } from '../conversation/open-conversations.ts';

/** Puts the question into the input of another helper, with what that helper must know, in the conversation this tab has open there unless it is in use. */
export const forwardQuestion = (
  { id, text, prompt, title, photo, uncounted }: LocalTurn,
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
  const words =
    prompt && title ? promptAsSentence({ title, specificOutcome: prompt.specificOutcome }) : text;
  // What was not counted here is counted there.
  const from = uncounted ? null : { chat_id: conversationId, message_id: id };
  conversationAt({ ...place, conversationId: target }).forward(
    handoffText(words, brief),
    from,
    photo,
  );
};
