import { customInput } from '../custom-input.ts';
import { advice, callScripts, emails, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Prompt } from '../schema.ts';

/** Four more moments with customers. */
export const moreQuickStarts = [
  {
    id: 'customer-service.quick.say-sorry',
    version: 2,
    deliverables: [callScripts(1, 90), textMessages(1, 55), advice(120)],
    title: 'Say sorry and mean it',
    description: 'An apology for a real mistake, with what you will do about it.',
    content: lines(
      'I want: {specificOutcome}.',
      'We are {business_name} ({business_type}).',
      'What we got wrong: {what_went_wrong}.',
      'What it meant for them: {effect_on_them}',
      'What I am ready to do: {make_good}',
      'Write the apology to be spoken, in about 80 words, and a short version to send when they do not pick up. It names the mistake in plain words, says what it cost them, says what I do and when, and asks whether that is fair. No "if you felt", no blaming the crew, the weather or the app.',
      'Then one line so that it does not happen on the next job, and a note for the customer file. If my offer is too small or too large for the mistake, argue with me and give a better one with its cost.',
      'Where something was broken or somebody hurt, stop: sympathy and facts only, then my insurer. Say so in one line.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Called today, put right within 48 hours',
    additionalInputs: [
      customInput.text('what_went_wrong', 'What went wrong', 'We forgot the second bathroom', {
        required: true,
      }),
      customInput.text('effect_on_them', 'What it meant for them', 'They had guests that evening'),
      customInput.text(
        'make_good',
        'What you are ready to do',
        'Come back tomorrow at 8, no charge',
      ),
    ],
  },
  {
    id: 'customer-service.quick.say-no-kindly',
    version: 2,
    calculators: ['hour-cost'],
    deliverables: [textMessages(1, 50), callScripts(2, 60), advice(150)],
    title: 'Say no without losing them',
    description: 'A favor, a date or a discount: say no and keep the customer.',
    content: lines(
      'What I am after: {specificOutcome}.',
      'For {business_name}, {business_type}.',
      'They asked for: <customer_text>{request}</customer_text>',
      'The real reason I say no: {real_reason}',
      'What I could offer instead: {instead}',
      'Tone: {brand_voice}',
      'Write three ways to say it: by text, on the phone, at the door. Each has the no in the first two sentences, one honest reason short enough that nobody argues with it, and the alternative if I have one. No long excuse and no white lie I would have to remember.',
      'Follow with the answer to "just this once", and the point where I may bend, as a rule I can reuse for the next one. What an hour given away costs stands in the figures that come with this. A job I do not want at all is another prompt. If the request is about unsafe or unlicensed work, make that the only reason and name who they should call.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'A clear no sent today, customer still with us next month',
    additionalInputs: [
      customInput.text('request', 'What they ask for', 'Sunday visit for the weekday price', {
        required: true,
      }),
      customInput.text('real_reason', 'Why you say no', 'The crew has Sundays off'),
      customInput.text('instead', 'What you could offer', 'Saturday before noon'),
      input('brand_voice'),
    ],
  },
  {
    id: 'customer-service.quick.visit-messages',
    version: 2,
    deliverables: [textMessages(5, 50)],
    title: 'Messages around every visit',
    description: 'Booked, tomorrow, on the way, done, how was it: five short texts.',
    content: lines(
      'Aim: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      'A usual visit: {product_service_name}',
      'Channels we use: {primary_service_channels}',
      'What goes wrong before or after a visit: {visit_trouble}.',
      'Write the messages around one visit: booking confirmed, the day before, on the way, finished, and two days later. Under 250 characters each. They answer what customers wonder about at that moment in my trade: who comes, what to clear or lock up, pets, parking, what will be loud or wet, how long to keep off, how to pay.',
      'Mark which can go out by themselves and which must be sent by a person who looked at the job. Then the smallest set-up with a phone alone, and what it takes in minutes a day. The last text asks every customer the same open question, happy or not. Leave times and names in [brackets]. Mark the one that would annoy a regular.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Five messages in use from the next visit on',
    additionalInputs: [
      customInput.text(
        'visit_trouble',
        'What goes wrong around visits',
        'Nobody home, gate locked, dog loose',
        { required: true },
      ),
      input('product_service_name'),
    ],
  },
  {
    id: 'customer-service.quick.never-happy',
    version: 2,
    calculators: ['hour-cost', 'add-up'],
    deliverables: [advice(250), callScripts(1, 100), emails(1, 100)],
    title: 'The customer who is never happy',
    description: 'Decide: fix it, price it or part ways politely.',
    content: lines(
      'Decision I need: {specificOutcome}.',
      'I run {business_name} ({business_type}).',
      'What keeps happening: {pattern}.',
      'They pay me about {monthly_worth} a month.',
      'Hours a month, all of them counted: {monthly_hours}',
      'Extra time they take: {extra_time}',
      'Help me judge it like a fair stranger: what part is ours, what part is theirs. What an hour costs me stands in the figures that come with this: add up their hours at that cost and set it against what they pay; without the hours ask for them. Then lay out three roads: new rules, new price, goodbye. For each give the words, what it costs me and how likely it ends quietly.',
      'Recommend one. Write the talk in six sentences with the calm answer to their likely reply, and a closing letter of 90 words in case we part. Check contract, notice and any work already paid before I speak, and tell me what to look for. If the facts say I am part of the cause, say so.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Keep, reprice or part ways, decided by Friday',
    additionalInputs: [
      customInput.area(
        'pattern',
        'What keeps happening',
        'Finds a spot every week, wants money off, texts at night',
        { required: true },
      ),
      customInput.money('monthly_worth', 'What they pay a month', [0, 100000], {
        required: true,
        placeholder: '320',
      }),
      customInput.number('monthly_hours', 'Hours a month, all of them counted', [0.1, 400], {
        placeholder: '9',
      }),
      customInput.text(
        'extra_time',
        'Extra time they take',
        'About an hour a week in calls and re-dos',
      ),
    ],
  },
] satisfies Prompt[];
