import type { Field, Situation } from './situation.ts';

/** Words by which a question is known as one for this helper. */
export const field: Field = {
  surely:
    /\b(complain\w*|angry|upset|unhappy|refunds?|(bad|one.star|1.star|negative) reviews?|cancel\w*|apolog\w*|damaged?|regulars?|money back)\b/gi,
  words:
    /\b(customers?|clients?|reviews?|mistake|broke|fault|satisf\w*|waiting|no.?shows?|feedback|keep(ing)? (my )?customers)\b/gi,
};

/** Complaints, reviews and the messages around a visit. */
export const situations: readonly Situation[] = [
  {
    helper: 'customer-service',
    words: /review|rating|star\b|feedback|survey|said this month|themes/i,
    point:
      'Answer for the next person who reads it: calm, one point, and a way to reach you. Ask every customer for a review, happy or not.',
    fails: 'An argument in public. Readers remember it longer than the review.',
    ask: 'Do you know who wrote it, and which day you were there?',
    steps: [
      'Answer the newest one today. Read it out loud before you post it.',
      'Ask each customer the same way on the day the job ends.',
      'Read them all once a month. Fix the thing that comes up twice.',
    ],
    to: 'customer',
    say: [
      "This isn't how I want a day with us to end. Please call me so I can hear all of it.",
      "I take this to heart, and I want to see it for myself. Please call me. I'll pick up.",
      "Thanks for taking the time to write. I'm talking it over with the crew this week.",
      'Thanks for having us. If you have a minute, an honest review helps the next person decide: [review link].',
      'One question about our visit: what should we do better next time? One line is plenty.',
    ],
    turns: [
      'I read what you wrote and want to hear it from you.',
      'What should have gone differently?',
      "Thank you. I'll get back to you by [day].",
    ],
    page: [
      'What went well: [what the customer liked]',
      "What didn't: [what the customer said]",
      'What we change: [change]',
      'Who tells them: [name]',
    ],
    never: [
      '"That\'s a lie." The next reader sees who\'s loud.',
      '"You never paid your invoice." It\'s private.',
      '"Take it down and you get something." Review sites don\'t allow it.',
    ],
    draft: 'review-reply',
  },
  {
    helper: 'customer-service',
    words:
      /complain|angry|upset|refund|damage|broke|wrong|sorry|make.good|missed.spot|hard phone|repeat|prevent|unhappy|scratch|leak/i,
    point:
      "Answer within the hour and offer a time to look at it yourself. Talk about the cause after you've seen it, not before.",
    fails: 'An answer that already knows whose fault it was.',
    ask: 'What did you see when you left there last time?',
    steps: [
      'Call or text within the hour. Say their point back in your own words.',
      'Look at it yourself. Take photos before you touch anything.',
      'Tell them what happens next, with a day. Then check that it did.',
    ],
    to: 'customer',
    say: [
      'I hear you, and I want to see it myself. Does [day and time] work? A photo until then would help.',
      'Thanks for telling me right away. I want to look at it with you before anyone talks about the cause. Does [day and time] work for you, or is another time better?',
      "I looked into it. Here's what we do next: [next step], on [day]. Is that okay with you?",
      "It's taken care of on our side. Does everything look right to you now?",
    ],
    turns: [
      "I read your message and I'm calling to look at it soon.",
      'What matters most to you right now?',
      'I can be there [day and time]. Does that work?',
      "Here's what I can do, and when.",
    ],
    page: [
      'What happened, in their words: [words]',
      'What we saw: [what you saw]',
      'Photos taken: yes',
      'Who calls back, and by when: [name], [day]',
      'What we do differently: [change]',
    ],
    never: [
      '"That can\'t be our work." You haven\'t seen it.',
      '"We\'ll pay for everything." You don\'t know yet what it is.',
      '"You should have called sooner." It doesn\'t help now.',
    ],
  },
  {
    helper: 'customer-service',
    words:
      /visit|before.we.come|late|delay|no.?show|cancel|reschedul|texts before|after.hours|night|moved|auto|channel|respon|answer in time|more.than/i,
    point:
      'Tell them before they have to ask: when you come, who comes, and what to have ready. One short text does it.',
    fails: 'Going silent when the plan changes.',
    ask: 'What do customers call about the day before a visit, and what do you charge for one?',
    steps: [
      'Save these texts on the phone that goes out with the crew.',
      'Send the first one the day before each visit.',
      'Ask one customer a week if the texts helped.',
    ],
    to: 'customer',
    say: [
      "We're coming [day], between [time] and [time]. Please have [thing to have ready]. Questions? Just reply.",
      'On our way. We should be there by [time].',
      "We're running late today. New time: [time]. If that doesn't work, tell me and I'll find another.",
      "We missed each other today. Want [day and time] instead? Reply and it's yours.",
      "All done. Take a look when you can, and tell me if anything isn't right.",
      'Got your message. We answer on workdays and get back to you by [time]. Urgent? Call [your phone].',
    ],
    turns: [
      "I'm calling about your visit. Is now a good time?",
      'What happened on your side?',
      'I can offer you [day and time]. Does that work?',
    ],
    page: [
      'We answer within: [hours]',
      'Who answers: [name]',
      'After hours: the machine, then a call the next morning',
      'A missed visit: a call first, then the rule',
      'What counts as urgent: [list]',
    ],
  },
  {
    helper: 'customer-service',
    words: /.*/,
    point: "Pick the main thing they're unhappy about and set a day to fix it. Then keep that day.",
    fails: 'Promising more than the crew can keep.',
    ask: 'What did the customer say, in their own words?',
    steps: [
      'Call the customer who has waited longest. Listen first.',
      'Write down what you promised. One line, with the day.',
      'Check on that day that it happened.',
    ],
    to: 'customer',
    say: [
      "Thanks for telling me. I'll look at it [day and time] and get back to you the same day.",
      "I can't do that, and I'd rather say so now. What I can do is [what you can do].",
      "It's been a while since {job}. Is everything still working the way you want?",
      "You've been with us a long time, and I appreciate it. Anything we should do differently?",
      'I saved [day and time] for you. Want to keep it?',
    ],
    turns: [
      'How have things been since we were there?',
      "What's one thing we should do better?",
      "I'll take care of that by [day].",
    ],
    page: [
      "What's included: {job}",
      'How often: [every how many months]',
      'Price: {price}',
      'Who to call: [your phone]',
      'Cancel anytime. One text is enough',
    ],
  },
];
