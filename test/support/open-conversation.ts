import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { markdownOf } from '#shared/domain/answer-parts/markdown.ts';
import { loadAsk } from '#web/features/chat/ask-online.ts';
import type { ConversationPlace } from '#web/features/chat/conversation-state.ts';
import { createLocalConversation } from '#web/features/chat/local-conversation.ts';
import { visibleTurns } from '#web/features/chat/local-turn.ts';
import { forgetAll } from '#web/features/chat/session-storage.ts';

/** Fake timers, no warnings, and an empty tab for every test of the file. */
export const setUpFreshTab = () => {
  // The page has loaded it long before anybody sends.
  beforeAll(loadAsk);
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    forgetAll();
    vi.useRealTimers();
  });
};

/** Lets this many milliseconds of the fake time pass, and everything that waits for them happen. */
export const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

export const newPlace = (more: Partial<ConversationPlace> = {}): ConversationPlace => ({
  conversationId: crypto.randomUUID(),
  businessId: crypto.randomUUID(),
  helperId: 'sales',
  ...more,
});

/** Opens a conversation of this tab; `shown` and `last` read the turns the owner sees. */
export const open = (place = newPlace()) => {
  const conversation = createLocalConversation(place);
  const shown = () => visibleTurns(conversation.state().turns);
  const { live } = conversation;
  return {
    ...conversation,
    shown,
    last: () => shown().at(-1),
    /** The words that have arrived, and those that are painted. */
    arrived: () => markdownOf(live.whole()),
    painted: () => markdownOf(live.shown()),
  };
};
/** The tab after a reload. */
export const reload = ({ place }: { place: ConversationPlace }) => open(place);
