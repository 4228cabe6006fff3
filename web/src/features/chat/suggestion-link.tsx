import type { HelperId } from '#shared/domain/helper-ids.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import type { ConversationPlace } from './conversation-state.ts';
import { HelperLink } from './helper-link.tsx';
import type { LocalTurn } from './local-turn.ts';
import { takeAlong } from './take-along.ts';

type Props = {
  helper: HelperId;
  turn: LocalTurn;
  from: Pick<ConversationPlace, 'conversationId' | 'businessId'>;
};

/** The link that takes the question of an answer to the helper it names. */
export const SuggestionLink = ({ helper, turn, from }: Props) => (
  <HelperLink
    helper={helper}
    className="suggested-helper"
    onTake={() => takeAlong(turn, helper, from)}
  >
    <HelperAvatar helper={helper} size="sm" />
    Ask {helpers[helper].name} this
  </HelperLink>
);
