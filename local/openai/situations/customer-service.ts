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
    words: /review|rating|star\b|feedback|survey|said this month|themes/i,
    point:
      'Write the reply for the next person who reads it: calm, one point, and a way to reach you.',
    fails: 'An argument in public. Readers remember it longer than the review.',
    first: 'Start with the newest one. Read it out loud before you post it.',
    ask: 'Do you know who wrote it, and which day you were there?',
    say: [
      "I'm sorry it went that way. I want to see it for myself. Please call me, and I'll pick up.",
      "Thanks for taking the time to write. What should we do differently next time? I'll talk it over with the crew this week.",
    ],
    draft: 'review-reply',
  },
  {
    words:
      /complain|angry|upset|furious|refund|damage|broke|wrong|sorry|make.good|missed.spot|hard phone|repeat|prevent|unhappy|scratch|leak|mud|nobody called|no one called|money back|call-?back/i,
    point:
      "Answer within the hour and offer a time to look at it yourself. Talk about the cause after you've seen it.",
    fails: 'An answer that already knows whose fault it was.',
    first: 'Call within the hour. Say their point back in your own words.',
    ask: 'What did you see when you left there last time?',
    say: [
      "I'm sorry to hear it, and I want to see it myself. I can come by [day and time]. Does that work? A photo before then would help.",
      'Thanks for telling me right away. I can come and look at it with you [day and time]. Is there a better time for you?',
    ],
    draft: 'text-message',
  },
  {
    point:
      'Tell them before they have to ask: when you come, who comes, and what to have ready. Then keep that day.',
    fails: 'Going silent when the plan changes.',
    first: 'Call the customer who has waited longest. Listen first.',
    ask: 'What did the customer say, in their own words?',
    say: [
      "We can come [day and time] for {job}. Does that work? If anything changes on my side, I'll call you before you have to ask.",
      'I got your message about {job}. I can look at it [day and time] and call you the same day. Does that work?',
    ],
    draft: 'text-message',
  },
];
