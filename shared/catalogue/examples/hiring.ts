import { draft, type ExampleAnswer, example, question, steps, text } from './example.ts';

const sedge = 'Stone & Sedge';
const corner = 'Bright Corner Cleaning';
const plumb = 'Plumb Line Roofing';

export const hiringExamples: readonly ExampleAnswer[] = [
  example(
    'hiring-hr.interviewing.reject-kindly',
    sedge,
    'After the interview; cannot start before nine',
    [
      text('Say no in the second sentence and give the true reason: the start of the day.'),
      draft(
        'text-message',
        'After the interview',
        'Hi [first name], thank you for coming and for your questions about the stone work. I will not offer you the job: our day starts at [time], and you need a later start. If that changes, write to me. I keep your details until [date]. [your name], Stone & Sedge',
      ),
      draft(
        'text-message',
        'After the form',
        'Hi [first name], thank you for writing to us. We are going on with others who have [what the job needs]. Your details are deleted on [date]. [your name]',
      ),
      draft(
        'text-message',
        'After the call',
        'Hi [first name], thank you for the talk. It is a no from us this time, because [reason from the work]. I wish you a good place soon. [your name]',
      ),
      draft(
        'call-script',
        'After a trial',
        'Hi [first name], thank you for the day; your edges were straight. It is a no from us. The reason is the pace we need on base days, which was not there. You will be paid for the day by [date]. If you ask me again after a season with a crew, I will listen. All the best.',
      ),
      question('Would a start at nine work on some jobs?', 'Yes, some', 'No'),
    ],
  ),
  example(
    'hiring-hr.performance.hard-talk',
    corner,
    'Late on three days by 20 to 40 minutes; mentioned once',
    [
      text(
        'Fifteen minutes, facts only. You mentioned it once in passing, so this is the first real talk.',
      ),
      draft(
        'call-script',
        'The talk',
        'Thanks for sitting down. I want to talk about one thing: the start of the day.',
        '',
        'On three days this month you came 20 to 40 minutes late. Each time somebody waited outside with the keys. I have said it only once in passing, so today I say it clearly.',
        '',
        'What happened on those days? [Wait.]',
        '',
        'From Monday I need you here at the agreed time, or a text before it. What would help: another first stop, a ride? We look at it again in two weeks, on [date].',
        '',
        '*Tears:* Take a minute, I am not going anywhere.',
        '*"Others do it too":* I talk with each one. Today it is about us two.',
        '*Silence:* You can also tell me tomorrow, by noon.',
        '',
        '*Illness, family or a complaint comes up:* I listen, promise nothing, and ask an employment adviser before the next step.',
      ),
      draft(
        'document',
        'Note for the file',
        '[date], talk about the start of the day. Told: three days, 20 to 40 minutes late. Said by [first name]: [their words]. Agreed: on time from Monday, or a text before. Help: [what]. Looked at again: [date].',
      ),
      question('Does the first stop change from day to day?', 'Yes', 'No'),
    ],
  ),
  example(
    'hiring-hr.job-ads.where-to-post',
    plumb,
    'Tear-off laborer; one site brought 12, 2 came',
    [
      text('Leave the site and go where working people already stand at six in the morning.'),
      text(
        '1. **Your own crew**: "Who did you work with that you would ride with again?" Free, today.',
        '2. **Supply yard counter**: a card by the register. "Ground first, training before heights."',
        '3. **Trade school**: the teacher for building trades. "Two who need a summer?"',
        '4. **Community board and clubs**: a card with a number to tear off.',
        '5. **Other sites**: a word with crews that finish. No poaching in the middle of a job.',
        '6. **A second language group**: the same ad, read by a speaker first.',
        '',
        'Reach wider on purpose: places 4 and 6 bring people who do not know anyone on a roof.',
        '',
        'On the form: "Who or what told you about us?"',
      ),
      steps(
        ['Ask the crew', 0, 10],
        ['Cards to the yard and the board', 2, 30],
        ['Call the school', 3, 10],
        ['Count applicants by place', 14, 10],
      ),
      question('What can you spend if fewer than five came after 14 days?'),
    ],
  ),
];
