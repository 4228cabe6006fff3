import { draft, type ExampleAnswer, email, example, question, steps, text } from './example.ts';

const alder = 'Alder Street Electric';
const gates = 'Three Gates Lawn Care';
const corner = 'Bright Corner Cleaning';
const sedge = 'Stone & Sedge';

export const financeExamples: readonly ExampleAnswer[] = [
  example(
    'finance.quick.collect-what-is-owed',
    alder,
    'A builder 1,150, 40 days late; Mrs. R 420, 18 days late',
    [
      text(
        'Call the builder today: the larger sum and the older one. A text is enough for Mrs. R.',
      ),
      text(
        'Together 1,570, half of it 785, from your list.',
        '',
        'The builder is the one you may not see in full: 40 days without a word is a decision. On the next job with him, a deposit before the first visit.',
      ),
      draft(
        'call-script',
        'Call to the builder',
        'Hi [name], [your name] from Alder Street. The invoice of 1,150 is 40 days over. Is anything wrong with the work? [Wait.] Good. On which day this week will it be paid? I will write that day down and text it to you.',
      ),
      draft(
        'text-message',
        'Text to Mrs. R',
        'Hello Mrs. R, the invoice of 420 is still open here. Could you pay it by [day]? Here is how: [way to pay]. Thank you, [your name]',
      ),
      steps(
        ['Call the builder', 0, 10],
        ['Text Mrs. R', 0, 5],
        ['Check the bank and call again', 3, 10],
      ),
      question('What did you agree with the builder about payment?'),
    ],
  ),
  example('finance.cash-flow.emergency-list', gates, 'Short by 2,300 by Friday noon', [
    text('Collect first, bill second, ask for time third. Wages stay at the top whatever happens.'),
    steps(
      ['Call the customer who owes 1,150', 0, 10],
      ['Call the office that owes 640', 0, 10],
      ['Bill every finished stop that has no invoice', 0, 60],
      ['Offer three clean-ups, paid on the day', 1, 30],
      ['Ask the supplier for two more weeks', 1, 10],
      ['If wages are still not covered, call the accountant', 2, 15],
    ),
    draft(
      'call-script',
      'To the customer who owes 1,150',
      'Hi [first name], I have to ask you plainly: 1,150 is open, and I need it by Thursday to pay my people. Can you send it today? If not all of it, how much, and when does the rest come?',
    ),
    draft(
      'call-script',
      'To the supplier',
      'Hi [name], I want to tell you before it is late: your 700 will be two weeks late this once. I will pay it on [day]. Is that all right for you, and do you need it in writing?',
    ),
    question('Has this happened before this year?', 'No', 'Once', 'Every few weeks'),
  ]),
  example(
    'finance.cleaning.terms-that-fit',
    corner,
    '24 hours for a skip, half a visit for a locked door',
    [
      text(
        'Say both rules before the first visit, in the booking text. Rules people hear later feel like tricks.',
      ),
      draft(
        'document',
        'Terms',
        '**How we work together**',
        '',
        'Skip a visit: tell us 24 hours before. A sick child or an emergency: call us, we find another day.',
        '',
        'Nobody there and no key: half a visit is due [check], because the time was yours.',
        '',
        'Two skipped visits in a row: the next one takes longer, at [confirm] more.',
        '',
        'Move-outs: paid before we start. All other visits: on the day.',
        '',
        'Keys: numbered, never with your address, returned the day you ask.',
        '',
        'You can stop with [confirm] weeks of notice.',
      ),
      draft(
        'text-message',
        'With the booking',
        'Bright Corner here: you are booked for [day], [time]. Need to skip? Tell us 24 hours before. If nobody can let us in, half a visit is due. All rules: [link]',
      ),
      draft(
        'call-script',
        'To say aloud',
        'Skipping is free if we hear it the day before, and a locked door costs half.',
      ),
      draft(
        'call-script',
        'The other company does not charge that',
        'Then somebody there stands at a locked door without pay. Ours does not. You will most likely never pay it.',
      ),
      question(
        'Who can check the fee for a locked door where you work?',
        'A lawyer',
        'Trade association',
        'I do not know',
      ),
    ],
  ),
  example(
    'finance.invoicing.invoice-that-gets-paid',
    sedge,
    '"Invoice 114. Labor 380. Parts 95. Due on receipt."',
    [
      text('Put the sum and the date on top. "Due on receipt" means nothing to most people.'),
      draft(
        'document',
        'The invoice',
        '**Please pay 475 by [date]**',
        '',
        'Here is how: [way to pay], with number 114',
        '',
        'Stone & Sedge, [your name], [number]. Questions? Text me.',
        '',
        '| What we did | |',
        '|---|---|',
        '| [the work in one line], on [date] | 380 |',
        '| [material in one line] | 95 |',
        '| Together | 475 |',
        '',
        '[tax line: check with the accountant]',
      ),
      draft(
        'text-message',
        'On the day the job ends',
        'Hi [first name], the beds are done, photos come tonight. The invoice of 475 is in your mail: please pay by [date]. Something not right? Tell me first. [your name]',
      ),
      email(
        'With the invoice',
        'Your garden: invoice 114, please pay by [date]',
        'Hi [first name],',
        '',
        'thank you for having us. The invoice is attached, with the way to pay at the top.',
        '',
        'If anything about the work is not right, call me before you pay.',
        '',
        '[your name]',
      ),
      question('How do most of your customers like to pay?'),
    ],
  ),
];
