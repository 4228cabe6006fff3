import { customInput } from '../custom-input.ts';
import { callScripts, documents, emails, steps, textMessages } from '../deliverable-builders.ts';
import { howOftenDoneBefore } from '../inputs/how-often-done-before.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

/** The days in which people decide whether to stay. */
export const onboarding = {
  id: 'onboarding-training',
  name: 'Onboarding & Training',
  about: 'Get a new hire through the first weeks.',
  icon: 'graduation-cap',
  prompts: [
    {
      id: 'hiring-hr.onboarding.first-day',
      version: 5,
      deliverables: [
        steps(270),
        textMessages(1, 60),
        callScripts(1, 110),
        documents(1, 70, 'card for the first day'),
      ],
      title: 'A first day that goes well',
      description: 'Hour by hour, from the text the night before to going home.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'New role: {crew_role}.',
        'The day starts at: {start_place}.',
        'First jobs that day: {first_jobs}',
        'Plan the day by the hour: welcome, tools and clothes, van, the two or three things to know before touching anything, first job next to someone, lunch with someone, one small success, 10 minutes at the end. Say who does each part, and what I get ready tonight in 20 minutes.',
        'Write the text for the evening before, my first 5 sentences in the morning, and the 3 questions at the end of the day. Add a 6-line card for the one who shows them around, me included: what to show, what to let them do, when to stop and ask. A qualified person does the safety training, so leave a marked spot for it. Say where new people usually get left standing around.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'New hire comes back on day 2 and knows the first 3 tasks',
      additionalInputs: [
        input('crew_role', { required: true }),
        customInput.text('start_place', 'Where and when the day starts', 'My place at 6:45', {
          required: true,
        }),
        customInput.text('first_jobs', 'First jobs that day', '{usualJob}'),
      ],
    },
    {
      id: 'hiring-hr.onboarding.thirty-day-plan',
      version: 4,
      deliverables: [steps(260), callScripts(3, 70)],
      title: 'The first 30 days',
      description: "What to learn each week and how you'll both know it's learned.",
      content: lines(
        'By day 30: {specificOutcome}.',
        '{business_name} ({business_type})',
        'Role: {crew_role}.',
        'They can already: {can_do}',
        'Our typical jobs, easy to hard: {jobs_by_difficulty}.',
        'Lay out 4 weeks. Each has 3 tasks to learn, taken from my list in that order, who teaches, on which jobs, and a check at the end of the week that takes 10 minutes on a real job. The learner checks off "I can," the teacher checks off "I saw it." No homework on their own time.',
        "Write the short talk for days 5, 15, and 30, with what to say if it's going well and if it isn't. Show it as one table for the van. Tell me what to do in week 3, when enthusiasm drops. Anything that needs a card or license gets marked and left out. Say by when I should know if it's not working, and what I owe them until then.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Productive by day 10, alone on easy jobs by day 30',
      additionalInputs: [
        input('crew_role', { required: true }),
        customInput.text(
          'jobs_by_difficulty',
          'Your jobs, easy to hard',
          '{jobsByDifficultyExample}',
          { required: true },
        ),
        customInput.text('can_do', 'What can they do already?', 'Drives, has helped on a few jobs'),
      ],
    },
    {
      id: 'hiring-hr.onboarding.first-employee-paperwork',
      version: 4,
      deliverables: [steps(210), emails(1, 120), textMessages(1, 50), callScripts(1, 50)],
      title: 'Paperwork for a first employee',
      description: 'What to have in place by when, and who to ask about each item.',
      content: lines(
        'Goal: {specificOutcome}.',
        '{business_name}, {business_type}',
        'Based in: {location}',
        'Role: {crew_role}.',
        'First day: {start_date}.',
        'Already set up: <owner_text>{already_set_up}</owner_text>',
        'List what has to be in place before the offer, before day one, on day one, and in the first month. Cover registering as an employer, payroll, taxes, and retirement pay on wages, insurance for injuries at work, proof that they can legally work, written terms, any notices to post, safety training, and where records are kept. Give me steps counted back from the first day, each with one plain sentence on what it is.',
        'Write the email to a payroll service or accountant with 10 questions, the text that tells the new person what to bring, and the call about injury insurance.',
        "Don't quote laws, forms, rates, or deadlines, because they differ by place. Each step ends with who to ask: payroll service, accountant, labor office, insurance company or public fund, or employment lawyer. Name the item owners skip.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Every item confirmed by the person who knows before day one',
      additionalInputs: [
        input('crew_role', { required: true }),
        customInput.text('start_date', 'When do they start?', 'Monday the 9th', { required: true }),
        customInput.area(
          'already_set_up',
          'What have you set up already?',
          'Business bank account and liability insurance, no payroll yet',
        ),
      ],
    },
    {
      id: 'hiring-hr.onboarding.spanish-version',
      version: 4,
      deliverables: [documents(1, 480)],
      title: 'My instructions in their language',
      description: 'Your instructions translated side by side, with points to check.',
      content: lines(
        'What I want: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Text to translate:',
        '<owner_text>{instructions}</owner_text>',
        'Into this language: {to_language}.',
        'How often the reader has done this work: {reader_level}',
        'First make my text shorter: one action per line, no phrases only locals know. Then put the other language next to it, line by line, in the words people use at work in that country. Keep a word as it is if people here say it that way anyway (product names, "van"), with a note. Add how to say the 5 most needed words out loud.',
        "List the lines where a wrong word could hurt someone or ruin a surface, for a fluent speaker to check, and for a qualified person if they're about safety. Then give me 4 questions in that language to check that it was understood, with short answers. Tell me what was unclear in my own text, and mark the line that should be a picture.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A 2-language page read and in use by Monday',
      additionalInputs: [
        customInput.area(
          'instructions',
          'Your instructions',
          'Start at the top. Ask before you use anything new. Lock the gate.',
          { required: true },
        ),
        customInput.text('to_language', 'Into which language, from where?', '{languageAndPlace}', {
          required: true,
        }),
        howOftenDoneBefore('reader_level', 'How often has the reader done this work?'),
      ],
    },
  ],
} satisfies Subcategory;
