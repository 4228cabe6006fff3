import { describe } from 'vitest';
import { runCalculations } from '#shared/domain/numbers/calculations/run-calculations.ts';
import { answer, ask, asked, plumber, said, sms, tries } from './support.ts';

/** A visit of 140 with three hours at 51.41: it loses 14.23, which is 10.2 %. */
const priceCheck = runCalculations(
  {
    kind: 'price-check',
    inputs: {
      average_job_value: '140',
      job_hours: '3',
      hour_cost: '51.41',
      job_materials: '0',
      card_fee: '0',
      tax_mode: 'none',
      profit_target: '15',
      jobs_per_week: '10',
      working_weeks: '52',
    },
  },
  {},
  { locale: 'en-US', currency: 'USD' },
).worked;
const priced = asked({ typed: ['140', '3', '51.41', '15', '10'], sums: [priceCheck] });
const quote = asked({ typed: ['1,850 for a water heater, sent 5 days ago'] });

describe('amounts have a source', () =>
  tries('amounts-sourced', {
    refuses: [
      ['digits that changed places', answer([sms('The quote of $1,580 stands.')]), quote],
      ['a price without a source', said('Charge $95 for the visit.'), quote],
      ['a percentage without a source', said('Ask for 30 % before you begin.'), quote],
      ['an amount in words', said('Ask for nineteen hundred dollars.'), quote],
      ['a claim of time saved', said('This saves you 6 hours a week.'), quote],
      ['a sum of the model', said('Two of them bring $3,700.'), quote],
      ['an invented amount in the closing question', answer([ask('Would $200 be fine?')]), quote],
    ],
    accepts: [
      ['the amount as it was typed', answer([sms('The quote of $1,850 stands.')]), quote],
      ['in thousands', said('Your $1.85k quote is open.'), quote],
      ['in words', said('Your quote of eighteen hundred and fifty dollars is open.'), quote],
      ['a mark', said('Charge $95 [confirm] for the visit.'), quote],
      ['a guess that is called one', said('My guess: $95 for the visit.'), quote],
      ['an assumption', said('Assumed: 30 % of inquiries become jobs.'), quote],
      ['a figure that was worked out', said('You lose $14.23 on each visit.'), priced],
      ['a deadline, which claims nothing', said('Call within 24 hours, then wait 3 days.'), quote],
      [
        'an amount of the memory',
        said('Your call-out is $89.'),
        asked({ given: ['call-out fee: 89'] }),
      ],
      [
        'time that the owner said',
        said('Each quote takes 40 minutes.'),
        asked({ typed: ['I need 40 min for a quote'] }),
      ],
    ],
  }));

describe('figures are unchanged', () =>
  tries('figures-unchanged', {
    refuses: [
      ['a loss told as a gain', said('Each visit earns $14.23.'), priced],
      ['a share that was rounded', said('You lose 10 % on it.'), priced],
      ['an amount that was rounded', said('Your floor is $154.'), priced],
      [
        'a price that was rounded up',
        said('Take $181.50 from now on, or $181.5.'),
        asked({ sums: [priceCheck] }),
      ],
    ],
    accepts: [
      ['a loss in words', said('Each visit takes $14.23 from you.'), priced],
      ['a loss with its sign', said('A visit leaves −$14.23, or −10.2 %.'), priced],
      ['figures as shown', said('Your floor is $154.23 and your target $181.45.'), priced],
      ['a number that was typed', said('You charge $140 now.'), priced],
      ['an amount that has nothing to do with them', said('Ask for $500 [confirm].'), priced],
    ],
    leaves: [['a question without sums', said('You lose $14.23.')]],
  }));

describe('no statistics', () =>
  tries('no-statistics', {
    refuses: [
      ['a share of customers', said('78 % of customers choose the first who answers.')],
      ['studies', said('Studies show that a fast reply wins.')],
      ['most homeowners', said('Most homeowners ask for three quotes.')],
      ['what is typical', said('A reminder typically doubles the replies.')],
      ['nine out of ten', said('Nine out of ten customers, or 9 out of 10 people, read reviews.')],
      ['an industry average', said('The industry average is higher.')],
      ['the same in Spanish', said('La mayoría de los clientes prefiere un mensaje.')],
    ],
    accepts: [
      [
        'the share the owner counted',
        said('You said 3 of 12 came back: 25 % of customers.'),
        asked({ typed: ['25 percent of my customers came back'] }),
      ],
      ['most of your own', said('Most of your open quotes are older than two weeks.')],
      [
        'a study to make oneself',
        said('Count your own replies for a month before you believe anybody.'),
      ],
      ['a percentage about money', said('Your margin is 12 %.'), asked({ typed: ['12 %'] })],
    ],
  }));

describe('currency and units', () => {
  const leeds = { ...plumber, country: 'GB', currency: 'GBP' };
  const kassel = { ...plumber, country: 'DE', currency: 'EUR', language: 'de' };
  tries('currency-and-units', {
    refuses: [
      ['dollars for pounds', said('Take $300 off.'), asked({ business: leeds })],
      ['miles for kilometers', said('Es sind 12 miles.'), asked({ business: kassel })],
      ['feet for meters', said('Das sind 10 feet.'), asked({ business: kassel })],
      ['euros for dollars', said('That is €20 more.')],
      ['kilometers for miles', said('Keep within 15 km.')],
      ['degrees of the other scale', said('Paint above 50°F only.'), asked({ business: leeds })],
      ['bucks in Leeds', said('Ask for fifty bucks.'), asked({ business: leeds })],
    ],
    accepts: [
      ['pounds in Leeds', said('Take £300 off and drive 4 miles.'), asked({ business: leeds })],
      ['dollars and miles here', said('Charge $20 beyond 15 miles.')],
      ['kilometers and euros there', said('Ab 15 km sind es 20 €.'), asked({ business: kassel })],
      [
        'what the owner wrote otherwise',
        said('The €20 part, then.'),
        asked({ typed: ['the part costs €20'] }),
      ],
      [
        'Australian dollars',
        said('Charge $20 beyond 15 km.'),
        asked({ business: { country: 'AU', currency: 'AUD' } }),
      ],
    ],
    leaves: [
      ['a business without a place', said('Take $300 off.'), asked({ business: { name: 'Ace' } })],
    ],
  });
});

describe('a blank that was empty', () => {
  const pay = asked({}, { empty: [{ blank: 'pay_range', about: 'pay|wage|per hour|an hour' }] });
  tries('confirm-where-empty', {
    refuses: [
      ['a pay that was made up', said('Pay is $24 to $30 an hour.'), pay],
      ['no word about it', said('We look for a laborer. Call us.'), pay],
      ['a word and no question', said('Good pay for good people.'), pay],
      [
        'a mark and an invented value beside it',
        said('Pay: [confirm pay]. Others pay $24 an hour.'),
        pay,
      ],
    ],
    accepts: [
      ['a mark', said('Pay: [confirm range] an hour.'), pay],
      ['a question', answer([ask('What do you pay an hour?')]), pay],
      ['a place to fill in', said('We pay [pay range].'), pay],
      ['a marked example', said('Pay: [confirm: $24 an hour?]'), pay],
    ],
    leaves: [['a prompt with every blank filled', said('Pay is $24.')]],
  });
});
