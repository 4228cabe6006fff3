import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { PackTemplate } from '../template.ts';

/** Something to use: questions and a paid trial that show the work of the trade. */
export const trialDay: PackTemplate = {
  slug: 'trial-day',
  icon: 'clipboard-list',
  write: ({ scene, ask, watch }, facts) =>
    lines(
      'Decision by the end: {specificOutcome}.',
      `Hiring at {business_name}, ${facts.who}.`,
      'Role: {crew_role}.',
      'Matters most: {matters_most}',
      'Goes along: {buddy}',
      scene,
      ask,
      'One page: six questions, the same for all, with what a strong and a weak answer holds; the trial by the hour; five visible points to mark yes, nearly or not yet; and both messages, yes and no.',
      `You do not compare my applicants. ${watch} A trial is paid work: list what payroll, insurer and an adviser must settle first.`,
      'Limits: {constraints}',
    ),
  inputs: (facts) => [
    input('crew_role', { required: true, placeholder: facts.roleExample }),
    customInput.text(
      'matters_most',
      'What matters most to you',
      'On time, careful, speaks up when unsure',
    ),
    customInput.text('buddy', 'Who goes along (first name)', 'Rosa'),
  ],
  lines: {
    'Cleaning Company': {
      title: 'Trial visit for a cleaner',
      description: 'Questions and a paid half morning in a real home.',
      outcome: 'Two paid trial visits and a decision by Friday',
      scene:
        'In the interview everyone is thorough. In a bathroom I see within ten minutes who looks up and behind.',
      ask: 'Build the trial on one bathroom and one kitchen beside my best cleaner: order of work, top to bottom, baseboards, what they do with things lying around, what they ask about products. Use an owner who agreed.',
      watch:
        'Speed is learned; look at care, honesty about a broken cup, and how they speak of former customers.',
    },
    Lawncare: {
      title: 'Trial day on the route',
      description: 'Questions and a paid morning behind the trailer.',
      outcome: 'Two paid trial mornings and a decision by Saturday',
      scene: 'Anyone can push a mower for an hour. Stop number twelve in the heat tells me more.',
      ask: 'Plan four stops: blow and rake first, edging on a forgiving yard, gate and dog rules, loading the trailer. Mowing slopes and sprays are out for newcomers. Look at water breaks, eyes on people, clippings off the walk.',
      watch: 'Machine use by newcomers is cleared with my insurer first.',
    },
    Plumber: {
      title: 'Ride-along for a helper',
      description: 'Questions and a paid day in the van.',
      outcome: 'Two ride-alongs and a decision by next Tuesday',
      scene:
        "I need to know if they see what I reach for next, and how they stand in a stranger's kitchen.",
      ask: 'Plan a day with a drain, a faucet and, if it fits, carrying at a water heater: hand tools by name, keep the floor clean, find the shutoff, speak to the owner. Note what they ask on the drive.',
      watch: 'No work that needs a license in their hands; watching counts.',
    },
    Electrician: {
      title: 'Trial day for an apprentice',
      description: 'Questions and a paid day without live work.',
      outcome: 'Two trial days and a decision by the end of next week',
      scene: 'The trait I need is stopping when unsure. You cannot see it across a desk.',
      ask: 'Plan dead work only: sorting the van, drilling, pulling cable with me, labeling a panel drawing, mounting boxes for an outlet on a board in the shop. Put in one unclear instruction and see if they ask.',
      watch: 'Nothing energized, no ladders over a height my safety person sets.',
    },
    HVAC: {
      title: 'Ride-along before the season',
      description: 'Questions and a paid day of tune-ups.',
      outcome: 'Two ride-alongs in the mild weeks and a decision in 3 days',
      scene: 'A hot attic for half an hour shows more than a certificate on paper.',
      ask: 'Plan three tune-ups with my most patient tech: filter and coil, note-taking, carrying, tidy shoes, how they explain a thermostat to an older lady. Add a shop hour: name parts on an old furnace.',
      watch: 'No refrigerant or gas work; breaks and water are part of the plan.',
    },
    Painter: {
      title: 'Trial day for a painter',
      description: 'Questions and one wall from crack to coat.',
      outcome: 'Two paid trial days and a decision by Friday',
      scene:
        'Give a painter a wall with a crack, a window and a radiator, and say nothing for two hours.',
      ask: 'Plan one wall in our own shop or an empty apartment: filling, sanding, masking, primer on the patch, cutting in along the ceiling, one coat, cleaning brushes. Mark what is done unasked. Speed is noted, not judged.',
      watch: 'No dust in a house from before 1978 for someone without training.',
    },
    Roofer: {
      title: 'Trial day, feet on ground',
      description: 'Questions and a paid day without climbing.',
      outcome: 'Two paid ground days and a decision by Monday',
      scene: 'Who keeps a clean yard under a tear-off will keep a clean roof later.',
      ask: 'Plan ground work: covering beds, carrying bundles of shingles in pairs, the chute zone, sorting flashing, two magnet sweeps, talking to the owner when a pot breaks. Ask about a day they said stop.',
      watch: 'No roof, no ladder, hard hat on; a qualified person holds the morning talk.',
    },
    Landscaper: {
      title: 'Trial day on a project',
      description: 'Questions and a paid day of base and planting.',
      outcome: 'Two paid trial days and a decision by Sunday',
      scene: 'By the tenth wheelbarrow I know who picks the short way and who blocks the path.',
      ask: 'Plan a day: raking base for a patio, string and level explained once, setting ten pavers, planting three shrubs, spreading mulch around a trunk, sweeping the street. See if they check the level again by themselves.',
      watch: 'Saw, compactor and skid steer are off limits on day one.',
    },
    Handyman: {
      title: 'Trial half-day for a handyman',
      description: 'Questions and one real list, done together.',
      outcome: 'Two paid trials and a decision within 3 days',
      scene:
        'The skill is in the order: which of ten things first, which screw, and when to say "not mine".',
      ask: 'Plan one half-day with me at a customer who agreed: they read the list and plan it aloud, hang a door, start a drywall patch, fix a loose rail, explain a grab bar to the owner. One item on the list is for a licensed trade; do they notice?',
      watch: 'Charm with customers counts, and tidy hands count more.',
    },
  },
};
