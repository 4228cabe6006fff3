import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** What the business stands for, in words people repeat. */
export const branding = {
  id: 'branding-messaging',
  name: 'Branding & Messaging',
  icon: 'stamp',
  prompts: [
    {
      id: 'marketing.branding.one-line-promise',
      version: 3,
      deliverables: [advice(280), callScripts(1, 60), steps(120)],
      title: 'Make a promise you keep',
      description: 'One line customers can repeat and you can live up to on every job.',
      content: lines(
        'Goal: {specificOutcome}.',
        'I own {business_name} ({business_type}).',
        'Who we work for: {target_audience}.',
        'What customers thank us for: {unique_selling_proposition}.',
        'Prices beside others: {market_position}',
        'Tone: {brand_voice}',
        'Write five promises of at most ten words. A promise counts only if a customer could catch us breaking it: a time, a habit, a way of leaving the place. For each, say what it costs us to keep on a bad Tuesday, and who must do what.',
        'Recommend one. Show it in use: on the phone, at the top of a quote, on the van, as the answer when we slip up. Then a two-week trial: we say it on every job, I count how often we kept it, out of how many jobs.',
        'Drop any line a rival could print tomorrow. No guarantee wording without a check by an adviser who knows the rules here. Name the promise you would be afraid to make in our place.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A promise customers repeat, chosen and in use within 14 days',
      additionalInputs: [
        input('target_audience'),
        input('unique_selling_proposition', {
          required: true,
          label: 'What do customers thank you for?',
        }),
        input('market_position'),
        input('brand_voice'),
      ],
    },
    {
      id: 'marketing.branding.why-us',
      version: 3,
      deliverables: [documents(1, 220), advice(160), callScripts(1, 60)],
      title: 'Why us, when others cost less',
      description: 'A straight answer for the website, the quote and the doorstep.',
      content: lines(
        'What I want to end with: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Customers: {target_audience}.',
        'They also get quotes from: {main_competitors}',
        'What we do that others skip: {extra_work}.',
        'Our prices beside theirs: {market_position}',
        'Sort my list: what the customer sees, what they would miss, what they never notice. Only the first two are worth paying for. Turn each of those into one sentence that names the trouble it spares them.',
        'Then write it three ways: a section for the website (120 words), a note under the price on a quote (40 words), an answer at the door (20 seconds). Never run down the other firm; say for whom the cheaper choice is right.',
        'Where I claim something, name the proof I could show: photo, checklist, record. No proof, no claim. Say what on my list I pay for that nobody values.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A "why us" note on every quote from this week',
      additionalInputs: [
        input('target_audience'),
        customInput.area(
          'extra_work',
          'What do you do that others skip?',
          'We sand twice, cover the plants, and come back after a month to check',
          { required: true },
        ),
        input('main_competitors'),
        input('market_position'),
      ],
    },
    {
      id: 'marketing.branding.van-and-flyer',
      version: 2,
      deliverables: [documents(1, 260), advice(180)],
      title: 'Words for the van and flyer',
      description: 'Few words, big letters, one thing to do.',
      content: lines(
        'I need: {specificOutcome}.',
        'Name and trade: {business_name}, {business_type}',
        'Main jobs: {product_service_name}.',
        'Area: {service_area}',
        'What they should do next: {call_to_action}.',
        'Promise or line we use: {unique_selling_proposition}',
        "Give me the text for three things. The van: readable in four seconds from the sidewalk, so at most twelve words besides the phone number, with what goes on the side, the back and the driver's door. The flyer: front with one problem and one line, back with three jobs, how it works and who to reach. A yard sign of at most seven words.",
        'Say what to leave off and why. Describe the one photo worth printing and how to take it.',
        'List what may have to be shown by rule where I work (license number, company name) as questions for the licensing office. Ask the printer for a proof, and read the phone number aloud from it. Mark the line that will look silly in three years.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Van and flyer text at the printer within 10 days',
      additionalInputs: [
        input('product_service_name', {
          required: true,
          label: 'Your main jobs',
          placeholder: 'Repairs, rewiring, car chargers',
        }),
        input('call_to_action'),
        input('service_area'),
        input('unique_selling_proposition', { label: 'A promise or line you use' }),
      ],
    },
    {
      id: 'marketing.branding.name-check',
      version: 2,
      deliverables: [advice(400)],
      title: 'Check a name and tagline',
      description: 'Say it, spell it, search it before you paint it on anything.',
      content: lines(
        'Outcome: {specificOutcome}.',
        'Today we are {business_name} ({business_type}).',
        'Name or tagline to check: {name_idea}.',
        'Area: {service_area}',
        'Customers: {target_audience}.',
        'What we may add later: {future_services}',
        'Test it the way the street will. Can someone spell it after hearing it once over a noisy line? Does it say what we do, or where? Will it still fit when we add a service or a town? What might people mishear, shorten or joke about? Mark each test pass, weak or fail, with the reason.',
        'Then offer three repairs that keep what I like, and three taglines of at most six words that name a thing we do and not a feeling. Recommend one pair.',
        'You cannot tell whether a name is free. Give me the list of places to search (company register, trademark office, map, web address, social names) and what to ask a trademark lawyer. Say whether changing the name is worth new lettering at all.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A name and tagline decided by the end of the month',
      additionalInputs: [
        customInput.text(
          'name_idea',
          'Name or tagline to check',
          'Evergreen Yard Co. / We show up',
          {
            required: true,
          },
        ),
        input('target_audience'),
        input('service_area'),
        customInput.text('future_services', 'What might you add later?', 'Hedges, small patios'),
      ],
    },
  ],
} satisfies Subcategory;
