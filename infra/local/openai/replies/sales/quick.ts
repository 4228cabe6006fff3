import type { Subjects } from '../../subject.ts';

/** What to say to the quick starts of sales. */
export const quick: Subjects = {
  'quick.quotes-still-open': {
    point:
      'Work the open quotes from the warmest down: one message each today, and a date behind every name.',
    fails: 'All of them get the same text, and nobody gets a call.',
    say: [
      'Is the quote still of interest? I can hold [day] for you until [date].',
      'Most people decide on price or on timing. Which one is it for you?',
      'I close this quote on [date] so that you stop hearing from me. Shall I?',
    ],
    steps: [
      'Sort the list: who asked something last, comes first.',
      'Send the first text to the top three.',
      'Write a next date behind each.',
    ],
    ask: 'which of them would you bet on?',
  },
  'quick.faster-quotes': {
    point:
      'Half the time goes into what is the same in every quote for {product_service_name|your usual job}: make that a pattern and fill in the rest.',
    fails: 'A pattern so long that it takes as long as before.',
    say: ['I was at your place today. You get the quote by [time], with the price and the day.'],
    page: [
      'Customer, street, date: ____',
      'What you asked for: {product_service_name|[job]}',
      'What we do: [three lines]',
      'What is not included: [two lines]',
      'Price: [price], valid until [date]',
      'Begin: [day]. To accept: answer yes.',
    ],
    steps: [
      'Take your last three quotes and mark what is the same.',
      'Write the pattern.',
      'Fill it in on site, before you drive.',
    ],
    ask: 'which line do you look up every time?',
  },
  'quick.message-for-this-lead': {
    point:
      'Answer now, with what you know, one question and two days; {free_times|the first free time} goes into the first message.',
    fails: 'Waiting until you can say the exact price.',
    say: [
      'Thank you for your inquiry. I can look at it {free_times|on [day]}. One question before that: [question]?',
      'Got it, thank you! I can come by {free_times|[day]}. Does that suit you?',
      'Just checking whether my message reached you. Shall I keep the time?',
      'You wrote to us. Tell me in your words what happened, and since when.',
    ],
    ask: 'what do you have to know before you can name a range?',
  },
  'quick.ninety-day-plan': {
    point:
      'To win more of {inquiries_per_month|the} inquiries in 90 days, mend one place: where most of them go quiet.',
    fails: 'More inquiries instead of more answers.',
    steps: [
      'Days 1 to 30: answer every inquiry on the same day.',
      'Days 31 to 60: a next date behind each quote.',
      'Days 61 to 90: ask everybody who says no for the reason.',
      'Count each Friday: asked, quoted, won.',
    ],
    ask: 'at which step did the last three go quiet?',
  },
  'quick.why-we-lose': {
    point:
      'Look for what the lost jobs have in common before you touch the price: speed, the person, or the paper.',
    fails: 'Asking yourself instead of those who said no.',
    say: [
      'Thank you for telling me. So that I learn from it: was it the price, the date, or something else? One word helps.',
    ],
    steps: [
      'Write the real reason behind each, if you know it.',
      'Ask two of them.',
      'Change one thing for a month.',
    ],
    ask: 'how many days lay between the visit and the quote?',
  },
  'quick.regular-contract': {
    point:
      'Offer the next visit before you leave the first one: {product_service_name|the work}, {repeat_interval|at a fixed rhythm}, one price.',
    fails: 'A contract that is harder to end than to sign.',
    say: [
      'This will need doing again {repeat_interval|in some months}. Shall I put you down, so that you do not have to think of it? You can stop any time.',
      'As we said: I have kept [date] for your next visit. Answer yes, and it stands.',
    ],
    page: [
      'What: {product_service_name|[work]}',
      'How often: {repeat_interval|[rhythm]}',
      'What you pay: [price] a visit',
      'To stop: one message, before the next visit.',
    ],
    steps: [
      'List one-off customers who needed it twice.',
      'Ask three of them this week.',
      'Write the dates into the calendar.',
    ],
    ask: 'which customers call you for the same thing every year?',
  },
  'quick.say-no-well': {
    point:
      'Say no on the same day, with one reason and one name: {referral_partner|somebody who does it}.',
    fails: 'A price so high that it is meant as a no and gets accepted.',
    say: [
      'Thank you for asking. This is not a job for us. {referral_partner|[name]} does such work; tell them I sent you.',
      'Thank you for your inquiry. We do not take on such work and I would rather say so today. I can recommend {referral_partner|[name]}.',
      'I have to say no to this one. May I tell you who does it well?',
    ],
    ask: 'what would have to be different for you to say yes?',
  },
  'quick.bigger-tickets': {
    point:
      'Raise the average job by one thing people ask for later anyway, offered while you are on site for {product_service_name|the usual job}.',
    fails: 'Five extras instead of one.',
    say: [
      'While I am here: this one will be next. Shall I do it today, or show you what to watch?',
      'Before I pack up: two things I noticed. One can wait, one I would do now. Do you want the price?',
    ],
    ask: 'what do customers call you back for within a year?',
  },
};
