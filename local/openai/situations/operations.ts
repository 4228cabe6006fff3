import type { Field, Situation } from './situation.ts';

/** Words by which a question is known as one for this helper. */
export const field: Field = {
  surely:
    /\b(schedul\w*|routes?|checklists?|process(es)?|software|apps?|automat\w*|inventory|stock|tools?|calendar|dispatch\w*|organi[sz]e\w*|sop)\b/gi,
  words:
    /\b(vans?|trucks?|rain\w*|driving|parts|time|late|days?|week|double.?book\w*|paperwork)\b/gi,
};

/** The week, the crew and the work itself. */
export const situations: readonly Situation[] = [
  {
    words: /come.today|emergency/i,
    point:
      "Answer within 10 minutes: whether you come today, what time, and what it costs to come out. Ask if it's getting worse.",
    fails: "A promise for today that you can't keep.",
    first: 'Reply now. Give a time or a clear no.',
    ask: "What's the earliest time you're sure of?",
    say: [
      'Yes, I can come [time window]. Coming out costs {price}. Is it getting worse? Please send me a photo.',
      "I can come today, [time window]. Coming out costs {price}. Where exactly is it? If today falls through, I'll tell you within the hour.",
    ],
    draft: 'text-message',
  },
  {
    words:
      /schedul|route|area|rain|weather|jobs.a.week|two more|calendar|sick|week|season|capacity|driv|double|forget|tomorrow/i,
    point:
      'Plan the week by streets, not by who called last, and leave one slot a day open for what comes up.',
    fails: 'Filling every hour. The first job that runs over breaks the whole day.',
    first: 'Write last week on one page. Mark every drive over half an hour.',
    ask: 'How many hours or visits a month do you lose to this, and where?',
    say: [
      "Change for [day]: start at [time] at [street]. Text me back when you've read it, and tell me what I missed.",
      'We have to move your visit for {job}. I can come [day and time]. Does that work, or is another day better?',
    ],
    isForCrew: true,
    draft: 'text-message',
  },
  {
    point:
      'Put it on one page the crew can use with dirty hands: the few points that send you back, and a photo at the end.',
    fails: 'A list that gets checked off in the van.',
    first: "Walk one job with the page in your hand. Cross out what you don't need.",
    ask: 'What stopped you or the crew most often last week?',
    say: [
      "Starting [day], we'll take a last look at {job} together before we leave. One minute, one photo. Reply when you have read this.",
      "Before you leave {job}, text me what's done and what's missing. One line each.",
    ],
    isForCrew: true,
    draft: 'document',
  },
];
