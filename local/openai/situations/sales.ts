import type { Field, Situation } from './situation.ts';

/** Words by which a question is known as one for this helper. */
export const field: Field = {
  surely:
    /\b(quotes?|estimates?|bids?|leads?|clos(e|ing) (the|a|more)|sell(ing)?|sales|follow.?ups?|objections?|too expensive|win (more|the))\b/gi,
  words: /\b(heard nothing|no answer|compar\w*|proposals?|pitch|discounts?|negotiat\w*|jobs?)\b/gi,
};

/** Quotes, leads and repeat work. */
export const situations: readonly Situation[] = [
  {
    helper: 'sales',
    words:
      /too.expensive|objection|cheaper|lower price|discount|price.?match|beat (my|our) price|\d (\w+ )?off\b/i,
    point:
      "Hold {quote} and ask what they're comparing it with. If the budget is tight, take work out. Never sell the same work for less.",
    fails: "Cutting the price before you know what it's compared with.",
    ask: 'What do materials and hours on it cost you, and what could the other price leave out?',
    steps: [
      'Call and ask what the other price covers. Listen first, then answer.',
      'Send a smaller version of the job. Less work for less money.',
      "Close it out. If it's a no, thank them and ask what decided it.",
    ],
    to: 'customer',
    say: [
      'Thanks for being straight with me. Is the other price for the same job? Happy to compare them line by line.',
      'My price covers the whole job as we walked it. If the budget is tight, we can leave a part out or do it later. Which part matters least to you?',
      "I'd rather do {job} right than cut corners. Tell me your number and I'll show you what I can do for it.",
    ],
    turns: [
      "You said it's more than you expected. What are you comparing it with?",
      'Which part of the job matters most to you?',
      'Is there a part that could wait?',
    ],
    page: [
      "What's included: {job}, start to finish",
      'What can wait: [part]',
      'What stays in either way: cleanup, our time and our word',
    ],
    never: [
      '"What would you pay?" Then it was never your price.',
      '"The other guys do bad work." You haven\'t seen it.',
      '"Only good until Friday." They\'ll test it.',
    ],
  },
  {
    helper: 'sales',
    words: /lost|lose|loss/i,
    point:
      "Ask the people who said no for one reason, then fix the reason that comes up most. Leave {quote} closed. Don't chase it.",
    fails: "Guessing it was the price. It could've been the wait.",
    ask: 'How many days went by between your visit and the quote?',
    steps: [
      'Text each job you lost. Ask for one reason, sell nothing.',
      'Write the reasons in one list. Mark the one that shows up most.',
      'Change that one thing on your next quotes.',
    ],
    to: 'customer',
    subject: '{Quote}',
    say: [
      'Thanks for letting me quote {job}. I see you went another way, no hard feelings. What decided it, one word is plenty?',
      'No sales pitch, just a question so we get better: was it price, timing or something else?',
      'If anything changes on {job}, my number stays the same. Wishing you a smooth project.',
    ],
    turns: [
      "I'm not calling to sell. What made you go the other way?",
      "Was there anything in our quote that wasn't clear?",
      'Would you call us for the next one?',
    ],
    page: [
      'Job: {job}',
      'Sent on: [date]',
      'Reason in their words: [reason]',
      'What we change: [change]',
    ],
  },
  {
    helper: 'sales',
    words:
      /quiet|quote|estimate|bid\b|follow.?up|no (answer|word|reply)|think about it|deposit|choices|closing/i,
    point:
      "Call once, then send one short text about {quote}. Make it as easy to say no as yes, and you'll get an answer.",
    fails: 'A deadline you made up, or a lower price in the first call.',
    ask: 'Did they name a day or a reason to wait?',
    steps: [
      'Call once today. Five minutes, ask if anything in the quote is unclear.',
      "Send the text if they didn't pick up. One question, nothing else.",
      'Ask if you can close it. A clear no beats another week of waiting.',
    ],
    to: 'customer',
    say: [
      "Any questions on {quote}? I can hold [day and time] for you. If it's a no, just say so, no hard feelings.",
      "{Quote} is still good. The next step is easy: reply yes and I'll put you on the schedule for [week].",
      "I don't want to bug you about {job}. Should I keep it open or close it out? Either answer is fine.",
      "Quick one on {job}: is it the price, the timing or something I left unclear? I'll fix what I can.",
      'Checking my schedule for {job}. Does [week] still work, or is later better for you?',
    ],
    turns: [
      "It's about {quote}. Is anything in it unclear?",
      'Is it a yes, a no, or not yet?',
      'What would you need to know to decide?',
    ],
    page: [
      'The job: {job}',
      'Basic: what has to be done, clean and safe',
      'Better: the same, plus what saves a second visit',
      'Best: all of it, plus a checkup next year',
      'Price: {price}',
      'To go ahead: reply yes and pick a day',
    ],
    never: [
      '"Just checking in." It gives them nothing to answer.',
      '"The price is only good today." It isn\'t true.',
      '"I can do it cheaper." They didn\'t ask.',
    ],
  },
  {
    helper: 'sales',
    words: /lead|inquir|intake|phone|voicemail|missed|message|call(s|ed|er)?\b|script|businesses/i,
    point:
      'Answer within ten minutes with one question and two times to choose from. The first person to call back usually gets the job.',
    fails: 'A price on the phone before you know the job.',
    ask: 'What do callers ask you first?',
    steps: [
      'Save the reply below on your phone. Put it where you can reach it with one thumb.',
      "Call back everyone who's waiting. Newest first.",
      'Write down where each call came from. One word is enough.',
    ],
    to: 'customer',
    say: [
      'Thanks for reaching out about {job}. I can take a look [day and time] or [other time]. Which one works?',
      "Sorry I missed you, I was on a job. What do you need done, and what's the street? I'll call you back by [time].",
      'Got it, thanks. Could you send me one photo of {job}? Then I can tell you what happens next.',
      "Still need help with {job}? Reply with a good time and I'll call you then.",
    ],
    turns: [
      'What made you call today?',
      "What's the street, and when did it start?",
      'I can come [day and time] or [other time]. Which one works?',
      'Who else decides on this with you?',
    ],
    page: [
      'Name and phone: [phone]',
      'Street: [street]',
      'What they need: [job]',
      'When it started: [date]',
      'Time agreed: [day and time]',
    ],
  },
  {
    helper: 'sales',
    words: /.*/,
    point:
      'Start with the people who already know your work. Offer them one clear next step on {job}, with a day attached.',
    fails: 'Trying five things at once. Pick one and stick with it for a month.',
    ask: 'How many people asked you for a price last month, and how many said yes?',
    steps: [
      "List ten people you've worked for. Names and what you did.",
      'Call or text the first three. One offer, one day.',
      'Count the answers. Keep what got a yes.',
    ],
    to: 'customer',
    say: [
      'We did {job} for you a while back. Anything you want looked at before it turns into a bigger job?',
      'I have room on [day]. Want me to put {job} on the schedule for you?',
      'A lot easier to plan it now than in a rush: want a set date for {job}? You can cancel anytime.',
      "While we're at your place, want us to take care of [extra job] too? I'd tell you the price first.",
    ],
    turns: [
      'How has everything held up since we were there?',
      "What's next on your list at the house?",
      'Want me to hold [day and time] for you?',
    ],
    page: [
      'What you get: {job}',
      'How often: [every how many months]',
      'Price: {price}',
      'Cancel anytime. One text is enough',
      'Next date: [day]',
    ],
  },
];
