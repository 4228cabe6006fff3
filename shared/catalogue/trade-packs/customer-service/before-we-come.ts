import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { PackTemplate } from '../template.ts';

/** Something to send: what customers should know before the visit. */
export const beforeWeCome: PackTemplate = {
  slug: 'before-we-come',
  icon: 'send',
  write: ({ scene, ask, watch }, facts) =>
    lines(
      'In use by then: {specificOutcome}.',
      `Messages from {business_name}, ${facts.who}.`,
      'Tone: {brand_voice}',
      'What goes wrong at the door: {door_trouble}.',
      scene,
      ask,
      `Write four texts: at booking, the evening before, on the way, when done. Under 280 characters, one question at most, [day], [time] and [name] as the only gaps. Our customers worry about ${facts.worries}: take one worry away in each.`,
      `Which may go out by themselves? ${watch} The last one asks every customer the same open question.`,
      'Limits: {constraints}',
    ),
  inputs: () => [
    customInput.text(
      'door_trouble',
      'What goes wrong at the door',
      'Nobody home, gate locked, not ready for us',
      { required: true },
    ),
    input('brand_voice'),
  ],
  lines: {
    'Cleaning Company': {
      title: 'Texts before we clean',
      description: 'Keys, pets and clutter settled before the crew parks.',
      outcome: 'Four texts in use for all visits from Monday',
      scene:
        'We lose twenty minutes per home to toys on the floor, a nervous cat and a missing key.',
      ask: 'Settle who opens, where the cat goes, what to pick up, which rooms are off limits, and what a deep clean needs that a recurring clean does not.',
      watch: 'Alarm and door codes never travel in these texts.',
    },
    Lawncare: {
      title: 'Texts before we mow',
      description: 'Gates, dogs and toys settled the evening before.',
      outcome: 'Four texts in use before the next mowing week',
      scene: 'A locked gate on a route of eighteen stops costs the next customer their slot.',
      ask: 'Settle gate, dog and what dogs leave, hoses and toys, sprinklers, cars on the drive for edging and blowing off. Have one for rain weeks: we come on this day, or we skip, and what that means for the bill.',
      watch: 'Weather decides late, so the rain text goes out by a person at six.',
    },
    Plumber: {
      title: 'Texts before the plumber comes',
      description: 'Shutoff, access and price rule said before the van stops.',
      outcome: 'Four texts in use for all calls from Monday',
      scene:
        'Half of my first ten minutes goes to clearing cabinets and asking who may approve a price.',
      ask: 'Settle: clear under the sink or around the water heater, a photo of the leak, where the shutoff is, someone over 18 who can say yes, parking, and the price before work rule.',
      watch:
        "For running water the text is a phone call. A smell of gas gets the gas company's rule only.",
    },
    Electrician: {
      title: 'Texts before the power goes',
      description: 'Access, outage and pets settled before we arrive.',
      outcome: 'Four texts in use for every outage and visit from Monday',
      scene: 'Nobody told them the power goes off, and the son has an online exam at two.',
      ask: 'Settle how long power is off and in which rooms, what to save or unplug, fridge and medical devices, a free way to the panel, boxes moved from the outlet wall, who can decide about extras.',
      watch: 'If anyone depends on a device, a person calls; a text is not enough.',
    },
    HVAC: {
      title: 'Texts while they wait',
      description: 'Keep people calm and ready in the busiest week.',
      outcome: 'Four texts in use before the first hot or cold week',
      scene:
        'In peak week people call three times a day to ask where we are, and the line is blocked for the next one.',
      ask: 'Settle the window and who comes, space around furnace and outdoor unit, attic access, thermostat photo, filter size, dogs. Give one honest text for "we are running a day behind".',
      watch: 'Comfort tips only, nothing to open up or reset.',
    },
    Painter: {
      title: 'Texts before we paint',
      description: 'Furniture, colors and drying time settled ahead.',
      outcome: 'Four texts in use on the next job',
      scene: 'We arrive to full bookshelves, and the color is chosen while the brush is wet.',
      ask: 'Settle furniture and pictures, pets and children, final color from the swatch in writing, which door we use, when rooms can be used after each coat, parking for the van, rain for exteriors.',
      watch: 'Dry to the touch is not ready for a sofa; say it in hours only if I gave them.',
    },
    Roofer: {
      title: 'Texts before tear-off day',
      description: 'Cars, noise, pets and attic settled two days ahead.',
      outcome: 'Four texts in use on the next roof',
      scene:
        'Tear-off starts at seven with a sound like thunder, and the car is in the garage behind the dump trailer.',
      ask: 'Settle cars, attic things covered, pictures off walls, pets and night-shift sleepers, grills and pots moved, the neighbor informed, the magnet sweep for nails, what happens if hail or rain comes.',
      watch: 'Weather changes the date, so promise a window and the hour at which we decide.',
    },
    Landscaper: {
      title: 'Texts before we dig',
      description: 'Deliveries, mud and lines in the ground settled early.',
      outcome: 'Four texts in use on the next project',
      scene:
        'A truck with nine yards of mulch stands in the street, and the driveway is full of cars.',
      ask: 'Settle delivery space, gate width, sprinkler lines and pet fences marked, utility marking asked for before any digging, noise days, mud and which path we use, watering from the day of planting, weekly progress for a patio.',
      watch: 'Private lines are not marked by the utility service; ask the owner in plain words.',
    },
    Handyman: {
      title: 'Texts before list day',
      description: 'The list, the photos and the parts before you park.',
      outcome: 'Four texts in use for every half-day from Monday',
      scene: 'A hinge I did not know about sends me to the store for an hour of their half-day.',
      ask: 'Settle the list in order of importance, a photo of each item, parts they already bought, wall type if they know, ladder height, room to work, someone to decide when the drywall patch turns into more.',
      watch: 'Have one kind line for items I refer on to a licensed trade.',
    },
  },
};
