import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { useAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import type { ConversationPlace } from './conversation/conversation-place.ts';
import { useConversation } from './conversation/open-conversations.ts';

/** This tab's conversation with a helper. */
export type HelperPlace = ConversationPlace & { helperId: HelperId };

/** The two newest saved conversations with a helper, on plans that save chats; undefined while they are asked for. */
const useNewestChats = ({ businessId, helperId }: HelperPlace) => {
  const { saves_history } = useAccount().entitlement;
  const { data, isLoading } = useQuery({
    queryKey: ['chats', 'newest', businessId, helperId],
    queryFn: ({ signal }) =>
      api.history.list({ business_id: businessId, helper_id: helperId, limit: 2 }, { signal }),
    enabled: saves_history,
  });
  return isLoading ? undefined : (data ?? null);
};

/**
 * A conversation that can be continued: what it is called and when it went on, once it is saved, and what opens it. `hasMore`
 * where another one is saved with its helper.
 */
export type ConversationToContinue = {
  open: () => void;
  saved: { title: string; updatedAt: string } | null;
  hasMore: boolean;
};

/**
 * The conversation to continue: the newest saved one, unless this tab has one that is not saved yet. Null when there is
 * nothing to continue, undefined while that is not known.
 */
export const useConversationToContinue = (
  place: HelperPlace,
): ConversationToContinue | null | undefined => {
  const [, setSearch] = useSearchParams();
  const { state } = useConversation(place);
  const saved = useNewestChats(place);
  const newest = saved?.items[0];
  // An answer with one of them may have stopped before the second.
  const hasMore = Boolean(saved && (saved.items.length > 1 || saved.next));
  const isOpenHere = state.turns.length > 0 && (!state.saved || state.busy !== null);
  if (newest && !isOpenHere)
    return {
      open: () => setSearch({ memoryId: newest.id }),
      saved: { title: newest.title, updatedAt: newest.updated_at },
      hasMore,
    };
  if (state.turns.length > 0)
    return { open: () => setSearch({ view: 'chat' }), saved: null, hasMore };
  return saved === undefined ? undefined : null;
};
