import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { PackTemplate } from '../template.ts';

/** A 90-day plan around the trade's own calendar. */
export const seasonPlan: PackTemplate = {
  slug: 'season-plan',
  icon: 'calendar-range',
  write: ({ scene, ask, watch }, facts) =>
    lines(
      'In 90 days: {specificOutcome}.',
      `I own {business_name}, ${facts.who}.`,
      'Who we want more of: {target_audience}.',
      'Money for it: {budget_range}',
      scene,
      ask,
      `Set out days 1-30, 31-60 and 61-90, three moves each at most, with date, name and cost. The first can be done in an hour today. Say what to count and when to drop it. ${watch}`,
      'Close with the sum that tells if it paid: cost and hours against new jobs x my price [confirm].',
      'Limits: {constraints}',
    ),
  inputs: () => [input('target_audience'), input('budget_range')],
  lines: {
    'Cleaning Company': {
      title: 'More regulars in 90 days',
      description: 'Grow recurring cleans street by street before the holidays.',
      outcome: '10 new biweekly customers in three zip codes',
      scene:
        'One-time cleans pay this week, but regulars pay the rent. Most of mine came from a friend of a friend.',
      ask: 'Plan around that: a card left with each happy regular for one neighbor, two real-estate agents and a property manager for move-outs, a clear way from the first deep clean into a recurring clean.',
      watch: 'Trust sells us, so faces, references and the key rule come before any discount.',
    },
    Lawncare: {
      title: 'Sell the season by streets',
      description: 'Tighter routes: plan 90 days by neighborhood, not by town.',
      outcome: '25 seasonal contracts, 20 of them on streets we already drive',
      scene:
        'A cheap stop next door earns more than a pricey one across town, yet I advertise everywhere.',
      ask: "Choose with me the four neighborhoods worth filling. Build the 90 days on them: door hangers on the street while we run the mowers, renewals for last year's customers first, aeration as the fall follow-on.",
      watch:
        'Start before the grass does; people decide in a few weeks of spring. HOA rules on flyers are worth a check.',
    },
    Plumber: {
      title: 'Be the first plumber called',
      description: 'Be remembered before the pipe bursts: a 90-day plan.',
      outcome: '15 more calls a month that name us first',
      scene:
        'People look for a plumber with wet socks. Whoever comes to mind, or answers first, gets the job.',
      ask: 'Plan how we get on fridges and in phones early: a shutoff tag with our number left on every job, a photo of the water heater label saved for them, a partner (restoration, property manager) a month, and calls answered in two rings.',
      watch: 'More calls hurt if nobody picks up, so put the answering first.',
    },
    Electrician: {
      title: 'Better jobs in 90 days',
      description: 'More panel and charger work, less running for one switch.',
      outcome: '6 panel or EV charger jobs signed',
      scene:
        'Small calls fill my week. The jobs I do best, panel upgrades and EV chargers, come by accident.',
      ask: 'Build a plan that brings these: a page and photos for each, two car dealers or solar firms, home inspectors and remodelers who need someone to call back, and one question my techs ask on each service call.',
      watch: 'Utility and permit times shape the calendar; rebates are for the customer to check.',
    },
    HVAC: {
      title: 'Sell before the heat comes',
      description: 'A 90-day plan that moves work out of the rush.',
      outcome: '60 tune-ups and 20 maintenance plans sold before peak season',
      scene:
        'We earn most in weeks in which we treat customers worst: everyone waits, techs work nights.',
      ask: 'Move demand forward: tune-ups by zip code in the mild weeks, systems over twelve years looked at early, landlords and small shops before their season, a plan offered after every repair.',
      watch:
        'Stop selling on the day the calendar is full, and say what plan customers get in a heat wave.',
    },
    Painter: {
      title: 'Book exteriors before May',
      description: 'Fill the dry months early and the winter with interiors.',
      outcome: '8 exteriors with deposit for the season, 6 interiors for the gap',
      scene:
        'By June I turn people away, in February I call around. Both could be sold in the same talk.',
      ask: 'Plan the 90 days so that exteriors are quoted early and scheduled with rain in mind, interiors fill the rest, and each finished house gets a sign and three doors knocked with a swatch and a photo of the first coat going on.',
      watch:
        'A booked exterior needs a date window, not a date. Ask agents about houses going on sale.',
    },
    Roofer: {
      title: 'Be known before the storm',
      description: 'A 90-day plan to be the local name, not a storm chaser.',
      outcome: '20 roof checks done and 4 replacements signed',
      scene:
        'When hail comes, outside crews flood my town. I want people to know our name and face before.',
      ask: 'Plan the dry weeks: a yearly roof check for past customers, three agents or insurance offices who want a straight answer, photos of our flashing work, signs on jobs, the neighbor letter before each tear-off.',
      watch:
        'No door-knocking on the day after, and no word about what a policy pays. Door-to-door sales and contracts have rules: name whom to ask.',
    },
    Landscaper: {
      title: 'Sign spring projects by March',
      description: 'Fill the build season with the right jobs, early.',
      outcome: '5 projects over 8,000 USD signed with deposit',
      scene:
        'In April everybody calls at once and I quote at midnight. In winter nobody thinks of a patio.',
      ask: "Turn it round: design talks in the cold months, photos of last year's jobs a year on, a letter to neighbors of three yards we built, a mulch and clean-up offer that opens the door in spring, and one nursery or pool builder as a partner.",
      watch:
        'Ask for the budget before drawing anything. Five good jobs fill the crew; tell me when to stop.',
    },
    Handyman: {
      title: 'Regular work from landlords',
      description: 'A 90-day plan for repeat lists from people with many doors.',
      outcome: '4 landlords or agents who send a list every month',
      scene:
        'Home owners call once a year. People who look after ten apartments have a list every month.',
      ask: "Plan how I meet them: small landlords, agents who need a punch list done before a sale, a senior center for grab bars, and my present customers' own parents. What I bring to the first talk, what a first half-day costs, how they send a list.",
      watch:
        'Watch pay terms and size limits on unlicensed work; list who can tell me the rule here.',
    },
  },
};
