import { helperSummaries } from 'virtual:helper-summaries';
import MessageSquare from '@lucide/icons/icons/message-square';
import { Fragment } from 'react';
import type { TradeExample } from '#shared/catalogue/trade-pages/trade-page.ts';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** An answer in its parts as the product shows them: words, a draft to send, and steps; marked as an example. */
export const TradeExampleCard = ({ example }: { example: TradeExample }) => {
  const { helper, who, question, answer, draft, steps } = example;
  const { name } = helperSummaries[helper];
  return (
    <figure className="example-card" aria-label={`Example conversation with the ${name} helper`}>
      <div className="example-card-header">
        <span>Example: {who}</span>
        <span>{name}</span>
      </div>
      <div className="example-card-body">
        <div className="message user-message">
          <div className="message-body">{question}</div>
        </div>
        <div className="message assistant-message">
          <HelperAvatar helper={helper} />
          <p className="meta">
            <b>{name}</b>
          </p>
          <div className="message-body markdown">
            <p>{answer}</p>
            <div className="example-draft">
              <p className="example-draft-title">
                <Icon icon={MessageSquare} />
                <b>{draft.title}</b>
              </p>
              <p className="example-draft-body">
                <Places text={draft.body} />
              </p>
            </div>
            <ol className="example-steps">
              {steps.map(([when, what]) => (
                <li key={when}>
                  <b>{when}</b>
                  <span>{what}</span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </figure>
  );
};

/** Text whose places in brackets, which the owner fills in, are shown as such. */
const Places = ({ text }: { text: string }) =>
  text.split(/\[([^\]]+)\]/).map((piece, nth) =>
    nth % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text
      <Fragment key={nth}>{piece}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text
      <span key={nth} className="example-place">
        {piece}
      </span>
    ),
  );
