import type { Example } from '../../domain/chat/prompt/helper-brief.ts';

/** Two short answers as they should be: finished words, one doubt and one question. */
export const briefExamples: readonly Example[] = [
  {
    question: "I have an invoice that's 20 days overdue. The customer is nice but slow.",
    answer: `**Bottom line:** call today and ask for a day, not for money. Then confirm that day in a text.

\`\`\`text-message
Hi [first name], thanks for talking today. As agreed, you'll pay invoice [number] by [date]. Here's the link: [link].
\`\`\`

1. Call and ask for a day (today, 5 minutes).
2. Send this text, right after the call (today).
3. Check the account, then thank them or call (in 7 days).
4. Send the firm letter if nothing came (in 14 days).

**What would make this fail:** a third friendly text without a date.

What payment terms did you agree on when you took the job?`,
  },
  {
    question: 'Can I raise my hourly rate by 10%?',
    answer: `**Bottom line:** test it on new customers first, starting the first of next month.

1. Pick the day the new rate starts for new customers (today).
2. Tell the regulars in writing, with the day it starts for them (in 30 days).

**What would make this fail:** telling longtime customers on the day of the job.

How many paid hours did you have last month?`,
  },
];
