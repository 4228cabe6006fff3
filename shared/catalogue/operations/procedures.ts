import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents } from '../deliver.ts';
import { doneBefore } from '../inputs/done-before.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Pages a crew really uses. */
export const procedures = {
  id: 'documentation-sops',
  name: 'Documentation & SOPs',
  icon: 'book-open-check',
  prompts: [
    {
      id: 'operations.procedures.from-voice-notes',
      version: 2,
      deliverables: [documents(1, 400)],
      title: 'Turn my rambling into steps',
      description: 'Talk for three minutes, get a procedure somebody else can follow.',
      content: lines(
        'Goal: {specificOutcome}.',
        '{business_name} ({business_type})',
        'Here is how I do it, spoken as it came to me:',
        '<owner_text>{voice_notes}</owner_text>',
        'Who will use it, and what they know: {page_user}',
        'Detail: {complexity_preference}',
        'Turn it into one page: when to use it, what to have in hand, numbered steps with one action each, what good looks like, when to stop and call. Keep my words where they are better than yours. Where I skipped a step or contradicted myself, ask me in a list at the end; do not fill it in.',
        'Below it: the three mistakes a new person will make with this page, and how to try it on the next job with somebody reading aloud. Note the date and a name for who keeps it up. Steps on chemicals, power, gas, ladders or lifting are marked for a qualified person to check first.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One procedure used on the next job',
      additionalInputs: [
        customInput.area(
          'voice_notes',
          'How you do it, as you would say it',
          'So first I look at the whole thing, then I cover the floor, then...',
          { required: true },
        ),
        customInput.text('page_user', 'Who will use it?', 'New helper, has never held the tool'),
        input('complexity_preference'),
      ],
    },
    {
      id: 'operations.procedures.one-page-checklist',
      version: 2,
      needsCrew: true,
      deliverables: [documents(1, 300)],
      title: 'One-page checklist, two languages',
      description: 'A short list, side by side in the language the crew speaks.',
      content: lines(
        'Result: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'The task: {task}.',
        'What gets forgotten: {forgotten}',
        'Second language of the crew: {second_language}',
        'Write a list of twelve points at most, in the order of the work, each point under eight words and starting with what to do. My language on the left, the second one on the right, in the everyday words used on site, not textbook words; without a second language one column. Put the three points that cost us most when forgotten in bold.',
        'Add which points get a photo. Then tell me which translated words differ from country to country, and have a speaker read it before it is printed. One line at the foot: who to call when something is not as expected. Twelve is a limit, eight is better: mark the four to strike first.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A checklist in every van by Friday',
      additionalInputs: [
        customInput.text('task', 'The task', 'Closing up after the last room', { required: true }),
        customInput.text('forgotten', 'What gets forgotten', 'Bins, lights, back door'),
        customInput.text(
          'second_language',
          'Second language of the crew',
          'Spanish (Mexico), Polish',
        ),
      ],
    },
    {
      id: 'operations.procedures.safety-brief',
      version: 2,
      needsCrew: true,
      deliverables: [callScripts(1, 350), advice(180)],
      title: 'Safety talk to have checked',
      description: 'A five-minute draft for a qualified person to correct.',
      content: lines(
        'I need: {specificOutcome}.',
        'Owner of {business_name}, {business_type}',
        'The work: {risky_work}.',
        'Where we work: {location}',
        'Near misses we had: {near_misses}',
        'Draft a talk of five minutes to hold at the van. Begin with one of our near misses if I named any. Then the three dangers that fit this work, each with one look-for and one do. Ask two questions the crew has to answer in their own words. Close with who may stop the job: everyone.',
        "This is a draft and must be corrected by someone qualified (safety trainer, insurer's safety service, public safety office). List ten questions for that person, and mark every line that depends on a rule, a product label or a limit with [check]. State no legal limit or protective rating yourself. Say what in such work makes people skip the safe way.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A checked five-minute talk held before the next risky job',
      additionalInputs: [
        customInput.text('risky_work', 'The work', 'two-story ladder work, wet floors', {
          required: true,
        }),
        customInput.text('near_misses', 'Near misses', 'Ladder slipped on gravel'),
      ],
    },
    {
      id: 'operations.procedures.training-sheet',
      version: 2,
      needsCrew: true,
      deliverables: [documents(1, 340, 'sheet'), documents(1, 90, 'pocket card')],
      title: 'Train someone on one task',
      description: 'Show, do together, do alone: a sheet for the trainer.',
      content: lines(
        'By the end of training: {specificOutcome}.',
        'Training at {business_name}, {business_type}',
        'The task: {task}.',
        'How often the learner has done it: {learner_level}',
        'What is hard about it: {hard_part}',
        'Write a sheet for the one who teaches. Three rounds: I show and you name the steps; we do it together; you do it and I keep my hands in my pockets. For each round: time, what to say, the two points where learners go wrong, and what must be right before the next round.',
        "End with a test of five points that can be passed or not passed, with a date and two signatures, and what to do after a second miss. Add a card with the seven steps for the learner's pocket. Tasks that need a license or certificate are not on this sheet; name them as a gap for me. Say how to measure from which day they are faster than they slow others down.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A new helper does the task alone by day 10',
      additionalInputs: [
        customInput.text('task', 'The task', 'Closing up a room after the work', {
          required: true,
        }),
        doneBefore('learner_level', 'How often has the learner done it?'),
        customInput.text(
          'hard_part',
          'What is hard about it?',
          'The order, and not rushing the last step',
        ),
      ],
    },
  ],
} satisfies Subcategory;
