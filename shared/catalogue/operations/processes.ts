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
  icon: 'workflow',
  prompts: [
    {
      id: 'operations.processes.map-one-job',
      version: 3,
      deliverables: [advice(350), steps(150)],
      title: 'Map one job end to end',
      description: 'See every step from first call to payment and cut two of them.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Crew: {team_size}',
        'One real job of ours, told as it happened:',
        '<owner_text>{job_story}</owner_text>',
        'What gets in the way: {current_challenges}',
        'Write the job as a list of steps from the first call to the money, with who does each, how long it takes and where it waits. Mark in bold the steps that a customer would pay for. For the rest ask: drop, join, move earlier, leave.',
        'Pick the two changes that save most minutes per job and are easy to undo. Describe each as old way, new way, first day. Multiply by nothing I have not counted. The people who do the work know what I left out of my story: write three questions to put to them tomorrow, or to myself if I work alone.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One hour saved every week within 30 days',
      additionalInputs: [
        customInput.area(
          'job_story',
          'One real job, as it happened',
          'Called Monday, quoted Wednesday, forgot the part, went back Friday',
          { required: true },
        ),
        input('team_size'),
        input('current_challenges'),
      ],
    },
    {
      id: 'operations.processes.cut-call-backs',
      version: 2,
      calculators: ['hour-cost', 'add-up'],
      deliverables: [advice(200), documents(1, 90, 'final check'), callScripts(1, 120)],
      title: 'Cut the call-backs',
      description: 'Why you have to go back, and the check that stops it.',
      content: lines(
        'Target: {specificOutcome}.',
        'We are {business_name} ({business_type}).',
        'The last call-backs and what was wrong:',
        '<owner_text>{call_backs}</owner_text>',
        'A crew hour costs in wages: {hourly_cost}',
        'Call-backs in the last month: {call_back_count}',
        'Hours one takes, driving included: {call_back_hours}',
        'Group them by cause: sold wrong, wrong part or product, rushed finish, not shown to the customer, really broken later. What an hour costs me stands in the figures that come with this; with the count and the hours, add up what a month of call-backs costs, without them ask.',
        'For the largest group design a final check of no more than six points, done by the person who did the work, in under three minutes, with a photo where it helps. Write it in the words my trade uses on site. Then the talk that starts it without blaming anyone, and the tally for 30 days. Draw the line at which a call-back is good service and stays free.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Call-backs counted from today and fewer each month for 60 days',
      additionalInputs: [
        customInput.area(
          'call_backs',
          'The last call-backs',
          'Drip under sink; missed strip by fence; bulb out again',
          { required: true },
        ),
        input('hourly_cost', { label: 'Wages of a crew hour, with extras' }),
        customInput.number('call_back_count', 'Call-backs in the last month', [0, 500], {
          placeholder: '4',
        }),
        customInput.number('call_back_hours', 'Hours one takes, with driving', [0.1, 100], {
          placeholder: '2',
        }),
      ],
    },
    {
      id: 'operations.processes.quality-checklist',
      version: 2,
      deliverables: [documents(1, 240, 'card'), callScripts(1, 50)],
      title: 'A quality check in three minutes',
      description: 'Ten points that catch what customers notice first.',
      content: lines(
        'Finished piece: {specificOutcome}.',
        'For {business_name}, {business_type}',
        'The job: {product_service_name}.',
        'What customers notice first: {noticed_first}',
        'How used its user is to this job: {card_user}',
        'Write a check of ten points at most in the order one walks through the job at the end. Each point is something you can see, touch or try, with what "right" looks like in under ten words. Start with what the customer sees from the door. Two points are about how we leave the place.',
        'Add the sentence with which the job is shown to the customer, and what happens with a "no" on the list. Give it as a card that fits a phone screen. Points about code, gas, wiring, height or chemicals come from a qualified person; leave marked gaps for them. Say what stops it from being ticked in the van.',
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
        doneBefore('card_user', 'How used is its user to this job?'),
      ],
    },
    {
      id: 'operations.processes.handover',
      version: 2,
      needsCrew: true,
      deliverables: [textMessages(2, 90, 'patterns'), callScripts(1, 90), advice(180)],
      title: 'Hand over a job cleanly',
      description: 'Nothing lost between the one who sells and the ones who do.',
      content: lines(
        'What I want: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Who sells and who does the work: {who_does_what}.',
        'What got lost lately: {lost_lately}',
        'Tools: {current_tools}',
        'Design the hand-over in two moments: from the quote to the crew, and from the crew back to the office. For each: what is passed on in at most seven points, in which form, when, and who says "got it". Make it work when the seller is also the driver and when the crew changes at noon.',
        'Write both as messages with gaps to fill, plus a one-minute call for unusual jobs. Then a rule for promises the seller made. If one person sells and works, it is a note to oneself. Give me a test for the next five jobs and what to count. If one shared note would do all of this, say so before anything else. Customer keys and codes travel separately.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Five jobs in a row with nothing lost in between',
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
