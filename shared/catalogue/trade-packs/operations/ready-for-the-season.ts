import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { PackTemplate } from '../template.ts';

/** A plan of 60 days: vans, tools, stock and people ready before the busy weeks. */
export const readyForTheSeason: PackTemplate = {
  slug: 'ready-for-the-season',
  icon: 'calendar-range',
  write: ({ scene, ask, watch }, facts) =>
    lines(
      'Ready by then: {specificOutcome}.',
      `{business_name}, ${facts.who}. Our rush: ${facts.busy}.`,
      'It starts for us on: {season_start}.',
      'Crew: {team_size}',
      'Money for it: {budget_range}',
      scene,
      ask,
      `Count back eight weeks: vehicles, gear (${facts.tools}), stock, people, bookings. Three things a week at most, each with a name; the first is for tomorrow. ${watch}`,
      'Add a shopping list, worst gap first, prices as [confirm]. Ask me what we swore to do differently.',
      'Limits: {constraints}',
    ),
  inputs: () => [
    customInput.text('season_start', 'When it starts', 'About 60 days from now', {
      required: true,
    }),
    input('team_size'),
    input('budget_range'),
  ],
  lines: {
    'Cleaning Company': {
      title: 'Ready for the holiday rush',
      description: '60 days to prepare for deep cleans, guests and moves.',
      outcome: '20 extra deep cleans possible without one regular moved',
      scene:
        'Before holidays every regular wants more, strangers want a deep clean tomorrow, and two cleaners take time off.',
      ask: 'Book regulars first, open a set number of slots for one-time work, order liners and products, check vacuums, fix who may work when, and settle prices for ovens, baseboards and move-outs before the phone rings.',
      watch: 'Time off is asked for now, in writing, and given fairly.',
    },
    Lawncare: {
      title: 'Ready for the first cut',
      description: '60 days from winter shed to full route.',
      outcome: 'All machines sharp, route full by street, helpers trained on day one',
      scene:
        'Each spring the first warm week catches me with a dead battery and half the renewals open.',
      ask: 'Order it: blades, belts, oil, trailer lights, spare trimmer heads; renewals and aeration orders; routes by street; helpers tried out in March; first overgrown cuts planned as double stops with edging.',
      watch: 'Hearing, eyes and heat are in the plan; a qualified person does the talk.',
    },
    Plumber: {
      title: 'Ready for the cold snap',
      description: '60 days to stock vans, phones and people for burst pipes.',
      outcome: 'Each van stocked, on-call list signed, shutoff text sent to all customers',
      scene:
        'The first frost fills the phone in two hours, and the part everybody needs is sold out by ten.',
      ask: 'Get ready: repair couplings and heat tape, drain machines serviced, a water heater on the shelf or promised, on-call list and rate, phone triage, a text that shows people their shutoff before they need it.',
      watch: 'On-call pay and rest hours are questions for an employment adviser.',
    },
    Electrician: {
      title: 'Ready for summer projects',
      description: '60 days to prepare people, permits and parts.',
      outcome: 'Six weeks of projects with permits applied for and parts on order',
      scene:
        'In June everybody wants the charger, the fans and the new panel, and I am still waiting for breakers.',
      ask: "Line up long-lead parts, permits and utility dates first, then van stock for outlet and lighting days, an apprentice's start, ladders and testers checked, quotes for EV chargers made from one template.",
      watch: 'Tester calibration and protective gear are checked by whoever holds the license.',
    },
    HVAC: {
      title: 'Ready before the heat wave',
      description: '60 days to prepare vans, techs and plan customers.',
      outcome: 'All plan tune-ups done and ten common parts on each van',
      scene:
        'We lose the first hot week to capacitors we do not have and tune-ups we should have done.',
      ask: "Do plan customers by zip code now, stock from last year's most used parts, service pumps and gauges, train the helper, set phone triage, agree days off. For winter run it again with furnace and heat pump parts.",
      watch: 'Refrigerant work stays with certified people, in the plan as well.',
    },
    Painter: {
      title: 'Ready for exterior season',
      description: '60 days from winter rooms to ladders and sprayers.',
      outcome: 'Eight exteriors scheduled with rain gaps, all ladders and sprayers checked',
      scene:
        'On the first dry Monday the sprayer is clogged, and three customers think they are first.',
      ask: 'Schedule houses with gaps for rain, colors and swatches signed a month ahead, sprayer and ladders checked, masking and primer bought in bulk, a prep crew for the first weeks, interiors kept for wet days.',
      watch:
        'Old houses: who is certified for lead-safe work, and through which date? Put the check in week one.',
    },
    Roofer: {
      title: 'Ready for storm season',
      description: '60 days to prepare tarps, crews and honest answers.',
      outcome: 'Tarp kits in two trucks, call script tested, past customers informed',
      scene:
        'After hail we get ninety calls in two days, and until now the loudest one was served first.',
      ask: 'Prepare tarp kits and who goes, a call list that puts open roofs first, photo routine for shingles and flashing, supplier promises, harness checks, a text to past customers on what to do and not to sign.',
      watch:
        'Out-of-town helpers need papers, insurance and a lead from us; list whom to ask beforehand.',
    },
    Landscaper: {
      title: 'Ready for the build season',
      description: '60 days from frozen ground to the first patio.',
      outcome: 'First four projects with stone ordered, lines marked and crew set',
      scene:
        'Stone takes six weeks, the skid steer needs a track, and in March all customers want to be first.',
      ask: 'Fix the order of projects, deposits that buy pavers, machine service, plant orders, mulch deliveries by area, marking of lines before each dig, a filler list for rain, and a trial week for new hands.',
      watch: 'The compactor, saw dust and trench talks come from a trained person.',
    },
    Handyman: {
      title: 'Ready for the spring lists',
      description: '60 days to sort the van, prices and regular customers.',
      outcome: 'Van sorted, 20 half-days booked ahead, price sheet done',
      scene: 'Spring lists come all at once and I spend March in the hardware store.',
      ask: 'Sort the van by kind of job (doors, walls, bath, outside), restock anchors and hinges, prepare kits for a drywall patch and a grab bar, invite regulars to book half-days early, fix price and referral list of licensed trades.',
      watch: 'Ladders first: whatever wobbles goes before anything is bought.',
    },
  },
};
