import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { PackTemplate } from '../template.ts';

/** A plan of eight weeks that follows the trade's year. */
export const eightWeekCalendar: PackTemplate = {
  slug: 'eight-week-calendar',
  icon: 'calendar-range',
  write: ({ scene, ask, watch }, facts) =>
    lines(
      'After eight weeks: {specificOutcome}.',
      `Posts for {business_name}, ${facts.who}. Busy: ${facts.busy}.`,
      'Where: {primary_social_platforms}.',
      'How often now: {posting_frequency}',
      'Time for it: {time_availability}',
      scene,
      ask,
      `Lay out eight weeks with two posts each in a table: day, subject, photo to take, on which job, first sentence. Write the first four in full. ${watch}`,
      'Two weeks get a single post, because I will be tired. Tell me what to note each Friday: messages, calls, jobs that named a post.',
      'Limits: {constraints}',
    ),
  inputs: () => [
    input('primary_social_platforms'),
    input('posting_frequency'),
    input('time_availability'),
  ],
  lines: {
    'Cleaning Company': {
      title: 'Eight weeks of cleaning posts',
      description: 'Two posts a week from homes you clean anyway.',
      outcome: '16 posts out and 6 people who asked about a recurring clean',
      scene:
        'I am with a cloth in my hand all day and at night I do not want to see a sponge, not even on a screen.',
      ask: 'Let it follow homes: the back-to-school reset, the week before guests, moves at month end with a move-out story, the quiet post on why we skip baseboards on every other visit and when we do them.',
      watch: 'Alternate hands, homes and people; five tips in a row read like a magazine.',
    },
    Lawncare: {
      title: 'Eight weeks of lawn posts',
      description: 'What the grass does next, one week ahead.',
      outcome: '16 posts out and 10 season inquiries from our routes',
      scene:
        'The lawn tells me what to post: first green, dandelions, drought, leaves. I only have to be a week early.',
      ask: 'Build the eight weeks on what grass does here in that time: first mowing height, edging, weeds people ask about, when aeration is worth it, rain-week notices, the day we are in each neighborhood.',
      watch:
        'Ask me for my region and month first if I have not said; a northern calendar is wrong in Georgia.',
    },
    Plumber: {
      title: 'Eight weeks of plumbing posts',
      description: 'Small warnings before the season does the damage.',
      outcome: '16 posts out and 8 planned jobs from them',
      scene: 'In a cold snap nobody reads, they call. The useful post comes the week before.',
      ask: 'Plan for what is next: hoses before frost, guests and disposals, water heater age, slow drain signs, vacation shutoff, a Monday story from the van. Between them people: who answers the phone, who comes.',
      watch: 'A post that helps someone avoid a call is fine with me; no post frightens.',
    },
    Electrician: {
      title: 'Eight weeks of electrical posts',
      description: 'Safety, light and chargers, with no how-to.',
      outcome: '16 posts out and 5 project inquiries',
      scene:
        'I can talk about electricity all day and people glaze over. Stories of houses work better.',
      ask: "Plan by the house: the old outlet in grandma's kitchen, the porch before dark evenings, questions before an EV charger, what a full panel looks like, holiday lights on one breaker, an apprentice's first year.",
      watch:
        'Every warning ends with "switch off and call", never with a tool in a viewer\'s hand.',
    },
    HVAC: {
      title: 'Eight weeks ahead of weather',
      description: 'Post two weeks before the heat or frost arrives.',
      outcome: '16 posts out and 15 tune-ups booked from them',
      scene: 'My business follows the forecast, and my posts always came after it.',
      ask: 'Start from the next change of season: tune-up weeks by neighborhood, filter size photos, thermostat habits, sounds a furnace should not make, what to do while you wait for us, a thank-you to the techs after the first hot week.',
      watch: 'When we are full, posts turn into help with waiting, so prepare three of those.',
    },
    Painter: {
      title: 'Eight weeks of color',
      description: 'Rooms, doors and prep, planned around the weather.',
      outcome: '16 posts out and 6 quote requests',
      scene: 'I have eight hundred photos of walls and no idea which ones anybody wants.',
      ask: 'Make it a series: door of the week, one room over three days, swatch questions, prep secrets (filler, primer, masking), weather talk for exteriors, the answer to "can I stay in the house?".',
      watch: "Taste is the owner's; we show theirs, we do not laugh at last decade's colors.",
    },
    Roofer: {
      title: 'Eight weeks of roof posts',
      description: 'Steady posts, so storm week is not your first.',
      outcome: '16 posts out and 8 roof checks booked',
      scene: 'Everybody in roofing posts after hail. I want to be there in the dull weeks.',
      ask: 'Plan dull weeks well: attic stains, flashing in winter, what a shingle costs in time, a tear-off day by the hour, how we protect beds, who the crew is. Keep two calm storm posts ready in the drawer.',
      watch: 'Nothing that sounds like a claim adviser; no countdown offers after storms.',
    },
    Landscaper: {
      title: 'Eight weeks of project posts',
      description: 'Projects step by step, planned with the season.',
      outcome: '16 posts out and 4 design talks',
      scene: 'A yard needs a story of weeks, which suits posts better than one glossy picture.',
      ask: 'Let two projects run through the calendar, a patio and a bed: soil, base, first paver, planting day, fresh mulch, the same view a year on. Between them: what to plant now, what to leave alone, a day at the nursery.',
      watch: 'Plants depend on place: ask for my region and soil before naming any.',
    },
    Handyman: {
      title: 'Eight weeks of small fixes',
      description: 'A post for every list on every fridge.',
      outcome: '16 posts out and 10 lists sent in',
      scene: 'My posts should sound like the neighbor who owns a level, not like a hardware store.',
      ask: 'Plan by rooms and moments: the sticking door in damp weeks, the punch list before a sale, grab bars before parents visit, drywall patch magic, the drawer of mystery screws, what a half-day held this Tuesday.',
      watch: 'Tell people honestly which fix is worth it and which is not; that is why they call.',
    },
  },
};
