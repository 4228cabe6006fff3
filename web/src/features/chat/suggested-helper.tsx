import { useCallback } from 'react';
import { helpers } from '#shared/domain/helpers.ts';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import type { ConversationPlace } from './conversation-state.ts';
import { HelperLink } from './helper-link.tsx';
import { type LocalTurn, partsOf } from './local-turn.ts';
import { takeAlong } from './take-along.ts';

/** Renders, under an answer that names a helper, the link that takes the question there; the same function on every render. */
export const useSuggestion = ({ conversationId, businessId }: ConversationPlace) =>
  useCallback(
    (turn: LocalTurn) => {
      const { suggestedHelperId: helper } = turn;
      // A handoff among its parts is that link already.
      const isHandedOff = partsOf(turn).some(
        (part) => part.kind === 'handoff' && part.helper_id === helper,
      );
      if (!helper || isHandedOff) return null;
      return (
        <HelperLink
          helper={helper}
          className="suggested-helper"
          onTake={() => takeAlong(turn, helper, { conversationId, businessId })}
        >
          <HelperAvatar helper={helper} size="sm" />
          Ask {helpers[helper].name} this
        </HelperLink>
      );
    },
    [conversationId, businessId],
  );
