import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, emails, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Work from the streets around a finished job. */
export const local = {
  id: 'local-marketing',
  name: 'Local Marketing',
  icon: 'map-pin',
  prompts: [
    {
      id: 'marketing.local.neighbor-postcard',
      version: 3,
      calculators: ['cost-per-lead'],
      deliverables: [documents(1, 55, 'card'), callScripts(1, 70), advice(220)],
      title: 'A card for the neighbors',
      description: 'What to leave next door while the van is still in the street.',
      content: lines(
        'Goal: {specificOutcome}.',
        'We are {business_name} ({business_type}).',
        'The job on this street: {street_job}.',
        'Area: {service_area}',
        'What neighbors may have too: {street_signs}',
        'What print and cards cost: {print_cost}',
        'Write a postcard of at most 45 words that says what we did nearby, why the houses or shops next to it may need the same, and how to get a straight answer. No address and no name of the customer unless they said yes; include the question I ask them first, in one sentence.',
        'Add the words to say when a neighbor stops by, and a door-to-door rule: which doors, how many, what time, when to leave it. Then how many jobs pay for the cards, going by what a job leaves in my figures, and a count sheet for three streets.',
        'Mailboxes are often off limits: tell me what to check.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '3 jobs within ten minutes on foot of a finished job, in 45 days',
      additionalInputs: [
        customInput.text(
          'street_job',
          'Which job are you doing there?',
          'Front garden with new path',
          { required: true },
        ),
        input('service_area'),
        customInput.text(
          'street_signs',
          'What might neighbors have too?',
          'Same builder, same age of pipes',
        ),
        customInput.money('print_cost', 'What print and cards cost', [0, 20000], {
          placeholder: '60',
        }),
      ],
    },
    {
      id: 'marketing.local.agents-and-managers',
      version: 2,
      deliverables: [emails(1, 110), callScripts(1, 60), documents(1, 180), steps(150)],
      title: 'Work with agents and managers',
      description: 'A first message and a fair deal for people who send jobs.',
      content: lines(
        'What I want: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Area: {service_area}',
        'Who I would like to work with: {partner_kind}.',
        'What we can do for them: {product_service_name}.',
        'Jobs a week we could add: {jobs_to_add}',
        'Start from their day: what goes wrong for them before a sale, between tenants or at night, and which of it my trade can take off their plate. Choose two such moments.',
        'Write the first e-mail (90 words), the call opening (four sentences), and a one-page sheet to leave: what we take on, how fast we answer, how we report with photos, how we bill. Then a 30-day list: how to find ten of them nearby, two approaches a week, what to do after a no.',
        'Paying for leads can be restricted for agents and for some trades; list what to ask a lawyer or the board before any fee is mentioned. Say what they will ask for that I should refuse.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '2 partners who each send a job within 60 days',
      additionalInputs: [
        customInput.text(
          'partner_kind',
          'Who would you like to work with?',
          'Property managers with 20 to 100 units',
          {
            required: true,
          },
        ),
        input('product_service_name', {
          required: true,
          placeholder: 'Move-out clean in 24 hours',
        }),
        input('service_area'),
        customInput.number('jobs_to_add', 'Jobs a week you could add', [0, 500], {
          placeholder: '3',
        }),
      ],
    },
    {
      id: 'marketing.local.sponsorship',
      version: 2,
      calculators: ['cost-per-lead'],
      deliverables: [advice(280), emails(2, 90)],
      title: 'Choose what to sponsor',
      description: 'Team shirts, school fair or nothing: decide with a sum.',
      content: lines(
        'Decision wanted: {specificOutcome}.',
        'I run {business_name} ({business_type}).',
        'Area: {service_area}',
        'What I have been asked to sponsor: {sponsor_options}.',
        'What I would spend at most, once: {sponsor_limit}',
        'A usual job brings: {average_job_value}',
        'Put the choices in a table: who would see us, how often, whether they own or run a place that needs our work, what we would do there besides pay, what it costs. Add one choice I did not list that costs time instead of money.',
        'Say which you would take, or none, and how many jobs have to come from it, going by what a job leaves in my figures. Tell me which part is advertising and which is kindness; both are fine.',
        'Write two e-mails: the yes, with what we ask for in return, and a warm no for the others. Count people only if the organizer can tell me. Say what would make me regret this in six months.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One sponsorship chosen, or none, by the end of the week',
      additionalInputs: [
        customInput.area(
          'sponsor_options',
          'What were you asked to sponsor?',
          'Team shirts 400; school fair booth 150; church bulletin 20 a month',
          { required: true },
        ),
        input('service_area'),
        customInput.money('sponsor_limit', 'The most you would spend, once', [0, 100000], {
          placeholder: '300',
        }),
        input('average_job_value'),
      ],
    },
    {
      id: 'marketing.local.referral-scheme',
      version: 2,
      calculators: ['cost-per-lead'],
      deliverables: [
        documents(1, 150, 'rules and card'),
        callScripts(1, 50),
        textMessages(2, 45),
        steps(150),
      ],
      title: 'A referral thank-you that works',
      description: 'Simple rules, a card and the words to go with it.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Customers: {target_audience}.',
        'A usual job brings: {average_job_value}',
        'What I can give: {thank_you_idea}',
        'Crew: {company_size}',
        'Design a referral thank-you that fits on a business card. Who gets what, when, for which kind of job, and how I keep track without an app. Offer two forms, one that gives something to both sides and one that gives to a good cause, and set what each costs beside what a job leaves in my figures.',
        'Write the rules with the card (30 words), the line for the end of a job, the message to the friend who was named, and the thank-you; the ask itself is another prompt. Give a 90-day start: which twenty customers first, and when I look at the count.',
        'It rewards an introduction, never a review. Gifts and fees can have tax or license sides: name the questions for my accountant. Say who could abuse these rules, and which line stops them.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '8 introductions and 4 new customers within 90 days',
      additionalInputs: [
        input('target_audience', { label: 'Who are your customers?' }),
        input('average_job_value'),
        customInput.text(
          'thank_you_idea',
          'What could you give?',
          '25 off the next visit, or a gutter clean',
        ),
      ],
    },
  ],
} satisfies Subcategory;
