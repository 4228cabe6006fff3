import { type Topic, table } from '../reply.ts';
import type { Replies } from '../subject.ts';
import { quick } from './operations/quick.ts';
import { things } from './operations/things.ts';
import { ofTrades } from './operations/trade.ts';
import { work } from './operations/work.ts';

const topics: readonly Topic[] = [
  {
    words: /schedul|route|driv|week|calendar|capacity|rain|time/i,
    bottom: ({ place }) =>
      `Give each day an area. Driving across ${place} twice a day costs more than a slow job does.`,
    steps: () => [
      'Mark last week on a map, one colour per day. Look for crossing lines.',
      'Give Monday to Thursday one area each. Friday stays open for call-backs.',
      'Offer new customers the day their area has, not the next free hour.',
    ],
    artefact: () => ({
      title: 'The week on one card',
      text: table(
        ['Day', 'Area', 'Start', 'Kept free'],
        ['Mon', '[area A]', '7:30', 'One slot for urgent work'],
        ['Tue', '[area B]', '7:30', 'One slot for urgent work'],
        ['Wed', '[area C]', '7:30', 'Paper work until 8:30'],
        ['Thu', '[area A]', '7:30', 'One slot for urgent work'],
        ['Fri', 'Call-backs', '8:00', 'Van stock, 30 minutes'],
      ),
    }),
    doubt: () =>
      'The first big customer who wants another day. Decide now who may break the rule, and for how much.',
    next: () => 'how many miles or hours did you drive last week?',
  },
  {
    words: /checklist|sop|process|quality|call-?back|mistake|document|train/i,
    bottom: ({ trade }) =>
      `Write the checklist from your last three call-backs, not from a book. Eight lines that a new ${trade} hand can tick beat a manual nobody opens.`,
    steps: () => [
      'Write down the last three call-backs and the step that was missed.',
      'Turn each into one line that can be ticked yes or no.',
      'Use it on the next job and cross out what nobody needs.',
    ],
    artefact: ({ name }) => ({
      title: 'Ready to print',
      channel: 'document',
      text: `${name}: before you leave\n[ ] Walked the job with the customer\n[ ] The part that failed last time checked twice\n[ ] Photos before and after\n[ ] Area clean, nothing of ours left\n[ ] Customer knows what happens next\n[ ] Parts used written down\n[ ] Next date agreed\n[ ] Van locked`,
    }),
    doubt: () =>
      'A list longer than one screen of a phone. Nobody ticks line 20 in the rain. For safety steps, check the rules that apply where you work.',
    next: () => 'what was the last job you had to go back to, and why?',
  },
  {
    words: /.*/,
    bottom: ({ name, tools }) =>
      `Fix the one thing that stops ${name} most often before you buy anything new. You already have ${tools}; most of it is used at a tenth.`,
    steps: () => [
      'For three days write down every stop longer than ten minutes.',
      'Pick the one that came up most. Ask the crew what they would change.',
      'Change one thing for two weeks, then look at the list again.',
    ],
    artefact: () => ({
      title: 'What to write down',
      text: table(
        ['Stop', 'Minutes', 'Who waited', 'Would have helped'],
        ['Missing part', '[confirm]', '[confirm]', 'Stock list in the van'],
        ['Nobody home', '[confirm]', '[confirm]', 'Text the evening before'],
        ['Unclear job', '[confirm]', '[confirm]', 'Three photos with the order'],
      ),
    }),
    doubt: () =>
      'Buying software to avoid a talk. A tool makes a clear process faster and a muddle quicker.',
    next: () => 'what did you wait for most often this week?',
  },
];

/** What the operations stand-in knows to say. */
export const operations: Replies = {
  topics,
  subjects: { ...quick, ...ofTrades, ...things, ...work },
};
