import type { Subjects } from '../../subject.ts';

/** What to say about cash and bills. */
export const cash: Subjects = {
  'cash-flow.thirteen-weeks': {
    point: 'In the 13 weeks of cash look for the lowest week, not for the sum: that week decides.',
    fails: 'Writing down money that is only promised.',
    steps: [
      'Mark the lowest week.',
      'Move one payment past it, or one deposit before it.',
      'Write the table anew every Monday.',
    ],
    ask: 'what is sure to come in before the lowest week?',
  },
  'cash-flow.shorten-the-gap': {
    point:
      'You get paid sooner by billing sooner: {days_to_invoice|the} days until the bill are yours to cut, the rest is a call.',
    fails: 'Shorter terms on a bill that goes out late.',
    say: [
      'The work is done and the bill is in your mail. Would you like to pay it right now, so that it is off your list? I can take a card.',
    ],
    steps: [
      'Bill on the day the work is done.',
      'Offer two ways to pay on site.',
      'Call on the day after the due date.',
    ],
    ask: 'what keeps you from billing on the same day?',
  },
  'cash-flow.deposits-and-stages': {
    point:
      'Cut {product_service_name|the big job} into stages that you both can see: start, middle, done; never be more than one stage ahead.',
    fails: 'A last stage so large that it becomes a quarrel.',
    say: [
      'Stage [number] is finished, photos attached. As agreed [amount] is due now, then we go on with the next one.',
      'We split {quote_value|the price} into stages. You pay for what you can see, and you never owe me more than one stage. Is that fair?',
    ],
    page: [
      'Stage 1, with the order: material and the day.',
      'Stage 2, when {stages_in_mind|the middle} is done: [amount].',
      'Stage 3, when you have looked at it: the rest.',
      'No next stage before the last one is paid.',
    ],
    ask: 'how much do you lay out before the first money comes?',
  },
  'cash-flow.emergency-list': {
    point:
      'Money is short by {shortfall|an amount} until {needed_by|a date}: first what is owed to you, then what can wait, then a talk with the bank.',
    fails: 'Keeping quiet to those you owe.',
    say: [
      'I need your help this week: could you pay the open bill by {needed_by|[day]}? I know it is earlier than usual.',
      'I will not make the payment on [day]. I can pay [part] now and the rest on [day]. Can we agree on that?',
    ],
    steps: [
      'Call the two who owe most.',
      'Call one supplier before the due date: offer a part.',
      'Bill everything that is finished, today.',
      'Pay wages and taxes first.',
    ],
    ask: 'which payment cannot wait at all?',
  },
  'invoicing.overdue-ladder': {
    point:
      'The invoice of {invoice_amount|that amount} is {days_late|some} days late: a text, a call, an e-mail, then a letter, each with a date.',
    fails: 'Threats you do not carry out.',
    say: [
      'The invoice over {invoice_amount|[amount]} was due on [date]. Is something unclear, or can you pay it by [day]?',
      'I am calling about the invoice over {invoice_amount|[amount]}. Was something wrong with the work? ... When will it be paid?',
      'As we said on the phone, the invoice over {invoice_amount|[amount]} should be paid by [date]. If you need two payments, answer this mail today.',
    ],
    page: [
      'Second letter: the invoice over {invoice_amount|[amount]} is now {days_late|[number]} days late.',
      'Please pay by [date].',
      '---',
      'Last letter: without payment by [date] we stop all work.',
      'We then hand it to [who]. Have this letter checked before you send it.',
    ],
    ask: 'did they ever say why?',
  },
  'invoicing.invoice-that-gets-paid': {
    point: 'An invoice gets paid when the first line says what, how much and until when.',
    fails: 'A due date in small print.',
    say: [
      'Your invoice over [amount] is in your mail, due on [date]. Paying takes a minute: [payment link].',
      'Here is your invoice for [job]: [amount], due on [date]. What we did stands in three lines. A question? Call me before the date: [phone].',
    ],
    page: [
      'Invoice [number], [date]',
      'For: [job] at [street]',
      'To pay: [amount] until [date]',
      'How: [payment link] or [bank]',
      'What we did: [three lines]',
      'Question about it? [phone]',
    ],
    ask: 'what do customers ask when they get your bill?',
  },
  'invoicing.late-fee-wording': {
    point:
      "Late-fee wording belongs on the quote and needs a lawyer's look: {fee_idea|the fee}, from which day, in which words.",
    fails: 'A fee that was never agreed.',
    page: [
      'Payment is due on [date].',
      'After that a late fee applies: {fee_idea|[fee]}.',
      'We write to you before we charge it.',
      'To be checked by somebody who knows the law of your state.',
    ],
    ask: 'does it stand on your quotes today?',
  },
  'invoicing.recurring-billing': {
    point:
      'Move {regulars|the} regulars to automatic billing one by one, with their yes in writing, the easiest first.',
    fails: 'All at once, and the first card is charged wrong.',
    say: [
      'We would like to bill your visits automatically from [date]: same price, no invoice to remember. All right for you? Here is the form: [link].',
      'Thank you! Your next visit is billed on [date], automatically. You can stop it any time by answering here.',
      'Would it be easier for you if the bill paid itself? Nothing else changes, and you can stop it any time.',
    ],
    steps: [
      'Choose five who always pay on time.',
      'Get their yes in writing.',
      'Check the first run by hand.',
    ],
    ask: 'which regular would say yes today?',
  },
};
