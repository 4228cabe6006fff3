import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps, textMessages } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

/** Words for the doorstep and the phone. */
export const scripts = {
  id: 'support-scripting',
  name: 'Support Scripting',
  about: 'What to say in hard conversations.',
  icon: 'scroll-text',
  prompts: [
    {
      id: 'customer-service.scripts.running-late',
      version: 5,
      deliverables: [textMessages(3, 40), callScripts(3, 50), advice(150)],
      title: "We're running late",
      description: 'What to tell the customer, when, and who tells them.',
      content: lines(
        'Goal: {specificOutcome}.',
        'For {business_name}, {business_type}.',
        'Why it usually happens: {usual_reason}.',
        'How late we typically are: {usual_delay}',
        'Who can send a message on the way: {who_sends}',
        'Tone: {brand_voice}',
        'Write it for 3 lengths of delay: under 20 minutes, under 2 hours, not today. For each, a text of 200 characters and what to say if they call back angry. Give the new time as a window we can keep, one reason at most, and one choice for the customer: wait, another day, or leave a key.',
        "Add the rule: at what minute the message goes out, who sends it without holding a phone behind the wheel, and what to say the second time it happens to the same person. Any offer is [confirm]. Then what to change in the morning so the last stop isn't always late. Don't promise an exact arrival time no one can know. Name the delay that hurts most in this trade.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Customers told of every delay 20 minutes ahead, starting Monday',
      additionalInputs: [
        customInput.text('usual_reason', 'Most common reason', 'The job before runs long', {
          required: true,
        }),
        customInput.select('usual_delay', 'How late do you typically get there?', [
          ['minutes', 'Up to half an hour'],
          ['hours', 'An hour or two'],
          ['day', 'Another day'],
        ]),
        customInput.text(
          'who_sends',
          'Who can send a message on the way?',
          'Me, before I drive off',
        ),
        input('brand_voice'),
      ],
    },
    {
      id: 'customer-service.scripts.missed-visit',
      version: 4,
      calculators: ['no-show'],
      deliverables: [
        callScripts(1, 80),
        textMessages(2, 50),
        documents(2, 60, 'note and rule'),
        advice(100),
      ],
      title: 'When a visit gets missed',
      description: "For when you missed it, and for when they weren't home.",
      content: lines(
        'What I need: {specificOutcome}.',
        'Business: {business_name} ({business_type})',
        'Who missed it: {who_missed}.',
        'Our rule now: {rule_today}',
        'Missed visit fee, if they agreed to one: {miss_fee}',
        'Tone: {brand_voice}',
        "Write 2 sets. When we didn't show up: the call, the text, the offer of the next opening, what we fix without being asked. When no one was home: the note on the door, the text with how long we waited, the new date, and how to bring up a fee if they agreed to one beforehand.",
        'Below that, a fair 50-word rule for the booking message that covers both, so no one is surprised. The figures that come with this show what missed visits cost a month. Fees like this need to be agreed on ahead of time and may be limited, so give me what to ask a lawyer. Say where this would come across as petty.',
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
        customInput.money('miss_fee', 'Missed visit fee, if they agreed to one', [0, 10000], {
          placeholder: '{40}',
        }),
        customInput.text('rule_today', 'Your rule now', "We don't really have one"),
        input('brand_voice'),
      ],
    },
    {
      id: 'customer-service.scripts.more-than-agreed',
      version: 6,
      deliverables: [callScripts(3, 70), textMessages(1, 50), advice(120)],
      title: 'When they ask for extra work',
      description: 'How to say "that\'s extra" on site without spoiling the visit.',
      content: lines(
        'How it should go: {specificOutcome}.',
        'What to say on site for {business_name}, {business_type}',
        'What customers add that day: {usual_additions}.',
        'Small extras that are OK on the spot, up to: {decide_alone}',
        'Tone: {brand_voice}',
        "Write what the person on site says in 3 situations: a small 10-minute favor, a real extra, and something we find once work starts. For each: say what was agreed, what's new, the price or who will give it, and wait for a yes in writing. Short sentences a shy 20-year-old can say out loud.",
        'Give me the text message that gets the yes, and 2 sentences for "the last company did it for free." Every price is [price]. Finish with one line for my quotes that prevents half of these talks. Never do the extra first and bill it later. If a permit or license could be involved, work stops until I\'ve asked.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: "Every extra agreed on in writing before it's done",
      additionalInputs: [
        customInput.text(
          'usual_additions',
          'What customers add that day',
          "Could you do this too, while you're here?",
          {
            required: true,
          },
        ),
        customInput.money(
          'decide_alone',
          'Small extras that are OK on the spot, up to',
          [0, 10000],
          {
            placeholder: '{50}',
          },
        ),
        input('brand_voice'),
      ],
    },
    {
      id: 'customer-service.scripts.something-broke',
      version: 6,
      deliverables: [documents(2, 90, 'card and note'), callScripts(1, 70), steps(150)],
      title: 'Something got damaged',
      description: 'The first 10 minutes on site, step by step.',
      content: lines(
        'What I want when it happens: {specificOutcome}.',
        "We're {business_name} ({business_type}). Typical damage in our work: {typical_damage}.",
        'Who gets called first: {first_call}',
        "Write a card for the van: stop, make it safe, take photos, call, tell the customer. Then exactly what to say to the customer: sorry it happened, what we saw, who will call them and when. No promise to pay, no guess about the cause, no hiding it. One version if they're home, one as a note plus a call if they're not.",
        "Then what I do in the next 24 hours, in order, and the facts to write down while they're fresh. The insurance company decides what gets paid, and who's to blame is a question for a lawyer, so list what each will ask me. People first: if anyone could get hurt, or there's gas, smoke, or bare wires, the first line is get out and call the emergency number. Name the step scared people skip.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Customer told within 10 minutes, my call the same day',
      additionalInputs: [
        customInput.text('typical_damage', 'Typical damage', '{damageExample}', {
          required: true,
        }),
        customInput.text('first_call', 'Who gets called first', 'Me, then my partner'),
      ],
    },
  ],
} satisfies Subcategory;
