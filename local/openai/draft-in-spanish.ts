import { type ChatRequest, systemOf, userWordsOf } from './chat-request.ts';

/** The same month or weekday in English and in Spanish. */
const inBoth = (month: number, day: number, part: 'month' | 'weekday') =>
  ['en', 'es'].map((language) =>
    new Date(2026, month, day).toLocaleDateString(language, { [part]: 'long' }),
  ) as [string, string];
const dates = new Map(
  Array.from({ length: 12 }, (_, nth) => nth).flatMap((nth) => [
    inBoth(nth, 1, 'month'),
    inBoth(0, nth, 'weekday'),
  ]),
);
/** What a message holds besides words: places, amounts, numbers and names. */
const details =
  /\[[^\]\n]+\]|[$€£]?\d[\d.,:%/-]*(?: ?[ap]\.?m\b\.?)?|\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)+|(?<=[^.!?\n"] )\p{Lu}[\p{L}'’-]*/gu;

/** The details of an English text in a Spanish one: nothing on this machine translates. */
const spanish = (text: string) => {
  const found = [...text.matchAll(details)].map(([one]) => one.replace(/[.,:]$/, ''));
  const kept = [...new Set(found)].map((one) => dates.get(one) ?? one);
  return `Hola. Le escribo por el trabajo que ya conoce. Estos son los datos del mensaje: ${kept.join(', ')}. ¿Le parece bien así? Por favor, responda cuando pueda. Muchas gracias.`;
};

/** The draft of a request in Spanish; undefined for another request. */
export const draftInSpanish = (request: ChatRequest) => {
  if (!systemOf(request).startsWith('You put a message of a small service business into Spanish'))
    return undefined;
  const [, subject = 'null', body = ''] =
    /<draft_text_\w+>\nSubject: ([^\n]*)\n\n([\s\S]*?)\n<\/draft_text_/.exec(
      userWordsOf(request),
    ) ?? [];
  return {
    subject: subject === 'null' ? null : `Un mensaje sobre ${subject}`.slice(0, 150),
    body: spanish(body),
  };
};
