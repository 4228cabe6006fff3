import type { Subjects } from '../../subject.ts';

/** What to say about what the business spends. */
export const expenses: Subjects = {
  'expenses.category-list': {
    point:
      'Ten expense categories are enough if each purchase fits into one without thinking: {usual_purchases|what you buy every month}.',
    fails: 'A category called "other" that grows.',
    page: [
      'Material for jobs: {usual_purchases|[purchases]}',
      'Fuel and vehicles',
      'Tools and repairs',
      'People: wages and extras',
      'Insurance and fees',
      'Office and phone',
      'Not sure: ask the accountant, once a month.',
    ],
    ask: 'which purchase did you not know where to put?',
  },
  'expenses.van-and-fuel': {
    point:
      'The van costs more than its fuel: add what you pay when it stands still, then divide by jobs.',
    fails: 'Forgetting repairs because they come in lumps.',
    say: [
      'From Monday please write the odometer down in the morning and in the evening. It takes ten seconds and tells us what a trip costs.',
    ],
    ask: 'what was the last repair, and did it count anywhere?',
  },
  'expenses.subscriptions-cut': {
    point:
      'Cut the subscriptions nobody opened in a month; ask {who_uses|everybody who uses one} before you end it.',
    fails: 'Ending the one that holds your customer list.',
    say: [
      'Please end our subscription [name] at the next possible date and confirm the last charge. Before that, send me our data as a file.',
    ],
    ask: 'which of them would somebody miss on Monday?',
  },
  'expenses.receipt-habit': {
    point:
      'No receipt gets lost if it is photographed before the engine starts: one app, one moment, everybody.',
    fails: 'A box in the van.',
    say: [
      'From today: photograph every receipt before you start the engine and send it here. Job name in one word.',
      'Two receipts are missing this week: [shop], [day]. Please send the photos by tonight.',
    ],
    page: [
      'Paid something? Photo before the engine starts.',
      'One word: which job.',
      'Send it to [where].',
      'Paper goes into the envelope in the door.',
    ],
    steps: [
      'Choose the one place the photos go.',
      'Show it to everybody once.',
      'Check on Friday who is missing.',
    ],
    ask: 'where do most of them get lost?',
  },
};
