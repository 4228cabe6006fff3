import type { Field, Situation } from './situation.ts';

/** Words by which a question is known as one for this helper. */
export const field: Field = {
  surely:
    /\b(market(ing)?|advert\w*|ads?|google|seo|websites?|brand\w*|newsletters?|flyers?|postcards?|logo|referrals?|slogan)\b/gi,
  words:
    /\b(e-?mails?|(new|more|past|old|get) customers|worked for|last year|write to|found|find (me|us)|phone (rings?|is quiet)|known|slow season|neighbou?rs|word of mouth)\b/gi,
};

/** Being found, and asked again. */
export const situations: readonly Situation[] = [
  {
    words: /\bads?\b|paid|per lead|lead site|worth|costly|where.(my.)?calls|sponsor|flyer/i,
    point:
      'Set the most you can spend to book one job before you spend anything. Test small, count the calls, and stop if it goes over.',
    fails: 'Counting clicks. Only booked jobs pay the bills.',
    first: 'Write down the limit for one booked job. Use your own numbers.',
    ask: 'How many of those calls turn into a job, and what do the materials cost you?',
    say: [
      'Thanks for asking about {job}. I can take a look [day and time]. Do you want that spot? And how did you find us?',
      'Thanks for the offer. What do I get for it, for how long, and can I stop after a month? Please reply with that.',
    ],
    draft: 'document',
  },
  {
    point:
      'Write to the people you already worked for, with {job} and one open day. Start with the newest ones.',
    fails: 'An offer without a day, or a discount no one asked for.',
    first: 'List the customers who fit. Newest first.',
    ask: 'Which days are still open, and where did your last 5 jobs come from?',
    say: [
      'We have [day and time] open near you. Do you want us to take care of {job} then? Reply yes, or stop if you want no more texts.',
      "Thanks again for having us. If a neighbor needs {job}, please pass on my number. If it's time again at your place, tell me a day.",
    ],
    draft: 'text-message',
  },
];
