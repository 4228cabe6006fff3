import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps, textMessages } from '../deliver.ts';
import { doneBefore } from '../inputs/done-before.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** How one job runs from the call to the money. */
export const processes = {
  id: 'process-optimization',
  name: 'Process Optimization',
  about: 'Fix the steps that cost you time or money.',
  icon: 'workflow',
  prompts: [
    {
      id: 'operations.processes.map-one-job',
      version: 4,
      deliverables: [advice(350), steps(150)],
      title: 'Map one job start to finish',
      description: 'See every step from first call to payment and cut two of them.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Crew: {team_size}',
        'One real job, the way it happened:',
        '<owner_text>{job_story}</owner_text>',
        'What gets in the way: {current_challenges}',
        'Write the job as a list of steps from the first call to getting paid, with who does each, how long it takes, and where it waits. Put the steps a customer would pay for in bold. For the rest, ask: drop, combine, move earlier, leave.',
        "Pick the two changes that save the most minutes per job and are easy to undo. Describe each as old way, new way, first day. Don't multiply by anything I haven't counted. The people who do the work know what I left out of my story, so write three questions to ask them tomorrow, or to myself if I work alone.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One hour saved every week within 30 days',
      additionalInputs: [
        customInput.area(
          'job_story',
          'One real job, the way it happened',
          'Called Monday, quoted Wednesday, forgot the part, went back Friday',
          { required: true },
        ),
        input('team_size'),
        input('current_challenges'),
      ],
    },
    {
      id: 'operations.processes.cut-call-backs',
      version: 3,
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
        'For the biggest group, design a final check of no more than six points, done by the person who did the work, in under three minutes, with a photo where it helps. Write it in the words my trade uses on site. Then the talk that gets it started without blaming anyone, and the tally for 30 days. Tell me when a callback is just good service and stays free.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Callbacks counted starting today, and fewer each month for 60 days',
      additionalInputs: [
        customInput.area('call_backs', 'Your last callbacks', '{callBackExample}', {
          required: true,
        }),
        input('hourly_cost'),
        customInput.number('call_back_count', 'Callbacks in the last month', [0, 500], {
          placeholder: '4',
        }),
        customInput.number('call_back_hours', 'Hours per callback, with driving', [0.1, 100], {
          placeholder: '2',
        }),
      ],
    },
    {
      id: 'operations.processes.quality-checklist',
      version: 3,
      deliverables: [documents(1, 240, 'card'), callScripts(1, 50)],
      title: 'A three-minute quality check',
      description: 'Ten points that catch what customers notice first.',
      content: lines(
        'What I want: {specificOutcome}.',
        'For {business_name}, {business_type}',
        'The job: {product_service_name}.',
        'What customers notice first: {noticed_first}',
        'How often the person using it has done this job: {card_user}',
        'Write a check of ten points at most, in the order you\'d walk through the job at the end. Each point is something you can see, touch, or try, with what "right" looks like in under ten words. Start with what the customer sees from the door. Two points are about how we leave the place.',
        'Add the sentence for showing the customer the job, and what to do about a "no" on the list. Put it on a card that fits a phone screen. Points about code, gas, wiring, heights, or chemicals come from a qualified person, so leave marked gaps for them. Say how to keep people from checking it off in the van.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A check used on every job this week',
      additionalInputs: [
        input('product_service_name', { required: true }),
        customInput.text(
          'noticed_first',
          'What customers notice first',
          'Dust on the sill, crumbs by the door',
        ),
        doneBefore('card_user', 'How often has the person using it done this job?'),
      ],
    },
    {
      id: 'operations.processes.handover',
      version: 4,
      needsCrew: true,
      deliverables: [textMessages(2, 90, 'templates'), callScripts(1, 90), advice(180)],
      title: 'Hand off a job cleanly',
      description: 'Nothing gets lost between the person who sells and the crew.',
      content: lines(
        'What I want: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Who sells and who does the work: {who_does_what}.',
        'What got lost lately: {lost_lately}',
        'Tools: {current_tools}',
        'Design the handoff at two points: from the quote to the crew, and from the crew back to the office. For each: what gets passed on in at most seven points, in what form, when, and who says "got it." Make it work when the person who sells also drives and when the crew changes at noon.',
        'Write both as messages with blanks to fill in, plus a one-minute call for unusual jobs. Then a rule for promises made during the sale. If the same person sells and does the work, make it a note to themselves. Give me a test for the next five jobs and what to count. If one shared note would do all of this, say so before anything else. Customer keys and codes get passed on separately.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Five jobs in a row with nothing lost in the handoff',
      additionalInputs: [
        customInput.text(
          'who_does_what',
          'Who sells, who does the work',
          'I quote, two crews of two do the work',
          { required: true },
        ),
        customInput.text(
          'lost_lately',
          'What got lost lately',
          'Color code, gate key, the extra room',
        ),
        input('current_tools'),
      ],
    },
  ],
} satisfies Subcategory;
