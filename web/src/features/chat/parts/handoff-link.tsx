import ArrowRight from '@lucide/icons/icons/arrow-right';
import type { HandoffPart } from '#shared/domain/answer-parts/part.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useChatActions } from '../chat-actions.ts';
import { HelperLink } from '../helper-link.tsx';
import type { LocalTurn } from '../local-turn.ts';
import { takeAlong } from '../take-along.ts';

type Props = { part: HandoffPart; turn: LocalTurn; isArriving: boolean };

/** The way to another helper: the question and what that helper must know go along. */
export const HandoffLink = ({ part: { helper_id: helper, brief }, turn, isArriving }: Props) => {
  const actions = useChatActions();
  const content = (
    <>
      <HelperAvatar helper={helper} />
      <b>Take this to {helpers[helper].name}</b>
      {brief && <small>{brief}</small>}
      <Icon icon={ArrowRight} />
    </>
  );
  if (!actions || isArriving)
    return (
      <p className="handoff" data-helper={helper}>
        {content}
      </p>
    );
  return (
    <HelperLink
      helper={helper}
      className="handoff"
      onTake={() => takeAlong(turn, helper, actions.conversation.place, brief)}
    >
      {content}
    </HelperLink>
  );
};
