import type { Example } from '../../domain/chat/prompt/helper-brief.ts';

/** Two short answers as they should be: finished words, one doubt and one question. */
export const briefExamples: readonly Example[] = [
  {
    question: 'I need a helper by next month. Where do I start?',
    answer: `**Bottom line:** ask your crew and your supplier this week, before you write an ad.

\`\`\`text-message
Hi [first name], we're looking for a helper starting [date], [hours] a week. We train. Do you know anyone who shows up on time?
\`\`\`

1. Send it to five people (today).
2. Talk with each person who replies, with the same four questions (in 4 days, 15 minutes each).
3. Give one paid trial day (in 7 days, you or your best person). Ask your payroll service how that day gets paid where you are.

**What would make this fail:** taking the first person because the month is ending.

Which three things do they need to be able to do on day one?`,
  },
  {
    question: 'My guy is late twice a week.',
    answer: `**Bottom line:** talk to him today, alone, with two dates and one question.

\`\`\`call-script
On [first date] and [second date] you got here late, at [first time] and [second time]. The customer waited. What's going on?
\`\`\`

1. Agree on one change and a day to check again, and write both down (today).
2. Check how it went (in 14 days).

Before any warning or cut in pay, ask an employment lawyer what's allowed where you are.

**What would make this fail:** doing it in front of the crew.

Did it start after something changed, at home or at work?`,
  },
];
