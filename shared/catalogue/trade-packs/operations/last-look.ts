import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { PackTemplate } from '../template.ts';

/** Something to use tomorrow: the last look before leaving, so that nobody has to come back. */
export const lastLook: PackTemplate = {
  slug: 'last-look',
  icon: 'clipboard-check',
  write: ({ scene, ask, watch }, facts) =>
    lines(
      'In the van by then: {specificOutcome}.',
      `For the people of {business_name}, ${facts.who}.`,
      'The job it is for: {product_service_name}',
      'What we had to go back for lately: {went_back_for}.',
      'Crew level: {experience_level}',
      scene,
      ask,
      'Write ten points at most, in walking order. Each can be seen, touched or tried and says what "right" is in under ten words; two are photos. English left, everyday Spanish right, read by a speaker first.',
      `Add the sentence with which we show the work to the customer. ${watch} Which three points would you keep?`,
      'Limits: {constraints}',
    ),
  inputs: (facts) => [
    customInput.text('went_back_for', 'What you went back for lately', facts.callBackExample, {
      required: true,
    }),
    input('product_service_name', { placeholder: facts.usualJob }),
    input('experience_level'),
  ],
  lines: {
    'Cleaning Company': {
      title: 'Last look in every room',
      description: 'A two-language card that ends missed-spot calls.',
      outcome: 'A ten-point card used in every home from Monday',
      scene:
        'Customers find what they see from bed, from the toilet and from the sofa. We never look from there.',
      ask: 'Build it from these three places: mirrors against light, taps, baseboards behind doors, trash, smells, things back where they stood, doors and windows locked. A recurring clean gets a shorter version.',
      watch: 'Product labels and mixing rules come from the maker, as a gap to fill in.',
    },
    Lawncare: {
      title: 'Last look at the yard',
      description: 'A two-minute card before the trailer ramp goes up.',
      outcome: 'A ten-point card used at every stop from Monday',
      scene:
        'We are called back for a strip by the fence, clippings in the pool and a gate left open.',
      ask: 'Walk it from the far corner to the street: missed strips, edging along beds and walk, clippings off hard ground, trimmer marks on trunks, toys back, gate shut, one photo from the curb.',
      watch: 'Leave a line for notes: wet corner, wasps, broken sprinkler that was broken before.',
    },
    Plumber: {
      title: 'Last look under the sink',
      description: 'A card that stops second visits for the same leak.',
      outcome: 'A ten-point card used on every call from Monday',
      scene:
        'The drip that brings us back was nearly always there when we packed up. Nobody ran the water long enough.',
      ask: 'Think dry tissue and time: run hot and cold, fill and empty, look again after five minutes, shutoff turns and holds, drain takes a full basin, faucet handles tight, floor dry, old part shown, photo.',
      watch:
        'Gas, pressure and venting checks are for the license holder; leave those slots marked.',
    },
    Electrician: {
      title: 'Last look before covers on',
      description: 'A card for tidy, labeled, working visits.',
      outcome: 'A ten-point card used on every visit from Monday',
      scene:
        'We go back for a dead outlet in the next room, a crooked plate and a label nobody wrote.',
      ask: 'Cover what a customer sees and what I want to see: each breaker we touched labeled, every outlet in the area tried, plates straight, dust wiped, lamp tested with them present, photo of the panel closed.',
      watch:
        "Testing and measuring follow the license holder's own sheet, which this card does not replace.",
    },
    HVAC: {
      title: 'Last look before we drive',
      description: 'A card that ends next-day "it stopped again" calls.',
      outcome: 'A ten-point card used on every call before the season',
      scene:
        'A loose cover, a filter put in backward, a thermostat left on hold: that is what brings us back.',
      ask: 'Write it for the end of a tune-up or repair: settings back, filter direction and size noted, condensate dry, sounds heard with the customer, readings written down, area swept, next date said. Furnace points apart from cooling.',
      watch: 'Combustion and refrigerant points are filled in by a certified tech.',
    },
    Painter: {
      title: 'Last look in raking light',
      description: "A card for the walk-through before the customer's.",
      outcome: 'A ten-point card used on every room from Monday',
      scene:
        'The customer looks at the wall at six in the evening with the sun along it. We leave at four.',
      ask: 'Make us look like that: lamp along the wall, edges at the ceiling, second coat even, door tops, masking bits, drips on the floor, wall plates clean, furniture back, leftover paint labeled with room and swatch name.',
      watch:
        'Lead-safe clean-up in old houses belongs to the certified person, with a sheet of its own.',
    },
    Roofer: {
      title: 'Last look at roof and yard',
      description: 'A card for photos, flashing and nails.',
      outcome: 'A ten-point card used on every roof from this week',
      scene:
        'What owners remember is one nail in a tire. What I fear is the one flashing nobody photographed.',
      ask: 'Two halves. Roof: valleys clear, flashing at each wall and vent in a photo, no lifted shingle, ridge finished, tools down. Yard: two magnet sweeps, beds uncovered, gutters scooped, attic looked at with a lamp, driveway.',
      watch: 'Nobody goes back up alone for a photo; tie-off stays until the ladder is down.',
    },
    Landscaper: {
      title: 'Last look at the project',
      description: 'A card for levels, joints, plants and clean streets.',
      outcome: 'A ten-point card used at every hand-over this season',
      scene:
        'We come back for a rocking paver, a plant set too deep and mud down the whole street.',
      ask: 'Walk with a level, a hose and a broom: patio slope tried with water, joints full, edges tight, root flare visible, ties loose, mulch off the trunks, sprinklers turned on once, street swept, watering note handed over.',
      watch: 'Wall and step heights are checked against the plan by whoever drew it.',
    },
    Handyman: {
      title: 'Last look at the list',
      description: 'A card so that ten small things stay fixed.',
      outcome: 'A ten-point card used on every half-day from Monday',
      scene:
        'With ten things on one list, the one I did last and fast is the one that comes loose.',
      ask: 'Go by kind: hung things pulled by hand, doors closed ten times, caulk line by finger, drywall patch in side light, grab bar loaded with my own weight, screws counted, dust up, tick by tick with the owner.',
      watch: 'Whatever looked unsafe but was not my job is told to them in writing.',
    },
  },
};
