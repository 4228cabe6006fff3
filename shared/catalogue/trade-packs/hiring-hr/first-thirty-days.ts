import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { PackTemplate } from '../template.ts';

/** A plan of 30 days: from the first morning to usual work of the trade done alone. */
export const firstThirtyDays: PackTemplate = {
  slug: 'first-thirty-days',
  icon: 'calendar-range',
  write: ({ scene, ask, watch }, facts) =>
    lines(
      'By day 30: {specificOutcome}.',
      `A new person starts at {business_name}, ${facts.who}.`,
      'Role: {crew_role}.',
      'What they can do already: {experience_level}',
      'Who shows them: {buddy}',
      scene,
      ask,
      `Plan days 1, 2-5, 6-10, 11-20 and 21-30: tasks from easy to hard, on which jobs, who shows it, how we can tell. The aim is ${facts.usualJob}.`,
      `${watch} What needs a license or safety course waits for whoever may teach it. From which day do they pay their way?`,
      'Limits: {constraints}',
    ),
  inputs: (facts) => [
    input('crew_role', { required: true, placeholder: facts.roleExample }),
    input('experience_level'),
    customInput.text('buddy', 'Who shows them (first name)', 'Marco'),
  ],
  lines: {
    'Cleaning Company': {
      title: "A cleaner's first 30 days",
      description: 'From shadowing to a home of their own.',
      outcome: 'Cleans a usual home alone in the planned time, no missed-spot calls',
      scene:
        'We throw new people into a deep clean on day one, because there is always one, and half of them quit.',
      ask: 'Begin with a regular home they will see again, one room type a day: bathrooms, kitchens, baseboards and dusting, floors. Keys, alarms and pets before speed. By day 20 one recurring clean is theirs.',
      watch:
        'Products are taught from the label; bleach and acids never together is the first lesson, by someone who knows.',
    },
    Lawncare: {
      title: 'First 30 days on the route',
      description: 'From blower to mower, without broken gates.',
      outcome: 'Runs trimming and edging alone and loads the trailer right',
      scene:
        'New hands scalp one lawn and leave one gate open, and I hear of both from the customer.',
      ask: 'Order of learning: gates, dogs and names; blowing off clippings; raking; edging; trimmer near trunks; mowing flat yards; then the odd ones. A stop card for each yard with its trap.',
      watch: 'Slopes, blades and fuel are taught by a trained person, heat rules included.',
    },
    Plumber: {
      title: "A helper's first 30 days",
      description: 'From flashlight holder to useful second pair of hands.',
      outcome: 'Sets up, finds the shutoff and cleans up on every call unasked',
      scene:
        'Helpers leave when they only carry. They stay when in week two they understand why the drain gurgles.',
      ask: 'Give them something to know each day: parts by name, shutoff first, shoe covers, photos, drain machine at the shop, taking a faucet apart on the bench, flushing a water heater beside me. Let them explain one job to the owner by day 20.',
      watch: "What a helper may do alone is the board's rule; mark it as a question.",
    },
    Electrician: {
      title: "An apprentice's first 30 days",
      description: 'From sorting the van to wiring a board.',
      outcome: 'Preps a room and wires a practice outlet correctly, every time',
      scene: 'The first month decides if they get careful or quick.',
      ask: 'Teach stop and ask first. Then van and parts, drilling and boxes, pulling cable, a practice board with outlet and switch, labeling a panel with me calling out each breaker, helping at one EV charger job.',
      watch:
        'Dead work only, locked off by the license holder; hours are logged if the program asks for it.',
    },
    HVAC: {
      title: 'Train a helper before the rush',
      description: 'Ready for the rush: from filters to a tune-up.',
      outcome: 'Does the prep half of a tune-up alone before the heat comes',
      scene: 'I have six quiet weeks to make a helper useful. In the rush nobody teaches anything.',
      ask: 'Week by week: van stock and part names, filter sizes, cleaning coils, condensate, thermostat settings and how to explain them, then readings beside a tech, a furnace in the shop taken apart. The rush rules come in week four.',
      watch: 'Refrigerant, gas and live voltage are for certified people.',
    },
    Painter: {
      title: 'First 30 days: prep first',
      description: 'From sanding to a second coat you can show.',
      outcome: 'Preps a room alone and rolls a clean second coat',
      scene:
        'New people want the brush. I need two weeks of prep from them and have to make that worth it.',
      ask: 'Lay out a ladder of skill they can see: floors covered, masking, filling, sanding, primer, rolling, cutting in on a closet wall, then on a visible one. Every step has a sample wall with "good" and "not yet" side by side.',
      watch:
        'Masks, ladders and old paint are taught by a qualified person before the work, not after.',
    },
    Roofer: {
      title: 'First 30 days on crew',
      description: 'From ground work to the first row of shingles.',
      outcome: 'Runs the ground safely and lays a straight row under supervision',
      scene:
        'A new hand who is afraid to say "I am dizzy" is the most dangerous person on my roof.',
      ask: 'Ground first: zones, covers, magnet, sorting. Then harness on a practice stand, carrying on a low pitch, underlayment, first shingles, watching flashing. Daily question at seven: what would make you stop today?',
      watch:
        'Fall protection training by a qualified trainer comes before the first step up, with a paper for it.',
    },
    Landscaper: {
      title: 'First 30 days on projects',
      description: 'From wheelbarrow to a row of pavers in line.',
      outcome: 'Builds base to level and lays a straight row unasked',
      scene: 'We say "rake it level" and nobody ever showed them what level is.',
      ask: 'Teach by building: tools and cleaning, string and level, base in layers, first row of a patio, plant depth, mulch kept off trunks, handing over a swept site. On rainy days: sharpening and plant names.',
      watch:
        'Machines, saw and trenches wait for the trained person; lines are marked before any shovel.',
    },
    Handyman: {
      title: 'First 30 days with you',
      description: 'From second pair of hands to own half-days.',
      outcome: 'Takes a simple half-day alone, every tick checked by photo',
      scene:
        "The hard part is not the hinge. It is a stranger's home, ten small things, and nobody to ask.",
      ask: 'Go by kind of job: doors and locks, hanging things, caulk, drywall patch in two visits, outside. Add how to read a list, plan the order, buy parts once, talk to an older owner about a grab bar, send me a photo at each tick.',
      watch: 'The list of what we refer on is learned by heart in week one.',
    },
  },
};
