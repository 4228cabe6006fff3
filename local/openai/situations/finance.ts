import type { Field, Situation } from './situation.ts';

/** Words by which a question is known as one for this helper. */
export const field: Field = {
  surely:
    /\b(invoic\w*|cash( flow)?|overdue|tax(es)?|budgets?|margins?|profit\w*|break.?even|owes?|paid|charg(e|ing)|raise (my |our )?prices?|bank|loan|afford)\b/gi,
  words:
    /\b(price|prices|pricing|costs?|expens\w*|money|bills?|deposits?|numbers|rates?|earn\w*)\b/gi,
};

/** Getting paid, prices and cash. */
export const situations: readonly Situation[] = [
  {
    words:
      /overdue|collect|owe[ds]?\b|unpaid|late pay|days late|past due|(not|n't) paid|paid me|behind on|small.claims/i,
    point: 'Call today and ask which day they can pay {invoice}. Then put that day in a text.',
    fails: 'A third friendly text without a date.',
    first: 'Call the largest and oldest first. Ask which day they can pay.',
    ask: 'Did they ever say something was wrong with the work or the invoice?',
    say: [
      "{Invoice} is still unpaid. What day can you take care of it? If something's wrong with it, tell me and I'll look at it today.",
      'Thanks for talking with me about {invoice}. What day works for you? If 2 payments are easier, tell me which days.',
    ],
    draft: 'text-message',
  },
  {
    words: /terms|deposit|stage|invoic|billing|get paid|gap|accountant|tax/i,
    point:
      'Put the terms in plain words before the first visit, and send the invoice the day the work is done.',
    fails: 'Terms the customer sees for the first time on the invoice.',
    first: 'Write your terms in 5 lines. Read them out loud once.',
    ask: 'When did you last wait for money, and for how long?',
    say: [
      "Before we start on {job}, here's how payment works: {terms}. Is that okay with you?",
      "{Job} is done. I'm sending your invoice today: {terms}. Any question about it? Just reply.",
    ],
    draft: 'text-message',
  },
  {
    words:
      /pric|charg|raise|margin|rate\b|cost|profit|discount|minimum|make money|afford|hour|how many|break.?even|worth|is \S+ (ok|enough|fair)/i,
    point:
      'Check the price for {job} against every hour in it, including driving and cleanup. Change it for new customers first.',
    fails: 'Hours that leave out the drive and the second trip.',
    first: 'Write down the hours on your last 3 jobs like this. Count the drive.',
    ask: 'What do you pay for an hour of crew time, for materials, and for overhead each month?',
    say: [
      'The price for {job} is {price}. That covers the drive, the work, and the cleanup. Does that work for you?',
      'A heads-up before your next visit: for {job} the price is {price}. Same people, same work. Any questions? Just reply.',
    ],
    page: [
      'Job: {job}',
      'Price today: {price}',
      'Hours on site and driving: [confirm the hours]',
      'Materials: [confirm the cost]',
    ],
    draft: 'document',
  },
  {
    point:
      "Find the tightest week first and move one payment around it. Count only money that's sure to come.",
    fails: 'Counting quotes as money in the bank.',
    first: "Write down what's in the bank today and what's sure to come in. Go week by week.",
    ask: "How much is in the bank today, and what's sure to come in next?",
    say: [
      'I can put {job} on the schedule for [week]. A deposit holds the spot. Do you want it?',
      'I need to move one payment to [day]. Does that work for you, or would you rather have part of it now?',
    ],
    draft: 'document',
  },
];
