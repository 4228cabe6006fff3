import { assistantConversation } from '../conversation/conversation-session-storage.ts';
import type { LocalPhoto } from '../conversation/local-turn.ts';
import { conversationAt } from '../conversation/open-conversations.ts';

/** Puts a photo into the assistant's input, with the words that belong to it; nothing is sent. */
export const attachPhotoAtAssistant = (
  businessId: string,
  { photo, words }: { photo: Required<LocalPhoto>; words: string },
) => {
  const conversationId = assistantConversation(businessId);
  const conversation = conversationAt({ conversationId, businessId, helperId: null });
  if (words) conversation.write(words);
  conversation.show(photo);
};
