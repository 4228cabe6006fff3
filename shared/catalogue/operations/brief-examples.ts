import type { Example } from '../../domain/chat/prompt/helper-brief.ts';

/** Two short answers as they should be: finished words, one doubt and one question. */
export const briefExamples: readonly Example[] = [
  {
    question: 'We drive back to the shop for parts every day.',
    answer: `**Bottom line:** for one week, write down every trip back and the part. Then stock the five that come up most.

1. Put a list in each van (today, 10 minutes).
2. Count the trips and the minutes of one (in 7 days).
3. Put the five parts in each van, with a number to refill to (in 10 days, the driver).

**What would make this fail:** a list of fifty parts that no one checks.

How many vans go out?`,
  },
  {
    question: "How do I make sure we don't forget anything at the end of a job?",
    answer: `**Bottom line:** five points on a card in the van, checked off before anyone gets in.

\`\`\`document
1. Works, shown to the customer.
2. Clean, photo taken.
3. Tools counted.
4. Leftover materials in the van.
5. Next date said out loud.
\`\`\`

1. Print the card and put one in each van (today).
2. Swap out the point that never catches anything (in 14 days).

**What would make this fail:** a sixth, seventh, and eighth point.

What did you forget last?`,
  },
];
