import { businessRows } from '../../shared/domain/chat/prompt/business-rows.ts';
import { datedMessage } from '../../shared/domain/chat/prompt/helper-prompt.ts';
import { findCasePrompt } from '../cases/case-prompt.ts';
import type { ExamCase } from '../cases/exam-case.ts';
import { photoWords } from '../cases/photo.ts';
import { contextOfCase, filledPrompt, newIds, nowOf } from './case-context.ts';

type Asked = Parameters<typeof filledPrompt>[0];

/** An owner's input as typed text: the title of the prompt and the owner's own values, without the prompt's text. */
const typed = (asked: Asked) => {
  const filled = filledPrompt(asked);
  const prompt = filled && findCasePrompt(filled.id);
  if (!prompt) return '';
  const values: Readonly<Record<string, string | undefined>> = {
    ...filled.additionalInputs,
    ...filled.numbers,
  };
  const rows = prompt.additionalInputs.flatMap(({ id, label }) =>
    values[id] ? [`- ${label}: ${values[id]}`] : [],
  );
  const named = new Set(prompt.additionalInputs.map(({ id }) => id));
  const numbers = Object.entries(filled.numbers ?? {}).flatMap(([id, value]) =>
    value && !named.has(id) ? [`- ${id.replaceAll('_', ' ')}: ${value}`] : [],
  );
  return [
    prompt.title,
    ...rows,
    ...numbers,
    `What I want from it: ${filled.specificOutcome}`,
    filled.constraints ? `Limits: ${filled.constraints}` : '',
  ]
    .filter(Boolean)
    .join('\n');
};

const words = (asked: Asked) => [typed(asked), asked.message ?? ''].filter(Boolean).join('\n\n');

/** The same question for a plain chat model: all facts in one message, without anything of the product. */
export const plainQuestion = (one: ExamCase): string => {
  const { business, memory } = contextOfCase(one, newIds());
  const known = memory
    .filter(({ paused }) => !paused)
    .map(({ key, text }) => `- ${key ? `${key}: ` : ''}${text}`);
  const numbers = Object.entries(one.kept ?? {}).map(
    ([id, value]) => `- ${id.replaceAll('_', ' ')}: ${value}`,
  );
  const tasks = (one.tasks ?? []).map(
    ({ title, state, due_in }) => `- ${title} (${state}, due in ${due_in} days)`,
  );
  const earlier = (one.earlier ?? []).map(
    (turn) =>
      `I asked: ${words({ ...turn, business: one.business })}\nThe answer was: ${turn.answer}`,
  );
  return datedMessage(
    [
      ['About my business:', ...businessRows(business)].filter(Boolean).join('\n'),
      known.length ? ['What I said before:', ...known].join('\n') : '',
      numbers.length ? ['My numbers:', ...numbers].join('\n') : '',
      tasks.length ? ['My tasks:', ...tasks].join('\n') : '',
      ...earlier,
      words(one),
      one.photo ? `The photo shows: ${photoWords[one.photo]}` : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    nowOf(one),
    business,
  );
};
