import { type ChatRequest, systemOf, userWordsOf } from './chat-request.ts';

const days: Readonly<Record<string, string>> = {
  Monday: 'lunes',
  Tuesday: 'martes',
  Wednesday: 'miércoles',
  Thursday: 'jueves',
  Friday: 'viernes',
  Saturday: 'sábado',
  Sunday: 'domingo',
};
/** What a translation keeps: places, amounts, numbers, days and names. */
const details =
  /\[[^\]\n]+\](?:\([^)]*\))?|[$€£]?\d[\d.,:%/-]*(?: ?[ap]\.?m\b\.?)?|(?<=[^.!?\n"] )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu;

/** A line in Spanish that says the details of the English one: nothing on this machine translates. */
const spanish = (line: string) => {
  const kept = [...line.matchAll(details)].map(([one]) => (days[one] ?? one).replace(/[.,]$/, ''));
  return kept.length
    ? `Le escribo sobre lo siguiente: ${[...new Set(kept)].join(', ')}.`
    : 'Gracias por su tiempo.';
};

/** The draft of a request in Spanish; undefined for another request. */
export const draftInSpanish = (request: ChatRequest) => {
  if (!systemOf(request).startsWith('You put a message of a small service business into Spanish'))
    return undefined;
  const [, subject = 'null', body = ''] =
    /<draft_text_\w+>\nSubject: ([^\n]*)\n\n([\s\S]*?)\n<\/draft_text_/.exec(
      userWordsOf(request),
    ) ?? [];
  const lines = body.split('\n').map((line) => line && spanish(line));
  return { subject: subject === 'null' ? null : spanish(subject), body: lines.join('\n') };
};
