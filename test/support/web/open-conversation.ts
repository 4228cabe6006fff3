import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import type { ConversationPlace } from '#web/features/chat/conversation/conversation-place.ts';
import { forgetAllConversations } from '#web/features/chat/conversation/conversation-session-storage.ts';
import { createLocalConversation } from '#web/features/chat/conversation/local-conversation.ts';
import { visibleTurns } from '#web/features/chat/conversation/visible-turns.ts';
import { loadAsk } from '#web/features/chat/question/answer-runner.ts';

/** Fake timers, no warnings, and an empty tab for every test of the file. */
export const setUpFreshTab = () => {
  // The page has loaded it long before a question is sent.
  beforeAll(loadAsk);
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    forgetAllConversations();
    vi.useRealTimers();
  });
};

/** Advances the fake time by this many milliseconds and runs the pending timers. */
export const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

export const newPlace = (more: Partial<ConversationPlace> = {}): ConversationPlace => ({
  conversationId: crypto.randomUUID(),
  businessId: crypto.randomUUID(),
  helperId: 'sales',
  ...more,
});

/** Opens a chat of this tab; `shown` and `last` read the visible turns. */
export const open = (place = newPlace()) => {
  const conversation = createLocalConversation(place);
  const shown = () => visibleTurns(conversation.state().turns);
  const { live } = conversation;
  return {
    ...conversation,
    shown,
    last: () => shown().at(-1),
    /** The received text and the painted text. */
    arrived: () => answerAsMarkdown(live.whole()),
    painted: () => answerAsMarkdown(live.shown()),
  };
};
/** The chat after a reload of the tab. */
export const reload = ({ place }: { place: ConversationPlace }) => open(place);
