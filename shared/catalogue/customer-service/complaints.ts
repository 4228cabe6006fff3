import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, emails, textMessages } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

const whatTheySay = customInput.area(
  'complaint_details',
  'What they said (first name is enough)',
  '{complaintExample}',
  { required: true },
);

/** From the first reply to the repeat that never comes. */
export const complaints = {
  id: 'complaint-resolution',
  name: 'Complaint Resolution',
  about: 'Calm an upset customer and make it right.',
  icon: 'message-square-warning',
  prompts: [
    {
      id: 'customer-service.complaints.reply-now',
      version: 6,
      deliverables: [textMessages(1, 55), emails(1, 110), advice(180)],
      title: 'Reply to a complaint now',
      description: 'A first reply that calms things down and buys time to look.',
      content: lines(
        'Goal: {specificOutcome}.',
        '{business_name}, {business_type}',
        'Type of complaint: {complaint_type}.',
        'What they wrote or said: <customer_text>{complaint_details}</customer_text>',
        'How bad: {severity}',
        'Tone: {brand_voice}',
        "Write the first reply, to send within the hour: as a text of at most 300 characters, then as an email of under 100 words. It shows I read it, says who will take a look and by when, and asks for one useful thing, like a photo or a time to call. It doesn't admit or deny anything before I've seen the job.",
        "Next, what to find out before I call, as 5 questions for the person who did the work or for myself. Then what I can promise today and what I can't. If they're right, how will I know by tomorrow? Damage, injury, and threats of a lawyer go to my insurance company first. Tell me in one line if that applies here.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Reply sent within the hour, and a look at the job within 48 hours',
      additionalInputs: [
        input('complaint_type', { required: true }),
        whatTheySay,
        input('severity'),
        input('brand_voice'),
      ],
    },
    {
      id: 'customer-service.complaints.call-plan',
      version: 5,
      deliverables: [callScripts(1, 420), textMessages(1, 45)],
      title: 'Plan the hard phone call',
      description: 'How to open, what to ask, what to offer, and how to close.',
      content: lines(
        'How the call should end: {specificOutcome}.',
        "I'm calling as the owner of {business_name}, {business_type}",
        "It's about: {complaint_type}.",
        'What they said: <customer_text>{complaint_details}</customer_text>',
        'How serious: {severity}',
        'The most I can offer: {offer_limit}',
        'Give me a one-page call plan. First the opening, word for word. Then 4 questions that let them talk, with a note on what to listen for. After that, how to sum it up in their words, the offer in steps from small up to my limit, and the close, with a day, a time, and a name. Add what to say if they shout or cry.',
        "End with a 2-line message to send right after the call and a note for the file. Name what owners say in their own defense here, and what to say instead. Nothing about law or blame. If that comes up, I'll say I'll get back to them, so tell me who to ask.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Next step agreed on, with a date, before the call ends',
      additionalInputs: [
        input('complaint_type', { required: true }),
        whatTheySay,
        input('severity'),
        customInput.text(
          'offer_limit',
          'The most you can offer',
          'Free redo and 10% off this invoice',
        ),
      ],
    },
    {
      id: 'customer-service.complaints.make-good-options',
      version: 5,
      calculators: ['hour-cost', 'add-up'],
      deliverables: [advice(280), textMessages(1, 70)],
      title: 'Ways to make it right',
      description: 'Four ways to fix it, side by side, with what each one costs you.',
      content: lines(
        'What I want to settle on: {specificOutcome}.',
        'Business: {business_name} ({business_type})',
        'Type of complaint: {complaint_type}',
        'What they said: <customer_text>{complaint_details}</customer_text>',
        'The price of the job was {job_price}.',
        'Hours to redo it: {redo_hours}',
        'Crew cost per hour: {hourly_cost}',
        'List 4 ways to fix this, from going back and making it right to giving money back. For each one: what the customer gets, what it takes in hours and money, added up from my numbers and what an hour costs me in the figures, and what they might ask for next. Put them in the order I should offer them.',
        "Choose one and write the offer in 60 words. Then a rule for what can be offered on the spot next time. Don't buy their silence and don't tie the fix to a review. If the invoice itself is wrong, say how to correct it first. Name the one I'd regret in a month.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One fair offer made today, settled within 48 hours',
      additionalInputs: [
        input('complaint_type'),
        customInput.money('job_price', 'Price of the job', [1, 250000], {
          required: true,
          placeholder: '{priceExample}',
        }),
        whatTheySay,
        customInput.number('redo_hours', 'Hours to redo it', [0, 1000], {
          placeholder: '{redoHoursExample}',
        }),
        input('hourly_cost'),
      ],
    },
    {
      id: 'customer-service.complaints.warranty-callback',
      version: 4,
      deliverables: [
        textMessages(1, 55, 'today'),
        advice(170),
        textMessages(2, 55, 'after the visit'),
        documents(1, 70, 'warranty wording'),
      ],
      title: "They say it's under warranty",
      description: 'Reply, take a look, and decide who pays by what you promised.',
      content: lines(
        'How it should end: {specificOutcome}.',
        'From {business_name}, {business_type}',
        'They say: <customer_text>{warranty_claim}</customer_text>',
        'What my quote or warranty says: {warranty_words}.',
        'What we did, and when: {work_done}',
        'Write the text for today, 300 characters: I read it, I\'ll look on [day]. It says neither "that\'s covered" nor "that\'s not us." Then 5 questions for the visit that sort it out: our work, what we used, weather or wear, how it was used or cared for. How does each show in my trade?',
        "For each cause, say what I owe by my own words and what would be fair on top. Write both messages for after the visit: it's on us, or it's their cost, with [my price] before any work.",
        'If my words are unclear, write a 60-word version for future quotes. The law where I am may add rights, so list what to ask a lawyer or a consumer advice service. Anyone or anything at risk comes first.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Looked at within 3 days, and one clear answer on who pays',
      additionalInputs: [
        customInput.area(
          'warranty_claim',
          'What do they say is wrong? (first name is enough)',
          '{warrantyExample}',
          { required: true },
        ),
        customInput.text(
          'warranty_words',
          'What does your quote or warranty say?',
          '{warrantyTermsExample}',
          { required: true },
        ),
        customInput.text(
          'work_done',
          'What did you do, and when?',
          'The whole job, finished on the 3rd',
        ),
      ],
    },
  ],
} satisfies Subcategory;
