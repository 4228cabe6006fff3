import type { Subjects } from '../../subject.ts';

/** What to say about the first weeks of somebody new. */
export const onboarding: Subjects = {
  'onboarding.first-day': {
    point:
      'A first day goes well when somebody waits at {start_place|the door}, and the first job is one that can be finished.',
    fails: 'The boss is away and nobody knows the name.',
    say: [
      'We look forward to you! Tomorrow at [time], {start_place|[place]}. Ask for [first name]. Bring shoes.',
      'Welcome. This is [first name], who is there for you today. ... First we look around, then safety, then {first_jobs|the first job}. ... What do you want to know?',
    ],
    steps: [
      'The day before: text, locker, shoes, papers.',
      'First hour: people, safety, where things are.',
      'Until noon: {first_jobs|a first job} together.',
      'At the end: ten minutes, one question.',
    ],
    ask: 'what do you remember of your own first day?',
  },
  'onboarding.thirty-day-plan': {
    point:
      'The first 30 days go from easy to hard: {jobs_by_difficulty|job by job}, each shown, done together, done alone.',
    fails: 'Hard jobs on day 3 because somebody was ill.',
    say: [
      'A week is over. What was clear, what was not?',
      'Half of it is done. What can you do alone now? What do you want to see again?',
      '30 days. What I saw: [thing]. What comes next: [thing]. Do you want to stay?',
    ],
    steps: [
      'Week 1: {can_do|what they can do}, with somebody.',
      'Week 2: the easy jobs together.',
      'Week 3: the easy jobs alone.',
      'Week 4: the first hard one, together.',
    ],
    ask: 'which job is the test on day 30?',
  },
  'onboarding.buddy-checklist': {
    point:
      "The buddy's card says what to show, in which order, and when to call you; {buddy_strength|patience} is what counts.",
    fails: 'A buddy who learns of it in the morning.',
    say: [
      'I would like you to be the buddy. You get time for it, and this card. What do you need? ... What do you want to show first?',
      'How does it go with the newcomer? ... What should I know? ... What do you want to hand back to me?',
    ],
    page: [
      '[ ] Names, keys, places',
      '[ ] What is dangerous here',
      '[ ] How we talk to customers',
      '[ ] One job together, one alone',
      '[ ] Call [phone] if: [sign]',
    ],
    ask: 'who asked good questions when they were new?',
  },
  'onboarding.spanish-version': {
    point:
      'Your instructions in {to_language|their language}, line by line beside your own, so that both can point at the same line.',
    fails: 'A safety line that nobody who speaks {to_language|it} has read.',
    page: [
      'Line by line, left yours, right {to_language|theirs}:',
      '1. [First line] / [{to_language|translation}]',
      '2. [Second line] / [{to_language|translation}]',
      'Words of the trade stay as they are.',
      'Before use: read by somebody who speaks {to_language|it} and knows the work.',
    ],
    ask: 'who of the crew can read it against?',
  },
};
