import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { PackTemplate } from '../template.ts';

/** Something to send: a short video that can be filmed on the next job. */
export const thirtySecondVideo: PackTemplate = {
  slug: 'thirty-second-video',
  icon: 'clapperboard',
  write: ({ scene, ask, watch }, facts) =>
    lines(
      'Done when: {specificOutcome}.',
      `I run {business_name}, ${facts.who}.`,
      'It goes on: {primary_social_platforms}.',
      'Tone: {brand_voice}',
      scene,
      ask,
      'Give me six shots at most: seconds, picture, and the words spoken or shown. It works without sound, is filmed by one person with dirty hands, and opens on the thing itself, not on me saying hello.',
      `Then a caption of 40 words and three first lines. ${watch} Which shot would people skip?`,
      'End card: {call_to_action}.',
      'Limits: {constraints}',
    ),
  inputs: () => [input('primary_social_platforms'), input('call_to_action'), input('brand_voice')],
  lines: {
    'Cleaning Company': {
      title: 'Thirty seconds of a clean',
      description: 'A shot list you can film between two rooms.',
      outcome: 'One video filmed on the next deep clean and posted the same day',
      scene: 'People like to watch grime go. They book whoever seems careful and kind.',
      ask: 'Script a bathroom or an oven: the worst square foot, the product waiting its time, one wipe, the whole thing, then the little card we leave. One sentence about who does the recurring clean afterwards: the same two people.',
      watch: 'Never name or show two products together; mixing is dangerous.',
    },
    Lawncare: {
      title: 'Thirty seconds behind the mower',
      description: 'A shot list for one stop on the route.',
      outcome: "One video filmed on tomorrow's route and posted by evening",
      scene: 'A straight line through long grass holds people longer than anything I could say.',
      ask: "Script one overgrown stop: gate with a wet shoe print, first mowing pass from the deck, edging along the drive, clippings blown off, the owner's walk clean. A sign with the weekday we come by.",
      watch:
        'Guards on, glasses on, nobody in front of the machine, and the phone is fixed, not held.',
    },
    Plumber: {
      title: 'Thirty seconds under the sink',
      description: 'A shot list for one repair people will remember.',
      outcome: 'One video filmed on the next service call and posted that night',
      scene: 'The one thing I wish every customer knew is where the water goes off.',
      ask: 'Script it around that: the drip, the hand that looks for the shutoff, a quarter turn, silence. Then the faucet part that failed, held to the lens, and the dry cabinet. One line: put a tag on yours tonight.',
      watch: 'Ask the owner first, and show no repair a viewer would try at home.',
    },
    Electrician: {
      title: 'Thirty seconds at the panel',
      description: 'A shot list that makes labels interesting.',
      outcome: 'One video filmed on the next visit and posted within two days',
      scene:
        'Nobody knows what their breakers do, and everyone has searched with a flashlight once.',
      ask: 'Script the labeling of a panel: dark room, wrong label, a breaker clicks, the right lamp goes out, a new label. A cut to a charred outlet we replaced, as the reason to look. One question at the end: can you find yours in the dark?',
      watch: 'Cover stays on while filming; a viewer must not see anything worth copying.',
    },
    HVAC: {
      title: 'Thirty seconds at the unit',
      description: 'A shot list to film during a tune-up.',
      outcome: 'One video filmed this week, posted ten days before the heat',
      scene:
        'Nobody sees what a tune-up is. To them somebody goes behind the house and comes back with a bill.',
      ask: 'Script it: leaves in the unit, water running through the coil, the filter held against the light, the thermostat set, a hand on the cool vent. One spoken sentence about what we write down for the owner.',
      watch: 'No refrigerant handling in close-up, no claim about years added to a furnace.',
    },
    Painter: {
      title: 'Thirty seconds of one wall',
      description: 'A shot list from filler to the second coat.',
      outcome: 'One video filmed over two days and posted on the third',
      scene:
        'A brush cutting a clean line along a ceiling is the best ad I own, and I never film it.',
      ask: 'Script one wall: thumb in a crack, sanding dust in the light, primer, the line by hand without tape, the roller, masking pulled off in one go. Let the phone stand in one place so the color grows.',
      watch: 'Mask on for sanding; in old houses I film no dust at all.',
    },
    Roofer: {
      title: 'Thirty seconds on the roof',
      description: 'A shot list from the first lifted shingle to the sweep.',
      outcome: 'One video filmed on the next dry day and posted by evening',
      scene: 'The leak is almost never where the stain is. People love to see that solved.',
      ask: 'Script it like a small mystery: the brown ring on the ceiling, the attic beam with the drip mark, the flashing by the chimney with a gap, the new piece bent to fit, the magnet sweep. Last words: look up from the yard today.',
      watch:
        'Tied in before filming; no one is told to climb, and hail damage is shown without a word on claims.',
    },
    Landscaper: {
      title: 'Thirty seconds of a patio',
      description: 'A shot list over three weeks, one shot a day.',
      outcome: 'One video from the present project, posted on the last day',
      scene:
        'My jobs last weeks, so the film must be made of one short shot a day from the same nail on the fence.',
      ask: 'Script it: grass, hole, base going down, the plate compactor shaking the picture, first paver, last paver, fresh mulch, chairs. Eight words on screen about what lies under the stone.',
      watch: 'Only our side of the fence, and tell me what the mud shots need to look wanted.',
    },
    Handyman: {
      title: 'Thirty seconds, ten small repairs',
      description: 'A shot list that follows one list from top to bottom.',
      outcome: 'One video filmed on the next half-day and posted that evening',
      scene: 'People send my videos to their partner with "we need him". That is the whole plan.',
      ask: 'Script one list: the paper on the fridge, three seconds for each thing, the squeak, the screw, the silence after. A drywall patch vanishes under the roller, a pen ticks the last line.',
      watch:
        'Sound matters here: tell me which three sounds to catch. No electrical or plumbing scenes.',
    },
  },
};
