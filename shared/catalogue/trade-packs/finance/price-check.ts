import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { PackTemplate } from '../template.ts';

/** Money this month: is the usual job of the trade priced so that it pays? The figures are computed by the app. */
export const priceCheck: PackTemplate = {
  slug: 'price-check',
  icon: 'calculator',
  write: ({ scene, ask, watch }, facts) =>
    lines(
      'Goal: {specificOutcome}.',
      `I price jobs for {business_name}, ${facts.who}.`,
      'The job: {product_service_name}',
      'Worked out by the app, use as it is: cost of the job {calc.job_cost}, price per hour now {calc.price_per_hour}, margin {calc.margin_pct}.',
      'Price for a {target_margin}% margin: {calc.needed_price}.',
      scene,
      ask,
      `First: does {average_job_value} USD hold? One small table: keep, raise, or change what is in it, with effect and risk. Then the new price as I would say it. ${watch}`,
      'Name the entry of mine you trust least. No market prices from memory.',
      'Limits: {constraints}',
    ),
  inputs: (facts) => [
    input('average_job_value', {
      required: true,
      label: 'What you charge for it (USD)',
      placeholder: String(facts.priceExample),
    }),
    input('hourly_cost', { required: true, placeholder: String(facts.hourCostExample) }),
    customInput.number('job_hours', 'Crew hours on it, driving included', [0.1, 2000], {
      required: true,
      placeholder: String(facts.hoursExample),
    }),
    customInput.number('target_margin', 'Margin you want (%)', [1, 90], { defaultValue: 35 }),
    input('product_service_name', { placeholder: facts.usualJob }),
  ],
  lines: {
    'Cleaning Company': {
      title: 'Does this clean pay?',
      description: 'Check the price of a usual visit against crew hours and driving.',
      outcome: 'A price floor for recurring cleans, used from Monday',
      scene: 'I quoted by bedrooms years ago. Since then two dogs moved in and my wages went up.',
      ask: 'Look at a recurring clean apart from the first deep clean, and at what happens to the hour when two cleaners share a car. Show where a price by visit hides a bad hour: pets, stairs, extra laundry.',
      watch:
        'Regulars of many years get the raise in two steps if you think they need it, and I want the dates.',
    },
    Lawncare: {
      title: 'Does this lawn pay?',
      description: 'Price per cut against minutes on site and on the road.',
      outcome: 'A price per stop for each lot size, used from next week',
      scene:
        'On paper a cut takes half an hour. With gate, dog, trailer and the drive it is longer, forty times a week.',
      ask: 'Tell me what ten minutes of driving do to the price per cut, and from which lot size edging and clippings have to cost extra. Then a price for the first overgrown cut.',
      watch: 'A stop next door may stay cheap; a lonely stop may not. Give me a rule in one line.',
    },
    Plumber: {
      title: 'Does this call pay?',
      description: 'Check a usual service call with driving, parts run and call-out fee.',
      outcome: 'A call-out fee and a floor per job, used from Monday',
      scene:
        'A drain takes forty minutes. The drive, the talk, the parts run and the paperwork take the rest of two hours.',
      ask: 'Show the job with and without a call-out fee, and what the evening and Sunday rate has to be. For the planned ones, such as a water heater, say which hours I tend to forget.',
      watch:
        'Parts carry a markup for fetching and standing behind them; show it as a separate line with my number [confirm].',
    },
    Electrician: {
      title: 'Does this service call pay?',
      description: 'Check an hour of small electrical work and the project beside it.',
      outcome: 'A service fee and a price for the first hour, used from Monday',
      scene: 'For one outlet I drive, look, test, fetch a part and fill in a form. I bill an hour.',
      ask: 'Compare pricing by the hour with a price per fixture, on these numbers. Say what a panel upgrade has to carry besides labor: permit time, waiting for the inspector, a second trip.',
      watch:
        'Troubleshooting is work even when a breaker turns out to be the toaster; give me the sentence for it.',
    },
    HVAC: {
      title: 'Does this tune-up pay?',
      description: 'Check the tune-up price against tech hours and season.',
      outcome: 'A tune-up and diagnostic price set before the season',
      scene:
        'I price the tune-up low to get in the door, and in July it takes the slot of a repair.',
      ask: 'Tell me what it must cost in the mild weeks and in the rush, and when it may be a door opener. Check the diagnostic fee in the same way. For a furnace or heat pump, list the hours that never make it into the quote.',
      watch:
        'If cheap tune-ups only work when techs sell parts, say so, because I do not want that.',
    },
    Painter: {
      title: 'Does this room pay?',
      description: 'Check a paint job with prep and drying time counted.',
      outcome: 'A floor price per room with prep counted, used on the next quote',
      scene:
        'I quote by the wall and lose by the crack. Prep always takes longer than I wrote down.',
      ask: 'Split the job into prep, masking, primer, first and second coat, clean-up, and show which part eats the margin if it runs over by a fifth. Then give me a prep surcharge with three levels I can see in a photo.',
      watch: 'Waiting for paint to dry costs when the crew waits with it; ask me how I plan that.',
    },
    Roofer: {
      title: 'Does this repair pay?',
      description: 'Check a repair or a square with set-up, dump and weather.',
      outcome: 'A minimum for repairs and a floor per square, used this week',
      scene:
        'Ladders up, harness on, twenty minutes of flashing, ladders down: half a day is gone for a small bill.',
      ask: 'Work through a repair and a square of tear-off with set-up, dump fees and a lost weather day spread over the month [confirm]. Say at which size a repair should become a bigger scope, honestly.',
      watch:
        "Rotten decking is found after the start, so the price per sheet is agreed beforehand. An insurer's figure is not my cost.",
    },
    Landscaper: {
      title: 'Does this project pay?',
      description: 'Check a project with hauling, delivery and machine days.',
      outcome: 'A floor price per crew day, used on the next two quotes',
      scene: 'A patio that ran two days over took the profit of the whole month with it.',
      ask: 'Turn the project into crew days and show what a day must bring with trailer, skid steer, dump fees and me on the phone. Then where it leaks: access by wheelbarrow, waiting for stone, "just one more bed" and the mulch nobody counted.',
      watch:
        'Suggest a sum for surprises in the ground, and how to name it in a quote without sounding unsure.',
    },
    Handyman: {
      title: 'Does this half-day pay?',
      description: 'Check a half-day with parts runs and quoting time.',
      outcome: 'A half-day price and a minimum, used from Monday',
      scene:
        'I charge by the hour and drive for free, buy parts for free, and look at lists for free.',
      ask: 'Compare three ways on my numbers: by the hour with a minimum, the half-day at a fixed price, a price per item. Say what one parts run costs me. Where does a drywall patch with two drying visits belong?',
      watch:
        'A fair price still has to let a retiree call for a grab bar; find me a way that is not charity.',
    },
  },
};
