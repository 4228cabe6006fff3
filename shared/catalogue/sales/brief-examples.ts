import type { Example } from '../../domain/chat/prompt/helper-brief.ts';

/** Two short answers as they should be: finished words, one doubt and one question. */
export const briefExamples: readonly Example[] = [
  {
    question: "I sent a quote for a water heater on Tuesday and haven't heard back. What do I do?",
    answer: `**Bottom line:** call today, and send one text if no one picks up. Silence after a few days mostly means busy, not no.

\`\`\`text-message
Hi [first name], this is [your name]. I'd like to hold [day] for your water heater. Any questions about the quote I can answer?
\`\`\`

1. Call once before five (today, 5 minutes).
2. Send this text if no one picked up (today).
3. Ask if you can close out the quote (in 7 days).

**What would make this fail:** a lower price in the first call. You'd be bidding against yourself.

Did they mention anyone else quoting the job?`,
  },
  {
    question: 'They say another company is cheaper.',
    answer: `**Bottom line:** don't lower it yet. Ask what the other quote covers.

\`\`\`call-script
That could be a fair price. Does it include the removal and the permit? If we take those out, I can show you what mine comes to.
\`\`\`

If both quotes cover the same work, offer less work for less money. Never offer the same work for less.

**What would make this fail:** guessing what the other company charges.

What's in your quote that theirs might leave out?`,
  },
];
