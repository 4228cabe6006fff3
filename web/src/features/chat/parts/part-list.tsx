import '#web/ui/styles/links-and-chips.css';
import '#web/features/week/week.css';
import './parts.css';
import ArrowRight from '@lucide/icons/icons/arrow-right';
import { memo, useId } from 'react';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import type { HandoffPart, QuestionPart, TextPart } from '#shared/domain/chat/answer-parts/part.ts';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EstimatedAmounts, WithEstimatedAmounts } from '#web/ui/markdown/estimated-amounts.tsx';
import { useChatActions } from '../conversation/chat-actions-context.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';
import { HelperLinkOrUpgrade } from '../helper-link-or-upgrade.tsx';
import { forwardQuestion } from '../question/forward-question.ts';
import { GrowingMarkdown } from './growing-markdown.tsx';
import { JumpChips } from './jump-chips.tsx';
import type { AnswerProps, PartProps } from './part-props.ts';
import { PartsWithDrafts } from './parts-with-drafts.tsx';
import { StepList } from './step-list.tsx';

// Loaded with what draws an answer, so that a press copies it at once and offline.
export { copyWholeAnswer } from './copy-whole-answer.ts';

/** The one question of an answer: its choices fill the input while it is the last one, and are only read afterwards. */
const QuestionChoices = ({ part, isOpen }: { part: QuestionPart; isOpen: boolean }) => {
  const actions = useChatActions();
  const id = useId();
  const { text, choices } = part;
  return (
    <section className="question-part" aria-labelledby={id}>
      <h3 id={id}>
        <WithEstimatedAmounts text={text} />
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
      <b>Go to {helpers[helper].name}</b>
      <small>{brief || 'Your question goes along.'}</small>
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
    <HelperLinkOrUpgrade
      helper={helper}
      className="handoff"
      onTake={() => forwardQuestion(turn, helper, actions.conversation.place, brief)}
    >
      {content}
    </HelperLinkOrUpgrade>
  );
};

/** The parts of an answer, each in the look of what it is for; while it arrives only the part that grows is drawn again. */
export const PartList = (props: AnswerProps) => (
  <EstimatedAmounts amounts={props.isArriving ? undefined : props.turn.estimates}>
    <Parts {...props} />
  </EstimatedAmounts>
);

const Parts = (props: AnswerProps) => {
  if (props.parts.some(({ kind }) => kind === 'draft'))
    return <PartsWithDrafts {...props} PlainPart={PlainPart} />;
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
const PlainPart = ({ part, parts, index, turn, isArriving, isLast }: PartProps) => {
  switch (part.kind) {
    case 'text': {
      const chips = index === 0 && !isArriving && <JumpChips turn={turn} parts={parts} />;
      // They follow the answer in a sentence, and precede one that is longer.
      const isLong = part.markdown.includes('\n\n');
      return (
        <>
          {isLong && chips}
          <Words markdown={part.markdown} isFirst={index === 0} />
          {!isLong && chips}
        </>
      );
    }
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

/** The bold words with which an answer begins are the answer in short. */
const headline = /^\*\*[^*\n]{3,80}\*\*(?=\s|$)/;

type WordsProps = Pick<TextPart, 'markdown'> & { isFirst: boolean };

const Words = memo(({ markdown, isFirst }: WordsProps) => (
  <div className="markdown" data-headline={(isFirst && headline.test(markdown)) || undefined}>
    <GrowingMarkdown text={markdown} />
  </div>
));
