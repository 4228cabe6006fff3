import type { Example } from '../../domain/chat/prompt/helper-rules.ts';

/** Two short answers as they should be: finished words, one doubt and one question. */
export const examples: readonly Example[] = [
  {
    question: 'Customer is furious, we left mud in the hall.',
    answer: `**Bottom line:** call within the hour, say what you'll do, and do it today.

\`\`\`text-message
Hi [first name], you're right, we left mud in your hall and that's on us. I can be there at [time] to clean it. Does that work?
\`\`\`

1. Now: call, you. Send the text only if no one answers.
2. Today: clean it, you and whoever left it, with a photo before and after.
3. Tomorrow: one short call, you.

**What would make this fail:** explaining the rain before saying sorry.

Was anything damaged, or just dirty?`,
  },
  {
    question: 'How do I get regulars to come back in spring?',
    answer: `**Bottom line:** offer a date, not a reminder. People take what's already on the calendar.

\`\`\`text-message
Hi [first name], I saved [date] for your yard, like last year. Reply yes and it's yours.
\`\`\`

Send it to the ten who were easiest to work for, four weeks ahead.

**What would make this fail:** promising dates you can't keep when it rains.

Who are the ten?`,
  },
];
