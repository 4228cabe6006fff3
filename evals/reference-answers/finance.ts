import {
  draft,
  email,
  example,
  question,
  type ReferenceAnswer,
  steps,
  text,
} from './reference-answer-builders.ts';

const alder = 'Alder Street Electric';
const gates = 'Three Gates Lawn Care';
const corner = 'Bright Corner Cleaning';
const sedge = 'Stone & Sedge';

export const financeExamples: readonly ReferenceAnswer[] = [
  example(
    'finance.quick.collect-what-is-owed',
    alder,
    'A builder owes 1,150, 40 days overdue. Mrs. R owes 420, 18 days overdue',
    [
      text(
        'Call the builder today. He owes the most, and it’s the oldest. A text is enough for Mrs. R.',
      ),
      text(
        'That’s 1,570 in total from your list. Half is 785.',
        '',
        'The builder is the one who may not pay in full. If he’s said nothing for 40 days, he’s choosing not to pay. On his next job, get a deposit before the first visit.',
      ),
      draft(
        'call-script',
        'Call to the builder',
        'Hi [name], this is [your name] from Alder Street. Your invoice for 1,150 is 40 days overdue. Is anything wrong with the work? [Wait.] Good. What day this week will you pay it? I’ll write that day down and text it to you.',
      ),
      draft(
        'text-message',
        'Text to Mrs. R',
        'Hi Mrs. R, your invoice for 420 is still unpaid. Could you pay it by [day]? Here’s how: [way to pay]. Thank you, [your name]',
      ),
      steps(
        ['Call the builder', 0, 10],
        ['Text Mrs. R', 0, 5],
        ['Check the bank, then call again', 3, 10],
      ),
      question('What payment terms did you and the builder agree on?'),
    ],
  ),
  example('finance.cash-flow.emergency-list', gates, 'Short by 2,300 by Friday noon', [
    text(
      'Collect first, invoice second, ask for more time third. Payroll comes first no matter what.',
    ),
    steps(
      ['Call the customer who owes 1,150', 0, 10],
      ['Call the office that owes 640', 0, 10],
      ['Send invoices for every finished stop', 0, 60],
      ['Offer 3 cleanups, paid the same day', 1, 30],
      ['Ask the supplier for 2 more weeks', 1, 10],
      ['If payroll still isn’t covered, call your accountant', 2, 15],
    ),
    draft(
      'call-script',
      'To the customer who owes 1,150',
      'Hi [first name], I’ll be straight with you. You owe 1,150, and I need it by Thursday to make payroll. Can you send it today? If not all of it, how much, and when will I get the rest?',
    ),
    draft(
      'call-script',
      'To the supplier',
      'Hi [name], I want to tell you ahead of time. The 700 I owe you will be 2 weeks late, just this once. I’ll pay it on [day]. Is that OK with you, and do you need it in writing?',
    ),
    question('Has this happened before this year?', 'No', 'Once', 'Every few weeks'),
  ]),
  example(
    'finance.cleaning.terms-that-fit',
    corner,
    '24 hours’ notice to skip, half price for a locked door',
    [
      text(
        'Give both rules in the booking text, before the first visit. Rules people hear about later feel like tricks.',
      ),
      draft(
        'document',
        'Terms',
        '**How we work together**',
        '',
        'Need to skip a visit? Tell us 24 hours ahead. Sick kid or an emergency? Call us and we’ll find another day.',
        '',
        'No one home and no key? Half the price of the visit is due [check], because we held that time for you.',
        '',
        'Two skipped visits in a row? The next one takes longer and costs [confirm] more.',
        '',
        'Move-outs are paid before we start. All other visits are paid the same day.',
        '',
        'Keys are numbered, never labeled with your address, and returned the day you ask.',
        '',
        'You can cancel with [confirm] weeks’ notice.',
      ),
      draft(
        'text-message',
        'With the booking',
        'This is Bright Corner. You’re booked for [day], [time]. Need to skip? Tell us 24 hours ahead. If no one can let us in, half the price is due. All the rules: [link]',
      ),
      draft(
        'call-script',
        'To say out loud',
        'Skipping is free if you tell us the day before. A locked door costs half.',
      ),
      draft(
        'call-script',
        '“The other company doesn’t charge that”',
        'Then someone on their crew stands at a locked door without pay. Ours don’t. Chances are you’ll never have to pay it.',
      ),
      question(
        'Who can check the fee for a locked door where you work?',
        'A lawyer',
        'Trade association',
        'I don’t know',
      ),
    ],
  ),
  example(
    'finance.invoicing.invoice-that-gets-paid',
    sedge,
    '"Invoice 114. Labor 380. Parts 95. Due on receipt."',
    [
      text('Put the amount and the date on top. "Due on receipt" means nothing to most people.'),
      draft(
        'document',
        'The invoice',
        '**Please pay 475 by [date]**',
        '',
        'Here’s how: [way to pay]. Include invoice number 114.',
        '',
        'Stone & Sedge, [your name], [number]. Questions? Text me.',
        '',
        '| What we did | |',
        '|---|---|',
        '| [the work in one line], on [date] | 380 |',
        '| [material in one line] | 95 |',
        '| Total | 475 |',
        '',
        '[tax line: check with your accountant]',
      ),
      draft(
        'text-message',
        'The day the job ends',
        'Hi [first name], the beds are done. I’ll send photos tonight. Your invoice for 475 is in your email. Please pay by [date]. Something not right? Tell me first. [your name]',
      ),
      email(
        'With the invoice',
        'Your yard: invoice 114, please pay by [date]',
        'Hi [first name],',
        '',
        'Thank you for having us. Your invoice is attached, with how to pay at the top.',
        '',
        'If anything about the work isn’t right, call me before you pay.',
        '',
        '[your name]',
      ),
      question('How do most of your customers like to pay?'),
    ],
  ),
];
