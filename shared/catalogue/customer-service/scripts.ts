import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Words for the doorstep and the phone. */
export const scripts = {
  id: 'support-scripting',
  name: 'Support Scripting',
  icon: 'scroll-text',
  prompts: [
    {
      id: 'customer-service.scripts.running-late',
      version: 1,
      deliverables: [textMessages(3, 40), callScripts(3, 50), advice(150)],
      title: 'We are running late',
      description: 'What the crew says, when, and what it is worth to the customer.',
      content: lines(
        'Goal: {specificOutcome}.',
        'For the crew of {business_name}, {business_type}.',
        'Why it happens most: {usual_reason}.',
        'How bad a delay usually is: {severity}',
        'Tone: {brand_voice}',
        'Write it for three lengths of delay: under 20 minutes, under two hours, not today. For each a text of 200 characters and the words if they call back angry. Say the new time as a window we can keep, one reason at most, and one choice for the customer: wait, another day, or leave a key.',
        'Add the rule: at which minute the message goes out, who sends it while the others drive, and what we offer the second time it hits the same person. Then what to change in the morning so that the last stop is not always late. Promise no arrival minute we cannot know. What do customers plan around us in my trade, and which delay hurts most?',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Every delay announced 20 minutes ahead from Monday',
      additionalInputs: [
        customInput.text('usual_reason', 'Usual reason', 'The job before runs over', {
          required: true,
        }),
        input('severity'),
        input('brand_voice'),
      ],
    },
    {
      id: 'customer-service.scripts.missed-visit',
      version: 1,
      calculators: ['no-show'],
      deliverables: [
        callScripts(1, 80),
        textMessages(2, 50),
        documents(2, 60, 'note and rule'),
        advice(100),
      ],
      title: 'A visit that did not happen',
      description: 'For the day you missed them, and the day they were not there.',
      content: lines(
        'I need: {specificOutcome}.',
        'Business: {business_name} ({business_type})',
        'Whose miss it was: {who_missed}.',
        'A lost visit costs us about: {average_job_value}',
        'Our rule today: {rule_today}',
        'Tone: {brand_voice}',
        'Write two sets of words. When we did not come: the call, the text, the offer of the next slot, what is put right without being asked. When nobody was home: the note on the door, the text with the time we waited, the new date, and how a fee is mentioned if I have agreed one beforehand.',
        'Below, a fair rule of 50 words for the booking message that covers both, so that nobody is surprised. Show how many missed visits a month pay for a reminder text, using my number. Fees for missed visits need to be agreed in advance and may be limited; give me what to ask a lawyer. Where would I come across as petty?',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A no-show rule in every booking message by Friday',
      additionalInputs: [
        customInput.select(
          'who_missed',
          'Who missed it?',
          [
            ['us', 'We did'],
            ['them', 'They did'],
            ['both', 'It happens both ways'],
          ],
          { required: true, defaultValue: 'both' },
        ),
        input('average_job_value'),
        customInput.text('rule_today', 'Your rule today', 'None really'),
        input('brand_voice'),
      ],
    },
    {
      id: 'customer-service.scripts.more-than-agreed',
      version: 1,
      calculators: ['job-quote'],
      deliverables: [callScripts(3, 70), textMessages(1, 50), advice(120)],
      title: 'It is more than we agreed',
      description: 'How the crew says "that is extra" without spoiling the visit.',
      content: lines(
        'How it should go: {specificOutcome}.',
        'Crew script for {business_name}, {business_type}',
        'What customers add on the day: {usual_additions}.',
        'Usual job: {average_job_value}',
        'Tone: {brand_voice}',
        'Write what the person on site says in three situations: a small favor of ten minutes, a real extra, and something found once work began. For each: say what was agreed, what is new, the price or who will name it, and wait for a yes in writing. Short sentences that a shy 20-year-old can say aloud.',
        'Give the text message that gets the yes, the limit up to which the crew decides alone, and the two sentences for "the last fellow did it for free". Finish with one line for my quotes that prevents half of these talks. The extra is never done first and billed later. Where a permit or license could be touched, the crew stops and calls me.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Every extra agreed in writing before it is done',
      additionalInputs: [
        customInput.text(
          'usual_additions',
          'What customers add on the day',
          'Could you do the oven too?',
          {
            required: true,
          },
        ),
        input('average_job_value'),
        input('brand_voice'),
      ],
    },
    {
      id: 'customer-service.scripts.something-broke',
      version: 1,
      deliverables: [documents(2, 90, 'card and note'), callScripts(1, 70), steps(150)],
      title: 'Something got damaged',
      description: 'The first ten minutes on site, step by step.',
      content: lines(
        'When it happens I want: {specificOutcome}.',
        'We are {business_name} ({business_type}). Typical damage in our work: {typical_damage}.',
        'How serious it tends to be: {severity}',
        'Who the crew calls: {crew_calls}',
        'Write a card for the van: stop, make safe, take photos, call, tell the customer. Then the exact words for the customer: sorry it happened, what we saw, who calls them and when. No promise to pay, no guess about the cause, no hiding it under the rug. One version if they are home, one as a note plus a call if they are not.',
        'Follow with what I do in the next 24 hours, in order, and the facts to write down while they are fresh. My insurer decides about cover and a lawyer about blame; list what each will ask me. People first: where anyone could be hurt, the first line is the emergency number. Which step will a frightened helper skip?',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Customer told within 10 minutes, owner calls the same day',
      additionalInputs: [
        customInput.text('typical_damage', 'Typical damage', 'Scratched floor, broken lamp', {
          required: true,
        }),
        input('severity'),
        customInput.text('crew_calls', 'Who the crew calls', 'Me, then the lead hand'),
      ],
    },
  ],
} satisfies Subcategory;
