import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { PackTemplate } from '../template.ts';

/** A plan of 60 days: from single jobs to customers who come back by themselves. */
export const moreFromEachCustomer: PackTemplate = {
  slug: 'repeat-work-plan',
  icon: 'calendar-range',
  write: ({ scene, ask, watch }, facts) =>
    lines(
      'In 60 days: {specificOutcome}.',
      `{business_name} is ${facts.who}.`,
      'Customers: {customer_type}.',
      'One-time customers in the last year: {one_time_customers}',
      'A usual job (USD): {average_job_value}',
      scene,
      ask,
      `Plan four steps of two weeks with dates and names: whom first, who says it at the end of a job, how it is booked on the spot. Write the offer in 60 words and the spoken version in three sentences. ${watch}`,
      'Show what ten such customers bring in a year at my price, and the hours they cost. Say so if it does not suit my size.',
      'Limits: {constraints}',
    ),
  inputs: (facts) => [
    input('customer_type'),
    customInput.number('one_time_customers', 'One-time customers in the last year', [0, 20000], {
      placeholder: '60',
    }),
    input('average_job_value', { placeholder: String(facts.priceExample) }),
  ],
  lines: {
    'Cleaning Company': {
      title: 'From one-time to every two weeks',
      description: 'Win regulars at the end of a first clean.',
      outcome: '8 one-time customers on a recurring clean',
      scene:
        'After a deep clean they are happy for a week, and then it all comes back, with nobody booked.',
      ask: 'Build it around the walk-through at the end: what will need doing in two weeks, the same pair of people, a weekday that stays theirs. Treat offices and homes apart.',
      watch:
        'No contract for a year; a fair skip and lockout rule keeps more people than fine print.',
    },
    Lawncare: {
      title: 'Sell the whole season',
      description: 'From single cuts to one agreement from spring to leaves.',
      outcome: '15 single-cut customers on a season plan',
      scene:
        'Single cuts leave me planning every Sunday. A season agreement would let me plan in March.',
      ask: 'Offer one plan: mowing with edging in a rhythm that follows growth, a spring and a fall clean-up, aeration as an extra. Equal monthly payments, compared with per-cut for a dry year.',
      watch: 'Spell out drought weeks and rain weeks, for that is where season plans turn sour.',
    },
    Plumber: {
      title: 'A yearly plumbing check',
      description: 'From emergency calls to one calm visit a year.',
      outcome: '12 households on a yearly check',
      scene:
        'We meet people on their worst day and then not for four years, until they search again.',
      ask: 'Offer a yearly hour: shutoff turned, water heater looked at, slow drain noted, toilets tested, hoses, a written list in three colors. Members get a fixed window and no after-hours surprise, if I can keep that.',
      watch: 'Nothing on the list may be made up to earn a job. Plan terms go past a lawyer once.',
    },
    Electrician: {
      title: 'Next project while we are there',
      description: 'From a service call to the work the house needs next.',
      outcome: '6 service customers with a second job booked',
      scene:
        'My techs fix the outlet and leave, past a full panel and a garage where a charger will go.',
      ask: 'Give them a two-minute look-round with the owner: three questions, a photo, a written note with "soon", "some day", "fine". Then a follow-up from me in 3, 30 and 60 days, with a price only when asked.',
      watch: 'A note is not an inspection; use the word "saw", never "passed" or "unsafe by code".',
    },
    HVAC: {
      title: 'Sell the maintenance plan',
      description: 'From repairs to two tune-ups a year, booked ahead.',
      outcome: '20 repair customers on a maintenance plan',
      scene: 'The plan is on our price list and nobody sells it, since techs hate selling.',
      ask: 'Let the tech show, not sell: dirty filter, reading on the sheet, the date of the next tune-up. Price two visits for furnace and AC or heat pump from my times. What members get on the hottest day must be something we can hold.',
      watch: 'Auto-renewal has rules in many states; put it on the list for a lawyer.',
    },
    Painter: {
      title: 'Come back next year',
      description: 'From one job in ten years to a house you look after.',
      outcome: '8 past customers with a touch-up or next room booked',
      scene:
        'Painting is bought once in years, so I start from zero each spring, though I know 200 houses.',
      ask: 'Plan a yearly hello to each: the color and coat list I keep for their house, a wash and touch-up of doors and sills, the next room on their mind. Landlords and agents get a turnover price between tenants.',
      watch: 'A touch-up never matches perfectly on an old wall; say it before they do.',
    },
    Roofer: {
      title: 'A roof check every year',
      description: 'From one roof in a lifetime to a yearly visit.',
      outcome: '15 past customers on a yearly roof check',
      scene:
        'We replace a roof and vanish for 20 years. Small things then grow until somebody else is called.',
      ask: 'Offer a yearly check with photos: lifted shingles, flashing, vents, debris in the valleys, a short report to keep in a folder. Small fixes up to a sum agreed beforehand are done at once. Fit it in dry spring days.',
      watch:
        'The report says what we saw that day; it certifies nothing, and it is no paper for a claim.',
    },
    Landscaper: {
      title: 'Look after what we built',
      description: 'From a finished project to care through the year.',
      outcome: '8 past projects on a care plan',
      scene: 'Two years on, weeds stand in the joints of my patio and people ask who built it.',
      ask: 'Offer care in four visits: spring clean-up and mulch, early summer pruning, fall cut-back, joints and paver edges checked. Start with the last ten projects. Say what stays with the owner, such as watering.',
      watch:
        'Price by hours on that yard, not by gut; new plants die of thirst, so the watering note goes in.',
    },
    Handyman: {
      title: 'A half-day every season',
      description: 'From random errands to four booked visits a year.',
      outcome: '10 households with four half-days booked',
      scene: 'My best customers collect little things for months and then feel bad about calling.',
      ask: "Offer four half-days a year at a fixed price with a date, a list magnet for the fridge, and a ten-point walk: doors, caulk, rails, detectors' batteries, a drywall patch here, a grab bar there. Parents' houses are a second offer.",
      watch:
        'Unused time: decide with me if it rolls over, because that will be the first question.',
    },
  },
};
