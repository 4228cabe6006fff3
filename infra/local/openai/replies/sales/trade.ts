import type { Subjects } from '../../subject.ts';

/** What to say about prompts of the trades. */
export const ofTrades: Subjects = {
  'trade.quiet-quote': {
    point:
      'Follow up the quote of {quote_value|that amount} today, then on day 3, then close it on day 10. Ask what changed; do not cut the price.',
    fails: 'They chose somebody who came on the same day.',
    say: [
      'Any question about the quote for {quoted_job|the job}? I can hold [day] for you until [date].',
      'I looked at the quote again. What it covers: {quote_covers|the work as we discussed it}. Is it the price or the date that you are thinking about?',
      'I close the quote for {quoted_job|the job} today so that you stop hearing from me. Answer here any time.',
    ],
    ask: 'what was the last thing they said?',
  },
  'trade.phone-intake': {
    point:
      'A script for the first call helps you to find out what, where and how urgent; a price comes after that. What worries callers: {worries|price and time}.',
    fails: 'A price in the first minute, for work nobody has seen.',
    say: [
      'What happened, and where are you? ... Is it urgent, such as {emergencies|danger to people}? ... What moves the price: {price_drivers|access and parts}. I can come on [day] or [day].',
      'It costs what it takes to do it once. What moves it: {price_drivers|access and parts}. You get a price before I begin.',
      'Sorry we missed your call. What happened, and which street? I call back by [time].',
    ],
    ask: 'who picks up when you are on a job?',
  },
  'trade.repeat-work-plan': {
    point:
      'Offer the yearly visit to customers you have: {plan_visits|a fixed number of} visits, one price, easy to end.',
    fails: 'Selling it by letter instead of at the end of a job.',
    say: [
      'Shall I come back in a year and look at it before it breaks? It is {plan_visit_price|[price]} a visit, and you can stop any time.',
    ],
    page: [
      'Once a year: we look at [what].',
      'Price a visit: {plan_visit_price|[price]}',
      'Included: [three things]. Not included: parts.',
      'To stop: one message.',
    ],
    steps: [
      'Ask at the end of the next five jobs.',
      'Write the month of the visit into the calendar.',
      'Count who said yes after a month.',
    ],
    ask: 'which of your jobs should be looked at every year?',
  },
};
