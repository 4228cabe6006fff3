import type { Subjects } from '../../subject.ts';

/** What to say about numbers of posts. */
export const analytics: Subjects = {
  'analytics.read-my-numbers': {
    point: 'Of all the numbers two matter: messages and booked jobs; the rest is weather.',
    fails: 'Changing course after one quiet week.',
    steps: [
      'Write down messages per post.',
      'Write down jobs per message.',
      'Repeat what is on top.',
    ],
    ask: 'which post brought somebody who became a customer?',
  },
  'analytics.what-to-repeat': {
    point:
      'Repeat the posts that made people write, with another job in them; drop those that were only liked.',
    fails: 'Repeating the words instead of the idea.',
    say: [
      'Same idea, new job: [before photo]. Guess what was behind it.',
      'The hard part of this week, in one picture.',
      'A question you asked us last time, answered.',
      'Open days next week, and what fits into them.',
    ],
    steps: [
      'Mark the posts that brought a message.',
      'Find what they have in common.',
      'Plan the next two like them.',
    ],
    ask: 'which post did a customer mention to you in person?',
  },
  'analytics.track-jobs': {
    point:
      'Ask one question on every call and write one letter: that is all it takes to track jobs from social media.',
    fails: 'Asking only when there is time.',
    say: ['Before we look for a day: where did you see us? A post, a friend, or the van?'],
    steps: [
      'Add one column to the list of jobs.',
      'Teach the question to whoever picks up.',
      'Count at the end of the month.',
    ],
    ask: 'where do you write down a new job today?',
  },
  'analytics.monthly-report': {
    point: 'Five lines a month are enough: posts, messages, jobs, spend, one decision.',
    fails: 'A report that ends without a decision.',
    page: [
      'Posts this month and the best one.',
      'Messages and how fast we answered.',
      'Jobs from social: [count].',
      '---',
      'Posts: ____ Messages: ____',
      'Jobs: ____ Spend: ____',
      'Decision for next month: ____',
    ],
    ask: 'what would you do differently if the number doubled?',
  },
};
