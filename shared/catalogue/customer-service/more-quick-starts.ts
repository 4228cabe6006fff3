import { customInput } from '../custom-input.ts';
import { advice, callScripts, emails, textMessages } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Prompt } from '../schema.ts';

/** Four more moments with customers. */
export const moreQuickStarts = [
  {
    id: 'customer-service.quick.say-sorry',
    version: 4,
    deliverables: [callScripts(1, 90), textMessages(1, 55), advice(120)],
    title: 'Say sorry and mean it',
    description: "An apology for a real mistake, with what you'll do about it.",
    content: lines(
      'I want: {specificOutcome}.',
      "We're {business_name} ({business_type}).",
      'What we got wrong: {what_went_wrong}.',
      'What it meant for them: {effect_on_them}',
      "What I'm willing to do: {make_good}",
      "Write the apology to say out loud, in about 80 words, and a short version to send if they don't pick up. It names the mistake in plain words, says what it cost them, says what I'll do and when, and asks if that's fair. No \"if you felt,\" no blaming the crew, the weather, or the app.",
      'Then one line on how to keep it from happening on the next job, and a note for the customer file. If my offer is too small or too big for the mistake, push back and give me a better one, its hours and cost as [confirm].',
      'If something broke or someone got hurt, stop: sympathy and facts only, then my insurance company. Say so in one line.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Called today, fixed within 48 hours',
    additionalInputs: [
      customInput.text(
        'what_went_wrong',
        'What went wrong',
        "We left one thing undone and didn't say so",
        {
          required: true,
        },
      ),
      customInput.text('effect_on_them', 'What it meant for them', 'They had guests that evening'),
      customInput.text(
        'make_good',
        "What you're willing to do",
        'Come back tomorrow at 8, no charge',
      ),
    ],
  },
  {
    id: 'customer-service.quick.say-no-kindly',
    version: 5,
    calculators: ['hour-cost'],
    deliverables: [textMessages(1, 50), callScripts(2, 60), advice(150)],
    title: 'Say no without losing them',
    description: 'Turn down a favor, a date, or a discount and keep the customer.',
    content: lines(
      'What I want: {specificOutcome}.',
      'For {business_name}, {business_type}.',
      'They asked for: <customer_text>{request}</customer_text>',
      "The real reason I'm saying no: {real_reason}",
      'What I could offer instead: {instead}',
      'Tone: {brand_voice}',
      "Write 3 ways to say it: by text, on the phone, at the door. Each has the no in the first 2 sentences, one honest reason so short no one argues with it, and the alternative if I have one. No long excuses and no white lies I'd have to remember.",
      'Then the answer to "just this once," and how far I can bend, as a rule I can reuse next time. The figures that come with this show what it costs to give away an hour. This is about a favor, a date, or a discount, not a whole job. If they want unsafe or unlicensed work, make that the only reason and name who they should call.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'A clear no sent today, customer still with us next month',
    additionalInputs: [
      customInput.text('request', 'What they asked for', 'Sunday visit at the weekday price', {
        required: true,
      }),
      customInput.text('real_reason', "Why you're saying no", 'Sundays are for family'),
      customInput.text('instead', 'What you could offer instead', 'Saturday before noon'),
      input('brand_voice'),
    ],
  },
  {
    id: 'customer-service.quick.visit-messages',
    version: 5,
    deliverables: [textMessages(5, 50)],
    title: 'Texts for every visit',
    description: 'Five short texts: booked, day before, on the way, done, follow-up.',
    content: lines(
      'Goal: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      'A typical visit: {product_service_name}',
      'Channels we use: {primary_service_channels}',
      'What goes wrong before or after a visit: {visit_trouble}.',
      "Write the texts for one visit: booking confirmed, the day before, on the way, finished, and 2 days later. Under 250 characters each. Answer what customers in my trade wonder about at that moment: who's coming, what to clear or lock up, pets, parking, what will be loud or wet, how long to stay off, how to pay.",
      "Mark which ones can go out automatically and which need to come from a person who looked at the job. Then the simplest setup with just a phone, and a guess at the minutes a day it takes. The last text asks every customer the same open question, happy or not. Leave times, names, and facts I didn't give in [brackets]. Mark the one that would annoy a regular.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'All 5 texts in use starting with the next visit',
    additionalInputs: [
      customInput.text('visit_trouble', 'What goes wrong around visits', '{doorTroubleExample}', {
        required: true,
      }),
      input('product_service_name'),
    ],
  },
  {
    id: 'customer-service.quick.never-happy',
    version: 5,
    calculators: ['hour-cost', 'add-up'],
    deliverables: [advice(250), callScripts(1, 100), emails(1, 100)],
    title: "The customer who's never happy",
    description: 'Decide whether to fix it, raise the price, or part ways politely.',
    content: lines(
      'The decision I need: {specificOutcome}.',
      'I run {business_name} ({business_type}).',
      'What keeps happening: {pattern}.',
      'They paid me about {paid_lately} in the last 3 months.',
      'Hours in those 3 months, counting everything: {hours_lately}',
      'Extra time they take: {extra_time}',
      "Help me judge it like a fair outsider: what's on us, what's on them. The figures that come with this show my cost per hour. Add up their hours at that cost and compare it with what they paid. Without the hours, ask. Then lay out 3 options: new rules, new price, goodbye. For each: what to say, what it costs me, and how likely it is to end quietly.",
      "Recommend one. Write the talk in 6 sentences with a calm answer to their likely reply, and a 90-word letter in case we part ways. Tell me what to check in the contract, notice, and any prepaid work before I talk to them. If the facts show I'm part of the problem, say so.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'A decision by Friday: keep them, raise the price, or part ways',
    additionalInputs: [
      customInput.area(
        'pattern',
        'What keeps happening',
        'A landlord: finds something every time, wants money off, texts at night',
        { required: true },
      ),
      customInput.money('paid_lately', 'What they paid in the last 3 months', [0, 300000], {
        required: true,
        placeholder: '{960}',
      }),
      customInput.number(
        'hours_lately',
        'Hours in those 3 months, counting everything',
        [0.1, 1200],
        {
          placeholder: '27',
        },
      ),
      customInput.text(
        'extra_time',
        'Extra time they take',
        'About an hour a week in calls and redos',
      ),
    ],
  },
] satisfies Prompt[];
