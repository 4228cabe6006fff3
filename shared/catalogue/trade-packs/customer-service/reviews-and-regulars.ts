import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { PackTemplate } from '../template.ts';

/** A plan of 60 days for honest reviews and customers who stay. */
export const reviewsAndRegulars: PackTemplate = {
  slug: 'reviews-and-regulars',
  icon: 'calendar-range',
  write: ({ scene, ask, watch }, facts) =>
    lines(
      'In 60 days: {specificOutcome}.',
      `{business_name}, ${facts.who}.`,
      'Crew: {team_size}',
      'Jobs a week: {jobs_per_week}',
      'Reviews we have now: {reviews_now}',
      scene,
      ask,
      'Plan eight weeks in a table: one habit at a time, who asks, when, with which words, and a five-minute check on Fridays. Write the spoken request, the text with the link, and answers to a 5-star and a 2-star review.',
      `All are asked alike, nothing is given for stars, and we write none ourselves. ${watch}`,
      'What would make the crew drop this in week three?',
      'Limits: {constraints}',
    ),
  inputs: () => [
    input('jobs_per_week'),
    customInput.text('reviews_now', 'Reviews you have now', '14 on Google, the last one in spring'),
    input('team_size'),
  ],
  lines: {
    'Cleaning Company': {
      title: 'Reviews from happy homes',
      description: '60 days to honest reviews and fewer quiet cancellations.',
      outcome: '10 honest reviews and no regular lost without a talk',
      scene:
        'Regulars say nothing for a year and then cancel by text. The happy ones never think of writing.',
      ask: 'Choose the moment: after the third recurring clean, when trust is there, and after a move-out on the day the keys go back. Add a quarterly two-minute call: same people, same day, anything that bothers you?',
      watch: 'No home is described in a reply; privacy is what we sell.',
    },
    Lawncare: {
      title: 'Reviews along the route',
      description: '60 days to honest reviews on the streets you drive.',
      outcome: '12 honest reviews from route streets, renewals asked by name',
      scene: 'They see us through the window every week and never talk to us.',
      ask: 'Make contact with little effort: a door card after the fifth mowing, a text after aeration or a clean-up when the yard looks best, a wave and a name. Ask about height, edging and gate once a season.',
      watch: 'A complaint about clippings is answered on the same route day.',
    },
    Plumber: {
      title: 'Reviews after the wet floor',
      description: '60 days to honest reviews from people you rescued.',
      outcome: '12 honest reviews and 30 homes with our number on the shutoff',
      scene:
        'At the moment the water stops they would hug me. Four days later they have forgotten my name.',
      ask: 'Let the plumber ask at the dry sink, and a text go out that evening. Leave a tag at the shutoff and a sticker with the date on the water heater. Check in after ten days: still dry, drain still fast?',
      watch: 'Nobody is asked while the bill is in dispute; fix that, then ask as always.',
    },
    Electrician: {
      title: 'Reviews when lights go on',
      description: '60 days to honest reviews and a second project.',
      outcome: '10 honest reviews and 4 second jobs from past customers',
      scene:
        'They remember that we wore shoe covers more than what we did at the panel. That is fine.',
      ask: 'Ask at the moment of light: when the new outlet, lamp or EV charger works for the first time. Leave labels and one sheet of what we saw. A text after 14 days: does every breaker hold?',
      watch: 'Do not let praise turn into a safety promise in our replies.',
    },
    HVAC: {
      title: 'Reviews in a heat wave',
      description: '60 days to honest reviews through the rush.',
      outcome: '20 honest reviews and every repair followed up within a week',
      scene: 'In peak week we save people and upset people, sometimes the same ones.',
      ask: 'Have techs ask when cold or warm air comes out, the office follow up two days later, and tune-up customers be asked in the quiet weeks. Write the reply to "they took four days".',
      watch:
        'Tell everyone the truth about waiting; a furnace promise we break costs more than a bad star.',
    },
    Painter: {
      title: 'Reviews at the walk-through',
      description: '60 days to honest reviews with photos of real rooms.',
      outcome: "8 honest reviews with the owner's own photos",
      scene:
        'The best moment is when the masking comes off. By the time I send the bill it has passed.',
      ask: 'Tie the request to the walk-through, after the list is done, with one question about how we were in the house. Two weeks later a text about care of the new coat, and in month twelve a hello with the swatch number.',
      watch: 'Photos show their home, so they choose and post; we do not.',
    },
    Roofer: {
      title: 'Reviews after the clean-up',
      description: '60 days to honest reviews that set you apart from storm chasers.',
      outcome: '8 honest reviews and 6 neighbors who ask for a roof check',
      scene:
        'People trust a roofer their neighbor had. They praise the clean yard more than any shingle.',
      ask: 'Ask after the magnet sweep with the photo folder in hand, again after the first hard rain. Send the neighbors a card on the day before tear-off and on the day after, with whom to call about noise.',
      watch: 'In replies nothing about claims, hail payouts or what it cost.',
    },
    Landscaper: {
      title: 'Reviews a season later',
      description: '60 days to honest reviews, and visits to yards you built.',
      outcome: '8 honest reviews and 5 care plans from past projects',
      scene:
        'On the last day a yard looks small and muddy. A season later it is the reason people stop at the fence.',
      ask: 'Ask twice: at hand-over about the work, and after one season about the yard, with a visit of fifteen minutes: paver joints, watering, what to cut. That visit opens the talk on care and fresh mulch.',
      watch:
        'Dead plants are taken care of before anyone is asked for stars, and all are asked in the end.',
    },
    Handyman: {
      title: 'Reviews from every list',
      description: '60 days to honest reviews and a list on every fridge.',
      outcome: '15 honest reviews and 8 next half-days booked on the spot',
      scene: 'I do eight jobs in a half-day and leave by the back door with nobody told.',
      ask: 'End with a walk round the list, tick by tick, then the question, then the next date. Leave a magnet with a fresh list. A text after three weeks asks if the door and the drywall patch still look right.',
      watch: 'Older people without accounts can tell a neighbor; that counts, too.',
    },
  },
};
