import { type Topic, table } from '../reply.ts';
import type { Replies } from '../subject.ts';
import { cash } from './finance/cash.ts';
import { expenses } from './finance/expenses.ts';
import { prices } from './finance/prices.ts';
import { quick } from './finance/quick.ts';

const topics: readonly Topic[] = [
  {
    words: /overdue|invoice|paid|collect|late|owe|payment/i,
    bottom: ({ name }) =>
      `Money owed to ${name} is a list of phone calls. Work it from the largest and oldest down, politely and on fixed days.`,
    steps: () => [
      'List every unpaid invoice with amount and age. Sort by amount times age.',
      'Call the top three today. A call beats three mails.',
      'Send the message below to the rest this afternoon.',
    ],
    artefact: ({ name, amount }) => ({
      title: 'Ready to send',
      channel: 'text-message',
      text: `Hi [first name], the invoice for [job] over ${amount} was due on [date]. Is something about it unclear, or can you pay it by [day]? Here is the link: [payment link]. Thank you, [your name], ${name}`,
    }),
    doubt: () =>
      'Starting new work for people who still owe you. A rule of "no new job while one is open" does more than any reminder.',
    next: () => 'how much is open right now, and how much of it is older than 30 days?',
  },
  {
    words: /price|charg|margin|rate|cost|profit|raise/i,
    bottom: ({ aTrade }) =>
      `Check the floor before the feeling: cost per crew hour on site, divided by one minus the margin you want, is the lowest price ${aTrade} can defend.`,
    steps: () => [
      'Write down wage plus extras per hour, driving included.',
      'Take your most usual job and count honest hours, drive time too.',
      'Compare the floor with what you charge. Raise new customers first.',
    ],
    artefact: ({ amount }) => ({
      title: 'Your numbers in one table',
      text: table(
        ['Line', 'How to get it', 'Yours'],
        ['Price of the usual job', 'From your last five invoices', amount],
        ['Crew hours', 'On site plus driving', '[confirm]'],
        ['Cost per hour', 'Wage, taxes, van, insurance', '[confirm with your books]'],
        ['Floor at 35 % margin', 'Hours × cost ÷ 0.65', '[works out from the lines above]'],
      ),
    }),
    doubt: () =>
      'Forgetting drive time and call-backs. Most prices that feel fine are fine only while nothing goes wrong. Ask your accountant about tax questions.',
    next: () =>
      'what do you charge for the job you do most, and how many crew hours does it really take?',
  },
  {
    words: /.*/,
    bottom: ({ name }) =>
      `Look at the next 13 weeks, not at last month. If ${name} knows the lowest week in advance, it can be fixed by a deposit; if not, by luck.`,
    steps: () => [
      "Write today's bank balance on a page.",
      'Add what will surely come in and go out per week, for the next four weeks.',
      'Mark the lowest week. Move one bill or one deposit around it.',
    ],
    artefact: ({ amount }) => ({
      title: 'The page to fill in',
      text: table(
        ['Week', 'In (sure)', 'Out (fixed)', 'Left'],
        ['1', amount, '[wages, fuel, parts]', '[confirm]'],
        ['2', '[confirm]', '[rent, insurance]', '[confirm]'],
        ['3', '[confirm]', '[wages, fuel, parts]', '[confirm]'],
        ['4', '[confirm]', '[tax set aside]', '[confirm]'],
      ),
    }),
    doubt: () =>
      'Counting quotes as income. Only what is signed goes into "in"; everything else is hope.',
    next: () => 'which bill hurts most when a customer pays two weeks late?',
  },
];

/** What the finance stand-in knows to say. */
export const finance: Replies = {
  topics,
  subjects: { ...quick, ...cash, ...expenses, ...prices },
};
