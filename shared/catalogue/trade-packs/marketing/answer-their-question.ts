import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { PackTemplate } from '../template.ts';

/** Something to send: a page that answers the question buyers of this trade ask first. */
export const answerTheirQuestion: PackTemplate = {
  slug: 'answer-their-question',
  icon: 'send',
  write: ({ scene, ask, watch }, facts) =>
    lines(
      'Finished by the end: {specificOutcome}.',
      `For {business_name}, ${facts.who}.`,
      'Where we work: {service_area}',
      'Why people pick us: {unique_selling_proposition}',
      scene,
      ask,
      `Write one page of 350 words. Our price depends on ${facts.priceDrivers}. Then a Google Business Profile post of 80 words and a text to paste, each ending in one next step: {call_to_action}.`,
      `${watch} [confirm] wherever I must fill in.`,
      'Limits: {constraints}',
    ),
  inputs: () => [
    input('call_to_action'),
    input('unique_selling_proposition'),
    input('service_area'),
  ],
  lines: {
    'Cleaning Company': {
      title: 'What a deep clean includes',
      description: 'One honest page about what is done, what is not and how long it takes.',
      outcome: 'A deep clean page and one profile post live by Sunday',
      scene:
        'Every other caller asks what a deep clean includes and why it costs more than a regular visit.',
      ask: 'Answer it room by room, with what we do on every visit and what only the first one covers: baseboards, behind the toilet, inside appliances if asked. Say what people should put away, how we handle pets and keys, and who comes.',
      watch: 'No "spotless" and no health claims about germs or allergies.',
    },
    Lawncare: {
      title: 'What weekly mowing really covers',
      description: 'One page on what a visit includes, rain weeks and gates.',
      outcome: 'A mowing page and one profile post live before the season starts',
      scene:
        'People compare me with a teenager and a push mower because they only see the word mowing.',
      ask: 'Explain one visit from trailer ramp to closed gate: height for the time of year, edging, where clippings go, blowing off the walk. Then what happens in rain weeks, in drought, with dog toys on the grass, and how the first cut differs.',
      watch:
        'Say nothing about sprays or fertilizer beyond what I confirm; licenses and labels decide there.',
    },
    Plumber: {
      title: 'What a plumber costs, explained',
      description: 'One page about call-out, diagnosis and price before work starts.',
      outcome: 'A "what a call costs" page and one profile post live by Sunday',
      scene: 'Callers ask "how much for a drain?" and hang up when I cannot say it blind.',
      ask: 'Explain how a visit goes: the call-out, a look, a price before the wrench comes out, and a yes. Show what makes a drain or a water heater cheap or costly. Add the two things to do while waiting: find the shutoff, move what is under the sink.',
      watch: 'Leave out gas and repair tips; a smell of gas means leave and call the utility.',
    },
    Electrician: {
      title: 'When to worry about a breaker',
      description: 'One page on tripping breakers: what waits, what does not.',
      outcome: 'A breaker page and one profile post live by Sunday',
      scene:
        'People live for months with a breaker that trips, because they fear the bill or think it is normal.',
      ask: 'Sort it for a nervous reader: what they can switch off and note down, what means call this week, what means switch off and call now. Then how I look for the cause, from outlet to panel, and how a price is agreed before I open a wall.',
      watch:
        'No do-it-yourself steps beyond switching off. Permits and code are for the local inspector to state.',
    },
    HVAC: {
      title: 'Repair it or replace it?',
      description: 'One fair page on when an old system is worth a repair.',
      outcome: 'A repair-or-replace page and one post live before the first hot week',
      scene:
        'The first thing people fear when I look at a furnace is the words "you need a new one".',
      ask: 'Explain fairly how we think about it: age, the part that failed, how often it failed, comfort, what a year or two more is worth. Put both roads side by side with questions to ask any company, mine included. Close with what a tune-up finds early.',
      watch: 'Promise no savings and no rebate; programs change, so the reader checks them.',
    },
    Painter: {
      title: 'Why prep is half the price',
      description: 'One page that shows what happens before the first coat.',
      outcome: 'A prep page with three photos and one profile post live by Sunday',
      scene: 'I lose jobs to people who paint over dirt, and the customer finds out a year later.',
      ask: 'Walk the reader through our days: washing, scraping, filling, sanding, primer where it is needed, masking, then two coats. For each say what you see later if it is skipped. Tell them how rooms stay usable and how colors are chosen on a swatch, not on a screen.',
      watch:
        'Houses from before 1978 can have lead paint with rules of their own: one line, no advice.',
    },
    Roofer: {
      title: 'After the storm: what now?',
      description: 'One calm page for owners who do not know whom to trust.',
      outcome: 'A storm page and one profile post ready before the next storm',
      scene:
        'After hail, strangers with clipboards knock on every door in my town, and people sign things in fear.',
      ask: 'Write the calm guide I would give my own mother: what to look at from the ground, photos to take, a tarp if water comes in, whom to call first, what not to sign on the step. Then how we inspect, from shingles to flashing, and what we hand over.',
      watch:
        'What a policy pays is between owner and insurer; we show and price the damage, and never offer to take care of a deductible.',
    },
    Landscaper: {
      title: 'What a patio really costs',
      description: 'One page on what is under the stone and why it matters.',
      outcome: 'A patio price page and one profile post live by Sunday',
      scene:
        'People saw a price for pavers at the store and wonder why a patio costs so much more.',
      ask: 'Take the reader down through the layers: digging out, hauling away, base, compaction, edge, stone, joints, the slope that keeps water off the house. Explain what access does to a price and how a budget can be met: size, stone, phases, planting later.',
      watch:
        'No load, wall-height or drainage rules; these belong to the local building office and an engineer.',
    },
    Handyman: {
      title: 'What fits in a half-day',
      description: 'One page with real examples of one visit and one list.',
      outcome: 'A half-day page with three sample lists live by Sunday',
      scene:
        'Callers feel silly asking for small things, so they never ask, or ask for one at a time.',
      ask: 'Give three sample lists for a half-day as people write them: the move-in list, the "my mother is coming" list with a grab bar, the rental list with a drywall patch and three doors. Say what a visit costs to start, how parts are handled and how to send the list.',
      watch:
        'Be plain about what is for a licensed plumber or electrician where rules ask for one.',
    },
  },
};
