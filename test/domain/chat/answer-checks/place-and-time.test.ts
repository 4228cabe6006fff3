import { describe } from 'vitest';
import { answer, ask, asked, draft, plumber, said, sms, steps, text, tries } from './support.ts';

describe('dates', () =>
  tries('dates', {
    refuses: [
      ['a wrong weekday', answer([sms('I write again on Saturday, November 20.')])],
      ['a day that does not exist', said('Do it by November 31.')],
      ['a day that is past', said('Send it on November 9.')],
      ['a day beyond the plan', said('Look at it again on March 15, 2027.')],
      ['steps out of order', answer([steps(['Call', 3], ['Write', 1])])],
      [
        'a wrong weekday in Spanish',
        said('Te escribo el lunes 20 de noviembre.'),
        asked({ business: { language: 'es' } }),
      ],
      [
        'a wrong weekday in German',
        said('Ich melde mich am Montag, den 20. November.'),
        asked({ business: { language: 'de' } }),
      ],
    ],
    accepts: [
      ['the right weekday', answer([sms('I write again on Saturday, November 21.')])],
      ['a day of the next year', said('Look at it again on Tue, Jan 5.')],
      [
        'a past day that the owner named',
        said('Your quote of October 3 is open.'),
        asked({ typed: ['quoted on Oct 3'] }),
      ],
      ['steps in order, two on one day', answer([steps(['Call', 0], ['Write', 3], ['Note', 3])])],
      [
        'a right weekday in German',
        said('Ich melde mich am Freitag, den 20. November.'),
        asked({ business: { language: 'de' } }),
      ],
      ['an ISO date', said('Due 2026-12-01.')],
    ],
    leaves: [
      ['words without days', said('May I call? You may. I march on.')],
      ['an amount beside a word that is a month', said('You may 3 times ask.')],
    ],
  }));

describe('limits', () => {
  const limited = (
    limits: NonNullable<Parameters<typeof asked>[1]>['limits'],
    typed: string[] = [],
  ) => asked({ typed }, limits ? { limits } : {});
  const weekend = limited({ weekdays: [6, 7] });
  tries('limits-kept', {
    refuses: [
      ['more money than there is', said('Spend $250 on the ad.'), limited({ budget: 200 })],
      ['a range that goes beyond', said('Put $150 to $250 into it.'), limited({ budget: 200 })],
      [
        'a channel that was ruled out',
        answer([draft('email', 'Hi Dana')]),
        limited({ channels: ['email'] }),
      ],
      [
        'a word that was ruled out',
        answer([sms('We are the cheapest in town.')]),
        limited({ words: ['cheap'] }),
      ],
      ['a step on a Saturday', answer([steps(['Call', 3])]), weekend],
      ['a visit on a Sunday', answer([sms('We can come on Sunday at nine.')]), weekend],
    ],
    accepts: [
      ['money within the limit', said('Spend $180 on the ad.'), limited({ budget: 200 })],
      ['the price of a job above it', said('The job brings $1,850.'), limited({ budget: 200 })],
      [
        'a price that the owner named',
        said('You pay $240 for it now.'),
        limited({ budget: 200 }, ['I pay $240']),
      ],
      [
        'the word in what is said to the owner',
        said('You asked for nothing cheap.'),
        limited({ words: ['cheap'] }),
      ],
      ['a step on a Friday', answer([steps(['Call', 2])]), weekend],
      ['a Saturday that is ruled out', answer([sms('We do not work on Saturday.')]), weekend],
    ],
    leaves: [['a question without limits', said('Spend $250.')]],
  });
});

describe('own trade', () => {
  const plumbers = ['shingle', 'flashing', 'mowing', 'breaker', 'recurring clean'];
  const of = (...typed: string[]) => asked({ typed, foreignWords: plumbers });
  tries('own-trade', {
    refuses: [
      ['recurring cleans for a plumber', said('Offer a recurring clean.'), of()],
      ['more than one of it', said('Photograph the shingles.'), of()],
      ['in a draft', answer([sms('After the mowing we come by.'), text('Call.')]), of()],
      ['with a capital', said('Breakers go first.'), of()],
    ],
    accepts: [
      ['words of the trade', said('Clear the drain and look at the heater.'), of()],
      [
        'a word that the owner used',
        said('Tell the roofer about the shingles.'),
        of('the neighbor lost shingles'),
      ],
      ['words that all trades use', said('Clean the van and cut the list.'), of()],
      ['a part of another word', said('The lawnmowings of Breakerville.'), of()],
    ],
    leaves: [['a trade that is not listed', said('Mow the shingles.')]],
  });
});

describe('language', () => {
  const spanish = asked({ business: { ...plumber, language: 'es' } });
  const crew = asked({}, { crew_language: 'es' });
  const orden = 'Muchachos, mañana empezamos a las siete en la casa de la esquina.';
  tries('language', {
    refuses: [
      [
        'an English heading over a Spanish text',
        said('## What to do next\n\nLlama hoy a la cliente y dile que vas el jueves.'),
        spanish,
      ],
      [
        'an English answer to Spanish',
        said('Call the customer today and tell her that you come on Thursday.'),
        spanish,
      ],
      ['a Spanish answer to English', said('Llama hoy a la cliente y dile que vas el jueves.')],
      [
        'an English question at the end',
        answer([text('Llama hoy a la cliente.'), ask('When can you go there?')]),
        spanish,
      ],
      [
        'no text in the language of the crew',
        answer([sms('We start at seven at the corner house.')]),
        crew,
      ],
      [
        'advice in the language of the crew',
        answer([text('Mándalo hoy a la gente y que lo lean en la casa.'), sms(orden)]),
        crew,
      ],
    ],
    accepts: [
      ['English', said('Call the customer today and tell her that you come on Thursday.')],
      [
        'Spanish',
        said('## Qué hacer\n\nLlama hoy a la cliente y dile que vas el jueves.'),
        spanish,
      ],
      [
        'names and amounts between',
        said('Bright Corner Cleaning: $140\n\nLlama hoy a la cliente.'),
        spanish,
      ],
      [
        'the language of the crew in a draft',
        answer([text('Send this tonight.'), sms(orden)]),
        crew,
      ],
      ['both in one draft', answer([sms(`We start at seven at the house.\n${orden}`)]), crew],
    ],
    leaves: [
      ['a language it does not know', said('Call him.'), asked({ business: { language: 'sv' } })],
    ],
  });
});
