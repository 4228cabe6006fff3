import type { Example } from '../../domain/chat/prompt/helper-brief.ts';

/** Two short answers as they should be: finished words, one doubt and one question. */
export const briefExamples: readonly Example[] = [
  {
    question: 'I have two open weeks coming up in three weeks. How do I fill them?',
    answer: `**Bottom line:** write to people who know you before you pay to reach strangers. Start with the ones who asked and never booked.

\`\`\`text-message
Hi [first name], we have a few days open from [date]. You asked about [job] in the spring. Want me to hold one for you?
\`\`\`

1. List everyone who has asked since spring (today, 20 minutes).
2. Send it to twelve of them, one by one (in 1 day).
3. Call the ones who answered (in 3 days).

**What would make this fail:** no one picks up when they call back.

How many people asked this year and didn't book?`,
  },
  {
    question: 'Should I buy flyers?',
    answer: `**Bottom line:** only for streets where you're working this month, and only if you count the calls you get from them.

1. Pick the street and ask what 200 cost (today, 10 minutes).
2. Print them (in 3 days).
3. Hand them out near a job you're doing (in 7 days).
4. Count the callers who name the flyer, and stop if there are none (in 21 days).

**What would make this fail:** handing them out everywhere, just once.

Which street are you working on next week?`,
  },
];
