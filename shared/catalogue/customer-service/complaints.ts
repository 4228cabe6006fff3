import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, emails, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

const whatTheySay = customInput.area(
  'complaint_details',
  'What they say (first name is enough)',
  'It came loose again after two weeks',
  { required: true },
);

/** From the first reply to the repeat that never comes. */
export const complaints = {
  id: 'complaint-resolution',
  name: 'Complaint Resolution',
  icon: 'message-square-warning',
  prompts: [
    {
      id: 'customer-service.complaints.reply-now',
      version: 3,
      deliverables: [textMessages(1, 55), emails(1, 110), advice(180)],
      title: 'Reply to a complaint now',
      description: 'A first answer that cools things down and buys time to look.',
      content: lines(
        'Goal: {specificOutcome}.',
        '{business_name}, {business_type}',
        'Kind of complaint: {complaint_type}.',
        'Their words: <customer_text>{complaint_details}</customer_text>',
        'How bad: {severity}',
        'Tone: {brand_voice}',
        'Write the first reply, to send within the hour: at most 300 characters as a text, then the same for an e-mail in under 100 words. It shows I read it, says who will look and by when, and asks for one useful thing, such as a photo or a time to call. It neither admits nor denies before I have seen the job.',
        'Next, what to find out before I call, as five questions to whoever did the work or to myself. Then what I may promise today and what I may not. If they are right, how will I know by tomorrow? Damage, injury and threats of a lawyer go to my insurer first; tell me in one line when that applies here.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Answered within the hour, resolved within 48 hours',
      additionalInputs: [
        input('complaint_type', { required: true }),
        whatTheySay,
        input('severity'),
        input('brand_voice'),
      ],
    },
    {
      id: 'customer-service.complaints.call-plan',
      version: 2,
      deliverables: [callScripts(1, 420), textMessages(1, 45)],
      title: 'Plan the hard phone call',
      description: 'How to open, what to ask, what to offer and how to close.',
      content: lines(
        'How the call should end: {specificOutcome}.',
        'Caller: the owner of {business_name}, {business_type}',
        'It is about: {complaint_type}.',
        'What they say: <customer_text>{complaint_details}</customer_text>',
        'How serious: {severity}',
        'What I can offer at most: {offer_limit}',
        'Give me a one-page call plan. First the opening, word for word. Then four questions that let them talk, with a note on what to listen for. After that, how I sum it up in their words, the offer in steps from small to my limit, and the close with day, time and name. Add what to say when they shout or cry.',
        'End with the two-line message I send straight afterwards and the note for the file. Name the sentence owners say in their own defense here, and what to say in its place. Nothing about law or blame; where that comes up I say I will come back to them, and to whom I turn.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Agreed next step with a date, before the end of the call',
      additionalInputs: [
        input('complaint_type', { required: true }),
        whatTheySay,
        input('severity'),
        customInput.text(
          'offer_limit',
          'The most you can offer',
          'Free re-do and 10% off this bill',
        ),
      ],
    },
    {
      id: 'customer-service.complaints.make-good-options',
      version: 2,
      calculators: ['hour-cost', 'add-up'],
      deliverables: [advice(280), textMessages(1, 70)],
      title: 'Ways to make it good',
      description: 'Four remedies side by side, with what each costs you.',
      content: lines(
        'I want to settle on: {specificOutcome}.',
        'Business: {business_name} ({business_type})',
        'Kind of complaint: {complaint_type}',
        'What they say: <customer_text>{complaint_details}</customer_text>',
        'The job was worth {job_price}.',
        'Hours it would take to redo: {redo_hours}',
        'Wages of a crew hour: {hourly_cost}',
        'List four remedies that fit this case, from a visit to put it right to giving money back. For each one: what the customer gets, what it takes in hours and in money, added up from my rows and what an hour costs me in the figures, and what they may ask for next. Put them in the order I should offer them.',
        'Choose one and write the offer in 60 words. Then a rule for what may be given on the spot without calling me. Do not buy silence and do not tie the remedy to a review. If the bill itself is wrong, say how to correct it first. Name the remedy I would regret in a month.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One fair offer made today, settled within 48 hours',
      additionalInputs: [
        input('complaint_type'),
        customInput.money('job_price', 'Price of the job', [1, 250000], {
          required: true,
          placeholder: '460',
        }),
        whatTheySay,
        customInput.number('redo_hours', 'Hours it would take to redo', [0, 1000], {
          placeholder: '3',
        }),
        input('hourly_cost', { label: 'Wages of a crew hour, with extras' }),
      ],
    },
    {
      id: 'customer-service.complaints.prevent-the-repeat',
      version: 3,
      deliverables: [advice(220), documents(1, 70, 'card'), callScripts(1, 120)],
      title: 'Stop it happening again',
      description: 'Find the real cause and change one thing in how you work.',
      content: lines(
        'Result: {specificOutcome}.',
        'Owner at {business_name}, {business_type}',
        'The complaint that keeps coming: {complaint_type}.',
        'What happened the last times:',
        '<owner_text>{recent_cases}</owner_text>',
        'Crew: {team_size}',
        'Ask "why" down to something I can change: how it was sold, planned, done, checked or handed over. Show the chain in five short lines per case and mark where I am guessing. Pick the one cause that explains most of them.',
        'Then design one change that will be kept: the step, the moment, who does it, how long it takes, how a new helper learns it. Write it as a card of six lines and as the talk for tomorrow morning, or as a note to myself if I work alone. Give me a count to keep for 30 days and the number at which I call it fixed. Two cases prove little, so tell me what else would fit these facts.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Same complaint at most once in the next 60 days',
      additionalInputs: [
        input('complaint_type', { required: true }),
        customInput.area(
          'recent_cases',
          'The last two or three times',
          'Missed the garage, then missed the shed. Both on a Friday.',
          { required: true },
        ),
        input('team_size'),
      ],
    },
  ],
} satisfies Subcategory;
