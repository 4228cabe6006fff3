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
import type { Subcategory } from '../schema.ts';

/** Work from the streets around a finished job. */
export const local = {
  id: 'local-marketing',
  name: 'Local Marketing',
  about: 'Get found and picked by people near you.',
  icon: 'map-pin',
  prompts: [
    {
      id: 'marketing.local.neighbor-postcard',
      version: 6,
      calculators: ['cost-per-lead'],
      deliverables: [documents(1, 55, 'card'), callScripts(1, 70), advice(220)],
      title: 'Postcard for the neighbors',
      description: 'What to leave next door while your van is still on the street.',
      content: lines(
        'Goal: {specificOutcome}.',
        "We're {business_name} ({business_type}).",
        'The job on this street: {street_job}.',
        'Area: {service_area}',
        'What the neighbors might have too: {street_signs}',
        'What printing the cards costs: {print_cost}',
        'Write a postcard of at most 45 words that says what we did nearby, why the houses or shops next to it might need the same, and how to get a straight answer. No address and no customer name unless they said yes, and include the question I ask them first, in one sentence.',
        'Add what to say when a neighbor stops by, and rules for going door to door: which doors, how many, what time, when to skip one. Then tell me how many jobs it takes to pay for the cards, going by what I make per job in my figures, and give me a tally sheet for 3 streets.',
        'Rules about mailboxes and doors differ by place, so tell me what to check.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '3 jobs within a 10-minute walk of a finished job, in 45 days',
      additionalInputs: [
        customInput.text('street_job', 'What job are you doing there?', '{usualJob}', {
          required: true,
        }),
        input('service_area'),
        customInput.text(
          'street_signs',
          'What might neighbors have too?',
          'Houses of the same size and age',
        ),
        customInput.money('print_cost', 'Cost to print the cards', [0, 20000], {
          placeholder: '{60}',
        }),
      ],
    },
    {
      id: 'marketing.local.agents-and-managers',
      version: 4,
      deliverables: [emails(1, 110), callScripts(1, 60), documents(1, 180), steps(150)],
      title: 'Team up with agents and managers',
      description: 'A first message and clear terms for people who can send you jobs.',
      content: lines(
        'What I want: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Area: {service_area}',
        "Who I'd like to work with: {partner_kind}.",
        'What we can do for them: {product_service_name}.',
        'Jobs per week we could add: {jobs_to_add}',
        'Start with their day: what goes wrong for them before a sale, between tenants, or at night, and which of those problems my trade can take off their plate. Pick 2.',
        'Write the first email (90 words), the call opening (4 sentences), and a one-page handout: what we take on, how fast we answer, how we report with photos, how we bill, each as [confirm]. Then a 30-day list: how to find 10 of them nearby, 2 contacts a week, and what to do after a no.',
        "There can be limits on paying agents or people in some trades for leads, so list what to ask a lawyer before I bring up any fee. Tell me what they'll ask for that I should say no to.",
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
          placeholder: '{partnerJobExample}',
        }),
        input('service_area'),
        customInput.number('jobs_to_add', 'Jobs per week you could add', [0, 500], {
          placeholder: '{jobsToAddExample}',
        }),
      ],
    },
    {
      id: 'marketing.local.sponsorship',
      version: 4,
      calculators: ['cost-per-lead'],
      deliverables: [advice(280), emails(2, 90)],
      title: 'Choose what to sponsor',
      description: 'Team shirts, the school fair, or nothing? Do the math, then decide.',
      content: lines(
        'The decision I need: {specificOutcome}.',
        'I run {business_name} ({business_type}).',
        'Area: {service_area}',
        "What I've been asked to sponsor: {sponsor_options}.",
        "The most I'd spend, one time: {sponsor_limit}",
        'A typical job: {average_job_value}',
        "Put the choices in a table: who would see us, how often, whether they own or run a place that needs our work, what we'd do there besides pay, and what it costs. Add one choice I didn't list that costs time instead of money.",
        "Tell me which one you'd pick, or none, and how many jobs have to come from it, going by what I make on a job in my figures. Tell me which part is advertising and which part is kindness. Both are fine.",
        'Write 2 emails: the yes, with what we ask for in return, and a warm no for the others. Only count people if the organizer can give me the number. Tell me what would make me regret this in 6 months.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One sponsorship chosen, or none, by the end of the week',
      additionalInputs: [
        customInput.area(
          'sponsor_options',
          'What were you asked to sponsor?',
          'Team shirts {400}, school fair booth {150}, club newsletter {20} a month',
          { required: true },
        ),
        input('service_area'),
        customInput.money('sponsor_limit', "The most you'd spend, one time", [0, 100000], {
          placeholder: '{300}',
        }),
        input('average_job_value'),
      ],
    },
    {
      id: 'marketing.local.referral-scheme',
      version: 6,
      calculators: ['cost-per-lead'],
      deliverables: [
        documents(1, 150, 'rules and card'),
        callScripts(1, 50),
        textMessages(2, 45),
        steps(150),
      ],
      title: 'Simple referral program',
      description: 'Simple rules, a card, and what to say when you hand it out.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Customers: {target_audience}.',
        'A typical job: {average_job_value}',
        'What I could give: {thank_you_idea}',
        'Crew: {company_size}',
        'Design a referral reward that fits on a business card. Who gets what, when, for what kind of job, and how I keep track without an app. Give me 2 versions, one with something for both sides and one that gives to a good cause, and show what each costs next to what I make on a job in my figures.',
        'Write the rules with the card (30 words), the line for the end of a job, a message to forward, and the thank-you. Leave out how to ask for the referral. Give me a 90-day start: which 20 customers first, and when to check the count.',
        'Reward an introduction, never a review. Gifts and fees can raise tax or license issues, so give me the questions for my accountant. Say who could abuse these rules, and which line stops them.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '8 introductions and 4 new customers within 90 days',
      additionalInputs: [
        input('target_audience', { label: 'Who are your customers?' }),
        input('average_job_value'),
        customInput.text(
          'thank_you_idea',
          'What could you give?',
          '{25} off the next visit, or a small job for free',
        ),
      ],
    },
  ],
} satisfies Subcategory;
