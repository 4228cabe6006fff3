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

/** Finding people worth quoting. */
export const leads = {
  id: 'lead-generation',
  name: 'Lead Generation',
  about: 'Find people who need your work now.',
  icon: 'magnet',
  prompts: [
    {
      id: 'sales.leads.twenty-from-past-work',
      version: 6,
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
        'Show me how to pull 20 names out of my old jobs in one hour. Give me the order to look in: due again by now, said "later," asked about a second job, moved or sold, sent us someone. For each kind, tell me how to spot it in the records I have and when to stop looking.',
        'Write one message per kind, at most 50 words, that mentions what we did and asks one question. Add a call opening for the best 5. Then a tracking list: name, last job, reason to write, date sent, reply.',
        'Only text or email people who agreed to hear from us, and honor every "stop." Say who to call instead of text, and why owners avoid it. If I\'m too new for 20, say so and take fewer.',
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
      ],
    },
    {
      id: 'sales.leads.commercial-list',
      version: 6,
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
        "Name 6 kinds of businesses or buildings near me that need this work often, tend to pay on time, and can decide without asking a head office. For each: who decides, what goes wrong for them, when they look for someone new, and what they'll ask for before the first job.",
        'Pick 2 kinds to start with. Tell me how to find 15 of each on foot, on a map, and through suppliers. Write a walk-in opening (20 seconds), an email (80 words), and a call for 4 days later.',
        "You don't know the businesses in my town, so name kinds, not companies. List what to check and who to ask: emailing a business that never asked, insurance, site rules, slow payment. Say if I'm big enough yet.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '30 businesses listed and 4 site visits done within 30 days',
      additionalInputs: [
        input('product_service_name', {
          required: true,
          placeholder: '{businessWorkExample}',
        }),
        customInput.text(
          'businesses_now',
          'Businesses you already work for',
          'A dentist and a bakery',
        ),
        input('service_area'),
        customInput.number('jobs_to_add', 'Jobs per week you could add', [0, 500], {
          placeholder: '{jobsToAddExample}',
        }),
      ],
    },
    {
      id: 'sales.leads.answer-fast',
      version: 6,
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
        'Build a routine that keeps my goal on a full day. Say who answers at what hours and what happens on a job, while driving, in the evening, and on days off. Write the text that goes out after a missed call (160 characters), the voicemail greeting (15 seconds), and the 4 questions to ask when I call back.',
        'Use the phone I have before you suggest any service. Put it on a card: if this, then that, by when. Then a count to keep for 2 weeks: calls, missed, answered in time, booked.',
        "The greeting shouldn't promise anything we can't keep on our busiest day. Say what an urgent caller hears when we can't come, and which part of the routine fails first.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome:
        'A text to every missed call at once and a call back within the day, starting Monday',
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
      id: 'sales.leads.lead-sites',
      version: 4,
      calculators: ['add-up'],
      deliverables: [advice(190), textMessages(1, 40), emails(2, 70), steps(110)],
      title: 'Which lead sites should I pay?',
      description: 'Compare what each one costs per job, then pay, test, or quit.',
      content: lines(
        'Decision: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Sites and other sources, with cost, leads, and jobs: <owner_text>{lead_sources}</owner_text>',
        'A typical job: {average_job_value}',
        'What the site or contract says: {lead_contract}',
        'Put them in one table, added up from my list: cost, leads, jobs, cost per lead and per job, blank where I gave nothing. Say pay, test, or quit for each, next to what a typical job brings in.',
        'Give me 6 questions to ask a site before I sign: who else gets the lead, how I get my money back on a bad one, whether I choose area and job, how I quit. Plan a 30-day test: the most I spend, when I stop.',
        "Write the first text to a lead from a site, an email that asks for money back on a bad lead, and an email that cancels. You don't know what a site charges or how well it works. For a contract I can't leave, list what to ask a lawyer.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A decision on every site by Friday: pay, test, or quit',
      additionalInputs: [
        customInput.area(
          'lead_sources',
          'Lead sites and other sources, with cost, leads, and jobs',
          'Site A {400} a month: 12 leads, 2 jobs. Site B wants {45} a lead. Map listing free: 9 leads, 5 jobs',
          { required: true },
        ),
        input('average_job_value'),
        customInput.text(
          'lead_contract',
          'What does the site or contract say?',
          'Six months, no money back',
        ),
      ],
    },
  ],
} satisfies Subcategory;
