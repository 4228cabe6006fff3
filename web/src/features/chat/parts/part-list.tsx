import { memo } from 'react';
import type { TextPart } from '#shared/domain/answer-parts/part.ts';
import { Estimates } from '#web/ui/estimates.tsx';
import '#web/styles/actions.css';
import { GrowingMarkdown } from '../markdown.tsx';
import { DraftedParts } from './drafted-parts.tsx';
import { HandoffLink } from './handoff-link.tsx';
import type { AnswerProps, PartProps } from './part-props.ts';
import '#web/week/week.css';
import './parts.css';
import { QuestionChoices } from './question-choices.tsx';
import { StepList } from './step-list.tsx';

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
