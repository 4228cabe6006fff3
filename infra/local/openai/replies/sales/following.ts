import type { Subjects } from '../../subject.ts';

/** What to say about following up and keeping track. */
export const following: Subjects = {
  'follow-up.quote-gone-quiet': {
    point:
      'Follow up the quote of {quote_value|that amount} today, on day 3 and on day 10, then let it go. Ask what changed; do not cut the price.',
    fails: 'They chose somebody who came on the same day. Then the mend is a faster first visit.',
    say: [
      'Do you have a question about the quote for {quoted_job|the job}? I can hold [day] for you until [date].',
      'Your quote for {quoted_job|the job} went quiet on my side too, so one honest question: is it the price or the timing? I can help with either.',
      'I close the quote for {quoted_job|the job} today so that you stop hearing from me. If it comes up again, answer here.',
    ],
    steps: [
      'Send the first text today.',
      'Send the e-mail on day 3.',
      'Close it on day 10, whatever they say.',
    ],
    ask: 'what was the last thing they said before it went quiet?',
  },
  'follow-up.learn-from-a-loss': {
    point:
      'Answer the no for {lost_job|the job} kindly and ask one question; the reason is worth more than another try.',
    fails: 'Arguing with somebody who has decided.',
    say: [
      'Thank you for letting me know. May I ask what decided it? One word is enough.',
      'Thank you, that helps. If something goes wrong with it, call me anyway.',
      'Some time has passed since {lost_job|the job}. Did everything turn out well?',
      'I am not calling to change your mind. What should I do differently next time?',
    ],
    page: [
      'Job: {lost_job|____}',
      'Reason in their words: ____',
      'What I would do differently: ____',
    ],
    ask: 'what do you think was the reason, honestly?',
  },
  'follow-up.twelve-month-reactivation': {
    point:
      'A year after {product_service_name|the job} a call is a service, not a sale: ask whether it holds.',
    fails: 'Calling only those with large jobs.',
    say: [
      'It is a year since {product_service_name|our job}. I only want to know: does it hold? ... If you like, I look at it on [day].',
      'A year ago we did {product_service_name|a job} for you. Everything fine?',
      'A year has passed since {product_service_name|our job}. What to look at now: [one thing]. If you want me to do it, answer with a day.',
    ],
    steps: [
      'List the jobs of this month last year.',
      'Call three a week.',
      'Note what they say, also when it is "all fine".',
    ],
    ask: 'which jobs usually need something after a year?',
  },
  'follow-up.calendar': {
    point:
      'Every quote gets the same rhythm: day 1, 3, 7, 14 and 30; the calendar remembers, not you.',
    fails: 'Following up only when it is quiet.',
    say: [
      'Did the quote reach you? Any question?',
      'One thing I forgot to say about the quote: [thing].',
      'Is the date or the price still open?',
      'I can hold the day until [date].',
      'I close it for now. Answer here any time.',
    ],
    steps: [
      'Day 1: did it arrive?',
      'Day 3: one question.',
      'Day 7: call.',
      'Day 14: hold the day. Day 30: close it.',
    ],
    ask: 'on which day do most people decide?',
  },
  'tracking.simplest-tracker': {
    point: 'One page, one line per lead, and a next date in every line: that is the whole tracker.',
    fails: 'Ten columns that nobody fills in.',
    page: [
      'Name and job: ____',
      'Came from: ____',
      'Stage: asked / seen / quoted / won / lost',
      'Worth: ____',
      'Next date: ____',
    ],
    steps: [
      'Copy the open leads onto the page.',
      'Give each a next date.',
      'Look at it every morning for two minutes.',
    ],
    ask: 'where did the last forgotten lead get lost?',
  },
  'tracking.pipeline-stages': {
    point: 'Name the stages of your pipeline after what the customer did, not after what you hope.',
    fails: 'A stage called "interested".',
    page: [
      'Asked: they told us what it is about.',
      'Seen: we were there.',
      'Quoted: they have the price.',
      'Agreed: they named a day.',
      'Lost: with the reason.',
    ],
    ask: 'between which two stages do most get stuck?',
  },
  'tracking.weekly-review': {
    point: 'Fifteen minutes a week: which leads moved, which need a date, which are over.',
    fails: 'A review that ends without a call.',
    page: [
      'Moved since last week: ____',
      'No next date: ____',
      'To close: ____',
      'Three calls of this week: ____',
    ],
    steps: [
      'Five minutes: mark what moved.',
      'Five minutes: a date for the rest.',
      'Five minutes: call the first one.',
    ],
    ask: 'which lead have you looked at three weeks in a row?',
  },
  'tracking.choose-a-tool': {
    point:
      'You need a CRM tool when leads get lost on a page that is kept; before that a page is enough.',
    fails: 'Paying for a tool that only you open.',
    steps: [
      'Keep the page for four weeks.',
      'Write down what it cannot do.',
      'Try one tool with five real leads.',
    ],
    ask: 'who besides you would have to use it?',
  },
};
