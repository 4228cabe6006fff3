import type { Subjects } from '../../subject.ts';

/** What to say to the quick starts of operations. */
export const quick: Subjects = {
  'quick.fit-two-more-jobs': {
    point:
      'Two more jobs a week fit between the ones you have if you cut driving and waiting, not the work.',
    fails: 'Two more jobs and no time left for anything that goes wrong.',
    say: [
      'From Monday each day has one area. Please say by tonight which of your jobs that breaks.',
    ],
    steps: [
      'Mark waiting and driving in the log of one week.',
      'Move two jobs into the area of the day.',
      'Book one more job only, then look.',
    ],
    ask: 'how many hours a day does nobody work on a job?',
  },
  'quick.hour-back': {
    point:
      'Get one hour back by shrinking {hated_task|the task you hate}: do it less often, hand over half, or let the phone do it.',
    fails: 'A new app that takes an hour to keep.',
    say: [
      'I would like you to take over half of {hated_task|this task}. This is how it goes: [three steps]. What do you need for it?',
    ],
    page: [
      '{hated_task|The task}: only on [day], [minutes] minutes.',
      'First: [step]. Then: [step].',
      'Not done? It waits until next [day].',
    ],
    steps: [
      'Time {hated_task|the task} once.',
      'Leave out one step nobody asks for.',
      'Hand over the part that needs no decision.',
    ],
    ask: 'what would happen if you skipped it for a week?',
  },
  'quick.crew-message': {
    point:
      'Tell the crew one change: {change|what changes}, from when, and why; ask for one thing that speaks against it.',
    fails: 'Three changes in one message.',
    say: [
      'From Monday: {change|[change]}. Why: {why|[reason]}. If something speaks against it, tell me by tonight.',
      'From Monday we do one thing differently: {change|[change]}. ... What could go wrong with it? ... Good, then we try it for two weeks.',
    ],
    ask: 'who of the crew will like it least?',
  },
  'quick.ninety-days-without-me': {
    point:
      'The business runs a day a week without you when one person may decide: {trusted_person|somebody you trust}, with a limit, and a list of what only you do.',
    fails: 'A day off with the phone on.',
    steps: [
      'Days 1 to 30: {trusted_person|one person} takes over one decision, with a limit.',
      'Days 31 to 60: half a day without you, phone off.',
      'Days 61 to 90: a whole day, then talk about it.',
      'Write down what came up and who solved it.',
    ],
    ask: 'which decision do you get called for most?',
  },
  'quick.what-to-fix-first': {
    point:
      'When everything is on fire, fix the one thing that causes two of the others; the rest gets a date.',
    fails: 'Starting with what is loudest.',
    say: [
      'Today only one thing counts: [thing]. The rest has a date: [day]. Questions to me until [time].',
    ],
    steps: [
      'Write everything on one page.',
      'Cross out what can wait a week.',
      'Fix the first thing before noon.',
    ],
    ask: 'which of them costs you money every day?',
  },
  'quick.job-card': {
    point:
      'A job card gets used if it answers {usual_calls|what the crew calls about} and fits on one side.',
    fails: 'Fields nobody needs on site.',
    page: [
      'Customer, street, phone: ____',
      'What we do: {product_service_name|____}',
      'What they want to know first: {usual_calls|____}',
      'Done: ____ Photos: yes / no',
      'Used: ____ Hours: ____',
      'Next visit: ____',
      '---',
      'An example; its details are made up.',
      'What we do: {product_service_name|the job}, no extras sold',
      'They want to know first: {usual_calls|how long it takes}',
      'Gate on the left. Photos before and after. Stop and call if it is more than agreed.',
    ],
    ask: 'what did the crew call you about today?',
  },
  'quick.cover-a-sick-day': {
    point:
      'Someone is out tomorrow: keep what cannot move, call the others today, and give {who_is_left|those who are left} one day they can finish.',
    fails: 'Hoping until the morning.',
    say: [
      'One of us is out tomorrow. Can we come on [day] instead? You choose the time.',
      'We come tomorrow as agreed, but later: at [time]. All right?',
      'Tomorrow we are one short. {who_is_left|The rest}: these are your two jobs, nothing else.',
      'I am calling because of tomorrow: somebody is ill. I can offer you [day] or [day]. Which is better?',
    ],
    ask: 'which job of tomorrow can move without harm?',
  },
  'quick.handle-growth': {
    point:
      'You are ready for {opportunity|the chance} if hours, people and money for it are there before the first day, not after.',
    fails: 'Saying yes and looking for people then.',
    say: [
      'Thank you for offering us {opportunity|this work}. We would like to do it. Before we agree: when does it start, how many hours a week, and when do you pay?',
    ],
    steps: [
      'Count the hours it takes a week.',
      'Ask who does them.',
      'Agree on a small beginning of four weeks.',
    ],
    ask: 'what would have to stop for it?',
  },
};
