import '#web/ui/styles/actions.css';
import '#web/features/week/week.css';
import './parts.css';
import ArrowRight from '@lucide/icons/icons/arrow-right';
import { memo, useId } from 'react';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import type { HandoffPart, QuestionPart, TextPart } from '#shared/domain/chat/answer-parts/part.ts';
import { Estimates, WithEstimates } from '#web/ui/estimates.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { GrowingMarkdown } from '../answer/markdown.tsx';
import { useChatActions } from '../conversation/chat-actions.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';
import { HelperLink } from '../helper-link.tsx';
import { forwardQuestion } from '../question/forward-question.ts';
import { DraftedParts } from './drafted-parts.tsx';
import type { AnswerProps, PartProps } from './part-props.ts';
import { StepList } from './step-list.tsx';

/** The one question of an answer: its choices fill the input while it is the last one, and are only read afterwards. */
const QuestionChoices = ({ part, isOpen }: { part: QuestionPart; isOpen: boolean }) => {
  const actions = useChatActions();
  const id = useId();
  const { text, choices } = part;
  return (
    <section className="question-part" aria-labelledby={id}>
      <h3 id={id}>
        <WithEstimates text={text} />
      </h3>
      {choices.length > 0 && (
        <ul className="choice-list" aria-label="Suggested answers">
          {choices.map((choice) => (
            <li key={choice}>
              {isOpen && actions ? (
                <button type="button" className="chip" onClick={() => actions.write(choice)}>
                  {choice}
                </button>
              ) : (
                <span className="chip">{choice}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

type Props = { part: HandoffPart; turn: LocalTurn; isArriving: boolean };

/** The way to another helper: the question and what that helper must know go along. */
const HandoffLink = ({ part: { helper_id: helper, brief }, turn, isArriving }: Props) => {
  const actions = useChatActions();
  const content = (
    <>
      <HelperAvatar helper={helper} />
      <b>Ask {helpers[helper].name}</b>
      {brief && <small>{brief}</small>}
      <Icon icon={ArrowRight} />
    </>
  );
  if (!actions || isArriving)
    return (
      <p className="handoff" data-helper={helper}>
        {content}
      </p>
    );
  return (
    <HelperLink
      helper={helper}
      className="handoff"
      onTake={() => forwardQuestion(turn, helper, actions.conversation.place, brief)}
    >
      {content}
    </HelperLink>
  );
};

export { copyWholeAnswer } from './copy-whole-answer.ts';

/** The parts of an answer, each in the look of what it is for; while it arrives only the part that grows is drawn again. */
export const PartList = (props: AnswerProps) => (
  <Estimates amounts={props.isArriving ? undefined : props.turn.estimates}>
    <Parts {...props} />
  </Estimates>
);

const Parts = (props: AnswerProps) => {
  if (props.parts.some(({ kind }) => kind === 'draft'))
    return <DraftedParts {...props} PlainPart={PlainPart} />;
  return (
    <div className="parts">
      {props.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are only ever added at the end
        <PlainPart key={index} {...props} part={part} index={index} />
      ))}
    </div>
  );
};

/** A part that is no draft. */
const PlainPart = ({ part, index, turn, isArriving, isLast }: PartProps) => {
  switch (part.kind) {
    case 'text':
      return <Words markdown={part.markdown} />;
    case 'steps':
      return <StepList part={part} index={index} turn={turn} isArriving={isArriving} />;
    case 'question':
      return <QuestionChoices part={part} isOpen={isLast && !isArriving} />;
    case 'handoff':
      return <HandoffLink part={part} turn={turn} isArriving={isArriving} />;
    case 'draft':
      return null;
  }
};

const Words = memo(({ markdown }: Pick<TextPart, 'markdown'>) => (
  <div className="markdown">
    <GrowingMarkdown text={markdown} />
  </div>
));
