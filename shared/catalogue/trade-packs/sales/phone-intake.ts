import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { PackTemplate } from '../template.ts';

/** Something to say: the first call, with the questions of the trade. */
export const phoneIntake: PackTemplate = {
  slug: 'phone-intake',
  icon: 'phone',
  write: ({ scene, ask, watch }, facts) =>
    lines(
      'When the call ends: {specificOutcome}.',
      `Calls come in at {business_name}, ${facts.who}. Urgent for us: ${facts.emergencies}.`,
      'Tone: {brand_voice}',
      'What we do not do: {not_offered}',
      scene,
      ask,
      `Write it on one page: hello, questions in order, price or range, next step with day and time, goodbye. ${watch}`,
      'Add a missed-call text and an answer to "why so expensive?". My numbers only, else [confirm].',
      'Limits: {constraints}',
    ),
  inputs: () => [
    customInput.text(
      'not_offered',
      'What you do not do',
      'No weekends, nothing over two hours away',
    ),
    input('brand_voice'),
  ],
  lines: {
    'Cleaning Company': {
      title: 'Answer "how much to clean?"',
      description: 'A phone script that ends with a range and a first date.',
      outcome: 'Every caller has a price range and a first visit proposed',
      scene:
        'The first question is the price, and without bedrooms, pets and the last cleaning date my answer is a guess.',
      ask: 'Ask in this order: what made them call, rooms and bathrooms, pets, when it was last done, how often, day, way in. Then offer two numbers: the first deep clean and the recurring clean after it.',
      watch:
        'If they are ashamed of the house, have a sentence ready. A move-out needs the inspection time.',
    },
    Lawncare: {
      title: 'Quote a lawn by phone',
      description: 'A script that prices by lot, gate and street.',
      outcome: 'Every caller has a weekly price and a mowing day before we hang up',
      scene: 'Half the calls come from streets we never drive. I need to know within a minute.',
      ask: 'First the address, then lot and slope, gates and dog, height of the grass today, how often. Give a weekly price, a price for the overgrown first cut, and the day we pass. Out of range gets a friendly no and a name to try.',
      watch:
        'Edging and clippings are in, or they are not: say which. Spray questions wait for whoever holds the license.',
    },
    Plumber: {
      title: 'Take a plumbing call well',
      description: 'A script that sorts floods from faucets in a minute.',
      outcome: 'Every caller knows the call-out fee, the window and what to turn off',
      scene:
        'One caller stands in water, the next has a dripping faucet since March. Both say it is urgent.',
      ask: 'Open with "is water running now?" and help them find the shutoff. Then what, where, since when, one bathroom or more, who owns the house. Say the call-out fee and that the price for a drain or repair is agreed before work. Emergency, today, this week: a window for each.',
      watch: 'Smell of gas: leave the house, call the gas company, nothing else.',
    },
    Electrician: {
      title: 'Take an electrical call well',
      description: 'A script that spots danger first and then sells a visit.',
      outcome: 'Every caller knows if it can wait, the service fee and the window',
      scene: 'People apologize for calling about a smell behind an outlet. That one goes first.',
      ask: 'Begin with smell, heat, sparks, water, shock. Any yes: switch off at the panel if safe, leave it, we come or the fire service does. Otherwise: what stopped, which breaker, age of the house, photos. Then the fee, the window, and "list anything else while we are there".',
      watch: 'No advice on the phone past switching off; permits and dates are for the visit.',
    },
    HVAC: {
      title: 'Take a no-cooling call',
      description: 'A script for the busiest day of the year.',
      outcome: 'Every caller has a place in line, a fee and one thing to check',
      scene: 'On the first hot day the phone does not stop, and every caller says the baby is hot.',
      ask: 'Sort with care: who is in the house, since when, what the thermostat shows, is the filter old, switch on, ice on the line. Plan customers, people at risk, no cooling at all, then the rest. Say fee and day truthfully, and give two tips for tonight.',
      watch:
        'Do not sell a system on the phone. Anyone who sounds unwell calls medical help first.',
    },
    Painter: {
      title: 'From call to painting quote',
      description: 'A script that gets photos, sizes and a walk-through.',
      outcome: 'Every caller has sent photos and agreed a walk-through time',
      scene:
        "They want a price per room, and I have driven to too many walls that were a price shopper's.",
      ask: 'Ask what they see when they look at the wall, inside or out, rooms, height, last painted when, stains or cracks, who lives there, by when. Give a range and what is in it: prep, primer where needed, coats. Ask for three photos before I drive.',
      watch:
        'For houses before 1978 say that there are lead rules to look at first. Colors wait for the swatch.',
    },
    Roofer: {
      title: 'Take a leak call calmly',
      description: 'A script for wet ceilings and worried voices.',
      outcome: 'Every caller has a visit time and knows what to photograph',
      scene: 'When it rains in, they want somebody on the roof now. Nobody goes up in lightning.',
      ask: 'Calm first: bucket, move things, lights off if it drips through one, a photo. Then address, where it drips, since when, age of the roof, ladder access, storm or not. Say when we tarp, when we look, what the visit costs, and that repair or tear-off is decided with photos in hand.',
      watch: '"Will insurance pay?" has one answer: ask them; we give you photos and a price.',
    },
    Landscaper: {
      title: 'Find the real projects',
      description: 'A script that asks about budget before you drive out.',
      outcome: 'Every caller is a booked site visit, a small job or a kind no',
      scene:
        'I spent ten Saturdays last spring measuring yards for people who wanted a price to be shocked by.',
      ask: 'Ask what they want to do out there, where, how large in steps, access for a machine, water trouble, by when, and who decides. Then say what a patio or a planting like that tends to start at [confirm] and listen to the silence. A site visit has a fee or a reason.',
      watch:
        'Give no design on the phone, and mention that underground lines get marked before digging.',
    },
    Handyman: {
      title: 'Turn one fix into a list',
      description: 'A script that fills a half-day with one call.',
      outcome: 'Every caller has sent a list with photos and picked a date',
      scene:
        'They call about a shelf. There are always nine more things; they just do not think I would.',
      ask: 'Take the shelf seriously, then ask room by room in ten seconds: doors, drips, holes, rails, outside. Explain the half-day, what it costs to start, who buys parts. Get photos, wall type if known, parking, stairs. Two dates, one yes.',
      watch:
        'Three things I refer on, said with a name to call. A promise of "quick" is never made.',
    },
  },
};
