import type { StepsPart } from '#shared/domain/chat/answer-parts/part.ts';
import type { LocalDate } from '#shared/domain/lib/local-date.ts';
import { calendarText, calendarType } from '#shared/domain/week/calendar-file.ts';
import { download } from '#web/core/download.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';

type List = {
  part: StepsPart;
  /** The place of the list in its answer. */
  index: number;
  turn: LocalTurn;
  due: (days: number) => LocalDate;
  /** The name of the calendar. */
  name: string;
};

/** Steps as a calendar file; the same steps have the same ids, so that a second import changes them and adds none. */
export const stepsFile = ({ part, index, turn, due, name }: List) => {
  const at = turn.answeredAt ?? turn.at;
  const { host, origin } = location;
  return calendarText(
    part.items.map(({ title, detail, due_in_days, minutes, who }, nth) => ({
      id: `${turn.id}-${index}-${nth}`,
      ...{ title, detail, minutes, who },
      due: due(due_in_days),
      ...{ state: 'open', version: 1, created_at: at, updated_at: at },
    })),
    { name, host, url: `${origin}/dashboard` },
  );
};

/** Hands the file to the browser. */
export const downloadSteps = (list: List) =>
  download(stepsFile(list), calendarType, 'sevenhands-steps.ics');
