import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

const channelsNow = customInput.text(
  'channels_now',
  'Where messages come in',
  'Phone, text, Facebook, e-mail',
  {
    source: { type: 'userProfile', path: 'primary_service_channels' },
  },
);

/** Where customers reach you, and how fast you answer. */
export const channels = {
  id: 'service-channel-optimization',
  name: 'Service Channel Optimization',
  icon: 'phone-call',
  prompts: [
    {
      id: 'customer-service.channels.which-to-keep',
      version: 2,
      calculators: ['cost-per-lead'],
      deliverables: [advice(220), textMessages(2, 45), steps(150)],
      title: 'Fewer places to answer',
      description: 'Decide which channels you keep and close the rest politely.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'People reach us through: {channels_now}.',
        'Where real jobs came from lately: {job_sources}',
        'Time I have for messages: {time_availability}',
        'Judge each place in a table: does it bring work, does it bring regulars, who answers it, how long until somebody does. Then keep at most three and say what happens to the others: forward, automatic line, close. For my trade, think of the caller with an emergency and of the one who plans months ahead.',
        'Write the line that goes on every closed channel and a message to regulars. Give the change as steps for two weeks, fifteen minutes a day. What an inquiry is worth stands in the figures that come with this; nothing else counts a missed call. Say which customers I would lose by this.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Three channels left, every message answered in 2 hours',
      additionalInputs: [
        { ...channelsNow, required: true },
        customInput.text(
          'job_sources',
          'Where jobs came from lately',
          'Mostly phone, two from Facebook',
        ),
        input('time_availability'),
      ],
    },
    {
      id: 'customer-service.channels.auto-reply-texts',
      version: 2,
      deliverables: [textMessages(5, 40), steps(150)],
      title: 'Automatic replies that sound human',
      description: 'For missed calls, evenings, weekends and holidays.',
      content: lines(
        'What it should do: {specificOutcome}.',
        '{business_name} ({business_type})',
        'Messages arrive by: {channels_now}',
        'We can answer: {answer_hours}.',
        'Tone: {brand_voice}',
        'Write automatic replies for: a missed call while we are on a job, after hours, the weekend, a holiday week, and the weeks when we are booked out. At most 200 characters each. Say when a person will answer, what to send meanwhile (photo, address, what happened) and what counts as urgent in our trade and what to do then.',
        'Put beside each where to set it up on a phone or in the channel itself, in three steps, and mark what I must check because menus change. Then the evening check: four minutes, in what order I go through what came in. Do not pretend a machine is me. If water, gas, a carbon monoxide alarm, smoke or bare wires can be involved, the emergency line comes before our number.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Five automatic replies switched on by tonight',
      additionalInputs: [
        customInput.text('answer_hours', 'When you can answer', 'At 10, 1 and after 5', {
          required: true,
        }),
        channelsNow,
        input('brand_voice'),
      ],
    },
    {
      id: 'customer-service.channels.response-time-rule',
      version: 2,
      calculators: ['add-up'],
      deliverables: [documents(1, 220), textMessages(4, 40)],
      title: 'A rule for answering in time',
      description: 'Who answers what, within how long, on a working day.',
      content: lines(
        'Rule wanted: {specificOutcome}.',
        'Owner, {business_name}, {business_type}',
        'Who could answer: {who_answers}.',
        'Messages a day, roughly: {messages_a_day}',
        'Minutes one takes: {message_minutes}',
        'They come by: {channels_now}',
        'Write a rule of half a page. Sort messages into four kinds that fit my trade: urgent, new job, running job, bills. For each: who answers, within what time, what the first answer contains, what happens if that person is up a roof or under a sink. Three fixed times a day beat looking all day; build on that.',
        'Add the first answers as texts, the hand-over when I am away, and a tally on the fridge that shows after 14 days whether we keep it. Make the times ones we can hold on a bad day, not on a good one. If I gave count and minutes, add up how much of the day it takes. Say what will slip first.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Every message answered within 2 working hours for 14 days',
      additionalInputs: [
        customInput.text('who_answers', 'Who could answer', 'Me, and my partner in the mornings', {
          required: true,
        }),
        customInput.number('messages_a_day', 'Messages a day', [0, 1000], { placeholder: '14' }),
        customInput.number('message_minutes', 'Minutes one takes', [0.5, 60], { placeholder: '4' }),
        channelsNow,
      ],
    },
    {
      id: 'customer-service.channels.after-hours',
      version: 2,
      calculators: ['add-up'],
      deliverables: [documents(1, 320), callScripts(1, 120), textMessages(1, 45)],
      title: 'Nights and weekends, sorted',
      description: 'What is an emergency, who goes and what it costs.',
      content: lines(
        'In place by then: {specificOutcome}.',
        'Business: {business_name} ({business_type})',
        'What people call about after hours: {night_calls}.',
        'Crew: {team_size}',
        'What we charge then: {night_rate}',
        'Nights and calls in a usual month: {night_count}',
        'Set up a fair plan. First a list: what cannot wait, what waits until morning, what belongs to the fire service, the gas or power company, a carbon monoxide alarm first of all. Then the five questions that sort a call in one minute, the words for each answer, a duty list that lets people sleep, and how the price is said before anyone drives.',
        'If my trade has no true emergencies, tell me so and give me a good evening message instead. If I gave rate and calls, add up what a month of them brings; what standby costs me is [confirm]. Standby time and overtime have rules: give me the questions for a payroll or employment adviser. Safety advice stays at "get out and call".',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'An after-hours plan on one page by the weekend',
      additionalInputs: [
        customInput.text('night_calls', 'What people call about', 'Leaks, lockouts, no heat', {
          required: true,
        }),
        input('team_size'),
        customInput.money('night_rate', 'What you charge for such a call', [0, 10000], {
          placeholder: '180',
        }),
        customInput.text(
          'night_count',
          'Nights and calls in a usual month',
          'Eight nights, about five calls',
        ),
      ],
    },
  ],
} satisfies Subcategory;
