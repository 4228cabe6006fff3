import './history.css';
import type { ReactNode } from 'react';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { clearedConversationTitle } from '#shared/domain/chat/conversation-title-and-preview.ts';
import type { Turn } from '#shared/domain/chat/turn-schemas.ts';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { answerMarkdown } from './answer-markdown.ts';
import type { FullConversation } from './full-conversation.ts';
import { countedMessages, dateAndTime } from './history-words.ts';

/** A whole conversation to read, without anything to press in it; the children are the actions above it, which are not printed. */
export const ReadOnlyConversation = ({
  chat,
  turns,
  business,
  children,
}: FullConversation & { business: string | undefined; children: ReactNode }) => {
  const { name } = helpers[chat.helper_id];
  return (
    <article className="print-view">
      <p className="actions row">{children}</p>
      <header>
        <h1>{chat.title || clearedConversationTitle}</h1>
        <p className="meta">
          {[name, business, countedMessages(chat.message_count), dateAndTime(chat.updated_at)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      {turns.length === 0 && <p>This chat is empty.</p>}
      {turns.map((turn) => (
        <PrintedTurn key={turn.id} turn={turn} name={name} />
      ))}
    </article>
  );
};

const PrintedTurn = ({ turn, name }: { turn: Turn; name: string }) => (
  <section className="print-turn">
    <h2 className="meta">
      <b>You</b>
      <time dateTime={turn.created_at}>{dateAndTime(turn.created_at)}</time>
    </h2>
    <p className="print-question">{[turn.text, ...(turn.prompt?.lines ?? [])].join('\n')}</p>
    <h2 className="meta">
      <b>{name}</b>
      <time dateTime={turn.answered_at}>{dateAndTime(turn.answered_at)}</time>
    </h2>
    <div className="markdown">
      <Markdown text={answerMarkdown(turn)} />
      {turn.follow_up && <p>{turn.follow_up}</p>}
    </div>
  </section>
);
