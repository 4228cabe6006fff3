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
    helper: 'finance',
    words:
      /overdue|collect|owed?\b|owes|unpaid|late pay|days late|past due|not paid|hasn'?t paid|haven'?t paid|behind on/i,
    point:
      'Call today and ask for a day, not for money. Then put that day in a text about {invoice}.',
    fails: "A third friendly text without a date, or a threat you won't carry out.",
    ask: 'Did they ever say something was wrong with the work or the invoice?',
    steps: [
      "Call the largest and oldest first. Ask which day it'll be paid.",
      'Text the day you agreed on. Keep it in writing.',
      'Look on that day. Thank them, or call again.',
    ],
    to: 'customer',
    say: [
      '{Invoice} is still unpaid. What day can you take care of it? You can use [way to pay].',
      'Thanks for talking. As agreed, {invoice} gets paid by [date]. If something is off with it, tell me which line.',
      "I want to clear up {invoice} with you. If you need two payments, tell me what works and I'll look at it.",
    ],
    turns: [
      "I'm calling about {invoice}. Was anything wrong with the work?",
      'What day will it be paid?',
      "What's the easiest way for you to pay?",
    ],
    page: [
      'About: {invoice}',
      'It was due on [date]. Please pay by [date].',
      'How to pay: [way to pay]',
      'Something not right? Call me before that date.',
    ],
    never: [
      '"See you in court." It ends the conversation.',
      '"I\'ll charge you interest." You haven\'t agreed on any.',
      '"Everyone else pays on time." It\'s no reason.',
    ],
  },
  {
    helper: 'finance',
    words: /terms|deposit|stage|invoic|billing|late.fee|get paid|gap|accountant|tax/i,
    point:
      'Put the terms in plain words before the first visit, and send the invoice the day the work is done.',
    fails: 'Terms the customer sees for the first time on the invoice.',
    ask: 'When did you last wait for money, and for how long?',
    steps: [
      'Write your terms in five lines. Read them out loud once.',
      'Put them on your next quote. Same words every time.',
      'Send the invoice before you leave the driveway.',
    ],
    to: 'customer',
    say: [
      "Before we start, here's how payment works: {terms}. Okay with you?",
      'All done at your place. Your invoice is on its way, and you can pay here: [payment link].',
      'We split {job} into stages, so you pay for what you can see. Does that work for you?',
      "Want your regular visits charged to a card, so you don't have to think about it? You can cancel anytime.",
    ],
    turns: [
      "Here's how we handle payment. The deposit holds your day.",
      'If anything changes, I stop and ask you first. Fair?',
      'Any question on that before I put you on the schedule?',
    ],
    page: [
      'What you pay and when: {terms}',
      'Extra work: we ask first, in writing',
      'How to pay: [ways to pay]',
      'Due: [confirm the days] after the work is done',
      'Questions before the date: call [your phone]',
      'Have a lawyer or accountant where you work read this before you print it',
    ],
  },
  {
    helper: 'finance',
    words:
      /pric|charg|raise|margin|rate\b|cost|profit|discount|minimum|jobs.that.make|make money|afford|hour|how many jobs|break.?even|is \S+ (ok|okay|enough|fair)\b/i,
    point:
      'Check the price against every hour on it, driving and cleanup too. Raise it for new customers first.',
    fails: 'Hours that leave out the drive and the second trip.',
    ask: 'What do a crew hour, the materials and your overhead each month cost you?',
    steps: [
      'Write down the hours on your last three such jobs. Count the drive.',
      'Use the new price on the next new customer. Say it and stop talking.',
      'Look at who said yes. Then tell your regulars, with a date.',
    ],
    to: 'customer',
    say: [
      "The price for {job} is {price} from now on. That covers the drive, the work and coming back if something isn't right.",
      'A heads-up before your next visit: our price for {job} goes up on [date]. Same people, same work.',
      "We're not the right fit for that size of job anymore. Want me to give you a name?",
    ],
    turns: [
      "For {job} it's {price}, all in.",
      'That covers the drive, the work and a second look if you need one.',
      'Would you like me to put you down for [day and time]?',
    ],
    page: [
      'Job: {job}',
      'Price today: {price}',
      'Hours on site and driving: [hours]',
      'Materials: [confirm the materials]',
      'Cost of one crew hour: [confirm the cost per hour]',
      "Decision: keep, raise or change what's in it",
    ],
    draft: 'document',
  },
  {
    helper: 'finance',
    words: /.*/,
    point:
      "Find the tightest week first and move one payment or one deposit around it. Count only money that's sure to come.",
    fails: 'Counting quotes as money in the bank.',
    ask: "How much is in the bank today, and what's sure to come in next?",
    steps: [
      "Write down what's in the bank today. One number.",
      "List what's sure to come in and what has to go out, week by week.",
      'Mark the lowest week. Move one bill past it or one deposit ahead of it.',
    ],
    to: 'customer',
    say: [
      'I can get {job} on the schedule for [week]. A deposit holds the spot. Want it?',
      'Could you take care of the unpaid invoice by [day]? It would help me plan the week.',
      "I can't make the full payment on [day]. I can pay [part] now and the rest on [day]. Does that work?",
    ],
    turns: [
      "I'd like to plan ahead with you. Is [week] still good?",
      'What can be paid up front?',
      'What day works for the rest?',
    ],
    page: [
      'In the bank today: [confirm the balance]',
      'Sure to come in: [confirm] on [date]',
      'Has to go out: [confirm] on [date]',
      'Lowest week: [week]',
      'What we move: [payment]',
    ],
    draft: 'document',
  },
];
