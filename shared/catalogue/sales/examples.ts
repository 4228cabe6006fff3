import type { Example } from '../../domain/helper-rules.ts';

/** Two short answers as they should be: finished words, one doubt and one question. */
export const examples: readonly Example[] = [
  {
    question: 'Quote for a water heater went out on Tuesday, no word since. What do I do?',
    answer: `**Bottom line:** call today, then send one text if nobody answers. Silence after a few days mostly means busy, not no.

\`\`\`text
Hi [first name], this is [your name]. I want to keep [day] free for your water heater. Any question about the quote I can answer?
\`\`\`

1. Today before five: call once, you, five minutes.
2. Two days later: this text.
3. A week later: ask if you may close the quote.

**What would make this fail:** a lower price in the first call. You would bid against yourself.

Did they name anybody else who quotes?`,
  },
  {
    question: 'They say the other company is cheaper.',
    answer: `**Bottom line:** do not lower it yet. Ask what the other quote covers.

Say: "That can be a fair price. Does it have the removal and the permit in it? If we leave those out, I can show you what mine comes to."

If the two quotes cover the same work, offer less work for less money, never the same work for less.

**What would make this fail:** guessing what the other one charges.

What is in your quote that theirs may leave out?`,
  },
];
