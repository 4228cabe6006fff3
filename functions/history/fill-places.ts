import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { partsOfTurn } from '#shared/domain/answer-parts/parts-of-turn.ts';
import { isContactPlace } from '#shared/domain/masking/masked-details.ts';
import { handle } from '../lib/http.ts';
import { savePlaces } from '../tables/drafts-table.ts';
import { findTurn } from '../tables/turns-table.ts';

/** Keeps what the owner put into the places of an answer's drafts, in place of what was kept before; contacts of a message stay on their device. The model is not told. */
export const fillPlaces = handle(
  history.fillPlaces,
  async ({ id, message_id, places }, { user, now }) => {
    const ref = {
      sub: user.id,
      conversationId: id.toLowerCase(),
      messageId: message_id.toUpperCase(),
    };
    const turn = await findTurn(ref);
    if (!turn || !partsOfTurn(turn).some(({ kind }) => kind === 'draft'))
      throw new Problem('not-found');
    const filled = Object.entries(places).filter(
      ([key, value]) => value.trim() !== '' && !isContactPlace(key),
    );
    const kept = Object.fromEntries(filled);
    if (!(await savePlaces(ref, kept, now))) throw new Problem('not-found');
    return { places: kept };
  },
);
