import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { PackTemplate } from '../template.ts';

/** Something to send: the fees, deposits and stages usual work in this trade needs. */
export const termsThatFit: PackTemplate = {
  slug: 'terms-that-fit',
  icon: 'send',
  write: ({ scene, ask, watch }, facts) =>
    lines(
      'Ready to send: {specificOutcome}.',
      `{business_name} (${facts.who}). The smallest thing we drive out for: ${facts.smallJob}.`,
      'Based in: {location}',
      'How we are paid now: {payment_terms}',
      'A usual job (USD): {average_job_value}',
      'Tone: {brand_voice}',
      scene,
      ask,
      'Write it as a block of 100 words for quote or website, a text of 250 characters for the booking, one sentence to say aloud, and my answer to "the other company does not charge that".',
      `${watch} Put [check] on whatever law, license board or card company may limit, and say who can tell me.`,
      'Limits: {constraints}',
    ),
  inputs: (facts) => [
    input('payment_terms'),
    input('average_job_value', { placeholder: String(facts.priceExample) }),
    input('brand_voice'),
  ],
  lines: {
    'Cleaning Company': {
      title: 'Skip and lockout rules',
      description: 'Fair words for skipped visits, locked doors and first cleans.',
      outcome: 'One set of rules in every new booking by Friday',
      scene:
        'A regular skips on the morning itself, or nobody opens, and my two cleaners sit in the car.',
      ask: 'Cover: notice for a skip, what a locked door costs, what happens when a recurring clean was skipped twice and turns into a deep clean, how move-out jobs are paid beforehand, and keys.',
      watch:
        'Kind to the parent with a sick child, firm to the serial skipper: write a rule that can be both.',
    },
    Lawncare: {
      title: 'Season payment and rain weeks',
      description: 'Clear terms for per-cut, monthly and skipped weeks.',
      outcome: 'Season terms sent with all renewals by the 1st',
      scene:
        'Every drought I argue about weeks in which we came and did not cut, and in May about cuts they did not order.',
      ask: 'Cover: equal monthly payments or per cut, who decides to skip, the double-time cut after three wet weeks, edging included or not, locked gate, dog mess, card on file.',
      watch:
        'One page and no small print; the person signing is standing in the driveway next to a mower.',
    },
    Plumber: {
      title: 'Call-out fee, said well',
      description: 'Words for the fee, the after-hours rate and price before work.',
      outcome: 'Fee text on website, booking and phone script by Friday',
      scene:
        'I say the call-out fee at the end, when it sounds like a trick. It should be the first thing they hear.',
      ask: 'Cover: what the fee buys, when it counts toward the job, nights and Sundays, price agreed before the wrench, payment on the day, deposit when I order a water heater.',
      watch:
        'For a drain that blocks again in days, say what we stand behind and what we do not, without a guarantee I never gave.',
    },
    Electrician: {
      title: 'Service fee and project stages',
      description: 'Words for the visit fee, permits and stage payments.',
      outcome: 'Fee and stage terms on every quote by Friday',
      scene:
        'Small calls end in a talk about the hour, panel jobs in waiting for the last third until the inspector came.',
      ask: 'Cover: what the service fee holds, price before the cover comes off, stages for a panel or EV charger job (deposit, rough-in, after inspection), who pays permit fees, what waiting for the utility means.',
      watch:
        'Tie the last payment to something we control, and tell me if that is not usual or allowed for deposits here.',
    },
    HVAC: {
      title: 'Diagnostic fee and deposits',
      description: 'Words for the fee, peak season and system orders.',
      outcome: 'Fee and deposit terms in use before peak season',
      scene:
        'In a heat wave people call five companies, and I drive to houses that are already cooled.',
      ask: 'Cover: diagnostic fee paid at booking or on the day, what it holds, cancelling within two hours, after-hours rate, deposit when a furnace or heat pump is ordered, what plan members get instead.',
      watch:
        'No price goes up because of the weather; if peak hours cost more, the rule stands all year.',
    },
    Painter: {
      title: 'Deposit and color changes',
      description: 'Words for deposit, stages, color changes and rain days.',
      outcome: 'Deposit terms on the next three quotes',
      scene: 'Paint is bought, two rooms are masked, and then the color is "somehow too green".',
      ask: 'Cover: deposit for the date, stage after prep or primer, last payment at the walk-through, a signed swatch before the first coat, what another color costs, weather for exteriors, moving furniture.',
      watch:
        'The walk-through has a list and a day on which it ends; small touch-ups do not hold back the entire bill.',
    },
    Roofer: {
      title: 'Stages and insurance money',
      description: 'Words for deposit, stages and what we leave to the insurer.',
      outcome: 'Stage terms checked by a lawyer and on every contract this month',
      scene:
        "Shingles are delivered on my account, while the insurer's second check takes three months.",
      ask: 'Cover: deposit, payment when material lies on the roof, after tear-off and dry-in, at the end; price per sheet for rotten decking; days lost to weather; who owes us if the insurer pays less or late.',
      watch:
        'We never waive, absorb or rebate a deductible, and we do not negotiate claims. Right-to-cancel notices after door sales are for the lawyer.',
    },
    Landscaper: {
      title: 'Deposits for stone and plants',
      description: 'Words for deposit, stages, changes and plant losses.',
      outcome: 'Deposit and change terms on the next three projects',
      scene:
        'I paid for four pallets of pavers and eleven trees before the customer paid for anything.',
      ask: 'Cover: deposit that buys the material, stage at base, at stone, at planting; extra digging when the ground surprises us; a change order by text before mulch or a retaining wall gets longer; who waters and what we replace.',
      watch:
        'Replacement of dead plants only as I offer it [confirm], tied to watering; no promise about weather or deer.',
    },
    Handyman: {
      title: 'Minimum, parts and half-days',
      description: 'Words for the minimum, parts runs and lists that grow.',
      outcome: 'Minimum and parts rule in every booking by Friday',
      scene:
        'The list said four things, at the door it says nine, and the parts are "surely in the van".',
      ask: 'Cover: minimum visit, the half-day price, how parts and the run for them are billed, what happens when the list grows, paying on the day, a missed appointment, things we leave to a licensed trade.',
      watch:
        'Plain and warm, with one example list; the rule must not scare off someone with a single drywall patch.',
    },
  },
};
