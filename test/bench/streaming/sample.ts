import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import type { PartEvent } from '#shared/domain/chat/answer-parts/part-events.ts';

const part = (nth: number) => `### Step ${nth}: the quotes of last week

Two by Friday is **realistic** if you work them in this order, see [the list](https://example.com/${nth}).

| Job | Do this | When |
| --- | --- | --- |
| Water heater | Call. No hot water is urgent. | Today, before 10 |
| Repipe | Offer a walk-through of the quote. | Wednesday |

- one thing to do before lunch
- another thing with \`code\` in it

> Morning, it’s Dana from Ridgeline. I can start your bathroom Tuesday 24th or Monday 30th. Which suits?

`;

const tokensOf = (text: string, count = Math.ceil(text.length / 4)) =>
  Array.from({ length: count }, (_, nth) => text.slice(nth * 4, nth * 4 + 4));

/** The events of a part whose long field arrives token by token. */
const told = (index: number, part: Part, text = ''): PartEvent[] => [
  { event: 'part', data: { index, part } },
  ...tokensOf(text).map((piece): PartEvent => ({ event: 'delta', data: { index, text: piece } })),
];

const advice = Array.from({ length: 8 }, (_, nth) => part(nth + 1)).join('');
const message = Array.from(
  { length: 18 },
  (_, nth) => `Hi [first name], it is Dana of [business name]. This is sentence ${nth + 1} to you.`,
).join('\n');
const steps = Array.from({ length: 6 }, (_, nth) => ({
  title: `Call number ${nth + 1}`,
  detail: 'Start with the ones who like you most.',
  due_in_days: nth,
  minutes: 20,
  who: null,
}));
const draft = (channel: 'text-message' | 'email' | 'document', title: string): Part => ({
  kind: 'draft',
  channel,
  title,
  subject: channel === 'email' ? 'Your quote' : null,
  body: '',
});

/** The streamed samples: a long answer of 2,000 tokens as one text, and one of six parts. */
export const answers: Readonly<Record<'text' | 'parts', readonly PartEvent[]>> = {
  text: told(
    0,
    { kind: 'text', markdown: '' },
    Array.from({ length: 40 }, (_, nth) => part(nth + 1))
      .join('')
      .slice(0, 8000),
  ),
  parts: [
    ...told(0, { kind: 'text', markdown: '' }, advice),
    ...told(1, draft('text-message', 'Text to them'), message),
    ...told(2, draft('email', 'The same as an email'), message),
    ...told(3, draft('document', 'A page to print'), advice),
    ...steps.flatMap((_, nth): PartEvent[] => [
      {
        event: 'part',
        data: { index: 4, part: { kind: 'steps', items: steps.slice(0, nth + 1) } },
      },
    ]),
    ...told(
      5,
      { kind: 'question', text: '', choices: ['Yes', 'No'] },
      'Does any regular have a fixed price in writing?',
    ),
  ],
};
