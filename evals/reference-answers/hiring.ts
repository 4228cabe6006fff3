import {
  draft,
  example,
  question,
  type ReferenceAnswer,
  steps,
  text,
} from './reference-answer-builders.ts';

const sedge = 'Stone & Sedge';
const corner = 'Bright Corner Cleaning';
const plumb = 'Plumb Line Roofing';

export const hiringExamples: readonly ReferenceAnswer[] = [
  example(
    'hiring-hr.interviewing.reject-kindly',
    sedge,
    'After the interview. They can’t start before 9',
    [
      text('Say no in the second sentence and give the real reason, the start time.'),
      draft(
        'text-message',
        'After the interview',
        'Hi [first name], thank you for coming in and for your questions about the stone work. I won’t be offering you the job, because our day starts at [time] and you need a later start. If that changes, text me. I’ll keep your details until [date]. [your name], Stone & Sedge',
      ),
      draft(
        'text-message',
        'After the application',
        'Hi [first name], thank you for applying. We’re moving forward with people who have [what the job needs]. We’ll delete your details on [date]. [your name]',
      ),
      draft(
        'text-message',
        'After the call',
        'Hi [first name], thanks for talking with me. It’s a no from us this time, because [reason from the work]. I hope you find a good fit soon. [your name]',
      ),
      draft(
        'call-script',
        'After a trial',
        'Hi [first name], thank you for the day. Your edges were straight. It’s a no from us. The reason is the pace we need on base days, and it wasn’t there yet. You’ll be paid for the day by [date]. If you apply again after a season with a crew, I’ll listen. All the best.',
      ),
      question('Would a 9:00 start work on some jobs?', 'Yes, some', 'No'),
    ],
  ),
  example(
    'hiring-hr.performance.hard-talk',
    corner,
    'Late 3 days by 20 to 40 minutes, mentioned once',
    [
      text(
        'Take 15 minutes and stick to facts. You mentioned it once in passing, so this is the first real talk.',
      ),
      draft(
        'call-script',
        'The talk',
        'Thanks for sitting down. I want to talk about one thing: start times.',
        '',
        'Three days this month you were 20 to 40 minutes late. Each time someone waited outside with the keys. I only mentioned it once in passing, so today I’m saying it clearly.',
        '',
        'What happened on those days? [Wait.]',
        '',
        'Starting Monday, I need you here on time, or a text before then. What would help, a different first stop, a ride? We’ll look at it again in 2 weeks, on [date].',
        '',
        '*Tears:* Take a minute. I’m not going anywhere.',
        '*"Others do it too":* I talk with each person. Today it’s about you and me.',
        '*Silence:* You can also tell me by noon tomorrow.',
        '',
        '*If illness, family, or a complaint comes up:* Listen, don’t promise anything, and ask an employment lawyer before the next step.',
      ),
      draft(
        'document',
        'Note for the file',
        '[date], talked about start times. I said: 3 days, 20 to 40 minutes late. [first name] said: [their words]. Agreed: on time starting Monday, or a text before. Help: [what]. Next check: [date].',
      ),
      question('Does the first stop change every day?', 'Yes', 'No'),
    ],
  ),
  example(
    'hiring-hr.job-ads.where-to-post',
    plumb,
    'Tear-off laborer. One site got 12 applicants, 2 showed up',
    [
      text('Skip that site. Go where working people already are at 6 in the morning.'),
      text(
        '1. **Your own crew**: "Who have you worked with that you’d want on this crew?" Free, today.',
        '2. **Supply yard counter**: a card by the register. "Ground first, training before heights."',
        '3. **Trade school**: the building trades teacher. "Know 2 students who need summer work?"',
        '4. **Community boards and clubs**: a card with tear-off numbers.',
        '5. **Other job sites**: talk to crews that are finishing up. No poaching mid-job.',
        '6. **A group in another language**: the same ad, checked by a fluent speaker first.',
        '',
        'Reach wider on purpose. Places 4 and 6 reach people who don’t know any roofers.',
        '',
        'On the application: "How did you hear about us?"',
      ),
      steps(
        ['Ask the crew', 0, 10],
        ['Take cards to the yard and boards', 2, 30],
        ['Call the school', 3, 10],
        ['Count applicants by place', 14, 10],
      ),
      question('What can you spend if fewer than 5 apply in 14 days?'),
    ],
  ),
];
