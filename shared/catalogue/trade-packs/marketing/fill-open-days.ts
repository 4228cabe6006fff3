import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { PackTemplate } from '../template.ts';

/** Money this month: the right small offer to people who already know you. */
export const fillOpenDays: PackTemplate = {
  slug: 'fill-open-days',
  icon: 'banknote',
  write: ({ scene, ask, watch }, facts) =>
    lines(
      'Goal: {specificOutcome}.',
      `We are {business_name}, ${facts.who}.`,
      'Area: {service_area}',
      scene,
      'Past customers I can reach: {past_customers}.',
      'Open slots: {open_slots}',
      ask,
      `Write a text of 280 characters in my voice, the opening of a call for the ten best, and a note for those silent after a week. Say whom to contact first. ${watch}`,
      'Show what it brings: slots filled x my price [confirm]. Only people who agreed to hear from us, each with a way to stop.',
      'Limits: {constraints}',
    ),
  inputs: () => [
    customInput.number('past_customers', 'Past customers you can reach', [1, 20000], {
      required: true,
      placeholder: '85',
    }),
    customInput.text('open_slots', 'Open slots', 'Two mornings next week, most of the week after'),
    input('service_area'),
  ],
  lines: {
    'Cleaning Company': {
      title: 'Fill empty cleaning slots',
      description:
        'Offer a one-time deep clean to past customers and fill the gaps between regulars.',
      outcome: '6 deep cleans booked in the next 21 days',
      scene:
        'A regular paused, and I have holes between recurring cleans that cost me wages without income.',
      ask: 'Offer a one-time deep clean: baseboards, inside the oven, the bathroom nobody gets to. Speak to two groups apart: people who had us once before a party or move, and families who went from weekly to never.',
      watch:
        'It must not sound as if the usual visit leaves dirt behind, and it should make it easy to say "come every two weeks after that".',
    },
    Lawncare: {
      title: 'Fill the gaps on my route',
      description: 'Win the yards next to yards you already cut.',
      outcome: '8 new weekly stops within two minutes of a present one, in 30 days',
      scene:
        'My trailer drives past twenty lawns to get to the next one of ours, and the drive earns nothing.',
      ask: "Go for the neighbors of regular stops and for last year's customers who skipped signing up. Offer a first cut with edging on the day we are in the street anyway, then weekly mowing through the season.",
      watch:
        'Name the day we come, because a fixed day is what people buy. Do not offer the overgrown first cut at the price of a normal one.',
    },
    Plumber: {
      title: 'Book jobs before they burst',
      description: 'Planned plumbing work for the quiet days between emergencies.',
      outcome: '5 planned jobs booked in the next 21 days',
      scene:
        'One day the phone melts, the next the van stands still. I want planned work for the still days.',
      ask: 'Offer what people put off: a running toilet, a slow drain, a main shutoff nobody can turn, an old water heater looked at before winter. Ask for a photo of the label or the leak so I can come with parts.',
      watch:
        'No scare talk about floods. A planned visit has a weekday price and a window of two hours; an emergency stays an emergency with its own rate.',
    },
    Electrician: {
      title: 'Fill a week with small jobs',
      description: 'Gather the little electrical jobs people keep putting off.',
      outcome: '6 one-morning visits booked in the next 21 days',
      scene:
        'Between projects I have single days free, and my past customers live with dead outlets and dark porches.',
      ask: 'Offer one visit for a list: an outlet that went dead, a fixture from the box in the garage, outside lights before the evenings get dark, a look at a full panel. Ask them to send the list and two photos.',
      watch:
        'Anything that needs a permit gets its own quote and its own date. A burning smell or heat is never a list item: it is a call today.',
    },
    HVAC: {
      title: 'Fill the mild weeks',
      description: 'Sell tune-ups before the first heat wave or frost.',
      outcome: '20 tune-ups booked before the rush, within 30 days',
      scene: 'In April and October my techs sweep the shop; eight weeks later we turn people away.',
      ask: 'Invite everyone we installed or repaired for to a tune-up now: what we check on the furnace, heat pump or AC, how long it takes, what they hear from us in writing afterwards. Offer two fixed weeks by ZIP code.',
      watch:
        'A tune-up is not a sales call for a new system and the text says so. Promise no savings on the power bill.',
    },
    Painter: {
      title: 'Fill the weeks between jobs',
      description: 'Short interior jobs for weather gaps and winter weeks.',
      outcome: '4 interior jobs booked in the next 30 days',
      scene:
        'Rain moves an exterior, or January comes, and two painters stand around with clean brushes.',
      ask: 'Offer jobs that fit a gap of two or three days: one bedroom, a stairwell, the ceiling with the old stain, the front door in a new color. Past exterior customers come first, since they know how we leave a house.',
      watch:
        'Say who moves the furniture and when the room can be used again after the last coat. No price per room before I have seen the walls.',
    },
    Roofer: {
      title: 'Repairs while it is dry',
      description: 'Book small roof repairs with owners you already know.',
      outcome: '6 paid repairs or roof checks booked in the next 30 days',
      scene:
        'Big jobs wait for weather or for an insurer, and the crew needs two-hour repairs in between.',
      ask: 'Offer past customers and their neighbors a dry-day repair: lifted shingles, tired flashing at the chimney, a vent boot that cracked, with photos from the roof before and after. Ask about stains on a ceiling.',
      watch:
        'After wind or hail we look and photograph; whether insurance pays is for the insurer to say, and nobody offers to cover a deductible.',
    },
    Landscaper: {
      title: 'Small jobs between projects',
      description: 'Bed refreshes to keep the crew earning while big work waits.',
      outcome: '6 bed refreshes booked in the next 30 days',
      scene:
        'The patio job starts when the stone arrives. Until then three people and a trailer cost me money every day.',
      ask: 'Offer owners of yards we built a one-day refresh: clean edges, fresh mulch, shrubs cut back, two plants replaced. Ask for one photo of the front from the street so that I can name a price range the same day.',
      watch:
        'One crew, one day, one truckload: say where it ends, because "and while you are here" eats the profit.',
    },
    Handyman: {
      title: 'Sell half-days, not errands',
      description: 'Turn small repairs into booked half-days with past customers.',
      outcome: '6 half-days booked in the next 21 days',
      scene:
        'Single small repairs across town leave me driving. A list in one house fills a morning.',
      ask: 'Write to people I did one thing for: ask for the list on the fridge, offer a half-day at a fixed price, and give ten examples of what fits in it, from a sticking door to a drywall patch or a loose rail.',
      watch:
        'Say kindly what I do not touch without a licensed trade. A list gets a photo of each item, or half the morning goes on parts runs.',
    },
  },
};
