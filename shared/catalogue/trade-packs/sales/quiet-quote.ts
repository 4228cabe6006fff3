import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { PackTemplate } from '../template.ts';

/** Money this month: the big quote that went quiet. */
export const quietQuote: PackTemplate = {
  slug: 'quiet-quote',
  icon: 'banknote',
  write: ({ scene, ask, watch }, facts) =>
    lines(
      'Goal: {specificOutcome}.',
      `From {business_name}, ${facts.who}.`,
      'My quote of {quote_value} USD went out {days_since_quote} days ago.',
      'The job: {product_service_name}',
      'The last thing they wrote: <customer_text>{last_contact}</customer_text>',
      scene,
      ask,
      `Write three follow-ups: a text of 300 characters today, a short e-mail on day 3, a friendly note on day 10 that closes the file. ${watch}`,
      'The price stays, no made-up deadline. Add the reason for the silence I would not like to hear, and what one more such job a month is worth: price x margin [confirm].',
      'Limits: {constraints}',
    ),
  inputs: (facts) => [
    input('quote_value', { required: true }),
    input('days_since_quote', { required: true }),
    input('product_service_name', { placeholder: facts.bigJob }),
    customInput.area(
      'last_contact',
      'Last thing they wrote (first name is enough)',
      'Thanks, we will talk about it this weekend',
    ),
  ],
  lines: {
    'Cleaning Company': {
      title: 'Cleaning quote gone quiet',
      description: 'Three follow-ups for the home or office that asked and vanished.',
      outcome: '2 quiet quotes turned into first visits within 21 days',
      scene:
        'People who ask for a cleaner often feel watched or guilty about the state of the house, and go silent.',
      ask: 'Take that weight off. Offer the smallest yes: one first visit, no contract, then decide about every two weeks. Remind them what the first deep clean covers, and that baseboards and ovens are what we are there for.',
      watch: 'Ask about day, key and pets as if it were settled; those are the true worries.',
    },
    Lawncare: {
      title: 'Season quote gone quiet',
      description: 'Three follow-ups before the grass decides for them.',
      outcome: '5 of 12 open season quotes signed within 21 days',
      scene:
        'In March they ask five of us, in April the grass is high and the first trailer on the street wins.',
      ask: 'Use the calendar: we fix the mowing days per street now, and their street is a Tuesday. Give one line on what each visit covers, edging included, and how a skipped rain week is handled.',
      watch: 'Say how many places are free on that day only if I told you.',
    },
    Plumber: {
      title: 'Water heater quote gone quiet',
      description: 'Three follow-ups for planned work that was not urgent enough.',
      outcome: '2 quiet quotes won back in 30 days',
      scene:
        'With plumbing, silence often means that the thing still works, or that someone came the same day.',
      ask: 'Ask first if it is solved. If not, help them choose a calm day over a cold shower: how long the water heater swap takes, when water is off, what we haul away. Offer a photo check of the label in place of a second visit.',
      watch: 'No flood stories; an honest "it may last another year" wins trust.',
    },
    Electrician: {
      title: 'Panel quote gone quiet',
      description: 'Three follow-ups for work nobody sees but everyone needs.',
      outcome: '2 quiet project quotes signed within 30 days',
      scene: 'A new panel is money for a gray box. They got three quotes they could not compare.',
      ask: 'Help them compare: what is in mine (permit, inspection, labels, hours without power) and four questions to ask the others. Tie it to what they want to do, be it an EV charger, a kitchen, or a breaker that stops tripping.',
      watch:
        'If the cause was a real danger, say so plainly once and recommend that somebody looks, even if it is not me.',
    },
    HVAC: {
      title: 'System quote gone quiet',
      description: 'Three follow-ups for a decision nobody likes to make.',
      outcome: '2 quiet system quotes decided within 21 days',
      scene:
        'It is the largest bill in years, the old unit ran again after my repair, and now they wait for it to die.',
      ask: 'Let them decide in peace: repair once more or replace, with what each means in a heat wave. Restate my quote in five lines, warranty as written, installation day, what stays. Offer a 15-minute call with both partners on it.',
      watch: 'No rebate or saving is promised, and the furnace or heat pump choice is theirs.',
    },
    Painter: {
      title: 'Exterior quote gone quiet',
      description: 'Three follow-ups before the dry weeks are gone.',
      outcome: '2 exteriors with deposit within 30 days',
      scene:
        'Three quotes lie on their table, far apart, and nobody told them why. Mine has the prep in it.',
      ask: 'Put the difference in four lines: washing, scraping, primer, two coats, and what a house looks like in year three without them. Offer a swatch painted on their own wall, on an evening I am nearby. Mention the dry weeks we still have, only if I gave them.',
      watch: 'Never run down the cheap painter; ask what his prep is.',
    },
    Roofer: {
      title: 'Roof quote gone quiet',
      description: 'Three follow-ups while they wait for insurer or courage.',
      outcome: '2 roof quotes decided within 30 days',
      scene:
        'They may be waiting for an adjuster, for money, or for the fourth roofer with a ladder.',
      ask: 'Find out which, in one kind question. For each case give the next step: photos and a line-item scope they may pass on, stage payments, or a repair of the flashing that buys a season. Explain the tear-off day in three lines, since that scares people.',
      watch: 'No advice on the claim, no word on the deductible, no pressure with the next hail.',
    },
    Landscaper: {
      title: 'Patio quote gone quiet',
      description: 'Three follow-ups for a dream that met a price.',
      outcome: '2 projects signed or phased within 30 days',
      scene:
        'They wanted a patio and saw the number. Nobody told them it can be built in two steps.',
      ask: 'Offer a way in: smaller area, another paver, planting next year, the retaining wall first. Each with what it changes in look and in price [confirm]. Propose a walk with string and stakes so that they can see it on the grass.',
      watch:
        'A design I drew unpaid stays mine until signed: say this kindly if they ask for the plan.',
    },
    Handyman: {
      title: 'List quote gone quiet',
      description: 'Three follow-ups for the list still hanging on the fridge.',
      outcome: '4 quiet lists booked within 21 days',
      scene:
        'The list is not urgent and never will be. They feel silly about the price of ten small things.',
      ask: 'Make it small again: choose the three that bother them daily, one half-day, the rest when it suits. Remind them of one item by name, the door or the drywall patch. Offer two dates and ask them to text a thumb.',
      watch: 'If a handy brother-in-law did it, be glad for them and ask about the next list.',
    },
  },
};
