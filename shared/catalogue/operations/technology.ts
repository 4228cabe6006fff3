import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps, textMessages } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

/** Tools that earn their monthly fee. */
export const technology = {
  id: 'technology-automation',
  name: 'Technology & Automation',
  about: 'Choose tools that save you time.',
  icon: 'cpu',
  prompts: [
    {
      id: 'operations.technology.right-size-tool',
      version: 6,
      calculators: ['break-even'],
      deliverables: [advice(280), steps(150)],
      title: 'Which tool fits my business?',
      description: 'What you need in a tool (except lead tracking) and how to try it first.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'People: {company_size}',
        'What I want it to do: {needs}.',
        'What I use now: {current_tools}',
        'Cost of the tool per month: {tool_fee}',
        'Split my list into must-have, nice to have, and not for us at this size. Say which kind of tool covers the must-haves (calendar, field service app, bookkeeping, shared notes), and whether something I already pay for could do it. Give me 8 questions to ask any seller, worded so a yes or no is enough.',
        "Plan a 14-day trial with 2 real jobs, the person who tries it, and the point where we stop. The figures that come with this show how many jobs it takes to cover the fee, if I entered it. Prices and features change, so treat every product fact as something to check on the maker's website. Tell me how to get my data back out, and whether paper is better for now. Leave out keeping track of leads.",
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
        customInput.money('tool_fee', 'Cost of the tool per month', [0, 10000], {
          placeholder: '{39}',
        }),
      ],
    },
    {
      id: 'operations.technology.connect-what-i-have',
      version: 4,
      deliverables: [advice(200), steps(200)],
      title: 'Connect the tools I have',
      description: 'Stop typing the same address in 3 places.',
      content: lines(
        'What I want: {specificOutcome}.',
        'I own {business_name} ({business_type}).',
        'Tools: {current_tools}',
        'What I type twice or more: {typed_twice}.',
        "How often I've set up things like this: {experience_level}",
        'Show the path of one customer\'s data through my tools in plain text: where it starts, where it gets copied, where it goes out of date. Choose the one place that\'s always right. Then the smallest change that gets rid of most of the typing: a form, a saved contact, an import, a built-in link. List them from "no cost, 20 minutes" up.',
        'Lay out the first one as numbered steps, and mark the menu names I need to check because they move. Say what to do about a mistake in the data, and who should see customer addresses. One test job before everything. Say what we lose if the link breaks, and how to notice. If typing it twice costs 5 minutes a week, tell me to leave it.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One connection running within 14 days, nothing typed twice',
      additionalInputs: [
        customInput.text(
          'typed_twice',
          'What you type twice',
          'Address in calendar, invoice, and text',
          {
            required: true,
          },
        ),
        input('current_tools'),
        input('experience_level', { label: 'How often have you set up things like this?' }),
      ],
    },
    {
      id: 'operations.technology.automate-reminders',
      version: 4,
      calculators: ['no-show'],
      deliverables: [textMessages(3, 40), steps(180)],
      title: 'Automate reminders',
      description: "Before the visit, after the job, and when it's due again.",
      content: lines(
        'What I want: {specificOutcome}.',
        '{business_name}, {business_type}',
        'What I forget to send: {forgotten_messages}.',
        'Tools: {current_tools}',
        'How we reach people: {primary_service_channels}',
        "Pick the 3 reminders that save the most trouble in my trade, like the day before, after the job, and when it's due again for the season. Write each in under 200 characters, with what gets filled in automatically and what never should, like prices or promises.",
        "Show me how to do it with what I have, and by hand on a set day if my tools can't. Who checks that they went out, and what happens when a customer answers at night? Texts to customers need their consent and a way to stop, so note what to keep and what to ask a lawyer here. The figures that come with this show what missed visits cost. Name the message that's better sent by hand.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome:
        'One automatic reminder running in 14 days, missed visits counted from then on',
      additionalInputs: [
        customInput.text(
          'forgotten_messages',
          'What you forget to send',
          'Day-before text, next visit due, thank-you',
          { required: true },
        ),
        input('current_tools'),
      ],
    },
    {
      id: 'operations.technology.ai-rules',
      version: 4,
      needsCrew: true,
      deliverables: [documents(1, 320), callScripts(1, 150)],
      title: 'AI rules for my team',
      description: 'Half a page on what AI can write, what stays out, and who checks.',
      content: lines(
        'What I want: {specificOutcome}.',
        'For {business_name}, {business_type}. People using it: {team}.',
        'What we use it for, or want to: {ai_uses}.',
        'What worries me: {ai_worries}',
        'Write a half-page rule in words my crew would use. Green: go ahead, like drafting a text or cleaning up a list. Yellow: a person reads it first, like quotes, replies to complaints, translations. Red: never, like customer addresses and codes, health information, passwords, safety or code questions, decisions about people.',
        'Add 3 examples from a normal week for each color, the sentence for "a computer helped me write this" where it\'s fair to say so, and what to do when it was wrong and already sent. Then a 10-minute talk with 2 practice tries. Laws and customer contracts may set their own rules, so list what to ask. If I\'m the only one using it, make the talk a note to myself. Say where people will skip reading it first.',
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
