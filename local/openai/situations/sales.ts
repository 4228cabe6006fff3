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
    words:
      /expensive|objection|cheaper|lower price|discount|price.?match|beat (my|our) price|\d (\w+ )?off\b|too (high|much)/i,
    point:
      'Hold {quote} and ask what they compare it with. If the budget is tight, take work out. Keep the price for the same work.',
    fails: "Cutting the price before you know what it's compared with.",
    first: 'Call and ask what the other price includes. Listen first, then answer.',
    ask: 'What does your price include that the other one could leave out?',
    say: [
      'Thanks for telling me. Is the other price for the same job? Send it over and we can compare them line by line.',
      '{Quote} covers all the work we talked about. If the budget is tight, we can leave a part out or do it later. Which part matters least to you?',
    ],
    draft: 'text-message',
  },
  {
    words:
      /quiet|quote|estimate|bid\b|follow.?up|no (answer|word|reply)|think about it|deposit|choices|closing|heard nothing/i,
    point:
      "Call once, then send one short text about {quote}. Make no as easy as yes, and you'll get an answer.",
    fails: 'A deadline you made up, or a lower price in the first call.',
    first: "Call once about {quote}. Ask if anything in it isn't clear.",
    ask: 'Did they name a day or a reason to wait?',
    say: [
      "Any questions on {quote}? I can hold [day and time] for you. If it's a no, just say so, no hard feelings.",
      "{Quote} is still good. Reply yes and I'll put you on the schedule. If now isn't the time, tell me when it is.",
      "Should I keep {quote} open or close it? Either answer is fine, and I won't write again unless you want me to.",
    ],
    draft: 'text-message',
  },
  {
    words:
      /lead|inquir|intake|phone|voicemail|missed|message|call(s|ed|er)?\b|script|businesses|wants to know/i,
    point:
      'Answer within 10 minutes with one question and 2 times to choose from. The first person to call back usually gets the job.',
    fails: 'A price on the phone before you know the job.',
    first: "Call back everyone who's waiting. Newest first.",
    ask: 'What do callers ask you first?',
    say: [
      'Thanks for asking about {job}. I can take a look [day and time] or [other time]. Which one works?',
      "Sorry I missed you, I was on a job. What do you need done, and on what street? I'll call you back by [time].",
    ],
    draft: 'text-message',
  },
  {
    point:
      'Start with the people who already know your work. Offer them one clear next step on {job}, with a day.',
    fails: 'Trying 5 things at once. Pick one and do it for a month.',
    first: "List 10 people you've worked for. Write down what you did for each.",
    ask: 'How many people asked you for a price last month, and how many said yes?',
    say: [
      "It's been a while since we worked for you. Do you want me to put {job} on the schedule? I can hold [day and time].",
      'I have room for {job} on [day and time]. Do you want it? You can say no or later, just reply.',
    ],
    draft: 'text-message',
  },
];
