import type { Subjects } from '../../subject.ts';

/** What to say about processes, procedures and scheduling. */
export const work: Subjects = {
  'processes.map-one-job': {
    point: 'Map one job from the call to the money, and cut two steps nobody would miss.',
    fails: 'Mapping how it should be instead of how it is.',
    steps: [
      'Write each step with who and how long.',
      'Mark where something waits.',
      'Leave out two steps for two weeks.',
    ],
    ask: 'where does the job lie around longest?',
  },
  'processes.cut-call-backs': {
    point: 'Cut the call-backs at the step where they begin: one final check that takes a minute.',
    fails: 'Looking for whoever did it.',
    say: [
      'We drove back too often this month. Nobody is to blame, a step is missing. What would have shown it before we left? ... From tomorrow: [check].',
    ],
    page: [
      '[ ] What failed last time: looked at twice',
      '[ ] Works, shown to the customer',
      '[ ] Photo',
      '[ ] Signed: ____',
    ],
    ask: 'which call-back came more than once?',
  },
  'processes.quality-checklist': {
    point:
      'Three minutes are enough for a quality check of {product_service_name|the job} if it begins with {noticed_first|what customers notice first}.',
    fails: 'Twenty lines that nobody reads in the rain.',
    say: [
      'Before we leave, three minutes with the card. You read, I look. ... What is missing on it?',
    ],
    page: [
      '[ ] {noticed_first|What customers see first}: right',
      '[ ] {product_service_name|The work}: tried out',
      '[ ] Clean, nothing left behind',
      '[ ] Photo from the door',
      '[ ] Customer looked at it with us',
    ],
    ask: 'what would you check if you had one minute only?',
  },
  'processes.handover': {
    point:
      'A job is handed over cleanly when the one who sold it writes four things and the one who does it repeats them.',
    fails: '"You know how it goes."',
    say: [
      'New job: [street], [day]. Agreed: [what]. Not included: [what]. Watch out: [what]. Please answer with your question.',
      'Job done: [street]. Done: [what]. Open: [what]. Told the customer: [what].',
      'I hand you this one. Tell me in your words what we promised. ... What do you still need?',
    ],
    ask: 'what got lost in the last handover?',
  },
  'procedures.from-voice-notes': {
    point:
      'Your talk becomes a procedure the crew can follow when each of its steps begins with a verb and can be ticked.',
    fails: 'Leaving in the stories.',
    page: [
      '1. [First thing you do]',
      '2. [What you check]',
      '3. [What people get wrong here]',
      '4. [When to stop and call]',
      'Done when: [what you can see]',
    ],
    ask: 'which step did you not say because it is obvious?',
  },
  'procedures.one-page-checklist': {
    point:
      'One page for {task|the task}, in two languages side by side, with {forgotten|what gets forgotten} first.',
    fails: 'A translation nobody of the crew has read.',
    page: [
      '[ ] {forgotten|What gets forgotten}',
      '[ ] {task|The task}: begin with [step]',
      '[ ] Then: [step]',
      '[ ] Stop and call if: [sign]',
      '{second_language|Second language}: the same lines, read by somebody who speaks it.',
    ],
    ask: 'who checks the second language?',
  },
  'procedures.safety-brief': {
    point:
      'A safety talk about {risky_work|the risky work} takes five minutes, names one danger, and ends with questions; have it checked by somebody qualified.',
    fails: 'A talk that is read out and signed.',
    say: [
      'Today we do {risky_work|risky work}. What can happen? ... What nearly happened: {near_misses|[case]}. ... What do we do so that it does not? ... When do we stop? ... Who calls for help?',
    ],
    ask: 'who checks this before you use it?',
  },
  'procedures.training-sheet': {
    point:
      'Teach {task|the task} in four steps: show it, do it together, let them do it, come back after a week. The hard part: {hard_part|what takes practice}.',
    fails: 'Showing it once, fast.',
    page: [
      'Show: {task|the task} from start to end, slowly.',
      'Together: the hard part, {hard_part|[part]}, three times.',
      'Alone: they do it, you say nothing.',
      '---',
      'Pocket card: begin with [step].',
      'Watch out: {hard_part|[part]}.',
      'Stop and ask if: [sign].',
    ],
    ask: 'how did you learn it yourself?',
  },
  'scheduling.days-by-area': {
    point:
      'Give each day one area and book new jobs on that day; driving shrinks without anybody hurrying.',
    fails: 'The first good customer who wants another day.',
    say: ['We are in your area on [day] every week. Shall I put you down for the next one?'],
    ask: 'which two stops lie furthest apart?',
  },
  'scheduling.rain-day-plan': {
    point:
      'When {what_stops_us|the weather} stops you, the plan is made the evening before: who is called, who works inside, who has the day off.',
    fails: 'Deciding at seven in the morning.',
    say: [
      'Tomorrow {what_stops_us|the weather} stops us. Your new day is [day]. All right?',
      'Crew: tomorrow inside work, {indoor_work|[work]}. Start at [time].',
      'It clears up: we come today at [time] after all. Does that suit you?',
    ],
    page: [
      'Decide at [time] the evening before: [name].',
      'Call customers first, the crew second.',
      'Inside work: {indoor_work|[list]}',
      'New days: never later than [days] days.',
    ],
    ask: 'who looks at the forecast, and when?',
  },
  'scheduling.owners-week': {
    point:
      "Plan the owner's week around three fixed blocks: work on jobs, work on the business, nothing. You want {wanted_hours|fewer} hours.",
    fails: 'Blocks that anybody may move.',
    steps: [
      'Mark last week: what only you can do.',
      'Fix two blocks in the calendar.',
      'Say no to one thing this week.',
    ],
    ask: 'what did you do last week that somebody else could have done?',
  },
  'scheduling.capacity-check': {
    point:
      'You can take on what is left of {crew_hours|the crew} hours after lost time; promise only that.',
    fails: 'Counting a full week as forty hours of work.',
    say: [
      'I can promise you [day], not earlier. I would rather say that today than move it twice. Shall I keep it?',
    ],
    ask: 'how many hours went missing last week, and where?',
  },
};
