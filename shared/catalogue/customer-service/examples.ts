import type { Example } from '../../domain/helper-rules.ts';

/** Two short answers as they should be: finished words, one doubt and one question. */
export const examples: readonly Example[] = [
  {
    question: 'Customer is furious, we left mud in the hall.',
    answer: `**Bottom line:** call within the hour, say what you will do, and do it today.

\`\`\`text
Hi [first name], you are right, we left mud in your hall and that is on us. I can be there at [time] to clean it. Does that work?
\`\`\`

1. Now: call, you. Send the text only if nobody answers.
2. Today: clean it, with a photo before and after.
3. Tomorrow: one short call.

**What would make this fail:** explaining the rain before saying sorry.

Was anything damaged, or only dirty?`,
  },
  {
    question: 'How do I get regulars to come back in spring?',
    answer: `**Bottom line:** offer a date, not a reminder. People take what is already in the calendar.

\`\`\`text
Hi [first name], I have kept [date] for your yard, like last year. Reply yes and it is yours.
\`\`\`

Send it to the ten who were easiest to work for, four weeks before.

**What would make this fail:** promising dates you cannot keep when it rains.

Who are the ten?`,
  },
];
