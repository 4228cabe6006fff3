import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, emails, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Finding people worth quoting. */
export const leads = {
  id: 'lead-generation',
  name: 'Lead Generation',
  icon: 'magnet',
  prompts: [
    {
      id: 'sales.leads.twenty-from-past-work',
      version: 2,
      calculators: ['cost-per-lead'],
      deliverables: [
        advice(120),
        textMessages(5, 55),
        callScripts(1, 60),
        documents(1, 100, 'sheet'),
      ],
      title: '20 leads from past work',
      description: 'Your old jobs hold the next ones. Find them in an hour.',
      content: lines(
        'Goal: {specificOutcome}.',
        'I run {business_name} ({business_type}).',
        'Customers: {customer_type}.',
        'Where my old jobs are written down: {records_kept}',
        'Area: {service_area}',
        'A usual job: {average_job_value}',
        'Show me how to pull twenty names out of past work in one hour. Give the search order: due again by now, said "later", asked for a second job, moved or sold, sent us somebody. For each kind, how to spot it in what I have, and when to stop looking.',
        'Write one message per kind, at most 50 words, that mentions what we did and asks one question. Add a call opening for the five best. Then the sheet: name, last job, reason to write, date sent, answer.',
        'Contact only those who would not be surprised to hear from us, and honor every "stop". What one more job leaves stands in the figures that come with this. Say whom to call rather than text, and why owners avoid it.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '20 past customers contacted and 5 quotes out in 14 days',
      additionalInputs: [
        input('customer_type'),
        customInput.text(
          'records_kept',
          'Where are old jobs written down?',
          'Invoices in QuickBooks, phone photos',
        ),
        input('service_area'),
        input('average_job_value'),
      ],
    },
    {
      id: 'sales.leads.commercial-list',
      version: 3,
      deliverables: [advice(280), callScripts(2, 60), emails(1, 90)],
      title: 'List businesses to call',
      description: 'Which kinds of business need your trade, where to find thirty, how to start.',
      content: lines(
        'What I want: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'The work I can do for them: {product_service_name}.',
        'Businesses I work for already: {businesses_now}',
        'Area: {service_area}',
        'Jobs a week I could add: {jobs_to_add}',
        'Name six kinds of business or building near me that need this work often, pay on time as a rule, and can decide without a head office. For each: who decides, what goes wrong for them, when they look for someone new, and what they will ask for before the first job.',
        'Pick two kinds to begin with. Tell me how to find fifteen of each on foot, on a map and through suppliers. Write the walk-in opening (20 seconds), the e-mail (80 words) and a call after four days.',
        'You do not know the businesses in my town, so name kinds and not firms. Insurance papers, permits and late payment come with this: list what to ask insurer and accountant. Say if I am big enough yet.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '30 businesses listed and 4 site visits within 30 days',
      additionalInputs: [
        input('product_service_name', { required: true, placeholder: 'Small repairs for offices' }),
        customInput.text(
          'businesses_now',
          'Businesses you work for already',
          'A dentist and a bakery',
        ),
        input('service_area'),
        customInput.number('jobs_to_add', 'Jobs a week you could add', [0, 500], {
          placeholder: '3',
        }),
      ],
    },
    {
      id: 'sales.leads.answer-fast',
      version: 2,
      calculators: ['cost-per-lead'],
      deliverables: [textMessages(1, 35), callScripts(2, 70), documents(1, 180, 'card')],
      title: 'Answer every lead fast',
      description: 'A routine for calls you cannot take on a ladder.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Crew: {team_size}',
        'How inquiries reach us: {primary_service_channels}',
        'What happens today when I cannot answer: {missed_call_now}.',
        'Customers: {customer_type}.',
        'Build a routine so that nobody waits longer than I say in the goal. Who answers at which hours, what happens on a job, while driving, in the evening, on days off. Write the text that goes out after a missed call (160 characters), the voicemail greeting (15 seconds), and the four questions to ask when I call back.',
        'Use the phone I have before suggesting any service. Put it on a card: if this, then that, by when. Then a count for two weeks: calls, missed, answered in time, booked.',
        'No promise in the greeting that we cannot keep on our fullest day. For emergencies in trades that have them, say where to send people when we cannot come. What an inquiry is worth stands in the figures that come with this.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Every inquiry answered within 15 minutes in work hours, from Monday',
      additionalInputs: [
        input('customer_type'),
        customInput.area(
          'missed_call_now',
          'What happens when you cannot answer?',
          'Voicemail; I call back at night',
          {
            required: true,
          },
        ),
        input('team_size'),
      ],
    },
    {
      id: 'sales.leads.source-review',
      version: 3,
      calculators: ['cost-per-lead', 'add-up'],
      deliverables: [advice(300), steps(150)],
      title: 'Which lead source pays?',
      description: 'Read the count you kept and drop the worst source.',
      content: lines(
        'Decision: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Customers: {customer_type}.',
        'My lead sources with cost, inquiries and jobs: {lead_sources}.',
        'A usual job: {average_job_value}',
        'Read my count: one row per source with cost, inquiries and jobs, the cost of a job from each added up from my list, and a cell left open where I said nothing. What a job leaves stands in the figures that come with this. Below the table, say which source I would miss and which only keeps me busy.',
        'Suggest what to do with each over the next 60 days: feed, hold, end. For the one to end, how to end it (notice, contract) and where its money goes. For the best, how to get a third more from it without paying more.',
        'A paid lead may have been sold to others too: tell me how to check that with my own last ten. Small counts can fool us, so name the row you trust least.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One lead source ended and one fed within 30 days',
      additionalInputs: [
        input('customer_type'),
        customInput.area(
          'lead_sources',
          'Sources, cost, inquiries, jobs',
          'Lead site 400: 12 asked, 2 jobs. Map free: 9 asked, 5 jobs. Signs 60: 1 job',
          { required: true },
        ),
        input('average_job_value'),
      ],
    },
  ],
} satisfies Subcategory;
