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
      version: 2,
      deliverables: [textMessages(3, 40), callScripts(3, 50), advice(150)],
      title: 'We are running late',
      description: 'What the customer hears, when, and from whom.',
      content: lines(
        'Goal: {specificOutcome}.',
        'For {business_name}, {business_type}.',
        'Why it happens most: {usual_reason}.',
        'How late it usually gets: {usual_delay}',
        'Who can send a message on the way: {who_sends}',
        'Tone: {brand_voice}',
        'Write it for three lengths of delay: under 20 minutes, under two hours, not today. For each a text of 200 characters and the words if they call back angry. Say the new time as a window we can keep, one reason at most, and one choice for the customer: wait, another day, or leave a key.',
        'Add the rule: at which minute the message goes out, who sends it without a phone at the wheel, and what to say the second time it hits the same person; any offer is [confirm]. Then what to change in the morning so that the last stop is not always late. Promise no arrival minute nobody can know. Name the delay that hurts most in this trade.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Every delay announced 20 minutes ahead from Monday',
      additionalInputs: [
        customInput.text('usual_reason', 'Usual reason', 'The job before runs over', {
          required: true,
        }),
        customInput.select('usual_delay', 'How late does it usually get?', [
          ['minutes', 'Up to half an hour'],
          ['hours', 'An hour or two'],
          ['day', 'Another day'],
        ]),
        customInput.text(
          'who_sends',
          'Who can send a message on the way?',
          'Whoever rides along, else me',
        ),
        input('brand_voice'),
      ],
    },
    {
      id: 'customer-service.scripts.missed-visit',
      version: 2,
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
        'Our rule today: {rule_today}',
        'Fee for a missed visit, if agreed before: {miss_fee}',
        'Tone: {brand_voice}',
        'Write two sets of words. When we did not come: the call, the text, the offer of the next slot, what is put right without being asked. When nobody was home: the note on the door, the text with the time we waited, the new date, and how a fee is mentioned if I have agreed one beforehand.',
        'Below, a fair rule of 50 words for the booking message that covers both, so that nobody is surprised. What missed visits cost a month stands in the figures that come with this. Such fees need to be agreed in advance and may be limited; give me what to ask a lawyer. Say where this would come across as petty.',
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
        customInput.money('miss_fee', 'Fee for a missed visit, if agreed', [0, 10000], {
          placeholder: '40',
        }),
        customInput.text('rule_today', 'Your rule today', 'None really'),
        input('brand_voice'),
      ],
    },
    {
      id: 'customer-service.scripts.more-than-agreed',
      version: 2,
      deliverables: [callScripts(3, 70), textMessages(1, 50), advice(120)],
      title: 'It is more than we agreed',
      description: 'How to say "that is extra" on site without spoiling the visit.',
      content: lines(
        'How it should go: {specificOutcome}.',
        'Words on site for {business_name}, {business_type}',
        'What customers add on the day: {usual_additions}.',
        'What may be agreed without me, up to: {decide_alone}',
        'Tone: {brand_voice}',
        'Write what the person on site says in three situations: a small favor of ten minutes, a real extra, and something found once work began. For each: say what was agreed, what is new, the price or who will name it, and wait for a yes in writing. Short sentences that a shy 20-year-old can say aloud.',
        'Give the text message that gets the yes, and the two sentences for "the last one did it for free". Every price is [price]. Finish with one line for my quotes that prevents half of these talks. The extra is never done first and billed later. Where a permit or license could be touched, work stops until I have asked.',
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
        customInput.money('decide_alone', 'Agreed on site without you, up to', [0, 10000], {
          placeholder: '50',
        }),
        input('brand_voice'),
      ],
    },
    {
      id: 'customer-service.scripts.something-broke',
      version: 2,
      deliverables: [documents(2, 90, 'card and note'), callScripts(1, 70), steps(150)],
      title: 'Something got damaged',
      description: 'The first ten minutes on site, step by step.',
      content: lines(
        'When it happens I want: {specificOutcome}.',
        'We are {business_name} ({business_type}). Typical damage in our work: {typical_damage}.',
        'Who is called first: {first_call}',
        'Write a card for the van: stop, make safe, take photos, call, tell the customer. Then the exact words for the customer: sorry it happened, what we saw, who calls them and when. No promise to pay, no guess about the cause, no hiding it. One version if they are home, one as a note plus a call if they are not.',
        'Follow with what I do in the next 24 hours, in order, and the facts to write down while they are fresh. The insurer decides what is paid and a lawyer who is to blame; list what each will ask me. People first: where anyone could be hurt, or gas or a carbon monoxide alarm is in play, the first line is out and the emergency number. Name the step frightened people skip.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Customer told within 10 minutes, owner calls the same day',
      additionalInputs: [
        customInput.text('typical_damage', 'Typical damage', 'Scratched floor, broken lamp', {
          required: true,
        }),
        customInput.text('first_call', 'Who is called first', 'Me, then my partner'),
      ],
    },
  ],
} satisfies Subcategory;
