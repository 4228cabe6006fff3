import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

/** What the business stands for, in words people repeat. */
export const branding = {
  id: 'branding-messaging',
  name: 'Branding & Messaging',
  about: 'What to say about your business so people remember it and call.',
  icon: 'stamp',
  prompts: [
    {
      id: 'marketing.branding.one-line-promise',
      version: 5,
      deliverables: [advice(280), callScripts(1, 60), steps(120)],
      title: 'Make a promise you can keep',
      description: 'One line customers can repeat and you can live up to on every job.',
      content: lines(
        'Goal: {specificOutcome}.',
        'I own {business_name} ({business_type}).',
        'Who we work for: {target_audience}.',
        'What customers thank us for: {unique_selling_proposition}.',
        'Our prices compared to others: {market_position}',
        'Tone: {brand_voice}',
        'Write 5 promises of at most 10 words. A promise only counts if a customer could catch us breaking it: a time, a habit, how we leave the place. For each, tell me what it costs us to keep on a bad Tuesday, and who has to do what.',
        'Recommend one. Show it in use: on the phone, at the top of a quote, on the van, and as what we say when we slip up. Then a 2-week trial: we say it on every job, and I count how often we kept it, out of how many jobs.',
        "Drop any line a competitor could print tomorrow. No guarantee wording until I've checked it with a lawyer who knows the rules here. Name the promise you'd be afraid to make if you were us.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Promise customers can repeat, chosen and in use within 14 days',
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
      version: 5,
      deliverables: [documents(1, 220), advice(160), callScripts(1, 60)],
      title: 'Why us over a cheaper quote',
      description: 'A straight answer for your website, your quotes, and the front door.',
      content: lines(
        'What I want to end up with: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Customers: {target_audience}.',
        'They also get quotes from: {main_competitors}',
        'What we do that others skip: {extra_work}.',
        'Our prices compared to theirs: {market_position}',
        "Sort my list into what the customer sees, what they'd miss, and what they never notice. Only the first 2 are worth paying for. Turn each of those into one sentence that names the trouble it saves them.",
        'Then write it 3 ways: a section for the website (120 words), a note under the price on a quote (40 words), and what to say at the door (20 seconds). Never bad-mouth the other company. Say who the cheaper choice is right for.',
        'Where I claim something, name the proof I could show: a photo, a checklist, a record. No proof, no claim. Tell me what on my list I pay for that no one values.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '"Why us" note on every quote, starting this week',
      additionalInputs: [
        input('target_audience'),
        customInput.area(
          'extra_work',
          'What do you do that others skip?',
          "We protect what's around the job, clean up, and show the result before we leave",
          { required: true },
        ),
        input('main_competitors'),
        input('market_position'),
      ],
    },
    {
      id: 'marketing.branding.van-and-flyer',
      version: 5,
      deliverables: [documents(1, 260), advice(180)],
      title: 'Wording for your van and flyer',
      description: 'A few words in big letters, and one clear next step.',
      content: lines(
        'I need: {specificOutcome}.',
        'Name and trade: {business_name}, {business_type}',
        'Main jobs: {product_service_name}.',
        'Area: {service_area}',
        'What people should do next: {call_to_action}.',
        'Promise or line we use: {unique_selling_proposition}',
        "Give me the wording for 3 things. The van: readable in 4 seconds from across the street, so at most 12 words besides the phone number, and what goes on the side, the back, and the driver's door. The flyer: a front with one problem and one line, and a back with 3 jobs, how it works, and who to contact. A card to leave after a visit, with at most 7 words besides the number.",
        'Tell me what to leave off and why. Describe the one photo worth printing and how to take it.',
        'List what the law may want shown (license number, company name) as questions for a lawyer. Have me read the phone number out loud from the proof. Mark the line that will look silly in 3 years.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Van and flyer wording sent to the printer within 10 days',
      additionalInputs: [
        input('product_service_name', {
          required: true,
          label: 'Your main jobs',
          placeholder: '{servicesExample}',
        }),
        input('call_to_action'),
        input('service_area'),
        input('unique_selling_proposition', { label: 'A promise or line you use' }),
      ],
    },
    {
      id: 'marketing.branding.name-check',
      version: 4,
      deliverables: [advice(400)],
      title: 'Check a name and tagline',
      description: 'Say it, spell it, and search it before you put it on a van.',
      content: lines(
        'Outcome: {specificOutcome}.',
        "Right now we're {business_name} ({business_type}).",
        'Name or tagline to check: {name_idea}.',
        'Area: {service_area}',
        'Customers: {target_audience}.',
        'What we might add later: {future_services}',
        'Test it the way people around here will. Can someone spell it after hearing it once on a bad phone line? Does it say what we do, or where? Will it still fit when we add a service or a town? What might people mishear, shorten, or joke about? Mark each test pass, weak, or fail, and say why.',
        'Then give me 3 fixes that keep what I like, and 3 taglines of at most 6 words that name something we do, not a feeling. Recommend one name and one tagline.',
        "You can't tell if a name is free. List the places to search (business registry, trademark office, maps, web address, social media names) and what to ask a trademark lawyer. Tell me if changing the name is worth new lettering at all.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Name and tagline decided by the end of the month',
      additionalInputs: [
        customInput.text(
          'name_idea',
          'Name or tagline to check',
          'Northside Home Services / We show up',
          {
            required: true,
          },
        ),
        input('target_audience'),
        input('service_area'),
        customInput.text(
          'future_services',
          'What might you add later?',
          'One more service, a second town',
        ),
      ],
    },
  ],
} satisfies Subcategory;
