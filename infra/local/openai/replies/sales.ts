import { type Topic, table } from '../reply.ts';
import type { Replies } from '../subject.ts';
import { closing } from './sales/closing.ts';
import { following } from './sales/following.ts';
import { leads } from './sales/leads.ts';
import { quick } from './sales/quick.ts';
import { ofTrades } from './sales/trade.ts';

const topics: readonly Topic[] = [
  {
    words: /follow|quiet|silent|ghost|heard nothing|no answer|reactivat/i,
    bottom: ({ amount, today, place }) =>
      `Follow up in ${place} today (${today}), then on day 3, then close the file on day 10. Do not cut the price of ${amount}; ask what changed.`,
    steps: () => [
      'Send the first message below before noon.',
      'Put day 3 and day 10 into your calendar now, while you think of it.',
      'Call once, on day 4, in the early evening. One call, no voicemail speech.',
    ],
    artefact: ({ name }) => ({
      title: 'Ready to send',
      channel: 'text-message',
      text: `Today: Hi [first name], it is [your name] from ${name}. Do you have any question about the quote? I can hold [day] for you until [date].\n\nDay 3: Hi [first name], two people usually decide this on price or on timing. Which one is it for you? I can help with either.\n\nDay 10: Hi [first name], I will close this one so you stop hearing from me. If it comes up again, reply here and I will pick it up where we left it.`,
    }),
    doubt: () =>
      'They chose someone who came the same day. Then no message wins it back, and the fix is a faster first visit, not a better follow-up.',
    next: () => 'how many quotes are out right now without a next date next to them?',
  },
  {
    words: /price|expensive|discount|objection|too much|cheaper|close|quote|estimate/i,
    bottom: ({ name }) =>
      `"Too expensive" mostly means "I cannot see the difference". Give three levels on one page and let the customer choose, instead of dropping the price of ${name}.`,
    steps: () => [
      'Take your last lost quote and split it into good, better, best.',
      'Write one sentence per level that says what the customer gets, not what you do.',
      'Read the answer below aloud twice before your next visit.',
    ],
    artefact: ({ amount }) => ({
      title: 'Three levels on one page',
      text: table(
        ['Level', 'What they get', 'Price'],
        ['Good', 'The job done right, standard parts', '[confirm your floor]'],
        ['Better', 'Plus the part that usually breaks next', amount],
        [
          'Best',
          'Plus a yearly check and first place in the diary',
          '[confirm, about a third more]',
        ],
      ),
    }),
    doubt: () =>
      'Adding levels nobody can tell apart. If you cannot explain the difference in ten words, the customer cannot either.',
    next: () =>
      'of the last ten quotes, how many did you win, and what was the most common reason for a no?',
  },
  {
    words: /.*/,
    bottom: ({ name, aTrade }) =>
      `The fastest win for ${name} is answering first. For ${aTrade}, the first clear answer with a price range and a date beats the best one that comes tomorrow.`,
    steps: () => [
      'Write your price range for the three jobs you do most.',
      'Use the words below on every call today.',
      'End each call with a date, even if the date is "I call you on Thursday".',
    ],
    artefact: ({ name }) => ({
      title: 'Words for the phone',
      channel: 'call-script',
      text: `"${name}, [your name]. What happened, and where are you? ... Jobs like that are usually between [low] and [high]; what moves it is [one thing]. I can come by [day] or [day]. Which suits you?"`,
    }),
    doubt: () =>
      'Giving a range so wide that it says nothing. If high is more than double low, ask one more question first.',
    next: () => 'how long does somebody wait today between their first call and your price?',
  },
];

/** What the sales stand-in knows to say. */
export const sales: Replies = {
  topics,
  subjects: { ...quick, ...ofTrades, ...following, ...leads, ...closing },
};
