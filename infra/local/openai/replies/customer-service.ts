import { type Topic, table } from '../reply.ts';
import type { Replies } from '../subject.ts';
import { feedback } from './customer-service/feedback.ts';
import { quick } from './customer-service/quick.ts';
import { trouble } from './customer-service/trouble.ts';
import { words } from './customer-service/words.ts';

const topics: readonly Topic[] = [
  {
    words: /complain|angry|upset|damage|refund|wrong|broke|bad/i,
    bottom: () =>
      'Call within the hour, listen first, name one fix and one time. Do not argue about whose fault it is on the phone.',
    steps: () => [
      'Call before you write. If nobody answers, send the message below.',
      'Ask for one photo and repeat back in one sentence what you understood.',
      'Offer a visit with a time. Decide about money on site, not before.',
    ],
    artefact: ({ name }) => ({
      title: 'Ready to send',
      channel: 'text-message',
      text: `Hi [first name], I read your message and I am sorry the job did not leave you happy. I want to see it myself. I can be there on [day] at [time], or [day] at [time]. Which suits you? [your name], ${name}`,
    }),
    doubt: () =>
      'Offering a refund in the first minute. It ends the talk and you never learn what to change. And if somebody may be hurt or property is at risk, call your insurer before you promise anything.',
    next: () => 'what exactly did they write, and what did the job cost them?',
  },
  {
    words: /review|retain|regular|loyal|cancel|keep|churn|feedback/i,
    bottom: ({ name }) =>
      `People rarely leave ${name} over price. They leave because nobody noticed them. Three small touches in the first 90 days keep most of them.`,
    steps: () => [
      'List the regulars you have not spoken to for 60 days.',
      'Call two of them today, without selling anything.',
      'Write down one thing you heard and fix it this week.',
    ],
    artefact: () => ({
      title: 'The first 90 days',
      text: table(
        ['Day', 'What you do', 'How long'],
        ['1', 'Text: "Everything as you wanted it?"', '1 minute'],
        ['14', 'Call: one question, one fix', '5 minutes'],
        ['90', 'Ask for an honest review and the next date', '3 minutes'],
      ),
    }),
    doubt: () =>
      'Automating it on day one. Do it by hand for 20 customers first, or you automate the wrong message.',
    next: () => 'how many customers booked you twice in the last year?',
  },
  {
    words: /.*/,
    bottom: ({ name }) =>
      `Make one promise and keep it every time: "${name} answers within two hours, even if the answer is a time." Customers forgive a lot, but not silence.`,
    steps: () => [
      'Write the auto-reply below into your phone for hours on site.',
      'Choose two fixed times a day to answer everything.',
      'Tell the crew what to say when they run late: before the slot, not after.',
    ],
    artefact: ({ name }) => ({
      title: 'Ready to use',
      channel: 'text-message',
      text: `Thanks for writing to ${name}. I am on a job and answer between 12 and 1 and after 5. If water is running or something is unsafe, call [number] now.`,
    }),
    doubt: () => 'Promising two hours and forgetting weekends. Write the hours into the promise.',
    next: () => 'on which channel do most customers write to you, and who reads it?',
  },
];

/** What the customer service stand-in knows to say. */
export const customerService: Replies = {
  topics,
  subjects: { ...quick, ...trouble, ...feedback, ...words },
};
