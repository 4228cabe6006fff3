import { QueryClientProvider } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import { longTextOf } from '#shared/domain/chat/answer-parts/part-events.ts';
import '#web/ui/styles/index.css';
import '#web/ui/styles/signed-in.css';
import '#web/features/chat/conversation/chat.css';
import { accountQuery } from '#web/core/account.ts';
import { queryClient } from '#web/core/query-client.ts';
import {
  createStreamingParts,
  type StreamingParts,
} from '#web/features/chat/answer/streaming-parts.ts';
import { type LocalTurn, newTurn } from '#web/features/chat/conversation/local-turn.ts';
import { MessageList } from '#web/features/chat/conversation/message-list.tsx';
import { useAutoscroll } from '#web/features/chat/conversation/use-autoscroll.ts';
import { TypingIndicator } from '#web/ui/typing-indicator.tsx';
import { answers } from './sample.ts';

const speaker = { helper: 'sales', name: 'Sales' } as const;
const question = newTurn('01KAGPZQJ3000000000000000A', { text: 'How?' }, new Date());
const nothing = async () => {};

/** The answer as the chat shows it. */
const Ours = ({ live, turn }: { live: StreamingParts; turn: LocalTurn }) => {
  const { isAway } = useAutoscroll(document.body);
  return (
    <main className="talk" data-away={isAway}>
      <MessageList
        speaker={speaker}
        turns={[turn]}
        live={live}
        isBusy={turn.state === 'waiting'}
        onRetry={() => {}}
        onContinue={() => {}}
        onRate={nothing}
      />
    </main>
  );
};

/** The floor: the same words in the same place at the same moments, unformatted, with the typing indicator. */
const Plain = ({ live }: { live: StreamingParts }) => {
  const text = useSyncExternalStore(live.subscribe, live.shown).map(longTextOf).join('\n\n');
  const { isAway } = useAutoscroll(document.body);
  return (
    <main className="talk" data-away={isAway}>
      <ol className="thread">
        <li className="message assistant-message">
          <div className="body md" style={{ whiteSpace: 'pre-wrap' }}>
            {text}
          </div>
        </li>
        <li className="typing">
          <TypingIndicator />
        </li>
      </ol>
    </main>
  );
};

/** Streams a sample into one of the two, a token every `gapMs`; resolves when the last one is on screen. */
const run = async (kind: 'ours' | 'plain', sample: keyof typeof answers, gapMs: number) => {
  const events = answers[sample];
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const live = createStreamingParts();
  const show = (turn: LocalTurn) =>
    root.render(
      kind === 'ours' ? (
        <QueryClientProvider client={queryClient}>
          <MemoryRouter>
            <Ours {...{ live, turn }} />
          </MemoryRouter>
        </QueryClientProvider>
      ) : (
        <Plain live={live} />
      ),
    );
  show(question);
  const start = performance.now();
  for (let nth = 0; nth < events.length; ) {
    await new Promise((resolve) => setTimeout(resolve, gapMs));
    // A timer is late sometimes; tokens in between arrive together, as on a network.
    const due = Math.min(events.length, Math.ceil((performance.now() - start) / gapMs));
    for (const event of events.slice(nth, due)) live.apply(event);
    nth = due;
  }
  show({
    ...question,
    state: 'answered',
    content: answerAsMarkdown(live.whole()),
    parts: live.whole(),
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  const shown = host.innerText.length;
  root.unmount();
  host.remove();
  return shown;
};

// Parts need a business; this one has no name.
const view = { account: { active_business_id: null }, businesses: [] };
queryClient.setQueryData(accountQuery.queryKey, view as never);
queryClient.setQueryDefaults(accountQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY });

Object.assign(window, { run });
