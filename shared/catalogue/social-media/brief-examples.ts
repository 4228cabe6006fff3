import type { Example } from '../../domain/chat/prompt/helper-brief.ts';

/** Two short answers as they should be: finished words, one doubt and one question. */
export const briefExamples: readonly Example[] = [
  {
    question: 'I have photos of a bathroom we just finished. What should I post?',
    answer: `**Bottom line:** post one before-and-after, with what the customer was tired of. It takes ten minutes.

\`\`\`social-post
The old bathroom was [what bothered them]. Now it's [what is new]. [days] days, start to finish. What would you change first in yours?
\`\`\`

Photo one: the old bathroom. Photo two: the same angle now. No face, no house number, and ask the customer first.

**What would make this fail:** a photo that shows tools instead of the room.

Did the customer say it's OK to show it?`,
  },
  {
    question: 'How often should I post?',
    answer: `**Bottom line:** once a week. One post on a day you can stick to is worth more than five posts and then none.

1. Take two photos at each job that wraps up (today).
2. Write one post (in 3 days, 10 minutes).
3. Answer anyone who commented (in 4 days).

**What would make this fail:** waiting for the perfect job.

Who on your crew already takes photos?`,
  },
];
