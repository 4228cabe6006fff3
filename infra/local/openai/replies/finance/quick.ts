import type { Subjects } from '../../subject.ts';

/** What to say to the quick starts of finance. */
export const quick: Subjects = {
  'quick.collect-what-is-owed': {
    point:
      'What you are owed is a list of calls: the largest and oldest first, politely, on fixed days.',
    fails: 'New work for people who still owe you.',
    say: [
      'I am calling about the invoice from [date] over [amount]. Is something about it unclear? ... When can I expect it?',
      'The invoice over [amount] was due on [date]. Can you pay it by [day]? Here is the link: [payment link].',
    ],
    steps: [
      'Sort the list: amount times age.',
      'Call the first three today.',
      'Send the text to the rest this afternoon.',
    ],
    ask: 'which of them owes you since longest?',
  },
  'quick.money-hour': {
    point:
      'Money admin fits into one hour if it has a fixed day and an order: bill, collect, pay, look.',
    fails: 'The hour begins with looking for papers.',
    page: [
      'Bill everything that was finished this week.',
      'Send a reminder for everything due.',
      'Pay what is due until next week.',
      'Look at the bank, write down one number.',
    ],
    steps: [
      'Fix the hour: same day each week.',
      'Put all papers into one place until then.',
      'Stop after an hour and note what is left.',
    ],
    ask: 'what takes longest today?',
  },
  'quick.payment-terms': {
    point:
      'Payment terms belong on the quote, in five lines anybody understands: {deposit_wanted|deposit}, due date, how to pay.',
    fails: 'Terms that are first seen on the bill.',
    say: [
      'Before we begin, our payment terms in short: {deposit_wanted|a deposit first}, the rest within {due_days|[number]} days.',
      'A word on payment: {deposit_wanted|a deposit} keeps your day, the rest when it is done. Is that all right for you?',
    ],
    page: [
      'Softer, for people you know: {deposit_wanted|a deposit}, the rest when you are satisfied, within {due_days|[number]} days.',
      'You can pay by [ways]. Extra work: we ask first.',
      '---',
      'Firmer, for new customers: {deposit_wanted|a deposit} with the order. The rest is due {due_days|[number]} days after the work is done.',
      'You can pay by [ways]. Extra work is written down before it is done.',
      'This price holds until [date].',
    ],
    ask: 'when did you last wait for money, and for how long?',
  },
  'quick.ninety-day-cash-plan': {
    point:
      'Look at the tightest week of the 90 days first, and move one bill or one deposit around it.',
    fails: 'Counting quotes as cash.',
    steps: [
      'Days 1 to 30: bill what is finished, ask for deposits.',
      'Days 31 to 60: move what can wait past the tight week.',
      'Days 61 to 90: set aside the first reserve.',
    ],
    ask: 'which payment can wait without harm?',
  },
  'quick.can-i-afford-it': {
    point:
      '{purchase|The purchase} is affordable if the extra work it brings pays for it before the next slow time.',
    fails: 'Counting hours it saves that nobody bills.',
    ask: 'what happens if you wait six months with it?',
  },
  'quick.pay-myself': {
    point:
      'Pay yourself a steady wage like anybody else in the business: {pay_needed|a fixed amount}, on a fixed day, before what is left is spent.',
    fails: 'Taking what is in the account.',
    steps: [
      'Set the day of the month.',
      'Begin with what the worst month allows.',
      'Raise it after three months that held.',
    ],
    ask: 'what did you take out in the worst month?',
  },
  'quick.jobs-that-make-money': {
    point:
      'Rank the jobs by what they leave per crew hour, not by their price; then do more of the first kind.',
    fails: 'Leaving out the driving.',
    say: [
      'We changed how we price such jobs. It is now [price], and this is what is in it.',
      'For this kind of job we are not the right ones any more. May I name you somebody?',
    ],
    ask: 'which kind of job do you like to do and never look at in numbers?',
  },
  'quick.accountant-questions': {
    point:
      'Go to your accountant with three questions and the papers for them, not with a feeling.',
    fails: 'A meeting that begins with sorting papers.',
    say: [
      'Before our meeting I send you my questions. Which papers should I bring? What changed: {what_changed|[change]}.',
    ],
    page: [
      'What changed since last time: {what_changed|[change]}',
      'Question 1: what do I have to set aside, and when is it due?',
      'Question 2: what should be decided before the year ends?',
      'Question 3: what do I do that costs me more than it should?',
      'Bring: bank, open bills, payroll, contracts.',
    ],
    ask: 'what would you decide tomorrow if you knew the answer?',
  },
  'trade.price-check': {
    point:
      'Check the price again with every hour counted: hold {average_job_value|it} if it stands above the floor; if not, raise it for new customers first. What moves it: {price_drivers|hours and parts}.',
    fails: 'Hours that leave out the drive and the second visit.',
    say: [
      'The price for this is {average_job_value|[price]} from now on. It covers the drive, the work and coming back if something is wrong.',
    ],
    ask: 'which entry did you guess: the hours or the cost?',
  },
  'trade.terms-that-fit': {
    point:
      'Say the terms of payment early and in clear words, deposit and fees included, before the first visit: {terms_wanted|what is due and when}.',
    fails: 'A fee the customer hears of at the end.',
    say: [
      'Our terms before I come: {terms_wanted|[terms]}. All right for you?',
      'The price comes before the work. If you say no, you pay only [fee].',
      'If something changes on the way, I stop and ask you first.',
    ],
    page: [
      'What you pay and when: {terms_wanted|[terms]}',
      'Changes: we ask first, in writing.',
      'How to pay: [ways], due on [date].',
      'Have this read by somebody who knows your state.',
    ],
    ask: 'which fee surprises people today?',
  },
  'trade.slow-season-cash': {
    point:
      'Carry cash from {busy|the busy weeks} into {quiet|the quiet ones}: {thin_weeks|those weeks} are known, so set aside before they come.',
    fails: 'The reserve is spent on a tool in the good weeks.',
    steps: [
      'Days 1 to 30: bill and collect everything that is done.',
      'Days 31 to 60: book work ahead for {quiet|the quiet weeks}.',
      'Days 61 to 90: set aside a fixed amount from each job.',
    ],
    ask: 'which cost could pause in the thin weeks?',
  },
};
