import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, emails, textMessages } from '../deliverable-builders.ts';
import { howOftenDoneBefore } from '../inputs/how-often-done-before.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

/** How one job runs from the call to the money. */
export const processes = {
  id: 'process-optimization',
  name: 'Process Optimization',
  about: 'Fix the steps that cost you time or money, and handle claims and subcontractors.',
  icon: 'workflow',
  prompts: [
    {
      id: 'operations.processes.insurance-claim',
      version: 2,
      deliverables: [
        documents(1, 150, 'first report'),
        documents(1, 110, 'proof and log'),
        callScripts(1, 90),
        textMessages(1, 45),
      ],
      title: 'File an insurance claim',
      description: 'Your facts in order, ready to send, and what to ask before you sign.',
      content: lines(
        'Goal: {specificOutcome}.',
        'From {business_name}, {business_type}',
        'What happened: <owner_text>{loss_facts}</owner_text>',
        'What I know about my policy: {policy_facts}',
        'Photos and papers I have: {claim_proof}',
        'Write the first report to the insurance company: who, what, where, when, what was damaged, who saw it, what we did right away. Only what someone saw or measured. No guess about the cause or whose fault it is.',
        "Then one page with the proof by date, what's missing and who has it, and an empty log of calls. Write the call to my agent or broker: what's covered, what part I pay, the deadline, who can repair it, what a claim does to my price. Add a kind text to the owner of what was damaged that promises only the next step.",
        "Don't say it's covered. The insurance company decides that by the policy. If someone is hurt or the answer is no or too low, give me questions for a lawyer before I sign.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'First report sent today, all proof in one place by Friday',
      additionalInputs: [
        customInput.area(
          'loss_facts',
          'What happened, when, and what was damaged?',
          '{claimExample}',
          { required: true },
        ),
        customInput.text(
          'policy_facts',
          'What do you know about your policy?',
          'Liability insurance, never read the policy',
        ),
        customInput.text(
          'claim_proof',
          'Photos and papers you have',
          "6 photos, the job order, the customer's text",
        ),
      ],
    },
    {
      id: 'operations.processes.cut-call-backs',
      version: 5,
      calculators: ['hour-cost', 'add-up'],
      deliverables: [advice(200), documents(1, 90, 'final check'), callScripts(1, 120)],
      title: 'Cut down on callbacks',
      description: 'Why you have to go back, and a check that prevents it.',
      content: lines(
        'Target: {specificOutcome}.',
        "We're {business_name} ({business_type}).",
        'Our last callbacks and what was wrong:',
        '<owner_text>{call_backs}</owner_text>',
        'Crew cost per hour: {hourly_cost}',
        'Callbacks in the last month: {call_back_count}',
        'Hours per callback, driving included: {call_back_hours}',
        'Group them by cause: sold wrong, wrong part or product, rushed finish, not shown to the customer, actually broke later. The figures that come with this show what an hour costs me. With the count and the hours, add up what a month of callbacks costs. Without them, ask.',
        'For the biggest group, design a final check of no more than 6 points, done by the person who did the work, in under 3 minutes, with a photo where it helps. Write it in the words my trade uses on site. Then the talk that gets it started without blaming anyone, or a note to myself if I work alone, and the tally for 30 days. Tell me when a callback is just good service and stays free.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Callbacks counted starting today, and fewer each month for 60 days',
      additionalInputs: [
        customInput.area('call_backs', 'Your last callbacks', '{callBackExample}', {
          required: true,
        }),
        input('hourly_cost'),
        customInput.number('call_back_count', 'Callbacks in the last month', [0, 500], {
          placeholder: '2',
        }),
        customInput.number('call_back_hours', 'Hours per callback, with driving', [0.1, 100], {
          placeholder: '2',
        }),
      ],
    },
    {
      id: 'operations.processes.quality-checklist',
      version: 5,
      deliverables: [documents(1, 240, 'checklist'), callScripts(1, 50)],
      title: 'A 3-minute quality check',
      description: 'Ten points that catch what customers notice first.',
      content: lines(
        'What I want: {specificOutcome}.',
        'For {business_name}, {business_type}',
        'The job: {product_service_name}.',
        'What customers notice first: {noticed_first}',
        'How often the person using it has done this job: {card_user}',
        'Write a check of 10 points at most, in the order you\'d walk through the job at the end. Each point is something you can see, touch, or try, with what "right" looks like in under 10 words. Start with what the customer sees from the door. Two points are about how we leave the place.',
        'Add the sentence for showing the customer the job, and what to do about a "no" on the list. Make it fit on a phone screen. Points about code, gas, wiring, heights, or chemicals come from someone qualified, me included, so leave marked gaps. Say how to keep people from checking it off in the van.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A check used on every job this week',
      additionalInputs: [
        input('product_service_name', { required: true }),
        customInput.text(
          'noticed_first',
          'What customers notice first',
          'Mess by the door, a spot we missed',
        ),
        howOftenDoneBefore('card_user', 'How often has the person using it done this job?'),
      ],
    },
    {
      id: 'operations.processes.subcontractor-agreement',
      version: 4,
      deliverables: [
        documents(1, 260, 'agreement draft'),
        emails(1, 70),
        callScripts(1, 40),
        advice(110),
      ],
      title: 'Agreement with a subcontractor',
      description: 'One page on the work, the price, and the rules before they start.',
      content: lines(
        'What I want in hand: {specificOutcome}.',
        'From {business_name}, {business_type}',
        'Where we work: {location}',
        "What they'll do: {sub_work}.",
        'Price, dates, and payment I have in mind: <owner_text>{sub_terms}</owner_text>',
        'What worries me: {sub_worries}',
        "Draft one page in plain words: the work and what's not in it, dates, price and payday, materials and tools, who fixes mistakes, extras only with my yes in writing, proof of insurance and any license before day one, permits, safety, cleanup, who talks to my customer, how we end it. Gaps are [confirm].",
        "Then the email that sends it and asks for those papers, and 2 sentences for when they'd rather start without signing.",
        'This is a draft for a lawyer, not a contract. Whether someone counts as a subcontractor or an employee depends on how the work is done and on the law here. List the facts a lawyer, an accountant, and the insurance company will ask for, and any line that makes me their boss.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A one-page draft checked and signed before the first day',
      additionalInputs: [
        customInput.text('sub_work', 'What will they do for you?', '{subcontractExample}', {
          required: true,
        }),
        customInput.area(
          'sub_terms',
          'Price, dates, and payment you have in mind',
          '60% of what I charge for it, done by the 20th, paid 7 days after I check it',
          { required: true },
        ),
        customInput.text(
          'sub_worries',
          'What worries you?',
          "They talk price with my customer, or don't show up",
        ),
      ],
    },
  ],
} satisfies Subcategory;
