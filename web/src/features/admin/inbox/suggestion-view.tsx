import ArrowLeft from '@lucide/icons/icons/arrow-left';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/loading-indicators.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { failureText } from '../admin-failures.ts';
import { momentText } from '../admin-format.ts';
import { type SuggestionDetail, suggestionQuery } from '../admin-queries.ts';
import { AdminSection } from '../admin-section.tsx';
import { makerOf } from './open-suggestions.tsx';
import { OtherMessages, Replies } from './replies-and-other-messages.tsx';
import { SenderSection } from './sender-section.tsx';
import { SuggestionsReplyForm } from './suggestions-reply-form.tsx';

/** One suggestion with its answers, the account it came from, and the way to answer it. */
export const SuggestionView = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(suggestionQuery(id));
  return (
    <>
      <p>
        <LinkButton variant="quiet" to="/admin?view=inbox&show=ideas">
          <Icon icon={ArrowLeft} />
          Ideas
        </LinkButton>
      </p>
      {data ? (
        <Idea {...data} />
      ) : error ? (
        <ErrorPanel message={failureText('suggestion', error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </>
  );
};

const Idea = ({ suggestion, email, replies, others, account, lately }: SuggestionDetail) => {
  // The button that was pressed is gone once the idea is done.
  const { ref, refocus } = useRefocus<HTMLParagraphElement>();
  return (
    <div className="columns">
      <AdminSection title="Idea">
        <p>
          <b>{email ?? makerOf(suggestion)}</b>
          <br />
          <small>
            <time dateTime={suggestion.created_at}>{momentText(suggestion.created_at)}</time>
            {suggestion.done && ', done'}
          </small>
        </p>
        <p className="message-words" ref={ref} tabIndex={-1}>
          {suggestion.suggestion_text}
        </p>
        <Replies replies={replies} />
        {!email && (
          <p className="hint">They left no address, so this can’t be answered by email.</p>
        )}
        {!suggestion.done && (
          <SuggestionsReplyForm
            ids={[suggestion.id]}
            label="Send and done"
            hasAddress={email !== null}
            onDone={refocus}
          />
        )}
        <OtherMessages messages={others} />
      </AdminSection>
      <SenderSection account={account} lately={lately} />
    </div>
  );
};
