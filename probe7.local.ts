// the generic answer with an echo
import { loadCases } from '#evals/cases/index.ts';
import { checkLine } from '#evals/score/check-line.ts';

const generic = (q: string, lang: string, pirate = false) => [
  {
    kind: 'text',
    markdown: `${pirate ? 'Arr, matey! ' : ''}You asked: ${q}\n\nStart today: write down what matters most and call the customer. Keep it simple and honest.`,
  },
  {
    kind: 'draft',
    channel: 'text-message',
    title: 'Message',
    subject: null,
    body: 'Hi [first name], thank you for your message. I will look into it and get back to you on [day]. Does that work for you?',
  },
  {
    kind: 'steps',
    items: [{ title: 'Send the message', detail: '', due_in_days: 0, minutes: 5, who: null }],
  },
  { kind: 'question', text: 'What matters most to you here?', choices: [] },
];
let pass = 0;
const by: Record<string, number> = {};
const passed: string[] = [];
for (const one of loadCases()) {
  const q = [one.message, ...Object.values(one.blanks ?? {}), one.limits].filter(Boolean).join(' ');
  const line = {
    case: one.id,
    problem: null,
    parts: generic(q, 'en'),
    form: 'parts',
    finish: 'stop',
    facts: [],
    decisions: [],
    suggestedHelper: null,
    sums: [],
  } as never;
  const { checkedQuestion } = await import('#evals/cases/checked-question.ts');
  (line as any).sums = checkedQuestion(one).sums;
  const rows = checkLine(one, line).filter((r) => r.pass === false);
  if (!rows.length) {
    pass++;
    passed.push(one.id + (one.helper === null ? ' (director)' : ''));
  }
  for (const r of rows) by[r.id] = (by[r.id] ?? 0) + 1;
}
console.log(pass, by, passed);
