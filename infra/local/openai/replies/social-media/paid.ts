import type { Subjects } from '../../subject.ts';

/** What to say about paid posts. */
export const paid: Subjects = {
  'paid.boost-or-not': {
    point:
      'Boost a post only if it already brought messages without money; spend at most {ad_budget|what you can lose}.',
    fails: 'Money on a post that nobody answered.',
    say: [
      'The same post, shorter: [job] in {service_area|[area]}, two days open. {call_to_action|Message us}.',
      'Thank you for answering our post. What is it about, and which street?',
    ],
    ask: 'how many messages did it bring so far?',
  },
  'paid.local-offer': {
    point:
      'The first ten minutes after a lead decide: {who_answers|one person} answers, with one question and one day.',
    fails: 'The lead arrives while {who_answers|everybody} is on a ladder.',
    say: [
      'Thank you for your message! One question: what is it about? I call you at [time].',
      'I tried to reach you. Does [day] or [day] suit you for a look?',
      'You wrote to us about [work]. Can you tell me where it is and since when?',
    ],
    page: [
      'Who answers: {who_answers|[name]}',
      'Until: ten minutes, between [time] and [time].',
      'Ask: what, where, since when, a photo.',
      'End with: a day.',
      'If nobody can: the automatic text goes out.',
    ],
    steps: [
      'Name who answers on which day.',
      'Put the two texts into the phone.',
      "Try it with a friend's lead.",
    ],
    ask: 'who can answer at ten in the morning?',
  },
  'paid.hiring-ad': {
    point:
      'Ten days of hiring ads for {crew_role|the role}: say the pay, the hours and how to answer in one message.',
    fails: 'People answer and nobody calls them back for a week.',
    say: [
      'We look for {crew_role|somebody} in {service_area|our area}. Regular hours, a crew that shows you how. Text us two sentences about you.',
      'Thank you for answering our ad! Can we talk for ten minutes on [day] at [time]?',
    ],
    steps: [
      'Day 1: the ad with a photo of the crew.',
      'Day 4: change the first line if nobody wrote.',
      'Day 10: stop, and answer everybody.',
    ],
    ask: 'what do your people like about working for you?',
  },
  'paid.come-back': {
    point: 'People who looked and left need one more reason, not a louder ad: show proof first.',
    fails: 'Following {site_visitors|visitors} for weeks with the same picture.',
    say: [
      'You looked at {product_service_name|our work}. This is one we finished last week.',
      'Three questions people ask before they book, with our answers.',
      'Still thinking? Two days are open. {call_to_action|Message us}.',
    ],
    ask: 'what do people look at last before they leave?',
  },
};
