import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents } from '../deliverable-builders.ts';
import { howOftenDoneBefore } from '../inputs/how-often-done-before.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

/** Pages a crew really uses. */
export const procedures = {
  id: 'documentation-sops',
  name: 'Documentation & SOPs',
  about: 'Write down how the work is done, so anyone on the crew can do it.',
  icon: 'book-open-check',
  prompts: [
    {
      id: 'operations.procedures.from-voice-notes',
      version: 4,
      deliverables: [documents(1, 400)],
      title: 'Turn my rambling into steps',
      description: 'Talk for 3 minutes and get steps someone else can follow.',
      content: lines(
        'Goal: {specificOutcome}.',
        '{business_name} ({business_type})',
        "Here's how I do it, just as it came to me:",
        '<owner_text>{voice_notes}</owner_text>',
        'Who will use it, and what they know: {page_user}',
        'Level of detail: {complexity_preference}',
        "Turn it into one page: when to use it, what you need, numbered steps with one action each, what good looks like, when to stop and call. Keep my words where they're better than yours. Where I skipped a step or contradicted myself, ask me in a list at the end. Don't fill it in.",
        'Below it: 3 mistakes a new person will make with this page, and how to try it on the next job with someone reading it out loud. Put down the date and the name of the person who keeps it up to date. Mark steps with chemicals, power, gas, ladders, or lifting for a qualified person to check first.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One procedure used on the next job',
      additionalInputs: [
        customInput.area(
          'voice_notes',
          "How you do it, the way you'd say it",
          'So first I look at the whole thing, then I get everything out of the way, then...',
          { required: true },
        ),
        customInput.text('page_user', 'Who will use it?', 'Someone who has never done it'),
        input('complexity_preference'),
      ],
    },
    {
      id: 'operations.procedures.one-page-checklist',
      version: 6,
      needsCrew: true,
      deliverables: [documents(1, 300)],
      title: 'One-page checklist for the crew',
      description: 'A short list of one task, in a second language too if you name one.',
      content: lines(
        'Result: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'The task: {task}.',
        'What gets forgotten: {forgotten}',
        'Second language of the crew: {second_language}',
        'Write a list of 12 points at most, in the order of the work, each point under 8 words and starting with what to do. My language on the left, the second one on the right, in everyday words people use on site, not textbook words. Without a second language, one column. Put what gets forgotten in bold.',
        "Add which points need a photo. Name the translated words a fluent speaker should check before I print it. One line at the bottom: who to call when something isn't as expected. Twelve is the limit and 8 is better, so mark the 4 to cut first.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A checklist at every job by Friday',
      additionalInputs: [
        customInput.text('task', 'The task', 'Closing up at the end of the job', {
          required: true,
        }),
        customInput.text('second_language', 'Second language of the crew', '{secondLanguage}'),
        customInput.text(
          'forgotten',
          'What gets forgotten',
          'Leftover material, tools, the gate or door',
        ),
      ],
    },
    {
      id: 'operations.procedures.safety-brief',
      version: 4,
      needsCrew: true,
      deliverables: [callScripts(1, 350), advice(180)],
      title: 'Draft a 5-minute safety talk',
      description: 'For your crew: a draft that someone qualified checks and corrects.',
      content: lines(
        'What I need: {specificOutcome}.',
        'I own {business_name}, {business_type}.',
        'The work: {risky_work}.',
        'Where we work: {location}',
        "Near misses we've had: {near_misses}",
        'Draft a 5-minute talk to give at the van. Start with one of our near misses if I named any. Then the 3 dangers that fit this work, each with one thing to look for and one thing to do. Ask 2 questions the crew has to answer in their own words. Close with who can stop the job: everyone.',
        "This is a draft and has to be corrected by someone qualified (safety trainer, the insurance company's safety service, the workplace safety office). List 10 questions for that person, and mark every line that depends on a rule, a product label, or a limit with [check]. Don't state any legal limit or protection rating yourself. Say what makes people skip the safe way in this kind of work.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A checked 5-minute talk given before the next risky job',
      additionalInputs: [
        customInput.text('risky_work', 'The work', '{riskyWorkExample}', {
          required: true,
        }),
        customInput.text('near_misses', "Near misses you've had", '{nearMissExample}'),
      ],
    },
    {
      id: 'operations.procedures.training-sheet',
      version: 6,
      needsCrew: true,
      deliverables: [documents(1, 340, 'sheet'), documents(1, 90, 'pocket card')],
      title: 'Train someone on one task',
      description: 'To train your crew: show it, do it together, do it alone.',
      content: lines(
        'By the end of training: {specificOutcome}.',
        'Training at {business_name}, {business_type}',
        'The task: {task}.',
        'How often the learner has done it: {learner_level}',
        "What's hard about it: {hard_part}",
        'Write a sheet for the person who trains. Three rounds: I show and you name the steps; we do it together; you do it and I keep my hands in my pockets. For each round: how long, what to say, the 2 points where learners go wrong, and what has to be right before the next round.',
        "End with a 5-point, pass-or-fail test with a date and 2 signatures, and what to do after a second miss. Add a card for the learner's pocket, at most 7 steps, [my step] where only I know it. Tasks that need a license or certificate don't go on this sheet, so name them as a gap for me.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A new hire does the task alone by day 10',
      additionalInputs: [
        customInput.text('task', 'The task', 'Closing up after the job', {
          required: true,
        }),
        howOftenDoneBefore('learner_level', 'How often has the learner done it?'),
        customInput.text(
          'hard_part',
          "What's hard about it?",
          'The order, and not rushing the last step',
        ),
      ],
    },
  ],
} satisfies Subcategory;
