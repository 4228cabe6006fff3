import { api } from '#web/core/api.ts';

/** The answers whose use this tab has told the server. */
const told = new Set<string>();

/** Tells the server once that the owner took a draft of an answer along; nothing on the page waits for it. */
export const reportDraftUse = (chat: string, id: string) => {
  if (told.has(id)) return;
  told.add(id);
  // What could not be told now is told by the next use.
  api.history.takeDraft({ id: chat, message_id: id }).catch(() => told.delete(id));
};
