import { answerActions } from '#shared/contract/answer-actions.ts';
import { Problem } from '#shared/contract/problem.ts';
import { isContactPlace } from '#shared/domain/chat/masking/masked-details.ts';
import { hasDraft } from '../chat/turns/turn-item.ts';
import { findTurn } from '../chat/turns/turns-table.ts';
import { savePlaces } from '../drafts/drafts-table.ts';
import { handle } from '../lib/http-handler.ts';
import { requireOwnTurn } from './require-own-conversation.ts';

/** Keeps what the owner put into the places of an answer's drafts, in place of what was kept before; contacts of a message stay on their device. The model is not told. */
export const fillOpenPlaces = handle(
  answerActions.fillPlaces,
  async ({ id, message_id, places }, caller) => {
    const ref = await requireOwnTurn(caller, { id, message_id });
    const turn = await findTurn(ref);
    if (!turn || !hasDraft(turn)) throw new Problem('not-found');
    const filled = Object.entries(places).filter(
      ([key, value]) => value.trim() !== '' && !isContactPlace(key),
    );
    const kept = Object.fromEntries(filled);
    if (!(await savePlaces(ref, kept, caller.now))) throw new Problem('not-found');
    return { places: kept };
  },
);
