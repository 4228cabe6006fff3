import type { Subjects } from '../../subject.ts';

/** What to say about prompts of the trades. */
export const ofTrades: Subjects = {
  'trade.more-jobs-a-week': {
    point:
      'More jobs a week come from fewer drives and days on which nobody waits; keep room for {emergencies|what cannot wait}.',
    fails: 'A full day that breaks with the first surprise.',
    say: ['From Monday: one area per day, one slot kept free. Say by tonight what does not fit.'],
    steps: [
      'Mark driving and waiting in one week.',
      'Give each day an area.',
      'Keep one slot free for {emergencies|surprises}.',
    ],
    ask: 'which hour of the week is lost most often?',
  },
  'trade.last-look': {
    point:
      'A last look before you leave prevents going back for {went_back_for|what was missed}: five lines, one minute, one photo.',
    fails: 'It is ticked in the van.',
    say: [
      'Before we go, let us look at it together. ... Is there anything you would like to see again?',
    ],
    page: [
      '[ ] {went_back_for|What we went back for}: looked at twice',
      '[ ] Works, shown to the customer',
      '[ ] Clean, nothing of ours left',
      '[ ] Photo from the door',
      '[ ] Customer knows what happens next',
    ],
    ask: 'what did you last drive back for?',
  },
  'trade.ready-for-the-season': {
    point:
      'Be ready before {season_start|the season} starts: people, tools and parts for {rush|the rush}, in that order.',
    fails: 'Buying in the week when everybody buys.',
    page: [
      'Parts for {rush|the rush}: [list]',
      'Tools: {tools|[list]}',
      'To repair before {season_start|the season}: [what]',
      'Who orders: [name], by [day]',
    ],
    steps: [
      'Write down what was missing last time.',
      'Repair tools and vans by {season_start|the start}.',
      'Order parts two weeks ahead.',
      'Agree on hours with everybody.',
    ],
    ask: 'what did you run out of first last time?',
  },
};
