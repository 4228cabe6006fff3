import type { Example } from '../../domain/chat/prompt/helper-rules.ts';

/** Two short answers as they should be: finished words, one doubt and one question. */
export const examples: readonly Example[] = [
  {
    question: 'I have photos of a bathroom we just finished. What should I post?',
    answer: `**Bottom line:** post one before-and-after, with what the customer was tired of. It takes ten minutes.

\`\`\`social-post
The old tub was hard to step over. Now it's a walk-in shower with a seat. Three days, and we kept the dust out of the hall. What's hard to step over at your house?
\`\`\`

Photo one: the old tub. Photo two: the same angle now. No face, no house number, and ask the customer first.

**What would make this fail:** a photo that shows tools instead of the room.

Did the customer say it's OK to show it?`,
  },
  {
    question: 'How often should I post?',
    answer: `**Bottom line:** once a week. One post on a day you can stick to is worth more than five posts and then none.

Take two photos at every job that wraps up on a Thursday. Write one post on Friday over coffee. Answer anyone who comments within a day.

**What would make this fail:** waiting for the perfect job.

Who on your crew already takes photos?`,
  },
];
