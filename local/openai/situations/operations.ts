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
    helper: 'operations',
    words: /come.today/i,
    point:
      "Answer within ten minutes: whether you come today, what time, and what it costs to come out. Ask if it's getting worse.",
    fails: "A promise for today that you can't keep.",
    ask: "What's the earliest time you're sure of?",
    steps: [
      'Reply now. A time or a clear no.',
      'Ask for one photo.',
      "Call when you're on the way.",
    ],
    to: 'customer',
    say: [
      'Yes, I can come [time window]. Coming out costs {price}. Is it getting worse?',
      "Yes, I can come today, [time window]. Coming out costs {price}. Could you send me a photo and tell me where it is? If today falls through, I'll tell you within the hour.",
    ],
    turns: [
      'You asked if I can come today. Is it getting worse right now?',
      'I can be there [time window].',
    ],
    page: [],
    never: [
      '"That\'s a quick fix." You haven\'t seen it.',
      '"Open it up and take a look." They could get hurt.',
      '"I\'ll try." That\'s not an answer.',
    ],
  },
  {
    helper: 'operations',
    words:
      /schedul|route|area|rain|weather|jobs.a.week|two more|calendar|sick|week|season|capacity|driving|double|forget/i,
    point:
      'Plan the week by streets, not by who called last, and leave one open slot a day for what comes up.',
    fails: 'Filling every hour. The first late job breaks the whole day.',
    ask: 'How many hours or visits a month do you lose to this, and where?',
    steps: [
      'Write last week on one page. Mark every drive over half an hour.',
      'Group the stops that are close together. Give each group a day.',
      'Try it for one week. Count the jobs and the hours at the end.',
    ],
    to: 'crew',
    say: [
      "Change for tomorrow: start at [time] at [street]. Text me back when you've read it.",
      "We're moving your visit to [day and time], so the crew can do it in one go. Does that work?",
      'Tomorrow is short one person. We do [first job] first and move the rest. Questions? Call me tonight.',
      'Weather check: I decide by [time]. Until then load up as planned.',
    ],
    turns: [
      "Here's the plan for tomorrow. What did I miss?",
      'Which stop will take longer than it says?',
      'Who calls the customer if we run over?',
    ],
    page: [
      'First stop: [street], [time]',
      'Open slot for what comes up: [time]',
      'Who decides if the plan changes: [name]',
      'Who tells the customer, and by when: [name], [time]',
      'Back at the shop: [time]',
    ],
    draft: 'text-message',
  },
  {
    helper: 'operations',
    words:
      /check|last.look|card|quality|call-?back|procedure|page|sheet|train|task|steps|safety|voice|handover|processes/i,
    point:
      'Put it on one page the crew can use with dirty hands: the few points that send you back, and a photo at the end.',
    fails: 'A list that gets checked off in the van.',
    ask: 'What did you last have to drive back for?',
    steps: [
      "Walk one job with the page in your hand. Cross out what you don't need.",
      "Have someone else use it. Watch, don't help.",
      'Hang the second version in the van.',
    ],
    to: 'crew',
    say: [
      'From today we do a last look together before we leave. One minute, one photo. Thanks for sticking with it.',
      "New page in the van: [name of the page]. Read it before the first job and tell me what's wrong with it.",
      "Before you leave the job: what's done, what's open, what's missing. One line each.",
    ],
    turns: [
      "Before we go, let's look at it together.",
      'Is there anything you would like to see again?',
      'What would we come back for?',
    ],
    page: [
      'Works, and shown to the customer',
      'Clean, nothing of ours left behind',
      'Photo of the finished work',
      'Customer knows what happens next',
    ],
    draft: 'document',
  },
  {
    helper: 'operations',
    words: /.*/,
    point:
      'Fix the one thing that stops you most often before you buy or change anything else. Give it to one person with a day.',
    fails: 'Buying a tool instead of having a talk.',
    ask: 'What stopped you or the crew most often last week?',
    steps: [
      'Write down each time you were stopped. One week, one line each.',
      'Pick the one that came up most. Decide who owns it.',
      'Look at it again after two weeks. Keep it or drop it.',
    ],
    to: 'crew',
    say: [
      "From [day] on we do it differently: [change]. Here's why, and tell me what I missed.",
      "Put it back where it lives and write one line if it's low or broken. That's the whole rule.",
      "Just a reminder for tomorrow: [what to bring]. Reply when it's loaded.",
      'Your next visit is [day and time]. Reply yes to keep it, or tell me what works better.',
    ],
    turns: [
      "Here's what changes, and from when.",
      'What will be hard about it?',
      "Who do you ask when something isn't clear?",
    ],
    page: [
      'What we keep: [thing]',
      'How many: [number]',
      'Who looks after it: [name]',
      "When it's checked: [day]",
      "What happens when it's low: one text to [name]",
    ],
    draft: 'text-message',
  },
];
