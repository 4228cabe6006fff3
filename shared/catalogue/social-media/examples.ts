import type { Example } from '../../domain/helper-rules.ts';

/** Two short answers as they should be: finished words, one doubt and one question. */
export const examples: readonly Example[] = [
  {
    question: 'I have photos of a bathroom we finished. What do I post?',
    answer: `**Bottom line:** one before and after, with what the customer was tired of. It takes ten minutes.

\`\`\`text
The old tub was hard to step over. Now it is a flat shower with a seat. Three days, dust kept out of the hall. Which room in your house makes you climb?
\`\`\`

Photo one: the old tub. Photo two: the same angle today. No face, no house number, and ask the customer first.

**What would make this fail:** a photo that shows tools instead of the room.

Did the customer say you may show it?`,
  },
  {
    question: 'How often should I post?',
    answer: `**Bottom line:** once a week, on a day you can keep, is worth more than five posts and then none.

Take two photos at every job that ends on a Thursday. Write one on Friday with coffee. Answer whoever comments within a day.

**What would make this fail:** waiting for the perfect job.

Who in the crew takes photos already?`,
  },
];
