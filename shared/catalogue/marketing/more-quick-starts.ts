import { customInput } from '../custom-input.ts';
import {
  advice,
  callScripts,
  documents,
  emails,
  steps,
  textMessages,
} from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Prompt } from '../schema.ts';

/** Four more questions owners bring to marketing. */
export const moreQuickStarts = [
  {
    id: 'marketing.quick.where-calls-come-from',
    version: 4,
    calculators: ['cost-per-lead'],
    deliverables: [documents(1, 220, 'tally sheet'), advice(200)],
    title: 'Where do my calls come from?',
    description: 'Keep a 2-week count to see what to keep paying for and what to stop.',
    content: lines(
      'I want to know: {specificOutcome}.',
      'My business: {business_name}, {business_type}',
      'What I pay for now, with the monthly cost: {paid_marketing}.',
      'How people reach us: {primary_service_channels}',
      'My last jobs and where each one came from, as far as I remember: {recent_jobs}',
      "Make a tally sheet I can keep by the phone for 14 days: one question to ask each caller, worded so it doesn't sound like a survey, and 6 sources to check off. Then show me how to read it: what a call and a booked job from each source cost, compared with what I make on a job in my figures.",
      'This is just the setup. Give me a rule for what happens after day 14: what to double, what to cut, what gets 2 more weeks. If my memory already points somewhere, tell me how little that proves.',
      "Leave anything I haven't counted blank. A guess in a table looks like a fact.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Cost per booked job for each source, within 14 days',
    additionalInputs: [
      customInput.area(
        'paid_marketing',
        'What marketing do you pay for?',
        'Google ads {250}, lead site {40} per lead, van lettering (paid off)',
        { required: true },
      ),
      customInput.area(
        'recent_jobs',
        'Where did your last 10 jobs come from?',
        '4 word of mouth, 3 Google Maps, 3 no idea',
      ),
    ],
  },
  {
    id: 'marketing.quick.slow-season-offer',
    version: 6,
    calculators: ['discount'],
    deliverables: [advice(220), emails(1, 80), textMessages(1, 50), documents(1, 80, 'fine print')],
    title: 'An offer for slow weeks',
    description: "A reason to book now that doesn't cut your price.",
    content: lines(
      'Goal: {specificOutcome}.',
      'My business: {business_name}, {business_type}',
      "When it's slow: {quiet_weeks}.",
      "The job I'd offer: {product_service_name}.",
      'What an empty day costs me: {idle_cost}',
      "Who it's for: {offer_for}",
      'Suggest 3 offers that give the customer something real without lowering the price of the work: an extra check, a better date, 2 small jobs in one visit, a spot held for the busy weeks. For each, say what it takes from the people doing the work. My figures have what we make on a job.',
      'Pick one and write it up: an email of 60 words with a subject line, a text of at most 250 characters, and the fine print in plain words, with dates I can keep.',
      'Only say "until" if the offer really ends. Send it only to customers who said yes to hearing from us, with a way to stop. Tell me which version would teach regulars to wait for a deal, and how to prevent that.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Half of the slow weeks booked at full price within 45 days',
    additionalInputs: [
      input('product_service_name', { required: true, placeholder: '{slowJobExample}' }),
      customInput.text(
        'offer_for',
        'Who is the offer for?',
        'Past customers who agreed to hear from us',
      ),
      customInput.text('quiet_weeks', 'When is it slow?', '{slowWeeksExample}', {
        required: true,
      }),
      customInput.money('idle_cost', 'Cost of an empty day', [0, 20000], {
        placeholder: '{420}',
      }),
    ],
  },
  {
    id: 'marketing.quick.ten-second-answer',
    version: 5,
    deliverables: [advice(180), documents(1, 120, 'four places')],
    title: 'Your 10-second pitch',
    description: 'What to say to "So what do you do?" at the door, by phone, and online.',
    content: lines(
      'I need: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      'What I say now: {current_pitch}.',
      'Why customers pick us: {unique_selling_proposition}',
      'Who should remember it: {target_audience}.',
      'Tone: {brand_voice}',
      "Read what I say now the way a stranger would, and tell me what they'd remember an hour later. Then write 4 answers of at most 25 words: one that leads with the problem we fix, one with how we work, one with who we do it for, and one a 10-year-old could repeat. Mark the one you'd keep.",
      'Then fit that one to 4 places: the phone ("Hello, …"), the first line of the website, the side of the van, and an email signature.',
      'Only use what I told you. Words like "quality," "best," and "trusted" are banned, since everyone says them. Name the claim a competitor could make just as well.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'One line everyone who answers the phone can say by Friday',
    additionalInputs: [
      customInput.area(
        'current_pitch',
        'What do you say now?',
        'We do all kinds of jobs, big or small, 20 years in business',
        { required: true },
      ),
      input('target_audience'),
      input('unique_selling_proposition'),
      input('brand_voice'),
    ],
  },
  {
    id: 'marketing.quick.new-neighborhood',
    version: 6,
    calculators: ['job-quote'],
    deliverables: [advice(150), steps(200), documents(1, 60, 'door card'), callScripts(1, 60)],
    title: 'Break into a new neighborhood',
    description: 'Get your first 3 customers on streets where no one knows you.',
    content: lines(
      'Goal: {specificOutcome}.',
      "We're {business_name} ({business_type}).",
      'The neighborhood I want: {new_area}.',
      'Where we work now: {service_area}',
      'Extra driving minutes per job: {extra_minutes}',
      'What I can spend on it: {budget_range}',
      'Why I want it: {why_there}',
      'First, argue against me: drive time, parking, who already works those streets. The figures that come with this show the price a job needs. If they leave out the extra minutes, tell me to add them to the hours.',
      'If it still makes sense, give me 60 days in 3 waves: the first customer, the next 2 through them, then more from the streets around, with what the neighbors should notice and when to stop. Write the door card (50 words) and what to say when someone walks over to ask.',
      'Rules about flyers, signs, and knocking on doors differ by place, so list what to ask and who to ask.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'First 3 customers in the new neighborhood within 60 days',
    additionalInputs: [
      customInput.text(
        'new_area',
        'Which neighborhood?',
        'Mill Park, the streets behind the school',
        {
          required: true,
        },
      ),
      input('service_area', { label: 'Where you work now' }),
      input('budget_range'),
      customInput.number('extra_minutes', 'Extra driving minutes per job', [0, 600], {
        placeholder: '25',
      }),
      customInput.text('why_there', 'Why there?', 'Older houses, close to 2 of our regulars'),
    ],
  },
] satisfies Prompt[];
