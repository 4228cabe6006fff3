import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { limitedPlan } from '#shared/domain/billing-messages.ts';
import { isLocked } from '#shared/domain/entitlement.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { activeBusiness, useAccount } from '#web/account.ts';
import { UpgradeDialog } from '#web/plan/upgrade-dialog.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import type { ConversationPlace } from './conversation-state.ts';
import type { LocalTurn } from './local-turn.ts';
import { currentConversation } from './session-storage.ts';
import { conversationAt } from './use-conversation.ts';

/** Renders, under an answer that names a helper, the link that takes the question there; the same function on every render. */
export const useSuggestion = ({ conversationId, businessId }: ConversationPlace) =>
  useCallback(
    (turn: LocalTurn) =>
      turn.suggestedHelperId && (
        <SuggestedHelper
          helper={turn.suggestedHelperId}
          onTake={() => takeTo(turn, turn.suggestedHelperId, { conversationId, businessId })}
        />
      ),
    [conversationId, businessId],
  );

/** Puts the question into the input of the named helper, in the conversation this tab has open there unless it is in use. */
const takeTo = (
  { id, text, prompt, title }: LocalTurn,
  helperId: HelperId | null,
  { conversationId, businessId }: Pick<ConversationPlace, 'conversationId' | 'businessId'>,
) => {
  const open = currentConversation(businessId, helperId);
  const place = { businessId, helperId };
  const isInUse = (there: string) => {
    const {
      text: typed,
      editing,
      busy,
    } = conversationAt({ ...place, conversationId: there }).state();
    return typed.trim() !== '' || editing !== null || busy !== null;
  };
  const target = open && !isInUse(open) ? open : crypto.randomUUID();
  const words = prompt ? `${title}: ${prompt.specificOutcome}` : text;
  conversationAt({ ...place, conversationId: target }).carry(words, {
    chat_id: conversationId,
    message_id: id,
  });
};

/** A link to the helper, which takes the question along; a locked helper opens the upgrade dialog. */
const SuggestedHelper = ({ helper, onTake }: { helper: HelperId; onTake: () => void }) => {
  const view = useAccount();
  const [isAsking, setIsAsking] = useState(false);
  const { name } = helpers[helper];
  const label = (
    <>
      <HelperAvatar helper={helper} size="sm" />
      Ask {name} this
    </>
  );
  const look = { className: 'suggested-helper', 'data-helper': helper };
  const selected = activeBusiness(view)?.selected_helpers ?? [];
  if (!isLocked(helper, view.entitlement, selected))
    return (
      <Link {...look} to={`/dashboard/${helper}?view=chat`} onClick={onTake}>
        {label}
      </Link>
    );
  return (
    <>
      <button type="button" {...look} onClick={() => setIsAsking(true)}>
        {label}
        <span className="sr-only">Locked. Upgrade to open.</span>
      </button>
      {isAsking && (
        <UpgradeDialog
          helperName={name}
          plan={limitedPlan(view.entitlement.plan)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
};
