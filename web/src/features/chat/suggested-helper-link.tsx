import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import type { ConversationPlace } from './conversation/conversation-place.ts';
import type { LocalTurn } from './conversation/local-turn.ts';
import { HelperLinkOrUpgrade } from './helper-link-or-upgrade.tsx';
import { forwardQuestion } from './question/forward-question.ts';

type Props = {
  helper: HelperId;
  turn: LocalTurn;
  from: Pick<ConversationPlace, 'conversationId' | 'businessId'>;
};

/** The link that takes the question of an answer to the helper it names. */
export const SuggestedHelperLink = ({ helper, turn, from }: Props) => (
  <HelperLinkOrUpgrade
    helper={helper}
    className="suggested-helper"
    onTake={() => forwardQuestion(turn, helper, from)}
  >
    <HelperAvatar helper={helper} size="sm" />
    <span>
      Go to {helpers[helper].name}
      <small>Your question goes along.{turn.uncounted && ' This answer didn’t count.'}</small>
    </span>
  </HelperLinkOrUpgrade>
);
