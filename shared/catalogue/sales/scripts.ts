import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, textMessages } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

/** Words for the phone, the walk-through and the message. */
export const scripts = {
  id: 'sales-scripting',
  name: 'Sales Scripting',
  about: 'What to say on the phone and at the door.',
  icon: 'phone-call',
  prompts: [
    {
      id: 'sales.scripts.phone-intake',
      version: 4,
      deliverables: [callScripts(1, 380), documents(1, 120, 'note form')],
      title: 'A script for the first call',
      description: 'Up to 7 questions that end with a price range and a next step.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Calls come in to {business_name} ({business_type}).',
        'The job they mostly ask about: {product_service_name}.',
        'Area: {service_area}',
        'Who answers the phone: {who_answers}',
        'Tone: {brand_voice}',
        "Write the script for a 4-minute call: hello, the problem in their words, at most 7 questions in the order that decides price and urgency, the range, the next step, the summary. Next to each question, say why we ask it, so the person answering can skip it when it's already clear.",
        'Include what to say to "just give me a price," to someone outside our area, and to a caller in a panic. Leave the range and visit fee as [my range] and [my fee]. Then an 8-line note form that fits on a phone screen.',
        "If the caller describes danger, the first line is the safe step and the right number to call. Read it out loud once and cut anything an owner wouldn't say.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Price range and next step given on every call, starting Monday',
      additionalInputs: [
        input('product_service_name', { required: true }),
        input('service_area'),
        customInput.text(
          'who_answers',
          'Who answers the phone?',
          'Me on site, my sister in the afternoon',
        ),
        input('brand_voice'),
      ],
    },
    {
      id: 'sales.scripts.walk-through',
      version: 4,
      deliverables: [documents(1, 320, 'checklist'), callScripts(1, 120)],
      title: 'Walk the job with the customer',
      description: 'What to look at, ask, and say when you go out to quote.',
      content: lines(
        'I want: {specificOutcome}.',
        "We're {business_name} ({business_type}).",
        'The visit is about: {product_service_name}.',
        "What's tricky about these jobs: {tricky_parts}",
        'Tone: {brand_voice}',
        "Lay out the visit in 5 stages with minutes: arrive, listen, look, explain, agree. For each stage: what I do, 2 questions worth asking, what to take pictures of, and what to keep to myself until I've thought about it. Include a question that gets at their budget without asking for a number.",
        "Then the last minute, word for word: what I saw, what happens if they do nothing (no drama), when they'll get the quote, how they'll decide and by when. Add a one-page checklist for my clipboard.",
        "Never say a building, wiring, or roof is safe or up to code. Say who inspects that. Tell me what to do if the other decision maker isn't there, and what annoys customers on these visits but feels normal to us.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome:
        'Quote agreed or follow-up date set at every visit for the next 30 days',
      additionalInputs: [
        input('product_service_name', {
          required: true,
          placeholder: '{bigJob}',
        }),
        customInput.text(
          'tricky_parts',
          "What's tricky about these jobs?",
          'Tight access, surprises once we start, 2 decision makers',
        ),
        input('brand_voice'),
      ],
    },
    {
      id: 'sales.scripts.voicemail-and-text',
      version: 4,
      deliverables: [callScripts(5, 45), textMessages(5, 40), advice(120)],
      title: 'Voicemails and texts that get answered',
      description: 'Short messages people reply to, for 5 situations.',
      content: lines(
        'Goal: {specificOutcome}.',
        'From {business_name} ({business_type}).',
        'Typical job: {product_service_name}',
        'The voicemail I leave now: {voicemail_now}',
        'Next step I want: {call_to_action}.',
        'Tone: {brand_voice}',
        'Write pairs, a 15-second voicemail and a follow-up text of at most 200 characters, for 5 situations: calling back a new lead, before a visit, after a visit, quote sent, second try. Each has one reason to reply and one thing to do. In the voicemail, I say my name and number slowly at the start and the end.',
        'Show the pair for the new lead filled in as an example. Then a rule for how many tries, on which days and hours, before I leave people alone, and a last message that leaves the door open.',
        'First-time texts need permission and a way to opt out, so list what to check about texting rules. No "just checking in." If I gave my current voicemail, mark anything that sounds like a call center.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Five message pairs saved on my phone by tonight',
      additionalInputs: [
        input('call_to_action'),
        input('product_service_name'),
        customInput.area(
          'voicemail_now',
          'What voicemail do you leave now?',
          'Hi, returning your call, please call me back',
        ),
        input('brand_voice'),
      ],
    },
    {
      id: 'sales.scripts.upsell-kindly',
      version: 5,
      deliverables: [callScripts(1, 200), textMessages(2, 50), advice(150)],
      title: 'Upsell without being pushy',
      description: 'How to mention what you noticed on the job, then leave it at that.',
      content: lines(
        'What it should achieve: {specificOutcome}.',
        'For {business_name} ({business_type})',
        'Crew: {team_size}',
        "While we're doing: {product_service_name}.",
        'What else we often notice: {often_noticed}.',
        'Tone: {brand_voice}',
        'Write something people who hate selling can say: show it, name it, give the choice, stop. For each thing we notice, write 2 sentences to say on site, what to show in a photo, and the answer to "is it urgent?" in 3 honest levels: now, this year, keep an eye on it.',
        "Write the note that goes on the invoice when the customer says no, so it's on file without pressure, and a reminder text for those who say they want one. With a crew, add 10 minutes of practice, and how to reward honesty: people paid per add-on start seeing problems everywhere.",
        'If only a licensed person can judge it, say so in the script. Leave prices as [my price]. Name what would make a customer feel tricked.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Script used on every job for 45 days, with each yes and no counted',
      additionalInputs: [
        input('product_service_name', {
          required: true,
        }),
        customInput.area('often_noticed', 'What do you often notice?', '{noticedExample}', {
          required: true,
        }),
        input('team_size'),
        input('brand_voice'),
      ],
    },
  ],
} satisfies Subcategory;
