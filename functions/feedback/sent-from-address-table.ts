import { removeMessage } from './contact-messages-table.ts';
import { removeSender, sentFrom } from './inbox-table.ts';
import { removeSuggestion } from './suggestions-table.ts';

/** Deletes everything that was sent from an address, by its keyed hash, signed in or not. */
export const removeSentFrom = async (sender: string) => {
  for await (const { kind, id } of sentFrom(sender)) {
    await (kind === 'suggestion' ? removeSuggestion(id) : removeMessage(id));
    await removeSender(sender, id);
  }
};
