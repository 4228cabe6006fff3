import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Tools that earn their monthly fee. */
export const technology = {
  id: 'technology-automation',
  name: 'Technology & Automation',
  icon: 'cpu',
  prompts: [
    {
      id: 'operations.technology.right-size-tool',
      version: 2,
      calculators: ['break-even'],
      deliverables: [advice(280), steps(150)],
      title: 'Which tool fits my size?',
      description: 'Any tool but lead tracking: what you need and how to try it first.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'People: {company_size}',
        'What I want it to do: {needs}.',
        'What I use now: {current_tools}',
        'What it costs a month: {tool_fee}',
        'Split my wish into must, nice and not for us at this size. Say which kind of tool covers the musts (calendar, field-service app, bookkeeping, shared notes), and whether something I already pay for could do it. Give me eight questions to ask any seller, worded so that a yes or no is enough.',
        "Plan a trial of 14 days with two real jobs, the person who tries it, and the point at which we stop. How many jobs carry its fee stands in the figures that come with this, if I typed the fee there. Prices and features change, so treat every product fact as something to check on the maker's page. Say how to get my data out again, and whether paper is better for now. Keeping track of leads is another prompt.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One tool on trial within 14 days, or a clear no',
      additionalInputs: [
        customInput.text(
          'needs',
          'What it should do',
          'Schedule, reminders, invoices from the van',
          {
            required: true,
          },
        ),
        input('current_tools'),
        customInput.money('tool_fee', 'What it costs a month', [0, 10000], { placeholder: '39' }),
      ],
    },
    {
      id: 'operations.technology.connect-what-i-have',
      version: 2,
      deliverables: [advice(200), steps(200)],
      title: 'Connect what I already have',
      description: 'Stop typing the same address into three places.',
      content: lines(
        'What should stop: {specificOutcome}.',
        'I own {business_name} ({business_type}).',
        'Tools: {current_tools}',
        'What I type twice or more: {typed_twice}.',
        'How often I have set up such things: {experience_level}',
        'Draw the road of one customer\'s data through my tools in plain text: where it starts, where it is copied, where it goes stale. Choose the one place that holds the truth. Then the smallest change that removes most of the typing: a form, a saved contact, an import, a built-in link. List them from "no cost, 20 minutes" upward.',
        'Lay out the first as numbered steps, and mark the menu names I need to check because they move. Say what to do with a mistake in the data, and who may see customer addresses. One test job before everything. Say what is lost if the link breaks, and how to notice. If typing twice costs five minutes a week, tell me to leave it.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One link running within 14 days, nothing typed twice',
      additionalInputs: [
        customInput.text(
          'typed_twice',
          'What you type twice',
          'Address in calendar, invoice and text',
          {
            required: true,
          },
        ),
        input('current_tools'),
        input('experience_level', { label: 'How often have you set up such things?' }),
      ],
    },
    {
      id: 'operations.technology.automate-reminders',
      version: 2,
      calculators: ['no-show'],
      deliverables: [textMessages(3, 40), steps(180)],
      title: 'Automate reminders',
      description: 'Before the visit, after the job, when it is due again.',
      content: lines(
        'I want running: {specificOutcome}.',
        '{business_name}, {business_type}',
        'What I forget to send: {forgotten_messages}.',
        'Tools: {current_tools}',
        'How we reach people: {primary_service_channels}',
        'Pick the three reminders that save most trouble in my trade, such as the day before, after the job, and when it comes due again by season. Write each in under 200 characters, with what is filled in by itself and what must never be, like prices or promises.',
        'Show how to do it with what I have, and by hand on a fixed day if my tools cannot. Who checks that they went out, and what happens when a customer answers at night? Texts to customers need their consent and a way to stop; note what to keep and what to ask a lawyer here. What missed visits cost stands in the figures that come with this. Name the message better sent by hand.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One automation running in 14 days, missed visits counted from then',
      additionalInputs: [
        customInput.text(
          'forgotten_messages',
          'What you forget to send',
          'Day-before text, filter due, thank-you',
          { required: true },
        ),
        input('current_tools'),
      ],
    },
    {
      id: 'operations.technology.ai-rules',
      version: 2,
      needsCrew: true,
      deliverables: [documents(1, 320), callScripts(1, 150)],
      title: 'AI rules for my team',
      description: 'Half a page: what it may write, what stays out, who checks.',
      content: lines(
        'On paper by Friday: {specificOutcome}.',
        'For {business_name}, {business_type}, {team} people using it.',
        'What we use it for, or want to: {ai_uses}.',
        'What worries me: {ai_worries}',
        'Write a rule of half a page in words my crew would use. Green: go ahead, such as drafting a text or tidying a list. Yellow: a person reads it first, such as quotes, replies to complaints, translations. Red: never, such as customer addresses and codes, health matters, passwords, safety or code questions, deciding about people.',
        'Add three examples from a normal week for each color, the sentence for "a computer helped me write this" where it is fair to say so, and what to do when it was wrong and already sent. Then a ten-minute talk with two try-outs. Laws and customer contracts may set rules of their own: list what to ask. If I am the only one using it, make the talk a note to myself. Say where the reading will be skipped.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Half a page everyone has read and signed by Friday',
      additionalInputs: [
        customInput.text(
          'ai_uses',
          'What you use it for',
          'Quotes, texts, translating checklists',
          {
            required: true,
          },
        ),
        customInput.number('team', 'People using it', [1, 500], {
          required: true,
          placeholder: '2',
        }),
        customInput.text('ai_worries', 'What worries you', 'Wrong price sent to a customer'),
      ],
    },
  ],
} satisfies Subcategory;
