import { helperSummaries } from 'virtual:helper-summaries';
import type { ReactNode } from 'react';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';

export type Example = {
  helper: HelperId;
  /** Whose question it could be, for example "a two-van plumbing outfit". */
  who: string;
  question: string;
  answer: string;
  /** When to do what, in order. */
  steps: readonly (readonly [when: string, what: string])[];
};

/** An example conversation, marked as one: nobody in it is a customer. */
export const ExampleChat = ({ example }: { example: Example }) => {
  const { name } = helperSummaries[example.helper];
  return (
    <figure className="example-card" aria-label={`Sample chat with the ${name} helper`}>
      <div className="example-card-header">
        <span>Example: {example.who}</span>
        <span>{name}</span>
      </div>
      <div className="example-card-body">
        <div className="message user-message">
          <div className="message-body">{example.question}</div>
        </div>
        <div className="message assistant-message">
          <HelperAvatar helper={example.helper} />
          <p className="meta">
            <b>{name}</b>
          </p>
          <Answer>
            <p>{example.answer}</p>
            <ul className="example-steps">
              {example.steps.map(([when, what]) => (
                <li key={when}>
                  <b>{when}</b>
                  <span>{what}</span>
                </li>
              ))}
            </ul>
          </Answer>
        </div>
      </div>
    </figure>
  );
};

const Answer = ({ children }: { children: ReactNode }) => (
  <div className="message-body markdown">{children}</div>
);
