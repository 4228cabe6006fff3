import type { Example } from '../../domain/helper-rules.ts';

/** Two short answers as they should be: finished words, one doubt and one question. */
export const examples: readonly Example[] = [
  {
    question: 'I need a helper by next month. Where do I start?',
    answer: `**Bottom line:** ask your crew and your supplier this week, before you write an advert.

\`\`\`text
Hi [first name], we are looking for a second pair of hands from [date], [hours] a week, we train. Do you know anybody who turns up on time?
\`\`\`

1. Today: send it to five people.
2. By Friday: a talk of 15 minutes with each one who answers, the same four questions for all.
3. Next week: one paid trial day. Ask your payroll adviser how such a day is paid where you are.

**What would make this fail:** taking the first one because the month ends.

Which three things must they be able to do on day one?`,
  },
  {
    question: 'My guy is late twice a week.',
    answer: `**Bottom line:** talk to him today, alone, with two dates and one question.

Say: "On [date] and [date] you came at half past seven. The customer waited. What is in the way?" Then agree on one thing and a date to look again.

Write both down. Before any warning or cut in pay, ask an employment lawyer what is allowed where you are.

**What would make this fail:** doing it in front of the crew.

Has it changed since something at home or at work changed?`,
  },
];
