import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';
import { seriousness } from './seriousness.ts';

/** Saying what needs saying, and keeping the good ones. */
export const performance = {
  id: 'performance-retention',
  name: 'Performance & Retention',
  icon: 'trending-up',
  prompts: [
    {
      id: 'hiring-hr.performance.hard-talk',
      version: 2,
      needsCrew: true,
      deliverables: [callScripts(1, 380), documents(1, 90, 'note')],
      title: 'A hard talk, done right',
      description: 'One problem, facts with dates, a way forward, in 15 minutes.',
      content: lines(
        'After the talk: {specificOutcome}.',
        'For {business_name}, {business_type}',
        'What happened, with dates:',
        '<owner_text>{facts}</owner_text>',
        'How serious: {severity}',
        'What I have said so far: {said_before}',
        'Plan 15 minutes. The first two sentences word for word; the facts in three lines, no "always" and no "never"; the question that lets them tell their side; what has to be different and by when; what I do to help; the date we look again. Then what I answer to tears, to "the others do it too" and to silence.',
        'Write the short note for the file, with what was said by both. If illness, family, a complaint they made, or anything protected comes up, I listen, promise nothing and ask an employment adviser before the next step; name that moment for me. You are not deciding on a warning or dismissal here. If I have not made clear before what I expect, that comes first.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One agreed change with a date, looked at again in 14 days',
      additionalInputs: [
        customInput.area(
          'facts',
          'What happened, with dates',
          'Late on the 3rd, 9th and 10th by 20 to 40 minutes',
          { required: true },
        ),
        seriousness,
        customInput.text('said_before', 'What you said so far', 'Mentioned it once in passing'),
      ],
    },
    {
      id: 'hiring-hr.performance.recognise-good-work',
      version: 2,
      needsCrew: true,
      deliverables: [textMessages(3, 50), advice(220)],
      title: 'Say thank you so it counts',
      description: 'Small, quick and for something that really happened.',
      content: lines(
        'Result: {specificOutcome}.',
        '{business_name} ({business_type})',
        'Good things I saw lately:',
        '<owner_text>{good_things}</owner_text>',
        'Team: {team_size}',
        'What I can spend, once: {thanks_budget}',
        'Turn each into a thank-you that names what was done and what it saved or meant to somebody. Say how to give it: in private, before the crew, as a text, by passing on what the customer said. Shy people exist. Then a habit for me of five minutes a week that does not turn into theatre.',
        'Add three ways to thank that cost little and mean something in my trade: first pick of jobs, a better tool, an early Friday. Money and gifts may count as pay; put that on my list for the payroll person. No worker-of-the-month wall. Say how to notice good work nobody sees; if I listed the crew, say whose name never appears in my notes.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Everyone thanked for one real thing within 14 days',
      additionalInputs: [
        customInput.area(
          'good_things',
          'Good things you saw (first names)',
          'Sam stayed calm with an angry customer; Rosa found the leak',
          { required: true },
        ),
        input('team_size'),
        customInput.money('thanks_budget', 'What you can spend, once', [0, 20000], {
          placeholder: '80',
        }),
      ],
    },
    {
      id: 'hiring-hr.performance.reduce-no-shows',
      version: 2,
      needsCrew: true,
      calculators: ['no-show'],
      deliverables: [
        advice(180),
        documents(1, 90, 'rule'),
        textMessages(1, 50),
        callScripts(1, 120),
      ],
      title: 'People who do not show up',
      description: 'Find the pattern and fix what is yours to fix.',
      content: lines(
        'Target: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'The last misses, by day and job:',
        '<owner_text>{misses}</owner_text>',
        'How somebody reports in sick today: {report_now}',
        'Team: {team_size}',
        "Look for what they share: day, site, partner, start time, way to work, pay day, notice of changes. Split it into what is in my hands and what is not, and do not guess about anybody's health or private life. Choose two changes to try for 30 days and what to count.",
        'Write a rule of five lines for calling out, the text for a missed morning that is neither cold nor angry, and the talk on the next day. Plan B for the job: who to call, by when. Sick leave and family leave are protected in many places; give me the questions to ask before any consequence. What a missed visit costs is in my figures.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Missed mornings counted from today, two changes tried for 30 days',
      additionalInputs: [
        customInput.area(
          'misses',
          'The last misses',
          'Two Mondays at the far site, one Friday without a call',
          {
            required: true,
          },
        ),
        customInput.text('report_now', 'How they report in sick', 'Text to me, sometimes at 7'),
        input('team_size'),
      ],
    },
    {
      id: 'hiring-hr.performance.lead-hand-path',
      version: 2,
      needsCrew: true,
      deliverables: [steps(250), documents(1, 120, 'role'), callScripts(2, 80)],
      title: 'Grow a crew lead',
      description: 'A path from good worker to someone who runs a crew.',
      content: lines(
        'In 90 days: {specificOutcome}.',
        'At {business_name}, {business_type}',
        'What a lead would take off me: {take_over}.',
        'Where they stand, by what I have seen them do: {stands_now}',
        'Team: {team_size}',
        'Describe the role in eight lines: what they decide, what they check, what they pass on, what stays mine. Then a path in three steps of 30 days: first the job, then the people, then the customer. Each step has one duty, one thing I teach in 20 minutes, one mistake they may make at my cost, and the sign it took.',
        'Write the offer in my words, with time for a no, and the sentence to the crew. Pay and title change with it: a step for each, as a gap for me and my payroll adviser. Judge by tasks and open it to anyone who wants it. The best worker is not always the best lead: name three tasks that show it in two weeks.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One crew lead runs a crew two days a week by day 90',
      additionalInputs: [
        customInput.text(
          'take_over',
          'What they would take off you',
          'Morning start, quality check, calls from customers',
          { required: true },
        ),
        customInput.text(
          'stands_now',
          'What you have seen them do',
          'Trains new ones, shy with customers',
        ),
        input('team_size'),
      ],
    },
  ],
} satisfies Subcategory;
