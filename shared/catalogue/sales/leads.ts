import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, emails, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Finding people worth quoting. */
export const leads = {
  id: 'lead-generation',
  name: 'Lead Generation',
  about: 'Find people who need your work now.',
  icon: 'magnet',
  prompts: [
    {
      id: 'sales.leads.twenty-from-past-work',
      version: 3,
      calculators: ['cost-per-lead'],
      deliverables: [
        advice(120),
        textMessages(5, 55),
        callScripts(1, 60),
        documents(1, 100, 'sheet'),
      ],
      title: '20 leads from past work',
      description: 'Find your next jobs in your old ones, in about an hour.',
      content: lines(
        'Goal: {specificOutcome}.',
        'I run {business_name} ({business_type}).',
        'Customers: {customer_type}.',
        'Where I have my old jobs written down: {records_kept}',
        'Area: {service_area}',
        'A typical job: {average_job_value}',
        'Show me how to pull twenty names out of my old jobs in one hour. Give me the order to look in: due again by now, said "later," asked about a second job, moved or sold, sent us someone. For each kind, tell me how to spot it in the records I have and when to stop looking.',
        'Write one message per kind, at most 50 words, that mentions what we did and asks one question. Add a call opening for the best five. Then a tracking list: name, last job, reason to write, date sent, reply.',
        'Only contact people who wouldn\'t be surprised to hear from us, and honor every "stop." The figures that come with this show what I make on one more job. Say who to call instead of text, and why owners avoid it.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '20 past customers contacted and 5 quotes sent in 14 days',
      additionalInputs: [
        input('customer_type'),
        customInput.text(
          'records_kept',
          'Where are your old jobs written down?',
          'Invoices in QuickBooks, photos on my phone',
        ),
        input('service_area'),
        input('average_job_value'),
      ],
    },
    {
      id: 'sales.leads.commercial-list',
      version: 4,
      deliverables: [advice(280), callScripts(2, 60), emails(1, 90)],
      title: 'Find businesses to call',
      description: 'Which kinds of businesses need your trade, where to find 30, and how to start.',
      content: lines(
        'What I want: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Work I can do for them: {product_service_name}.',
        'Businesses I work for already: {businesses_now}',
        'Area: {service_area}',
        'Jobs per week I could add: {jobs_to_add}',
        "Name six kinds of businesses or buildings near me that need this work often, usually pay on time, and can decide without asking a head office. For each: who decides, what goes wrong for them, when they look for someone new, and what they'll ask for before the first job.",
        'Pick two kinds to start with. Tell me how to find fifteen of each on foot, on a map, and through suppliers. Write a walk-in opening (20 seconds), an email (80 words), and a call for four days later.',
        "You don't know the businesses in my town, so name kinds, not companies. This work means proof of insurance, permits, and slow payment, so list what to ask my insurance company and accountant. Tell me if I'm big enough yet.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '30 businesses listed and 4 site visits done within 30 days',
      additionalInputs: [
        input('product_service_name', {
          required: true,
          placeholder: 'Regular work for offices and shops',
        }),
        customInput.text(
          'businesses_now',
          'Businesses you already work for',
          'A dentist and a bakery',
        ),
        input('service_area'),
        customInput.number('jobs_to_add', 'Jobs per week you could add', [0, 500], {
          placeholder: '3',
        }),
      ],
    },
    {
      id: 'sales.leads.answer-fast',
      version: 3,
      calculators: ['cost-per-lead'],
      deliverables: [textMessages(1, 35), callScripts(2, 70), documents(1, 180, 'card')],
      title: 'Answer every lead fast',
      description: "A routine for calls you can't take while you're on a job.",
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Crew: {team_size}',
        'How leads reach us: {primary_service_channels}',
        "What happens today when I can't answer: {missed_call_now}.",
        'Customers: {customer_type}.',
        'Build a routine so no one waits longer than the time in my goal. Say who answers at what hours and what happens on a job, while driving, in the evening, and on days off. Write the text that goes out after a missed call (160 characters), the voicemail greeting (15 seconds), and the four questions to ask when I call back.',
        'Use the phone I have before you suggest any service. Put it on a card: if this, then that, by when. Then a count to keep for two weeks: calls, missed, answered in time, booked.',
        "The greeting shouldn't promise anything we can't keep on our busiest day. If my trade gets emergencies, say where to send people when we can't come. The figures that come with this show what a lead is worth.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome:
        'Every lead answered within 15 minutes during work hours, starting Monday',
      additionalInputs: [
        input('customer_type'),
        customInput.area(
          'missed_call_now',
          "What happens when you can't answer?",
          'Goes to voicemail, and I call back at night',
          {
            required: true,
          },
        ),
        input('team_size'),
      ],
    },
    {
      id: 'sales.leads.source-review',
      version: 4,
      calculators: ['cost-per-lead', 'add-up'],
      deliverables: [advice(300), steps(150)],
      title: 'Which lead source pays off?',
      description: 'Compare your lead sources and drop the worst one.',
      content: lines(
        'Decision: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Customers: {customer_type}.',
        'My lead sources with cost, leads, and jobs: {lead_sources}.',
        'A typical job: {average_job_value}',
        "Put my list in a table: one row per source with cost, leads, jobs, and cost per job, added up from my list, with a blank cell where I gave nothing. The figures that come with this show what I make on a job. Below the table, say which source I'd miss and which only keeps me busy.",
        'Tell me what to do with each one over the next 60 days: grow, keep, or drop. For the one to drop, how to end it (notice, contract) and where to put that money. For the best one, how to get a third more out of it without paying more.',
        'A paid lead may have been sold to other companies too. Tell me how to check that with my last ten. Small counts can fool us, so name the row you trust least.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One lead source dropped and one grown within 30 days',
      additionalInputs: [
        input('customer_type'),
        customInput.area(
          'lead_sources',
          'Lead sources with cost, leads, and jobs',
          'Lead site 400: 12 leads, 2 jobs. Map listing free: 9 leads, 5 jobs. Signs 60: 1 job',
          { required: true },
        ),
        input('average_job_value'),
      ],
    },
  ],
} satisfies Subcategory;
