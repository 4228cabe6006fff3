import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, emails, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Prompt } from '../schema.ts';

/** Four more questions owners bring to marketing. */
export const moreQuickStarts = [
  {
    id: 'marketing.quick.where-calls-come-from',
    version: 2,
    calculators: ['cost-per-lead'],
    deliverables: [documents(1, 220, 'count sheet'), advice(200)],
    title: 'Where do my calls come from?',
    description: 'A two-week count that shows what to pay for and what to stop.',
    content: lines(
      'I want to know: {specificOutcome}.',
      'My business: {business_name}, {business_type}',
      'What I pay for now, with the monthly cost: {paid_marketing}.',
      'How people reach us: {primary_service_channels}',
      'My last jobs and where each came from, as far as I remember: {recent_jobs}',
      'Make a count sheet I can keep by the phone for 14 days: one question to ask each caller, worded so it does not sound like a survey, and six boxes to tick. Then show how to read it: what a call and a booked job from each source cost, set against what a job leaves in my figures.',
      'This sets the count up. Give me a rule for what happens after day 14: what I double, what I cut, what gets two more weeks. If my memory points somewhere already, say how little that proves.',
      'Leave empty what I have not counted. A guess in a table looks like a fact.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Cost per booked job for each source, within 14 days',
    additionalInputs: [
      customInput.area(
        'paid_marketing',
        'What do you pay for?',
        'Map ads 250, lead site 40 a lead, van lettering (paid)',
        { required: true },
      ),
      customInput.area(
        'recent_jobs',
        'Your last 10 jobs came from',
        '4 word of mouth, 3 the map, 3 no idea',
      ),
    ],
  },
  {
    id: 'marketing.quick.slow-season-offer',
    version: 3,
    calculators: ['discount'],
    deliverables: [
      advice(220),
      emails(1, 80),
      textMessages(1, 50),
      documents(1, 80, 'small print'),
    ],
    title: 'An offer for the slow weeks',
    description: 'Something worth booking now that does not cut your price.',
    content: lines(
      'Goal: {specificOutcome}.',
      'My business: {business_name}, {business_type}',
      'When it is quiet: {quiet_weeks}.',
      'The job I would offer: {product_service_name}.',
      'What an empty day costs me: {idle_cost}',
      'Who it is for: {offer_for}',
      'Suggest three offers that give the customer something real without lowering the price of the work: an extra check, a better date, two small jobs in one visit, a place held for the busy weeks. For each, say what it asks of whoever does the work; what a job leaves stands in my figures.',
      'Choose one and write it up: an e-mail of 60 words with a headline, a text of at most 250 characters, and the small print in plain words, with dates I can keep.',
      'Only say "until" if the offer really ends. The offer goes only to people who agreed to hear from us, with a way to stop. Tell me which version teaches regulars to wait for a deal, and how to prevent it.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: '8 jobs booked into the quiet weeks within 45 days',
    additionalInputs: [
      input('product_service_name', { required: true, placeholder: 'Pre-season system check' }),
      customInput.text('offer_for', 'Who is the offer for?', 'Past customers with older houses'),
      customInput.text('quiet_weeks', 'When is it quiet?', 'The six weeks after the holidays', {
        required: true,
      }),
      customInput.money('idle_cost', 'Cost of an empty day', [0, 20000], {
        placeholder: '420',
      }),
    ],
  },
  {
    id: 'marketing.quick.ten-second-answer',
    version: 3,
    deliverables: [advice(180), documents(1, 120, 'four places')],
    title: 'Say it in ten seconds',
    description: 'Your answer to "So what do you do?" for the door, phone and web.',
    content: lines(
      'I need: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      'What I say today: {current_pitch}.',
      'Why customers pick us: {unique_selling_proposition}',
      'Who should remember it: {target_audience}.',
      'Tone: {brand_voice}',
      'Read what I say now as a stranger would and tell me what they would remember an hour later. Then write four answers of at most 25 words: one led by the problem we fix, one by how we work, one by who we do it for, one that a ten-year-old could repeat. Mark the one you would keep.',
      'From that one, make four places: the phone ("Hello, …"), the first line of the website, the side of the van, an e-mail signature.',
      'Use only what I told you. Words like "quality", "best" and "trusted" are banned, since everyone says them. Name the claim a rival could make just as well.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'One line that everyone who picks up the phone can say by Friday',
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
    version: 3,
    calculators: ['job-quote'],
    deliverables: [advice(150), steps(200), documents(1, 60, 'door card'), callScripts(1, 60)],
    title: 'Win a new neighborhood',
    description: 'Ten first customers on streets where nobody knows you.',
    content: lines(
      'Aim: {specificOutcome}.',
      'We are {business_name} ({business_type}).',
      'The neighborhood I want: {new_area}.',
      'Where we work now: {service_area}',
      'Extra minutes of driving a job: {extra_minutes}',
      'Money for it: {budget_range}',
      'Why I want it: {why_there}',
      'First, argue against me: drive time, parking, who serves those streets already. What a job must bring stands in the figures that come with this; put the extra minutes into the hours there, or tell me to.',
      'If it still makes sense, give me 60 days in three waves: the first two customers, the next three through them, then five from the streets around, with what neighbors should notice and when to stop. Write the door card (50 words) and what to say when someone walks over to ask.',
      'Rules about door hangers, yard signs and knocking differ by town: list what to ask the town office.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: '10 customers in the new neighborhood within 60 days',
    additionalInputs: [
      customInput.text(
        'new_area',
        'Which neighborhood?',
        'Maple Heights, the streets behind the school',
        {
          required: true,
        },
      ),
      input('service_area', { label: 'Where you work now' }),
      input('budget_range'),
      customInput.number('extra_minutes', 'Extra minutes of driving a job', [0, 600], {
        placeholder: '25',
      }),
      customInput.text('why_there', 'Why there?', 'Older houses, close to two of our regulars'),
    ],
  },
] satisfies Prompt[];
