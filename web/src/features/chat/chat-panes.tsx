import './chats/chats.css';
import { type ReactNode, Suspense, useMemo } from 'react';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { useAccount } from '#web/core/account.ts';
import { lazyPart } from '#web/core/lazy-part.ts';
import { useNarrow, useThreePanes } from '#web/ui/use-layout-breakpoints.ts';
import type { ConversationPlace } from './conversation/conversation-place.ts';
import type { ConversationState } from './conversation/conversation-state.ts';
import { visibleTurns } from './conversation/visible-turns.ts';

const ChatsPane = lazyPart(async () => (await import('./chats/chats-pane.tsx')).ChatsPane);
const ReadyPane = lazyPart(
  async () => (await import('./ready/ready-to-use-pane.tsx')).ReadyToUsePane,
);

type Props = {
  place: ConversationPlace & { helperId: HelperId };
  state: ConversationState;
  canBegin: boolean;
  onNew: () => void;
  onBack: () => void;
  children: ReactNode;
};

/** A conversation, with its helper's other chats on its left where these are saved and what is ready to use on its right, as far as the window has room. */
export const ChatPanes = ({ place, state, canBegin, onNew, onBack, children }: Props) => {
  const { saves_history } = useAccount().entitlement;
  const isNarrow = useNarrow();
  const hasThree = useThreePanes();
  const turns = useMemo(() => visibleTurns(state.turns), [state.turns]);
  return (
    <div className="chat-panes">
      {!isNarrow && saves_history && (
        <Suspense fallback={<div className="chats-pane" />}>
          <ChatsPane
            place={place}
            openId={place.conversationId}
            canBegin={canBegin}
            onNew={onNew}
            onBack={onBack}
          />
        </Suspense>
      )}
      <div className="chat-pane">{children}</div>
      {hasThree && (
        <Suspense fallback={<div className="ready-pane" />}>
          <ReadyPane place={place} turns={turns} />
        </Suspense>
      )}
    </div>
  );
};
