import type { Example } from '../../domain/chat/prompt/helper-brief.ts';

/** Two short answers as they should be: finished words, one doubt and one question. */
export const briefExamples: readonly Example[] = [
  {
    question: 'Customer is furious, we left mud in the hall.',
    answer: `**Bottom line:** call within the hour, say what you'll do, and do it today.

\`\`\`text-message
Hi [first name], I'm sorry about the mud in your hall. I can be there at [time] to see it and clean it. Does that work?
\`\`\`

1. Call, and send the text only if no one answers (today).
2. Clean it, with a photo before and after (today, you and whoever left it).
3. Make one short call (in 1 day).

**What would make this fail:** explaining the rain before saying sorry.

Was anything damaged, or just dirty?`,
  },
  {
    question: 'How do I get regulars to come back in spring?',
    answer: `**Bottom line:** offer a date, not a reminder. People take what's already on the calendar.

\`\`\`text-message
Hi [first name], I saved [date] for your yard, like last year. Reply yes and it's yours.
\`\`\`

1. List the ten who were easiest to work for (today, 15 minutes).
2. Send it to them one by one (in 1 day).

**What would make this fail:** promising dates you can't keep when it rains.

Who are the ten?`,
  },
];
