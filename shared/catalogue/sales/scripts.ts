import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Words for the phone, the walk-through and the message. */
export const scripts = {
  id: 'sales-scripting',
  name: 'Sales Scripting',
  icon: 'phone-call',
  prompts: [
    {
      id: 'sales.scripts.phone-intake',
      version: 2,
      deliverables: [callScripts(1, 380), documents(1, 120, 'note form')],
      title: 'A script for the first call',
      description: 'Seven questions that end in a range and a next step.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Calls come in to {business_name} ({business_type}).',
        'The job they mostly ask about: {product_service_name}.',
        'Area: {service_area}',
        'Who picks up: {who_answers}',
        'Tone: {brand_voice}',
        'Write the script for a call of four minutes: hello, the trouble in their words, at most seven questions in the order that decides price and urgency, the range, the next step, the summary. Beside each question say why it is asked, so that whoever answers can leave it out when it is already clear.',
        'Include what to say to "just give me a price", to somebody outside our area, and to a caller in a panic. Range and visit fee stay as [my range] and [my fee]. Then a note form of eight lines that fits on a phone screen.',
        'If the caller describes danger, the first line is the safe step and the right number to ring. Read it aloud once and cut what no owner would say.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Every call ends with a price range and a next step, from Monday',
      additionalInputs: [
        input('product_service_name', { required: true, placeholder: 'Small repairs at home' }),
        input('service_area'),
        customInput.text('who_answers', 'Who picks up?', 'Me on site, my sister in the afternoon'),
        input('brand_voice'),
      ],
    },
    {
      id: 'sales.scripts.walk-through',
      version: 2,
      deliverables: [documents(1, 320, 'checklist'), callScripts(1, 120)],
      title: 'Walk the job with them',
      description: 'What to look at, ask and say on the quoting visit.',
      content: lines(
        'I want: {specificOutcome}.',
        'We are {business_name} ({business_type}).',
        'The visit is about: {product_service_name}.',
        'Customers: {typical_customer_type}',
        'What is tricky about such jobs: {tricky_parts}',
        'Tone: {brand_voice}',
        'Lay out the visit in five stages with minutes: arrive, listen, look, explain, agree. For each stage: what I do, the two questions worth asking, what to photograph, what to keep to myself until I have thought about it. Include the question that brings out the budget without asking for a number.',
        'Then the closing minute, word for word: what I saw, what happens if nothing is done (without drama), when the quote comes, how they will decide and by when. Add a checklist for the clipboard, one side of paper.',
        'Never state that a building, wiring or roof is safe or up to code; say who inspects that. Say what to do if the other decision maker is missing, and what annoys customers on such visits and feels normal to us.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Quote agreed or dated at every visit for the next 30 days',
      additionalInputs: [
        input('product_service_name', {
          required: true,
          placeholder: 'Redoing a whole room',
        }),
        customInput.text(
          'tricky_parts',
          'What is tricky about such jobs?',
          'Old walls, tight access, two decision makers',
        ),
        input('brand_voice'),
      ],
    },
    {
      id: 'sales.scripts.voicemail-and-text',
      version: 2,
      deliverables: [callScripts(5, 45), textMessages(5, 40), advice(120)],
      title: 'Voicemail and text that get answers',
      description: 'Short messages people call back on, for five moments.',
      content: lines(
        'Goal: {specificOutcome}.',
        'From {business_name} ({business_type}).',
        'Usual job: {product_service_name}',
        'What I leave on voicemail now: {voicemail_now}',
        'Next step I want: {call_to_action}.',
        'Tone: {brand_voice}',
        'Write pairs, a voicemail of 15 seconds and a text of at most 200 characters that follows it, for five moments: calling back a new inquiry, before a visit, after a visit, quote sent, second try. Each has one reason to answer and one thing to do. Name and number come at the start and end of the voicemail, slowly.',
        'Show the pair for the new inquiry filled in as an example. Then a rule for how many tries, on which days and hours, before I leave people in peace, and the last message that leaves the door open.',
        'First-time texts need permission and a way out; list what to check about texting rules. No "just checking in". If I gave my present words, mark those that sound like a call center.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Five message pairs saved on the phone by tonight',
      additionalInputs: [
        input('call_to_action'),
        input('product_service_name'),
        customInput.area(
          'voicemail_now',
          'What do you leave now?',
          'Hi, returning your call, please call me back',
        ),
        input('brand_voice'),
      ],
    },
    {
      id: 'sales.scripts.upsell-kindly',
      version: 2,
      deliverables: [callScripts(1, 200), textMessages(2, 50), advice(150)],
      title: 'Offer more without pushing',
      description: 'How to mention what was seen on the job, and then stop.',
      content: lines(
        'What it should achieve: {specificOutcome}.',
        'For {business_name} ({business_type})',
        'Crew: {team_size}',
        'While doing: {product_service_name}.',
        'What we often notice besides: {often_noticed}.',
        'Tone: {brand_voice}',
        'Make a way of speaking for people who hate selling: show, name, choice, stop. For each thing we notice, write two sentences to say on site, what to show on a photo, and the answer to "is it urgent?" in three honest steps: now, this year, keep an eye on it.',
        'Write the note that goes on the invoice when the customer says no, so that it is on file without pressure, and the reminder text for later. With a crew, add ten minutes of practice: who plays the customer, and what they answer.',
        'People paid per add-on start to see faults everywhere: say how to reward honesty instead. Where only a licensed person may judge, the words say so. Name what would make a customer feel tricked.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'The words used on every job for 45 days, each yes and no counted',
      additionalInputs: [
        input('product_service_name', { required: true, placeholder: 'Filter change and check' }),
        customInput.area(
          'often_noticed',
          'What do you often notice?',
          'Rusted valve, clogged vent, loose railing',
          {
            required: true,
          },
        ),
        input('team_size'),
        input('brand_voice'),
      ],
    },
  ],
} satisfies Subcategory;
