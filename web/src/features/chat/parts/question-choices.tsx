import { useId } from 'react';
import type { QuestionPart } from '#shared/domain/answer-parts/part.ts';
import { WithEstimates } from '#web/ui/estimates.tsx';
import { useChatActions } from '../chat-actions.ts';

/** The one question of an answer: its choices fill the input while it is the last one, and are only read afterwards. */
export const QuestionChoices = ({ part, isOpen }: { part: QuestionPart; isOpen: boolean }) => {
  const actions = useChatActions();
  const id = useId();
  const { text, choices } = part;
  return (
    <section className="question-part" aria-labelledby={id}>
      <h3 id={id}>
        <WithEstimates text={text} />
      </h3>
      {choices.length > 0 && (
        <ul className="choice-list" aria-label="Answers to choose from">
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
