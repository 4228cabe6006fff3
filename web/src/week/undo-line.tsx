import { useEffect, useRef } from 'react';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { saidDay } from './day-words.ts';
import { ignoreDouble } from './ignore-double.ts';
import type { Undoable } from './use-undo.ts';

const wordsOf = ({ change }: Undoable, today: LocalDate) => {
  if (change.kind === 'move') return `Moved to ${saidDay(change.due, today)}`;
  return { tick: 'Done', reopen: 'Open again', drop: 'Not needed', edit: 'Changed' }[change.kind];
};

/** What was done to a task, in its place, and the way back; takes over the focus that the pressed control had. */
export const UndoLine = ({
  undoable,
  today,
  onUndo,
}: {
  undoable: Undoable;
  today: LocalDate;
  onUndo: () => void;
}) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <li className="task-undo" onClickCapture={ignoreDouble}>
      <span role="status">
        {wordsOf(undoable, today)}: {undoable.before.title}
      </span>
      <button ref={button} type="button" className="text-link" onClick={onUndo}>
        Undo<span className="sr-only">: {undoable.before.title}</span>
      </button>
    </li>
  );
};
