import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { PackTemplate } from '../template.ts';

/** Money kept this month: the complaint this trade hears most, answered today. */
export const usualComplaint: PackTemplate = {
  slug: 'usual-complaint',
  icon: 'message-square-warning',
  write: ({ scene, ask, watch }, facts) =>
    lines(
      'How it should end: {specificOutcome}.',
      `A customer of {business_name} (${facts.who}) is unhappy.`,
      'They write: <customer_text>{complaint_details}</customer_text>',
      'Seriousness: {severity}',
      'My crew says: {crew_says}',
      scene,
      ask,
      'Write the answer for the next hour (300 characters), the first three sentences of the call, and the message that closes it. Then two ways to make it good, smaller first, with cost.',
      `${watch} If somebody is hurt or a lawyer is named, I call my insurer before I write more.`,
      'Limits: {constraints}',
    ),
  inputs: (facts) => [
    customInput.area(
      'complaint_details',
      'What they say (first name is enough)',
      facts.complaintExample,
      {
        required: true,
      },
    ),
    input('severity'),
    customInput.text(
      'crew_says',
      'What your crew says',
      'They were in a hurry, it looked fine at noon',
    ),
  ],
  lines: {
    'Cleaning Company': {
      title: '"You missed a spot" today',
      description: 'Answer a missed-spot complaint and save the regular.',
      outcome: 'Put right within 24 hours and the next visit stays booked',
      scene:
        'It is nearly always the same: a bathroom corner, dust on a baseboard, or something moved and not put back.',
      ask: 'Find out with two questions if it was missed, not part of a recurring clean, or grew back in three days. Offer to send the same person for that room within a day. If something is missing from the house, that is another talk: facts, no guessing about the crew.',
      watch: 'Defend the cleaner without calling the customer a liar.',
    },
    Lawncare: {
      title: 'Scalped, rutted or skipped',
      description: 'Answer a lawn complaint before they call the next trailer.',
      outcome: 'Seen on site within 48 hours, customer kept for the season',
      scene:
        'Grass cannot be un-cut. Brown stripes, ruts after rain, edging into a bed, an open gate: that is what comes.',
      ask: 'Help me sort what heals in two weeks from what I repair. Plan a look on the spot, what I say about mowing height and wet ground, and a note on the route sheet for this yard: gate, dog, soft corner.',
      watch:
        'Dead plants near a treatment are looked at by the license holder first; I neither admit nor deny.',
    },
    Plumber: {
      title: 'The leak came back',
      description: 'Answer the customer who pays twice for one problem.',
      outcome: 'Back on site within 24 hours, cause clear and written down',
      scene:
        'To them it is the same drain. To me it may be another foot of pipe. Nobody has ever enjoyed this talk.',
      ask: 'First stop the water: shutoff, towel, photo. Then a visit without a new call-out fee until we know, an explanation in kitchen words with a picture, and a fair split if it is another fault. Have words for the stain on the ceiling below.',
      watch: 'Damage to floors and ceilings: sympathy and photos, insurer decides.',
    },
    Electrician: {
      title: 'It still trips',
      description: 'Answer the breaker that went off again after your visit.',
      outcome: 'Safe tonight, back on site within 24 hours',
      scene:
        'They paid for the visit, the breaker held for two days, and now the kitchen is dark again.',
      ask: 'Safety questions come first: smell, heat, sound at the panel or outlet. Then what was running when it went. Plan the return visit with no new fee until the cause is known, and explain why faults that come and go take two looks.',
      watch:
        'No step on the phone other than switching off. Say what we checked, never that it was "up to code".',
    },
    HVAC: {
      title: 'Fixed, and hot again',
      description: 'Answer the repair that lasted three days, in July.',
      outcome: 'Cooling or a clear date within 24 hours, trust kept',
      scene: 'They waited four days for me, it ran for three, and it is 95 degrees again.',
      ask: 'Check quickly by phone: thermostat, filter, power, ice. Put them at the top of tomorrow with a reason the office can defend. Explain first part against second fault in plain words, with options from repair to heat pump and no push.',
      watch:
        'If a person at risk lives there, think of a cool place tonight before thinking of the bill.',
    },
    Painter: {
      title: 'Drips, lines and peeling',
      description: 'Answer a paint complaint with a walk-through and a list.',
      outcome: 'Walk-through within 3 days, list finished within 10',
      scene:
        'Evening sun on a wall shows everything. They have now looked at that wall for a week.',
      ask: 'Arrange a walk-through in their light, blue tape in their hand, ending in a list both of us sign. Tell apart touch-up, a thin second coat, peeling from below where primer or prep matters, and color regret.',
      watch: 'Peeling on old damp wood may come back whatever I do; give me honest words for that.',
    },
    Roofer: {
      title: 'It leaks after our job',
      description: 'Answer a leak call with a tarp first and a cause later.',
      outcome: 'Dry within 24 hours, cause shown in photos within 5 days',
      scene:
        'New roof, wet ceiling. Or nails in the driveway and a flat tire. Either way they feel cheated.',
      ask: 'Act in order: make it dry, take photos inside and out, look at flashing and vents before shingles, then explain with pictures. For nails: magnet sweep today, tire receipt to me. Offer a date for the second look after the next rain.',
      watch:
        'Whose fault it is stays open until seen; workmanship terms as in our contract, nothing made up.',
    },
    Landscaper: {
      title: 'The plants are dying',
      description: 'Answer brown plants, sunken pavers and cost surprises.',
      outcome: 'Garden visit within 3 days, agreed fix with a date',
      scene:
        'Six weeks after planting half a hedge is brown. They watered "when needed". I was not there.',
      ask: 'Ask for photos of leaf, soil and the hose schedule. Plan a yard visit with a spade, and sort: too dry, too wet, planted badly, sick from the nursery. The same for a paver that sank: settle, base or water. Then who bears what, by our terms.',
      watch:
        'Keep the long view: a bed of mulch and shrubs is cheap beside the patio they may want next.',
    },
    Handyman: {
      title: 'It came loose again',
      description: 'Answer the small fix that did not hold.',
      outcome: 'Back within 3 days, fixed, and the next list in hand',
      scene:
        'The shelf is down, the door sticks again since the rain, the drywall patch shows in the lamp light.',
      ask: 'Sort in three questions: my anchor, their load, the house moving. Come back without charge for what is mine, and bundle it with the next thing on their list. Say in advance what an old wall will not carry.',
      watch:
        'A grab bar or rail that moved is a safety matter: out of use at once, looked at within a day.',
    },
  },
};
