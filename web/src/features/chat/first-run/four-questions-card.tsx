import Check from '@lucide/icons/icons/check';
import { useEffect, useRef, useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { companySizeLabels, companySizes } from '#shared/domain/account/business-choices.ts';
import { moneyFormatOf } from '#shared/domain/account/money-format.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import {
  type ExamplePiece,
  firstRunExampleMessage,
} from '#shared/domain/chat/first-run-example-message.ts';
import type { FirstAnswers } from '#shared/domain/chat/first-run-questions.ts';
import {
  type FirstRunQuestion,
  firstRunQuestions,
} from '#shared/domain/chat/first-run-questions.ts';
import { isLocked } from '#shared/domain/plan/entitlement.ts';
import { useAccount } from '#web/core/account.ts';
import { Icon } from '#web/ui/icon.tsx';
import { FourQuestionsAnswerForm } from './four-questions-answer-form.tsx';
import { useFirstRun } from './use-first-run.ts';
import '#web/ui/styles/links-and-chips.css';
import './first-run.css';

/**
 * The first-run card of a new owner: one question at a time beside a message that uses each answer at once. On later days
 * it is not what the page is about (`isMain`), and its button is not filled.
 */
export const FourQuestionsCard = ({
  business,
  isMain,
}: {
  business: Business;
  isMain: boolean;
}) => {
  const run = useFirstRun(business);
  const [draft, setDraft] = useState<Partial<FirstAnswers>>({});
  // A card that was never needed does not appear. Only the last question depends on what is being loaded.
  const [hasActed, setHasActed] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  const isKnown = run.now && (run.now !== 'price' || !run.isLoading);
  if (!isNeeded && isKnown) setIsNeeded(true);
  if (!isNeeded) return null;
  const { now, answers } = run;
  const act = () => {
    setDraft({});
    setHasActed(true);
  };
  const change = (question: FirstRunQuestion) => {
    act();
    run.change(question);
  };
  return (
    <section
      className="first-run"
      data-main={isMain || undefined}
      aria-labelledby="first-run-title"
    >
      <div className="first-run-ask">
        <h2 id="first-run-title" className="sr-only">
          4 quick questions
        </h2>
        <Steps answers={answers} now={now} />
        {now ? (
          <FourQuestionsAnswerForm
            key={now}
            question={now}
            business={business}
            isMain={isMain}
            value={answers[now]}
            takesFocus={hasActed}
            onDraft={(value) => setDraft({ [now]: value })}
            onAnswer={async (value) => {
              await run.answer(now, value);
              act();
            }}
            onSkip={() => {
              act();
              run.skip(now);
            }}
            onPutAway={() => {
              act();
              run.putAway();
            }}
          />
        ) : (
          <Done takesFocus={hasActed} />
        )}
      </div>
      <Example
        business={business}
        pieces={firstRunExampleMessage(business, { ...answers, ...draft })}
      />
      <Answered business={business} answers={answers} now={now} onChange={change} />
    </section>
  );
};

const Done = ({ takesFocus }: { takesFocus: boolean }) => {
  const words = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is no longer there.
  useEffect(() => {
    if (takesFocus) words.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <p className="first-run-done" role="status" ref={words} tabIndex={-1}>
      That’s it for now. Your helpers will use this starting with your first question.
    </p>
  );
};

/** How far the owner is: what is answered fills the tape from the left. */
const Steps = ({ answers, now }: { answers: FirstAnswers; now: FirstRunQuestion | null }) => {
  const ordered = firstRunQuestions.toSorted((a, b) => Number(!answers[a]) - Number(!answers[b]));
  return (
    <ol
      className="first-run-steps"
      aria-label={now ? `Question ${ordered.indexOf(now) + 1} of ${ordered.length}` : 'Done'}
    >
      {ordered.map((one, nth) => (
        <li key={one} data-state={one === now ? 'now' : answers[one] ? 'done' : undefined}>
          {nth + 1}
        </li>
      ))}
    </ol>
  );
};

/** Who could send such a message, the likeliest first. */
const writers = ['marketing', 'sales', 'customer-service', 'social-media'] as const;

/** The helper that can write the example on this plan. */
const useWriter = ({ selected_helpers }: Business) => {
  const { entitlement } = useAccount();
  const open = writers.find((id) => !isLocked(id, entitlement, selected_helpers));
  return open ? helpers[open].name : 'a helper';
};

const Example = ({ business, pieces }: { business: Business; pieces: readonly ExamplePiece[] }) => (
  <div className="first-run-example">
    <h3>Here’s what {useWriter(business)} can write with your answers</h3>
    <p className="first-run-bubble">
      {pieces.map((piece, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity of their own
        <Piece key={nth} {...piece} />
      ))}
    </p>
    <p className="hint">
      The yellow parts are from your answers. Fill in the dashed blanks before you send it.
    </p>
  </div>
);

const Piece = ({ kind, text }: ExamplePiece) => {
  if (kind === 'owner') return <mark>{text}</mark>;
  return kind === 'place' ? <span className="first-run-place">{text}</span> : text;
};

const Answered = ({
  business,
  answers,
  now,
  onChange,
}: {
  business: Business;
  answers: FirstAnswers;
  now: FirstRunQuestion | null;
  onChange: (question: FirstRunQuestion) => void;
}) => {
  const said = firstRunQuestions.filter((one) => answers[one] && one !== now);
  if (said.length === 0) return null;
  return (
    <ul className="first-run-answered" aria-label="What you answered">
      {said.map((one) => {
        const words = wordsOf(one, answers[one], business);
        return (
          <li key={one}>
            <Icon icon={Check} />
            {words}
            <button type="button" className="text-link" onClick={() => onChange(one)}>
              Change<span className="sr-only"> {words}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};

const wordsOf = (question: FirstRunQuestion, value: string, business: Business) => {
  if (question === 'price') return `${moneyFormatOf(business)(Number(value))} for a typical job`;
  const size = question === 'team' && companySizes.find((one) => one === value);
  return size ? companySizeLabels[size] : value;
};
