/** Checks of what an answer does: it takes up the question, leads on, fits its figures, and harms nobody. */
import { describe, expect, test } from 'vitest';
import { checkAnswer } from '#shared/domain/chat/answer-checks/index.ts';
import type { CalculationResult } from '#shared/domain/numbers/calculations/calculation-schemas.ts';
import { answer, ask, asked, draft, plumber, said, sms, steps, text, tries } from './support.ts';

const gate = asked({
  typed: [
    'Customer wrote: "The garden gate you hung on Monday drags over the stones and the latch jumps open at night." What do I answer?',
  ],
});
const profit = (value: string): CalculationResult => ({
  kind: 'price-check',
  title: 'Price check',
  headline: '',
  currency: 'USD',
  figures: [{ id: 'profit', label: 'Profit', unit: 'money', value, formula: '', inputs: [] }],
  steps: [],
  notes: [],
  missing: [],
});
const priced = (value: string) =>
  asked({ typed: ['do I make anything at this price?'], sums: [profit(value)] });
const inOhio = asked({ business: { ...plumber, location: 'Dayton, OH' } });
const gas = asked({ typed: ['She says it smells of gas near the heater'] });

describe('on the question', () => {
  tries('on-the-question', {
    refuses: [
      [
        'a draft for anybody',
        answer([
          text('Answer at once, about the gate and its latch.'),
          sms('Hi, thanks for your message. We care about happy customers.'),
        ]),
        gate,
      ],
      [
        'an echo with nothing behind it',
        said(`You asked: ${gate.typed[0]}\n\nStart with what matters most.`),
        gate,
      ],
      [
        'advice about something else',
        answer([text('Raise your prices in spring.'), sms('Our prices change in spring.')]),
        gate,
      ],
    ],
    accepts: [
      [
        'both points',
        answer([
          text('Answer today.'),
          sms('I am sorry that the gate drags. I come and set the latch.'),
        ]),
        gate,
      ],
      [
        'the same in other forms',
        answer([
          text('Look at the latch first.'),
          sms('Does the gate drag all the way? I bring a new latch.'),
        ]),
        gate,
      ],
      [
        'a short question in other words',
        said('Call them.'),
        asked({ typed: ['What do I tell my helper about ladders?'] }),
      ],
    ],
    leaves: [
      ['the front desk', said('Sales can help.'), asked({ isAssistant: true, typed: gate.typed })],
    ],
  });
});

describe('the next step', () => {
  tries('next-step', {
    refuses: [
      ['only remarks', said('A fast answer is worth a lot. Many customers like that.')],
      [
        'a message that leads nowhere',
        answer([
          text('Send it today.'),
          sms('Hi, it was good to meet you. The pipe is new. Ridgeline Plumbing'),
        ]),
      ],
      [
        'thanks alone',
        answer([text('Send it today.'), sms('Thank you for having us. It was a good day.')]),
      ],
    ],
    accepts: [
      ['an order', said('Call them today.')],
      ['steps', answer([text('It is late.'), steps(['Call them', 0])])],
      [
        'a message with a question',
        answer([text('A text will do.'), sms('Hi, does Friday suit you?')]),
      ],
      ['a message with a promise', answer([text('Send it.'), sms('Hi, I call you at five.')])],
    ],
    leaves: [['an answer that asks first', answer([ask('Which house is it?')])]],
  });
});

describe('the verdict', () => {
  tries('verdict-fits', {
    refuses: [
      ['a loss called worth it', said('Yes, keep it, it pays.'), priced('-3.3')],
      ['a loss with a yes', said('Yes. That is how it goes.\n\nMore later.'), priced('-3.3')],
      ['a profit called a loss', said('No, you lose on every job.'), priced('12')],
    ],
    accepts: [
      ['a loss', said('No, you lose $3.30 on it.'), priced('-3.3')],
      ['a profit', said('Yes, you make $12 on it.'), priced('12')],
      [
        'a profit with a warning',
        said('Keep the price. You lose it if the drive gets longer.'),
        priced('12'),
      ],
    ],
    leaves: [['a question without figures', said('Yes, keep it.')]],
  });
});

describe('the own place', () => {
  tries('own-place', {
    refuses: [
      ['another town', said('Tell homeowners in Toledo.'), inOhio],
      ['a town with its state', said('We serve Akron, OH.'), inOhio],
      ['an area', said('Call us if you live in the Columbus area.'), inOhio],
    ],
    accepts: [
      ['the own one', said('Tell homeowners in Dayton.'), inOhio],
      [
        'a month, a language, a program',
        said('Post it in May, in Spanish, in Google Maps.'),
        inOhio,
      ],
      [
        'a town that was named',
        said('Two jobs in Toledo pay the drive.'),
        asked({ typed: ['Is Toledo too far?'] }),
      ],
    ],
    leaves: [
      [
        'German, where every noun is large',
        said('Im Herbst in Kassel.'),
        asked({ business: { language: 'de' } }),
      ],
    ],
  });
});

describe('threats', () => {
  tries('no-threats', {
    refuses: [
      ['the sheriff', answer([sms('Pay by Friday or the sheriff will come to your door.')])],
      ['to take it back', answer([sms('If not, we come and take the boiler back out.')])],
      ['a name in public', said('Post her name and the bill on Facebook.')],
      ['a photo of the house', said('Add a picture of his house to the post.')],
    ],
    accepts: [
      ['a date', answer([sms('Please pay by Friday or call me today.')])],
      ['a warning against it', said('Never post her name on Facebook.')],
      ['police as a help', answer([sms('If somebody broke in, please call the police first.')])],
    ],
  });
});

describe('safe work', () => {
  tries('safe-work', {
    refuses: [
      ['the top rung', said('Stand on the top rung and reach over.')],
      ['no harness', said('Go up without a harness, it is one shingle.')],
      ['the pilot, where it smells of gas', answer([sms('Please light the pilot again.')]), gas],
      ['the live panel', said('Swap the breaker with the power on.')],
    ],
    accepts: [
      ['a rule', said('Never stand on the top rung.')],
      ['the way out', answer([sms('Leave the house and call the gas company.')]), gas],
      ['the pilot, where nothing smells', answer([sms('We light the pilot when we come.')])],
    ],
  });
});

describe('the voice', () => {
  tries('plain-voice', {
    refuses: [
      ['a pirate', said('Arr, matey, raise yer price!')],
      ['a program about itself', said('As an AI language model I cannot call.')],
      ['an insult', said('Only idiots work for that.')],
    ],
    accepts: [
      ['an adviser', said('Raise the price by Friday.')],
      ['a word of the owner', said('He wrote "idiots".'), asked({ typed: ['He wrote: idiots'] })],
      ['an ordinary word with such letters', said('Carry the barrels.')],
    ],
  });
});

describe('days', () => {
  const found = (words: string, today = '2026-11-18' as const) =>
    checkAnswer(said(words), asked({ today }), ['dates'])[0]?.pass;

  test('that are past are told of, and not planned for', () => {
    expect(found('It has been open since the 2nd.')).not.toBe(false);
    expect(found('The invoice was sent on November 2.')).toBe(true);
    expect(found('It has been open since the 2nd of November.')).toBe(true);
    expect(found('Call them on November 2.')).toBe(false);
  });

  test('without a month have their weekday', () => {
    expect(found('Come on Friday the 20th.')).toBe(true);
    expect(found('Come on Monday the 20th.')).toBe(false);
    expect(found('We come tomorrow, Thursday.')).toBe(true);
    expect(found('We come tomorrow, Friday.')).toBe(false);
  });

  test('that a step begins with are the days it is due', () => {
    const due = (title: string, days: number) =>
      checkAnswer(answer([steps([title, days])]), asked(), ['dates'])[0]?.pass;
    expect(due('Friday: call them', 2)).toBe(true);
    expect(due('Monday: call them', 2)).toBe(false);
  });
});

describe('places left open', () => {
  const found = (body: string, typed: string) =>
    checkAnswer(answer([draft('text-message', body)]), asked({ typed: [typed] }), [
      'no-placeholders',
    ])[0]?.pass;

  test('are none that the question fills', () => {
    expect(found('Hi [first name], does Friday suit you?', 'Text Mrs. Hill, please')).toBe(false);
    expect(found('Hi [first name], does Friday suit you?', 'Text the lady, please')).toBe(true);
    expect(found('The bill of [amount] is open.', 'He owes 875')).toBe(false);
    expect(found('Can we come on [day]?', 'I can come on Thursday')).toBe(false);
    expect(found('Can we come on [day]?', 'It broke on Monday')).toBe(true);
  });
});
