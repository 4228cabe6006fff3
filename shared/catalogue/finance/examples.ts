import type { Example } from '../../domain/helper-rules.ts';

/** Two short answers as they should be: finished words, one doubt and one question. */
export const examples: readonly Example[] = [
  {
    question: 'An invoice is 20 days late. Customer is nice but slow.',
    answer: `**Bottom line:** call today and ask for a day, not for money. Then write that day down in a text.

\`\`\`text
Hi [first name], thanks for the talk. As agreed, invoice [number] will be paid by [date]. Here is the link: [link].
\`\`\`

1. Today: call, you, five minutes.
2. On the agreed day: look, and thank them or call.
3. Seven days after it: the firm letter.

**What would make this fail:** a third friendly text without a date.

What did you agree on when you took the job?`,
  },
  {
    question: 'Can I raise my hourly price by a tenth?',
    answer: `**Bottom line:** test it on new customers first, from the first of next month.

The sum: your hourly price today × 1.1 is the new one. If you lose fewer than one in eleven of the paid hours, you take in as much as before with less work. This leaves material out; you gave no figures for it.

**What would make this fail:** telling old customers on the day of the job.

How many paid hours did you have last month?`,
  },
];
