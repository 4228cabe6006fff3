import { blankExamples } from './blank-examples.ts';
import type { Trade } from './trade.ts';

/** Emergencies with a call-out fee, and planned work between them. */
export const plumber = {
  slug: 'plumber',
  ...blankExamples.Plumber,
  exampleName: 'Ridgeline Plumbing',
  who: 'a plumbing company',
  units: 'per service call plus the job, with a separate emergency rate',
  priceDrivers: 'access, age of the pipes, parts, time of day, and how urgent it is',
  busy: 'cold snaps, the days after big family meals, and Monday mornings',
  quiet: 'the mild weeks between cold and heat',
  emergencies: 'a burst pipe, sewage backing up, no hot water with a baby in the house',
  tools: 'drain machines, a camera, press tools, and a van stocked with common parts',
  worries:
    'the price before you start, water damage, the mess, and a second visit for the same leak',
  signature: ['water heater', 'drain', 'shutoff', 'faucet'],
  prompts: {
    marketing: {
      'fill-open-days': {
        title: 'Book jobs before pipes burst',
        description: 'Planned plumbing work for the slow days between emergencies.',
        outcome: '5 planned jobs booked in the next 21 days',
        situation:
          'One day the phone never stops. The next day the van just sits. Planned work fills the slow days.',
        request:
          'Offer what people put off: a running toilet, a slow drain, a main shutoff no one can turn, an old water heater checked before it fails. Ask for a photo of the label or the leak so we bring the right parts.',
        caution:
          'No scare talk about floods. The price and arrival window for a planned visit come from me: [confirm].',
      },
      'answer-their-question': {
        title: 'What a plumber costs, explained',
        description: 'One page on the visit, the diagnosis, and the price before work starts.',
        outcome: 'A "what a call costs" page and one profile post live by Sunday',
        situation:
          'Callers ask "How much for a drain?" and hang up when no one can quote it sight unseen.',
        request:
          "Explain how a visit goes: the drive out, a look, a price before anyone picks up a wrench. If there's a fee to come out, it's [my fee]. Show what makes a drain or a water heater cheap or expensive, and two things to do while waiting, like finding the shutoff.",
        caution:
          'No gas or repair tips. If they smell gas, they leave and call the gas emergency line.',
      },
      'season-plan': {
        title: 'Be the plumber they call first',
        description: 'A 90-day plan so people remember you before a pipe bursts.',
        outcome: '30 homes with our number on the shutoff, first calls counted from week one',
        situation:
          'People search while standing in water. The first plumber they think of, or the first to answer, gets the job.',
        request:
          'Plan how to get the name on fridges and into phones early: a shutoff tag left on every job, a photo of the water heater label saved for them, one partner a month (restoration, property manager), and calls answered in two rings.',
        caution: 'More calls hurt if no one picks up, so put answering first.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one call',
        description: 'One service call, two weeks of posts people save.',
        outcome: '3 planned jobs booked from posts in 14 days',
        situation:
          'No one wants to look at a drain, but everyone wants to know why theirs is slow.',
        request:
          'Make five: what blocked it, where to find a shutoff, the part of a faucet that wears out, what a water heater label tells you, and how the floor was left.',
        caution: 'No instructions that could end in a flood. Never post about gas.',
      },
      'thirty-second-video': {
        title: 'A 30-second shutoff video',
        description: 'A shot list for one repair people will remember.',
        outcome: 'One video filmed on the next service call and posted that night',
        situation: 'Few people know where to shut their water off.',
        request:
          'Script it around that: the drip, a hand looking for the shutoff, a quarter turn, silence. Then the faucet part that failed, held up to the lens, and the dry cabinet. One line: put a tag on yours tonight.',
        caution: "Ask the customer first, and don't show a repair viewers would try at home.",
      },
      'eight-week-calendar': {
        title: 'Eight weeks of plumbing posts',
        description: 'Small warnings before the season does damage.',
        outcome: '16 posts out and 8 planned jobs from them',
        situation: 'In an emergency, people call. The useful post goes up the week before.',
        request:
          "Choose from what's next here: hoses before a freeze, guests and full drains, water heater age, signs of a slow leak, the shutoff before a vacation, a story from the van. In between, show people: who answers the phone, who comes out.",
        caution: 'A post can save someone a call. No post should scare anyone.',
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Plumbing quote gone quiet',
        description: 'Three follow-ups for planned work that didn’t feel urgent.',
        outcome: '2 quiet quotes won back in 30 days',
        situation: 'Silence often means the thing still works, or someone else came the same day.',
        request:
          "First ask if it's solved. If not, help them choose a calm day over a bad one: what a day without the drain, faucet, or water heater in question would mean, and when the water will be off, if I said so. Offer to look at a photo instead of a second visit.",
        caution: 'No flood stories. An honest "it may last another year" wins trust.',
      },
      'phone-intake': {
        title: 'Handle a plumbing call right',
        description: 'A script that sorts floods from drips in a minute.',
        outcome: 'Every caller knows the fee, the window, and what to turn off',
        situation:
          'One caller is standing in water. The next has had a dripping faucet for weeks. Both call it urgent.',
        request:
          'Open with "Is water running now?" and help them find the shutoff. Then ask what, where, since when, one bathroom or more, who owns the house. Say the fee, and that we agree on the price before any drain or repair work. Emergency, today, this week: a window for each.',
        caution: 'Gas smell or alarm: leave the house, call the gas emergency line, nothing else.',
      },
      'repeat-work-plan': {
        title: 'A yearly plumbing check',
        description: 'Turn emergency calls into one calm visit a year.',
        outcome: '12 households on a yearly check',
        situation: 'Plumbers meet people on their worst day and then not again for years.',
        request:
          'Offer a yearly hour: turn the shutoff, check the water heater, note slow drains, test toilets and hoses, leave a written list in three colors. For what members get after hours, write [confirm].',
        caution: 'Never make up a problem to win a job. Have a lawyer check the plan terms once.',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this call pay?',
        description: 'Check a typical service call with driving and the parts run included.',
        outcome: 'A minimum price for the typical call, used starting Monday',
        situation:
          'The drain work is the short part. Driving, talking, the parts run, and paperwork are the rest.',
        request:
          'Tell me which of my hours look too short for this kind of call, and how a fee to come out could cover part of it. Evening and Sunday rates need their own check, and so does a water heater.',
        caution:
          'The parts price covers getting them and standing behind them: my number, or [confirm].',
      },
      'terms-that-fit': {
        title: 'Fees and prices up front',
        description: 'Wording for the trip fee, the after-hours rate, and the price before work.',
        outcome: 'Fee text on the website, booking, and phone script by Friday',
        situation:
          'A fee you mention at the end sounds like a trick. The same fee mentioned first is a rule.',
        request:
          'Cover: what the trip fee pays for, when it counts toward the job, nights and Sundays, the price agreed before any work, when to pay, deposit for an ordered water heater.',
        caution:
          "For a drain that clogs again within days, say what we stand behind and what we don't, without a guarantee I never gave.",
      },
      'slow-season-cash': {
        title: 'Cash between the cold snaps',
        description: 'A 90-day plan that doesn’t wait for burst pipes.',
        outcome: 'One month of fixed costs in reserve, invoices paid in under 20 days',
        situation:
          'A cold week fills the account and mild weeks empty it. Landlords and builders pay late.',
        request:
          'Weigh same-day payment for homes, set terms for landlords, deposits for an ordered water heater, two planned jobs a week (shutoffs, drain care for small restaurants), and less stock sitting in the van.',
        caution: "Don't count on emergencies. If they come, say what share goes to the reserve.",
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'The leak came back',
        description: 'Reply to a customer who thinks they’re paying twice.',
        outcome: 'Back on site within 24 hours, cause found and written down',
        situation:
          "To the customer it's the same leak. It may be another foot of pipe, a drain farther down, or a faucet part.",
        request:
          "Running water comes first: shutoff, towel, photo. Then a visit to find the cause, an explanation in kitchen-table words, and what happens if it's a different problem. Don't name a fixture or damage they didn't.",
        caution:
          'Damage to floors and ceilings: sympathy and photos. The insurance company decides.',
      },
      'before-we-come': {
        title: 'Texts before the plumber comes',
        description: 'Shutoff, access, and the price rule settled before the van pulls up.',
        outcome: 'Four texts in use for all calls starting Monday',
        situation: 'Time goes into clearing cabinets and finding out who can approve a price.',
        request:
          'Settle: clear under the sink or around the water heater, a photo of the leak, where the shutoff is, an adult who can say yes, parking, and the rule that the price comes before work.',
        caution:
          "If water's running, call instead of texting. If they smell gas, give only the gas company's rule.",
      },
      'reviews-and-regulars': {
        title: 'Reviews after the leak’s fixed',
        description: '60 days to honest reviews from people you rescued.',
        outcome: '12 honest reviews, and every customer checked on after ten days',
        situation:
          "When the water stops, people are grateful. Days later, they've forgotten the name.",
        request:
          'Have the person who did the work ask at the dry sink, and send a text that evening. Leave a sticker with date and number on the water heater or by the shutoff. Check in after ten days: still dry, drain still fast?',
        caution: "Don't ask anyone while their invoice is in dispute.",
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'Emergencies without wrecked days',
        description: 'Keep room for urgent calls and still finish the planned ones.',
        outcome: '3 more paid calls a week and no planned job moved twice',
        situation: 'One burst pipe in the morning pushes back every planned job behind it.',
        request:
          'Build the day with slots kept open on purpose (how many, by weekday), planned work such as a water heater in the quiet hours, areas by van, and the common faucet and drain parts on board. Settle who can say "tomorrow" to which kind of call.',
        caution: 'If an open slot stays empty, fill it by ten from a list of small jobs.',
      },
      'last-look': {
        title: 'Last look under the sink',
        description: 'A card that helps prevent second visits for the same leak.',
        outcome: 'A ten-point card used on every call starting Monday',
        situation:
          'The drip that brings you back often shows up only after the water runs a while.',
        request:
          'Use a dry tissue and wait: run hot and cold, fill and empty, look again after five minutes, shutoff holds, drain handles a full basin, faucet handles tight, floor dry, old part shown, photo.',
        caution:
          'Gas, pressure, and venting checks belong to the license holder. Leave marked blanks for them.',
      },
      'ready-for-the-season': {
        title: 'Ready for burst-pipe weeks',
        description: '60 days to get vans, phones, and people ready for burst pipes.',
        outcome:
          'Each van stocked, on-call list signed, shutoff text sent to customers who get our texts',
        situation:
          'After a freeze or storm, calls flood in, and the part everyone needs sells out first.',
        request:
          'Get ready for what hits here: repair couplings, drain machines serviced, a water heater on the shelf or promised, on-call list and rate, questions for the phone, a text that shows people their shutoff before they need it.',
        caution: 'On-call pay and rest hours are questions for an employment lawyer.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: "Find a plumber's helper",
        description: 'An ad for someone who wants to learn the trade.',
        outcome: '5 applicants within 14 days, one helper riding along by day 21',
        situation: "A good first year attracts learners. A list of demands doesn't.",
        request:
          "Write for a learner: from the drain machine to pipe work, which hours, nights or not, tools, schooling [confirm]. The hard part is crawl spaces, carrying a water heater, and what's in a drain.",
        caution: 'The license board here decides what an unlicensed helper can do. List it.',
      },
      'trial-day': {
        title: 'Ride-along for a helper',
        description: 'Questions and a paid day in the van.',
        outcome: 'Two ride-alongs and a decision by next Tuesday',
        situation:
          "Good helpers see what you'll reach for next and stand quietly in a stranger's kitchen.",
        request:
          'Plan a day with a drain, a faucet, and, if it fits, helping to carry a water heater: hand tools by name, the floor kept clean, finding the shutoff, a word to the customer. Note what they ask on the drive.',
        caution: "They don't do any work that needs a license. Watching counts.",
      },
      'first-thirty-days': {
        title: "A helper's first 30 days",
        description: 'From holding the flashlight to a useful second pair of hands.',
        outcome: 'Sets up, finds the shutoff, and cleans up on every call without reminders',
        situation:
          'Helpers who only carry tend to leave. Those who soon learn why a drain gurgles tend to stay.',
        request:
          'Give them something to learn each day: parts by name, shutoff first, shoe covers, photos, the drain machine at the shop, a faucet taken apart on the bench. Have them explain a job to a customer by day 20.',
        caution: 'The license board decides what a helper can do alone. Mark it as a question.',
      },
    },
  },
} satisfies Trade;
