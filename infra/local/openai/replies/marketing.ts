import { type Topic, table } from '../reply.ts';
import type { Replies } from '../subject.ts';
import { local } from './marketing/local.ts';
import { paid } from './marketing/paid.ts';
import { quick } from './marketing/quick.ts';
import { reach } from './marketing/reach.ts';
import { seo } from './marketing/seo.ts';
import { ofTrades } from './marketing/trade.ts';

const topics: readonly Topic[] = [
  {
    words: /review|google|profile|seo|search|found|website|rank/i,
    bottom: ({ name, place }) =>
      `People in ${place} decide from your Google profile before they ever see a website. Bring ${name} from "looks closed" to "answers today" this week; that is free.`,
    steps: ({ trade }) => [
      'Open your Google Business Profile and correct hours, phone and service area. 15 minutes.',
      `Add five photos of finished ${trade} jobs, taken with your phone, with the suburb in the caption.`,
      'Ask your last three customers for an honest review, each with the direct link.',
    ],
    artefact: ({ name }) => ({
      title: 'Ready to send',
      channel: 'text-message',
      text: `Hi [first name], thanks for having ${name} out. If you have a minute, an honest review helps neighbours choose: [your review link]. And if something was not right, tell me first and I will fix it.`,
    }),
    doubt: () =>
      'You ask once, get two reviews and stop. It only works as the last step of every job, not as a campaign.',
    next: () =>
      'how many jobs did you finish in the last 30 days, and how many of those customers have your review link?',
  },
  {
    words: /e-?mail|newsletter|past customer|wake|season|referral|repeat/i,
    bottom: ({ name }) =>
      `Your cheapest next job is someone who paid ${name} before. Write to 30 past customers with one useful reason to book, not a discount.`,
    steps: ({ trade }) => [
      `List 30 customers of the last 18 months who were happy with your ${trade} work.`,
      'Send the message below to ten of them today, by hand, from your own number.',
      'Write down who answers. That list is worth more than any ad.',
    ],
    artefact: ({ name, place }) => ({
      title: 'Ready to send',
      channel: 'text-message',
      text: `Hi [first name], it is [your name] from ${name}. We are back in ${place} the week of [date] and I have two open slots. Shall I put you down, or is everything fine at your place? Reply STOP and I will not write again.`,
    }),
    doubt: () =>
      'Sending all 30 at once and not answering within an hour. Ten people who get a quick reply beat thirty who wait.',
    next: () => 'which job do past customers most often need a second time?',
  },
  {
    words: /.*/,
    bottom: ({ name, place, customers }) =>
      `${name} does not need more channels. It needs one channel that ${customers} in ${place} already use, done every week for 90 days.`,
    steps: () => [
      'Ask your last ten customers how they found you. Write the answers in one column.',
      'Keep the top source, pause the rest for 30 days.',
      'Put one fixed hour for it into your calendar, the same hour every week.',
    ],
    artefact: ({ amount }) => ({
      title: 'Where your hour goes',
      text: table(
        ['Source', 'Cost', 'What to count', 'Keep it if'],
        ['Past customers', 'One hour a week', 'Bookings', '2 or more a month'],
        ['Google profile', 'Free', 'Calls', 'Calls grow month on month'],
        ['Paid ads', `${amount} to try`, 'Cost per booked job', 'It is below a tenth of the job'],
      ),
    }),
    doubt: () =>
      'You change the message every week because it feels slow. Eight weeks of the same thing tells you more than eight experiments.',
    next: ({ trade }) => `what is the one ${trade} job you would like ten more of?`,
  },
];

/** What the marketing stand-in knows to say. */
export const marketing: Replies = {
  topics,
  subjects: { ...quick, ...ofTrades, ...paid, ...local, ...reach, ...seo },
};
