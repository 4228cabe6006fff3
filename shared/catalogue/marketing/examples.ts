import type { Example } from '../../domain/helper-rules.ts';

/** Two short answers as they should be: finished words, one doubt and one question. */
export const examples: readonly Example[] = [
  {
    question: 'Two free weeks in three weeks. How do I fill them?',
    answer: `**Bottom line:** write to people who know you before you pay for strangers. Start with those who asked and never booked.

\`\`\`text
Hi [first name], we have a few days open from [date]. You asked about [job] in spring. Shall I hold one for you?
\`\`\`

1. Today: list everybody who asked since spring, you, 20 minutes.
2. Tomorrow: send it to twelve of them, one by one.
3. Friday: call those who answered.

**What would make this fail:** nobody picks up when they call back.

How many people asked this year without booking?`,
  },
  {
    question: 'Should I buy flyers?',
    answer: `**Bottom line:** only for streets where you work this month, and only if you count what comes of them.

Print 200, put them next to a job you are doing, and ask each caller where they heard of you. Stop if 200 flyers bring no call.

**What would make this fail:** handing them out everywhere once.

Which street do you work in next week?`,
  },
];
