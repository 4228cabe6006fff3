import type { Trade } from './trade.ts';

/** Emergencies with a call-out fee, and planned work between them. */
export const plumber = {
  slug: 'plumber',
  exampleName: 'Ridgeline Plumbing',
  who: 'a plumbing company',
  units: 'by the service call plus the job, with emergencies at their own rate',
  priceDrivers: 'access, age of the pipes, parts, hour of the day and how urgent it is',
  busy: 'cold snaps, the days after big family meals and Monday mornings',
  quiet: 'the mild weeks between frost and heat',
  smallJob: 'a dripping faucet',
  usualJob: 'a drain clear or a toilet that keeps running',
  bigJob: 'a water heater replacement',
  priceExample: 180,
  hoursExample: 2,
  emergencies: 'a burst pipe, sewage backing up, no hot water with a baby in the house',
  tools: 'drain machines, a camera, press tools and a van with the common parts',
  worries:
    'the price before you start, water damage, the mess and a second visit for the same leak',
  roleExample: "Plumber's helper, learning the trade",
  callBackExample: 'A slow drip under the same sink',
  complaintExample: 'It leaks again, you were here on Monday',
  signature: ['water heater', 'drain', 'shutoff', 'faucet'],
  prompts: {
    marketing: {
      'fill-open-days': {
        title: 'Book jobs before they burst',
        description: 'Planned plumbing work for the quiet days between emergencies.',
        outcome: '5 planned jobs booked in the next 21 days',
        situation:
          'One day the phone never stops, the next the van stands still; planned work fills the still days.',
        request:
          'Offer what people put off: a running toilet, a slow drain, a main shutoff nobody can turn, an old water heater looked at before it fails. Ask for a photo of the label or the leak so that the parts come along.',
        caution:
          'No scare talk about floods. Price and arrival window of a planned visit are mine to give: [confirm].',
      },
      'answer-their-question': {
        title: 'What a plumber costs, explained',
        description: 'One page about the visit, the diagnosis and the price before work starts.',
        outcome: 'A "what a call costs" page and one profile post live by Sunday',
        situation: 'Callers ask "how much for a drain?" and hang up when nobody can say it unseen.',
        request:
          'Explain how a visit goes: coming out, a look, a price before the wrench. A fee for coming out, if there is one, is [my fee]. Show what makes a drain or a water heater cheap or costly, and two things to do while waiting, such as finding the shutoff.',
        caution:
          'No gas and repair tips; a smell of gas means leave and call the gas emergency line.',
      },
      'season-plan': {
        title: 'Be the first plumber called',
        description: 'Be remembered before the pipe bursts: a 90-day plan.',
        outcome: '30 homes with our number on the shutoff, first calls counted from week one',
        situation:
          'People look for a plumber with wet socks; whoever comes to mind, or answers first, gets the job.',
        request:
          'Plan how the name gets onto fridges and into phones early: a shutoff tag left on every job, a photo of the water heater label saved for them, one partner a month (restoration, property manager), and calls answered in two rings.',
        caution: 'More calls hurt if nobody picks up, so put the answering first.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one call',
        description: 'One service call, two weeks of posts people save.',
        outcome: '3 planned jobs booked from posts in 14 days',
        situation:
          'Nobody wants to look at a drain, yet everybody wants to know why theirs is slow.',
        request:
          'Make five: the thing that blocked it, where to find a shutoff, the part of a faucet that wears out, what a water heater label tells, and how the floor was left.',
        caution: 'No instructions that end with a flood. Gas is never a post.',
      },
      'thirty-second-video': {
        title: 'Thirty seconds under the sink',
        description: 'A shot list for one repair people will remember.',
        outcome: 'One video filmed on the next service call and posted that night',
        situation: 'Few people know where their water goes off.',
        request:
          'Script it around that: the drip, the hand that looks for the shutoff, a quarter turn, silence. Then the faucet part that failed, held to the lens, and the dry cabinet. One line: put a tag on yours tonight.',
        caution: 'Ask the customer first, and show no repair a viewer would try at home.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks of plumbing posts',
        description: 'Small warnings before the season does the damage.',
        outcome: '16 posts out and 8 planned jobs from them',
        situation:
          'In an emergency nobody reads, they call; the useful post comes the week before.',
        request:
          'Choose from what comes next here: hoses before frost, guests and full drains, water heater age, signs of a slow leak, the shutoff before a vacation, a story from the van. Between them people: who answers the phone, who comes.',
        caution: 'A post may help someone avoid a call; no post frightens.',
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Plumbing quote gone quiet',
        description: 'Three follow-ups for planned work that was not urgent enough.',
        outcome: '2 quiet quotes won back in 30 days',
        situation:
          'Silence often means that the thing still works, or that someone else came the same day.',
        request:
          'Ask first if it is solved. If not, help them choose a calm day over a bad one: what a day without the drain, faucet or water heater in question would mean, and when water is off, if I said so. Offer to look at a photo in place of a second visit.',
        caution: 'No flood stories; an honest "it may last another year" wins trust.',
      },
      'phone-intake': {
        title: 'Take a plumbing call well',
        description: 'A script that sorts floods from faucets in a minute.',
        outcome: 'Every caller knows the fee, the window and what to turn off',
        situation:
          'One caller stands in water, the next has had a dripping faucet for weeks; both say it is urgent.',
        request:
          'Open with "is water running now?" and help them find the shutoff. Then what, where, since when, one bathroom or more, who owns the house. Say the fee, and that the price for a drain or repair is agreed before work. Emergency, today, this week: a window for each.',
        caution: 'Smell of gas or an alarm: out of the house, gas emergency line, nothing else.',
      },
      'repeat-work-plan': {
        title: 'A yearly plumbing check',
        description: 'From emergency calls to one calm visit a year.',
        outcome: '12 households on a yearly check',
        situation: 'Plumbers meet people on their worst day and then not for years.',
        request:
          'Offer a yearly hour: shutoff turned, water heater looked at, slow drain noted, toilets and hoses tested, a written list in three colors. What members get at night is mine to confirm.',
        caution:
          'Nothing on the list may be made up to earn a job. Plan terms go past a lawyer once.',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this call pay?',
        description: 'Check a usual service call with driving and the parts run in it.',
        outcome: 'A floor price for the usual call, used from Monday',
        situation:
          'The work at the drain is the short part; drive, talk, parts run and paperwork are the rest.',
        request:
          'Say which of my hours look too short for this kind of call, and how a fee for coming out could carry a part of it. Evening and Sunday rates take a check of their own, as a water heater does.',
        caution:
          'Parts are charged for fetching and standing behind them: my number, or [confirm].',
      },
      'terms-that-fit': {
        title: 'Fees and prices, said early',
        description: 'Words for coming out, the after-hours rate and price before work.',
        outcome: 'Fee text on website, booking and phone script by Friday',
        situation:
          'A fee mentioned at the end sounds like a trick; the same fee said first is a rule.',
        request:
          'Cover: what the fee for coming out buys, when it counts toward the job, nights and Sundays, price agreed before the wrench, when to pay, deposit for an ordered water heater.',
        caution:
          'For a drain that blocks again in days, say what stands and what does not, without a guarantee I never gave.',
      },
      'slow-season-cash': {
        title: 'Cash between the cold snaps',
        description: 'A 90-day plan that does not wait for burst pipes.',
        outcome: 'One month of fixed costs in reserve, owed money under 20 days',
        situation:
          'A cold week fills the account and mild weeks empty it; landlords and builders pay late.',
        request:
          'Weigh payment on the day for homes, fixed terms for landlords, deposits for an ordered water heater, two planned jobs a week (shutoffs, drain care for small restaurants), and less stock lying in the van.',
        caution: 'Do not count on emergencies. If they come, say what share goes to the reserve.',
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'The leak came back',
        description: 'Answer the customer who pays twice for one problem.',
        outcome: 'Back on site within 24 hours, cause clear and written down',
        situation:
          'To the customer it is the same leak; it may be another foot of pipe, a drain further down, or a faucet part.',
        request:
          'Running water comes first: shutoff, towel, photo. Then a visit to find the cause, an explanation in kitchen words, and what happens if it is another fault. Name no fixture or damage they did not.',
        caution: 'Damage to floors and ceilings: sympathy and photos, the insurer decides.',
      },
      'before-we-come': {
        title: 'Texts before the plumber comes',
        description: 'Shutoff, access and price rule said before the van stops.',
        outcome: 'Four texts in use for all calls from Monday',
        situation: 'Time goes to clearing cabinets and to finding out who may approve a price.',
        request:
          'Settle: clear under the sink or around the water heater, a photo of the leak, where the shutoff is, an adult who can say yes, parking, and the rule that the price comes before work.',
        caution:
          "For running water the text is a phone call. A smell of gas gets the gas company's rule only.",
      },
      'reviews-and-regulars': {
        title: 'Reviews after the wet floor',
        description: '60 days to honest reviews from people you rescued.',
        outcome: '12 honest reviews, and every customer asked ten days later',
        situation: 'When the water stops people are grateful; days later the name is gone.',
        request:
          'Let whoever did the work ask at the dry sink, and a text go out that evening. Leave a sticker with date and number on the water heater or by the shutoff. Check in after ten days: still dry, drain still fast?',
        caution: 'Nobody is asked while the bill is in dispute.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'Emergencies without wrecked days',
        description: 'Keep room for urgent calls and finish the planned ones.',
        outcome: '3 more paid calls a week and no planned job moved twice',
        situation: 'One burst pipe in the morning moves every planned job behind it.',
        request:
          'Build the day with slots kept free on purpose (how many, by weekday), planned work such as a water heater in the quiet hours, areas by van, and the usual faucet and drain parts on board. Settle who may say "tomorrow" to which kind of call.',
        caution: 'A free slot that stays empty needs a list of small jobs to fill it by ten.',
      },
      'last-look': {
        title: 'Last look under the sink',
        description: 'A card that stops second visits for the same leak.',
        outcome: 'A ten-point card used on every call from Monday',
        situation: 'A drip that brings people back often needs longer water to show.',
        request:
          'Think dry tissue and time: run hot and cold, fill and empty, look again after five minutes, shutoff holds, drain takes a full basin, faucet handles tight, floor dry, old part shown, photo.',
        caution: "Gas, pressure and venting checks are the license holder's; leave marked slots.",
      },
      'ready-for-the-season': {
        title: 'Ready for burst-pipe weeks',
        description: '60 days to stock vans, phones and people for burst pipes.',
        outcome: 'Each van stocked, on-call list signed, shutoff text sent to all customers',
        situation:
          'Frost or a storm fills the phone in hours, and the part everybody needs sells out first.',
        request:
          'Get ready for what hits here: repair couplings, drain machines serviced, a water heater on the shelf or promised, on-call list and rate, questions for the phone, a text that shows people their shutoff before they need it.',
        caution: 'On-call pay and rest hours are questions for an employment adviser.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: "Find a plumber's helper",
        description: 'An ad for someone who wants to learn the trade.',
        outcome: '5 applicants within 14 days, one helper riding along by day 21',
        situation: 'A learner is found by what the first year holds, not by a list of demands.',
        request:
          'Write for a learner: from the drain machine to pipe work, which hours, nights or none, tools, schooling [confirm]. The hard part is crawl spaces, carrying a water heater and what is in a drain.',
        caution: 'What an unlicensed helper may do is set by the board here; list it.',
      },
      'trial-day': {
        title: 'Ride-along for a helper',
        description: 'Questions and a paid day in the van.',
        outcome: 'Two ride-alongs and a decision by next Tuesday',
        situation:
          "Good helpers see what is reached for next and stand quietly in a stranger's kitchen.",
        request:
          'Plan a day with a drain, a faucet and, if it fits, carrying at a water heater: hand tools by name, the floor kept clean, finding the shutoff, a word to the customer. Note what they ask on the drive.',
        caution: 'No work that needs a license in their hands; watching counts.',
      },
      'first-thirty-days': {
        title: "A helper's first 30 days",
        description: 'From flashlight holder to useful second pair of hands.',
        outcome: 'Sets up, finds the shutoff and cleans up on every call unasked',
        situation:
          'Helpers who only carry tend to leave; those who soon understand why a drain gurgles tend to stay.',
        request:
          'Give them something to know each day: parts by name, shutoff first, shoe covers, photos, the drain machine at the shop, a faucet taken apart on the bench. Let them explain one job to a customer by day 20.',
        caution: "What a helper may do alone is the license board's rule; mark it as a question.",
      },
    },
  },
} satisfies Trade;
