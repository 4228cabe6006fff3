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
    helper: 'marketing',
    words: /referral|neighbo|thank-you|agents|partner|sponsor|postcard|street|word of mouth/i,
    point:
      "Ask on the day the job ends, while you're both looking at the finished work. One name is enough.",
    fails: 'Asking everyone at once by email and no one in person.',
    ask: 'Which customer was happiest this month, and have you asked them yet?',
    steps: [
      'Pick three happy customers. Write down what you did for them.',
      'Ask the first one today. In person or by text.',
      'Thank them the same day a name comes in.',
    ],
    to: 'customer',
    say: [
      'Glad you like how {job} came out. Do you know one neighbor who needs the same? Feel free to pass on my number.',
      "Thanks again for having us. If someone asks who did the work, I'd be happy to hear from them.",
      "We work on your street on [day]. Anyone next door who should get a look while we're there?",
      'Your neighbor called, thank you! I owe you one.',
    ],
    turns: [
      'Is everything the way you wanted it?',
      'Who else on the street has been talking about this?',
      'Can I leave you two cards?',
    ],
    page: [
      'We just finished {job} on your street',
      'Want a look at yours? [your phone]',
      'You see the price before we start',
      'A thank-you for each new name: [thank-you]',
    ],
  },
  {
    helper: 'marketing',
    words: /offer|fill|slow|season|open.slots|open.days|empty|wake|past|e-?mail|newsletter|gaps/i,
    point:
      'Write to the people you already worked for, with one offer and one open day. Start with the newest ones.',
    fails: 'A discount no one asked for, or an offer without a day.',
    ask: 'Which days are still open, and who did you work for this time last year?',
    steps: [
      'List the customers who fit. Newest first.',
      'Send ten messages today. By hand, with the name.',
      'Call the ones who asked something. Same day.',
    ],
    to: 'customer',
    say: [
      'We have [day] open near you. Want us to take care of {job} before it gets busy?',
      "It's been a while since we were at your place. Time for {job}? I can hold [day and time] for you.",
      "Last spots for {job} this season: [day] or [other day]. Reply with one and it's yours.",
      "Here's what we see on jobs right now, and what you can check yourself in a minute: [tip]. Want us to look? Just reply.",
    ],
    turns: [
      'We did work for you before. How has it held up?',
      'We have [day] open near you. Want {job} done then?',
      'Should I put you down?',
    ],
    page: [
      'What you get: {job}',
      'Open days: [days]',
      'Price: {price}',
      'Good until the open days are gone',
      'Call or text [your phone]',
    ],
  },
  {
    helper: 'marketing',
    words: /\bads?\b|paid|per lead|lead site|worth|costly|where.(my.)?calls|website|sponsor/i,
    point:
      'Set the most you can spend to book one job before you spend anything. Test small, count the calls, and stop if it goes over.',
    fails: 'Counting clicks. Only booked jobs pay the bills.',
    ask: 'How many of those calls turn into a job, and what do the materials cost you?',
    steps: [
      'Write down the limit for one booked job. One number, from your own books.',
      'Ask every caller how they found you. One word in a list.',
      'Look after two weeks. Keep it, fix it or turn it off.',
    ],
    to: 'customer',
    say: [
      'Thanks for calling about {job}. How did you find us? It helps us spend on the right things.',
      'You asked about {job} online. I can take a look [day and time]. Want that spot?',
      'Thanks for the offer. What do I get for it, for how long, and can I stop after a month?',
    ],
    turns: [
      'How did you find us?',
      'What do you need done, and on what street?',
      'I can come by [day and time]. Does that work?',
    ],
    page: [
      '{Job} in {place}',
      'You know the price before we start',
      'We answer the same day',
      'Call or text [your phone]',
      'Keep it if: booked jobs stay under the limit',
      'Turn it off if: [number] calls and no job',
    ],
  },
  {
    helper: 'marketing',
    words: /.*/,
    point:
      'Pick one thing that brings calls and do it every week. Ask each new caller how they found you and write it down.',
    fails: 'Changing the message every week because it feels slow.',
    ask: 'Where did your last five jobs come from?',
    steps: [
      'Ask every caller how they found you. One word in a list.',
      'Put one true sentence about {job} where people look first.',
      'Compare after two weeks. Drop what brought nothing.',
    ],
    to: 'customer',
    say: [
      'Thanks for calling about {job}. How did you hear about us?',
      "Here's our page about {job}: [link]. If you still have a question, just reply.",
      "Could I use a photo of your finished job, without name and street? It's fine to say no.",
      'We work in {place} and can look at {job} [day and time]. Want that spot?',
      'You asked what {job} costs. It depends on what we find. I can tell you after a short look, [day and time].',
    ],
    turns: [
      'What were you looking for when you found us?',
      'We do {job} in {place}. What do you need done?',
      'I can come by [day and time]. Does that work?',
    ],
    page: [
      '{Job} in {place}',
      'Who comes, and how fast: [confirm]',
      'What it depends on: what we find when we look',
      'You know the price before we start',
      'Call or text [your phone]',
    ],
    draft: 'document',
  },
];
