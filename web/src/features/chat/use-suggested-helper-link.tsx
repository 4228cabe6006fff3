import { lazy, Suspense, useCallback } from 'react';
import type { ConversationPlace } from './conversation/conversation-place.ts';
import type { LocalTurn } from './conversation/local-turn.ts';

// Few answers name another helper.
const SuggestedHelperLink = lazy(async () => ({
  default: (await import('./suggested-helper-link.tsx')).SuggestedHelperLink,
}));

/** Renders, under an answer that names a helper, the link that takes the question there; the same function on every render. */
export const useSuggestedHelperLink = ({ conversationId, businessId }: ConversationPlace) =>
  useCallback(
    (turn: LocalTurn) => {
      const { suggestedHelperId: helper, parts = [] } = turn;
      // A handoff among its parts is that link already.
      const isHandedOff = parts.some(
        (part) => part.kind === 'handoff' && part.helper_id === helper,
      );
      return (
        helper &&
        !isHandedOff && (
          <Suspense>
            <SuggestedHelperLink
              helper={helper}
              turn={turn}
              from={{ conversationId, businessId }}
            />
          </Suspense>
        )
      );
    },
    [conversationId, businessId],
  );
