import { customInput } from '../custom-input.ts';
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
      version: 1,
      title: '20 leads from past work',
      description: 'Your old jobs hold the next ones. Find them in an hour.',
      content: lines(
        'Goal: {specificOutcome}.',
        'I run {business_name} ({business_type}).',
        'Customers: {customer_type}.',
        'Where my old jobs are written down: {records_kept}',
        'Area: {service_area}',
        'A usual job: {average_job_value}',
        'Show me how to pull twenty names out of past work in one hour. Give the search order: due again by now, said "later", asked for a second job, moved or sold, sent us somebody. For each kind, how to spot it in what I have, and how many to expect before I stop looking.',
        'Write one message per kind, at most 50 words, that mentions what we did and asks one question. Add a call opening for the five best. Then the sheet: name, last job, reason to write, date sent, answer.',
        'Contact only those who would not be surprised to hear from us, and honor every "stop". What is one extra job a week worth over 60 days? Use my figure. Which of them should I call rather than text, and why do I avoid it?',
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
      version: 1,
      title: 'List businesses to call',
      description: 'Thirty local businesses that need your trade, and how to start.',
      content: lines(
        'What I want: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'I am looking for: {customer_type}.',
        'The work I can do for them: {product_service_name}.',
        'Area: {service_area}',
        'Jobs a week I could add: {jobs_per_week}',
        'Name six kinds of business or building near me that need this work often, pay on time as a rule, and can decide without a head office. For each: who decides, what goes wrong for them, when they look for someone new, and what they will ask for before the first job.',
        'Pick two kinds to begin with. Tell me how to find fifteen of each on foot, on a map and through suppliers. Write the walk-in opening (20 seconds), the e-mail (80 words) and a call after four days.',
        'You do not know the businesses in my town, so name kinds and not firms. Insurance papers, permits and payment after 30 days come with this: list what to ask my insurer and accountant. Am I big enough for it yet?',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '30 businesses listed and 4 site visits within 30 days',
      additionalInputs: [
        input('customer_type', { source: { type: 'static', path: 'b2b' } }),
        input('product_service_name', { required: true, placeholder: 'Evening office cleaning' }),
        input('service_area'),
        input('jobs_per_week', { label: 'Jobs a week you could add' }),
      ],
    },
    {
      id: 'sales.leads.answer-fast',
      version: 1,
      title: 'Answer every lead fast',
      description: 'A routine for calls you cannot take on a ladder.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Crew: {team_size}',
        'How inquiries reach us: {primary_service_channels}',
        'What happens today when I cannot answer: {missed_call_now}.',
        'Customers: {customer_type}.',
        'Build a routine so that nobody waits longer than I say in the goal. Who answers at which hours, what happens on a job, while driving, in the evening, on Sunday. Write the text that goes out after a missed call (160 characters), the voicemail greeting (15 seconds), and the four questions to ask when I call back.',
        'Use the phone I have before suggesting any service. Put it on a card: if this, then that, by when. Then a count for two weeks: calls, missed, answered in time, booked.',
        'No promise in the greeting that we cannot keep on a Friday in season. For emergencies in trades that have them, say where to send people when we cannot come. What does my present habit cost me, and how would I find out?',
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
      version: 1,
      title: 'Which lead source pays?',
      description: 'Put each source in a table and drop the worst one.',
      content: lines(
        'Decision: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Customers: {customer_type}.',
        'My lead sources with cost, inquiries and jobs: {lead_sources}.',
        'A usual job: {average_job_value}',
        'Area: {service_area}',
        'Make a table with one row per source: cost, inquiries, quotes, jobs, cost per job, my hours. Leave a cell open where I said nothing. Below the table, say which source I would miss and which only keeps me busy.',
        'Suggest what to do with each over the next 60 days: feed, hold, end. For the one to end, how to end it (notice, contract) and where its money goes. For the best, how to get a third more from it without paying more.',
        'A paid lead may have been sold to others too: tell me how to check that with my own last ten. Small counts can fool us, so name the row you trust least. What about the customers who came from nowhere?',
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
        input('service_area'),
      ],
    },
  ],
} satisfies Subcategory;
