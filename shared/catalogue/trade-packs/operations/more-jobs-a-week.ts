import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { PackTemplate } from '../template.ts';

/** Money this month: more paid work in the hours there are. */
export const moreJobsAWeek: PackTemplate = {
  slug: 'more-jobs-a-week',
  icon: 'banknote',
  write: ({ scene, ask, watch }, facts) =>
    lines(
      'Target: {specificOutcome}.',
      `{business_name} is ${facts.who}, charging ${facts.units}.`,
      'Area: {service_area}',
      'People or crews: {crews}',
      'A normal week:',
      '<owner_text>{week_log}</owner_text>',
      scene,
      ask,
      `Show the lost hours in a table: where, how much, how sure. Then the week as I could run it from Monday, with two changes at most, and the message to customers whose time moves. ${watch}`,
      'No longer days, no skipped breaks, no guessed miles: tell me what to measure for three days.',
      'Limits: {constraints}',
    ),
  inputs: () => [
    customInput.area(
      'week_log',
      'A normal week, day by day',
      'Mon: 4 stops north, Tue: 2 north 1 far south, Wed: rain...',
      { required: true },
    ),
    customInput.number('crews', 'People or crews', [1, 200], { defaultValue: 2 }),
    input('service_area'),
  ],
  lines: {
    'Cleaning Company': {
      title: 'Two more cleans a week',
      description: 'Less driving and fewer gaps between homes.',
      outcome: '2 more recurring cleans a week with the same people',
      scene: 'My teams cross each other on the bridge at noon, each with a car full of caddies.',
      ask: 'Pair homes by area and length: a long deep clean with a short office, two three-hour homes on one street. Say what a team of two does to the time against a single cleaner, and who holds which keys.',
      watch:
        'Regulars bought "our Tuesday people": moving their day or person is the last thing to touch.',
    },
    Lawncare: {
      title: 'Tighter mowing routes',
      description: 'More stops a day by street, not by town.',
      outcome: '4 more stops a day on the same fuel',
      scene: 'Between two of my lawns lie eleven minutes of road and six lawns of somebody else.',
      ask: 'Give each neighborhood a day, order stops by gate and shade, leave a half day for rain weeks. Decide which lonely stops pay their way, get another price, or go to a friend. Time edging and trailer work per stop.',
      watch: 'Wet ground ruts: a tight route that cannot slip a day is no route.',
    },
    Plumber: {
      title: 'Emergencies without wrecked days',
      description: 'Keep room for urgent calls and finish the planned ones.',
      outcome: '3 more paid calls a week and no planned job moved twice',
      scene: 'I plan six jobs, a pipe bursts at nine, and from then on everyone waits.',
      ask: 'Build the day with slots kept free on purpose (how many, by weekday), planned work such as a water heater in the quiet hours, areas by van, and parts for the usual faucet and drain work on board. Who may say "tomorrow" to which kind of call?',
      watch: 'A free slot that stays empty needs a list of small jobs to fill it by ten.',
    },
    Electrician: {
      title: 'Fewer second trips',
      description: 'Finish small jobs in one visit and projects without waiting.',
      outcome: '3 more service visits a week, second trips halved',
      scene:
        'Missing one breaker, waiting for an inspector, coming back for two outlets behind the sofa.',
      ask: 'Go after second trips: photos of the panel before we drive, a van list by job type, service days and project days kept apart, inspections bundled, an apprentice who preps.',
      watch: 'Nobody works alone on live parts to save a trip; leave such work out of the squeeze.',
    },
    HVAC: {
      title: 'Get through the rush week',
      description: 'A day plan for the hottest or coldest week.',
      outcome: '2 more calls a tech per day in the rush, plan customers within 24 hours',
      scene: 'In the rush my techs zigzag behind whoever cried loudest on the phone.',
      ask: 'Plan the week: triage at seven, zones by tech, tune-ups moved out, common parts on each van, an office line that gives true times, one person for furnace and heat pump returns. What stops by rule at eight in the evening?',
      watch: 'Tired techs on ladders get hurt; the plan has an end of day.',
    },
    Painter: {
      title: 'No idle painters',
      description: 'Prep, drying and weather fitted so nobody waits.',
      outcome: 'One more room or side a week with the same crew',
      scene: 'Primer dries, two people look at it, and the next house is only ready on Thursday.',
      ask: 'Stagger two jobs so that one dries while the other is sanded or masked. Keep a list of indoor work for rain. Split prep people and finish people by skill. Tell me what a second sprayer or a runner for materials would change.',
      watch: 'Do not shorten time between coats; say which steps must not be squeezed.',
    },
    Roofer: {
      title: 'More dry days used',
      description: 'Weather windows, crews and deliveries in one plan.',
      outcome: 'One more repair day a week and no open roof in rain',
      scene: 'Good days are spent waiting for a delivery, and the dump is closed when we need it.',
      ask: 'Plan by forecast: which jobs need two dry days (tear-off), which need three hours (flashing, a few shingles), deliveries a day before, who does repairs when wind stops the big one, the rule for opening only what we close by evening.',
      watch: 'Wind, heat and tie-off rules end a day. A qualified person sets those limits.',
    },
    Landscaper: {
      title: 'Crew days without waiting',
      description: 'Stone, machine and people on site in the right order.',
      outcome: 'One crew day a week won back from waiting',
      scene: 'Three people stand around a hole because the pavers come at two instead of seven.',
      ask: "Plan backward from each delivery: what must be done when it lands, what the crew does if it does not, machine days shared over two sites, a filler list (mulch, pruning, clean-ups) within ten minutes' drive, one person who makes the calls at three each afternoon.",
      watch: 'Base work on a patio is not where minutes are saved; mark what stays slow.',
    },
    Handyman: {
      title: 'Fuller half-days',
      description: 'Fewer errands, more lists by area.',
      outcome: '2 more half-days a week and one parts run instead of four',
      scene: 'My week is nine houses, six store runs and forty little things.',
      ask: 'Sort my week: areas by day, half-days back to back, parts bought on one evening from photos, a drywall patch started at one visit and finished at the next nearby. Which errands stop by themselves with a better list?',
      watch: 'Leave a slot for the door that will not lock; those customers stay for life.',
    },
  },
};
