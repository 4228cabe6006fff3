import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import '#web/styles/index.css';
import '#web/styles/app.css';
import '#web/features/chat/chat.css';
import { type LocalTurn, newTurn } from '#web/features/chat/local-turn.ts';
import { MessageList } from '#web/features/chat/message-list.tsx';
import { createStreamingText, type StreamingText } from '#web/features/chat/streaming-text.ts';
import { useAutoscroll } from '#web/features/chat/use-autoscroll.ts';
import { TypingIndicator } from '#web/ui/typing-indicator.tsx';
import { tokens } from './sample.ts';

const speaker = { helper: 'sales', name: 'Sales' } as const;
const question = newTurn('01KAGPZQJ3000000000000000A', { text: 'How?' }, new Date());
const nothing = async () => {};

/** What the chat shows. */
const Ours = ({ live, turn }: { live: StreamingText; turn: LocalTurn }) => {
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

/** The floor: the same words in the same place at the same moments, unformatted; somebody is typing here too. */
const Plain = ({ live }: { live: StreamingText }) => {
  const text = useSyncExternalStore(live.subscribe, live.shown);
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

/** Streams the sample into one of the two, a token every `gapMs`; resolves when the last one is on screen. */
const run = async (kind: 'ours' | 'plain', gapMs: number) => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const live = createStreamingText();
  const show = (turn: LocalTurn) =>
    root.render(kind === 'ours' ? <Ours {...{ live, turn }} /> : <Plain live={live} />);
  show(question);
  const start = performance.now();
  for (let nth = 0; nth < tokens.length; ) {
    await new Promise((resolve) => setTimeout(resolve, gapMs));
    // A timer is late now and then; what came meanwhile arrives together, as it does on a network.
    const due = Math.min(tokens.length, Math.ceil((performance.now() - start) / gapMs));
    for (; nth < due; nth++) live.add(tokens[nth] ?? '');
  }
  show({ ...question, state: 'answered', content: live.whole() });
  await new Promise((resolve) => setTimeout(resolve, 300));
  const shown = host.innerText.length;
  root.unmount();
  host.remove();
  return shown;
};

Object.assign(window, { run });
