import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps, textMessages } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

const channelsNow = customInput.text(
  'channels_now',
  'How customers reach you',
  'Phone, text, Facebook, email',
  {
    source: { type: 'userProfile', path: 'primary_service_channels' },
  },
);

/** Where customers reach you, and how fast you answer. */
export const channels = {
  id: 'service-channel-optimization',
  name: 'Service Channel Optimization',
  about: 'Answer calls, texts, and messages faster.',
  icon: 'phone-call',
  prompts: [
    {
      id: 'customer-service.channels.which-to-keep',
      version: 6,
      calculators: ['cost-per-lead'],
      deliverables: [advice(220), textMessages(2, 45), steps(150)],
      title: 'Fewer places to check messages',
      description: 'Decide which channels to keep and close the rest politely.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Customers reach us through: {channels_now}.',
        'Where actual jobs came from lately: {job_sources}',
        'Time I have for messages: {time_availability}',
        "Rate each channel in a table: do we get jobs from it, do regulars use it, who answers it, how long that takes. Where I didn't say, write [ask me]. Then keep at most 3 and say what to do with the others: forward, auto-reply, close. For my trade, think about the caller with an emergency and the one who plans months ahead.",
        "Write the line to post on every closed channel and a message to regulars who get our texts. Give me the change as steps for 2 weeks, 15 minutes a day. The figures that come with this show what a lead is worth, and don't put any other price on a missed call. Tell me which customers I'd lose by doing this.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Down to 3 channels, every message answered the same day',
      additionalInputs: [
        { ...channelsNow, required: true },
        customInput.text(
          'job_sources',
          'Where jobs came from lately',
          'Mostly phone, 2 from Facebook',
        ),
        input('time_availability'),
      ],
    },
    {
      id: 'customer-service.channels.auto-reply-texts',
      version: 5,
      deliverables: [textMessages(5, 40), steps(150)],
      title: 'Auto-replies that sound human',
      description: 'For missed calls, evenings, weekends, and holidays.',
      content: lines(
        'What I want: {specificOutcome}.',
        '{business_name} ({business_type})',
        'Messages come in by: {channels_now}',
        'When we can answer: {answer_hours}.',
        'Tone: {brand_voice}',
        "Write auto-replies for: a missed call while we're on a job, after hours, the weekend, a holiday week, and the weeks when we're booked up. At most 200 characters each. Say when a person will reply, what to send in the meantime (photo, address, what happened), what counts as urgent in our trade, and what to do then.",
        "Next to each one, say in one line where to set it up, on a phone or in the channel itself, and mark what I should check because menus change. Then the evening check: 4 minutes, and what order to go through the messages. Don't pretend a machine is me. If water, gas, a carbon monoxide alarm, smoke, or bare wires could be involved, the emergency line comes before our number.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Five auto-replies turned on by tonight',
      additionalInputs: [
        customInput.text('answer_hours', 'When you can answer', 'At 10, at 1, and after 5', {
          required: true,
        }),
        channelsNow,
        input('brand_voice'),
      ],
    },
    {
      id: 'customer-service.channels.response-time-rule',
      version: 6,
      calculators: ['add-up'],
      deliverables: [documents(1, 220), textMessages(4, 40)],
      title: 'Set a response time rule',
      description: 'Who answers what, and how fast, on a workday.',
      content: lines(
        'The rule I want: {specificOutcome}.',
        'I own {business_name}, {business_type}.',
        'Who can answer: {who_answers}.',
        'Messages per day, roughly: {messages_a_day}',
        'Minutes per message: {message_minutes}',
        'They come in by: {channels_now}',
        'Write a half-page rule. Sort messages into 4 kinds that fit my trade: urgent, new job, job in progress, invoices. For each: who answers, how fast, what the first reply says, what happens if that person is in the middle of a job. Urgent comes by phone. The rest gets 3 set times a day, which works better than looking all day.',
        "Add the first replies as texts, the handoff for when I'm away, and a tally for the fridge that shows after 14 days whether we're sticking to it. Choose times we can meet on a bad day, not just a good one. If I gave you the count and the minutes, add up how much of the day it takes. Tell me what will slip first.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Every message answered within half a workday for 14 days',
      additionalInputs: [
        customInput.text('who_answers', 'Who can answer', 'Me, and my partner in the mornings', {
          required: true,
        }),
        customInput.number('messages_a_day', 'Messages per day', [0, 1000], { placeholder: '8' }),
        customInput.number('message_minutes', 'Minutes per message', [0.5, 60], {
          placeholder: '4',
        }),
        channelsNow,
      ],
    },
    {
      id: 'customer-service.channels.after-hours',
      version: 7,
      calculators: ['add-up'],
      deliverables: [documents(1, 320), callScripts(1, 120), textMessages(1, 45)],
      title: 'A plan for nights and weekends',
      description: 'What counts as an emergency, who goes, and what it costs.',
      content: lines(
        'What I want in place: {specificOutcome}.',
        'Business: {business_name} ({business_type})',
        'What people call about after hours: {night_calls}.',
        'Crew: {team_size}',
        'What we charge after hours: {night_rate}',
        'Nights and calls in a typical month: {night_count}',
        "If my trade has no real emergencies, write a good evening message instead. Otherwise start with what's dangerous in this trade at night (a wet or dark roof, live power, gas or a carbon monoxide alarm, floodwater): what no one does before daylight, and who the customer calls first. Then what can't wait and what waits, 5 questions that sort a call in one minute, what to say, how to keep damage small, on-call nights that leave time to sleep, and the price before anyone drives out.",
        'If I gave the rate and the calls, add up a month. Standby and overtime have rules, so give me questions for a payroll service or employment lawyer. Keep safety advice to "get out and call."',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A one-page after-hours plan by the weekend',
      additionalInputs: [
        customInput.text('night_calls', 'What people call about', '{nightCallExample}', {
          required: true,
        }),
        input('team_size'),
        customInput.money('night_rate', 'What you charge for an after-hours call', [0, 10000], {
          placeholder: '{180}',
        }),
        customInput.text(
          'night_count',
          'Nights and calls in a typical month',
          '8 nights, about 5 calls',
        ),
      ],
    },
  ],
} satisfies Subcategory;
