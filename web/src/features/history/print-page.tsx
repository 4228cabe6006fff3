import ArrowLeft from '@lucide/icons/icons/arrow-left';
import Printer from '@lucide/icons/icons/printer';
import { useQuery } from '@tanstack/react-query';
import { Problem } from '#shared/contract/problem.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import type { Turn } from '#shared/domain/chat/chat.ts';
import { clearedTitle } from '#shared/domain/chat/conversation.ts';
import { useAccount } from '#web/core/account.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { contentOf } from './content-of.ts';
import { dateAndTime, historyMessages, messages } from './format.ts';
import { fullConversationQuery } from './full-conversation.ts';

/** A whole conversation on one page, for paper or a PDF. */
export const PrintPage = ({ id }: { id: string }) => {
  const { businesses } = useAccount();
  const { data, error, refetch } = useQuery(fullConversationQuery(id));
  if (error)
    return (
      <ErrorPanel
        title={historyMessages.loadFailed}
        message={isGone(error) ? 'This chat no longer exists.' : error.message}
        {...(!isGone(error) && { onRetry: () => void refetch() })}
      >
        <BackLink />
      </ErrorPanel>
    );
  if (!data) return <Spinner label="Loading chat..." />;
  const { chat, turns } = data;
  const { name } = helpers[chat.helper_id];
  const business = businesses.find((one) => one.id === chat.business_id)?.name;
  return (
    <article className="print-view">
      <p className="actions row">
        <Button onClick={() => print()}>
          <Icon icon={Printer} />
          Print or save as PDF
        </Button>
        <BackLink />
      </p>
      <header>
        <h1>{chat.title || clearedTitle}</h1>
        <p className="meta">
          {[name, business, messages(chat.message_count), dateAndTime(chat.updated_at)]
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
      <Markdown text={contentOf(turn)} />
      {turn.follow_up && <p>{turn.follow_up}</p>}
    </div>
  </section>
);

const BackLink = () => (
  <LinkButton variant="quiet" to="/dashboard/history">
    <Icon icon={ArrowLeft} />
    Back to history
  </LinkButton>
);

const isGone = (error: Error) =>
  error instanceof Problem && (error.code === 'not-found' || error.code === 'invalid');
