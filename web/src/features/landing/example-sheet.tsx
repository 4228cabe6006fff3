import { crew } from 'virtual:crew';
import type { ReactNode } from 'react';
import type { HelperId } from '#shared/domain/helper-ids.ts';
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
export const ExampleSheet = ({ example }: { example: Example }) => {
  const { name } = crew[example.helper];
  return (
    <figure className="sheet" aria-label={`Example conversation with the ${name} helper`}>
      <div className="sheet-head">
        <span>Example: {example.who}</span>
        <span>{name}</span>
      </div>
      <div className="sheet-body">
        <div className="msg msg-mine">
          <div className="body">{example.question}</div>
        </div>
        <div className="msg msg-helper">
          <HelperAvatar helper={example.helper} />
          <p className="meta">
            <b>{name}</b>
          </p>
          <Answer>
            <p>{example.answer}</p>
            <ul className="plan-days">
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

const Answer = ({ children }: { children: ReactNode }) => <div className="body md">{children}</div>;
