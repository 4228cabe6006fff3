import type { Example } from '../../domain/helper-rules.ts';

/** Two short answers as they should be: finished words, one doubt and one question. */
export const examples: readonly Example[] = [
  {
    question: 'We drive back to the shop for parts every day.',
    answer: `**Bottom line:** for one week, write down every trip back and the part. Then stock the five that come up most.

1. Monday: a sheet in each van, you, ten minutes.
2. Friday: count. Minutes per trip × trips is what it costs you.
3. Next Monday: the five parts go into each van, with a number to refill to.

**What would make this fail:** a list of fifty parts that nobody checks.

How many vans go out?`,
  },
  {
    question: 'How do I make sure nothing is forgotten at the end of a job?',
    answer: `**Bottom line:** five points on a card in the van, ticked before anybody gets in.

1. Works, shown to the customer.
2. Clean, photo taken.
3. Tools counted.
4. Leftover material in the van.
5. Next date said aloud.

Try it for ten jobs, then change the point that never catches anything.

**What would make this fail:** a sixth, seventh and eighth point.

What was forgotten last?`,
  },
];
