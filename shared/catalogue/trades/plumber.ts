import type { Trade } from './trade.ts';

/** Emergencies with a call-out fee, and planned work between them. */
export const plumber = {
  slug: 'plumber',
  exampleName: 'Ridgeline Plumbing',
  who: 'a plumbing company',
  units: 'by the call-out plus the job, with emergencies at their own rate',
  priceDrivers: 'access, age of the pipes, parts, hour of the day and how urgent it is',
  busy: 'cold snaps, the day after Thanksgiving and Monday mornings',
  quiet: 'the mild weeks of late spring and early fall',
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
          'One day the phone melts, the next the van stands still. I want planned work for the still days.',
        request:
          'Offer what people put off: a running toilet, a slow drain, a main shutoff nobody can turn, an old water heater looked at before winter. Ask for a photo of the label or the leak so I can come with parts.',
        caution:
          'No scare talk about floods. A planned visit has a weekday price and a window of two hours; an emergency stays an emergency with its own rate.',
      },
      'answer-their-question': {
        title: 'What a plumber costs, explained',
        description: 'One page about call-out, diagnosis and price before work starts.',
        outcome: 'A "what a call costs" page and one profile post live by Sunday',
        situation: 'Callers ask "how much for a drain?" and hang up when I cannot say it blind.',
        request:
          'Explain how a visit goes: the call-out, a look, a price before the wrench comes out, and a yes. Show what makes a drain or a water heater cheap or costly. Add the two things to do while waiting: find the shutoff, move what is under the sink.',
        caution: 'Leave out gas and repair tips; a smell of gas means leave and call the utility.',
      },
      'season-plan': {
        title: 'Be the first plumber called',
        description: 'Be remembered before the pipe bursts: a 90-day plan.',
        outcome: '15 more calls a month that name us first',
        situation:
          'People look for a plumber with wet socks. Whoever comes to mind, or answers first, gets the job.',
        request:
          'Plan how we get on fridges and in phones early: a shutoff tag with our number left on every job, a photo of the water heater label saved for them, a partner (restoration, property manager) a month, and calls answered in two rings.',
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
          'Make five: the thing that blocked it, where to find your shutoff, the faucet part that wears out, what the water heater label tells, and how we leave the floor behind us.',
        caution: 'No instructions that end with a flood. Gas is never a post.',
      },
      'thirty-second-video': {
        title: 'Thirty seconds under the sink',
        description: 'A shot list for one repair people will remember.',
        outcome: 'One video filmed on the next service call and posted that night',
        situation: 'The one thing I wish every customer knew is where the water goes off.',
        request:
          'Script it around that: the drip, the hand that looks for the shutoff, a quarter turn, silence. Then the faucet part that failed, held to the lens, and the dry cabinet. One line: put a tag on yours tonight.',
        caution: 'Ask the owner first, and show no repair a viewer would try at home.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks of plumbing posts',
        description: 'Small warnings before the season does the damage.',
        outcome: '16 posts out and 8 planned jobs from them',
        situation: 'In a cold snap nobody reads, they call. The useful post comes the week before.',
        request:
          'Plan for what is next: hoses before frost, guests and disposals, water heater age, slow drain signs, vacation shutoff, a Monday story from the van. Between them people: who answers the phone, who comes.',
        caution: 'A post that helps someone avoid a call is fine with me; no post frightens.',
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Water heater quote gone quiet',
        description: 'Three follow-ups for planned work that was not urgent enough.',
        outcome: '2 quiet quotes won back in 30 days',
        situation:
          'With plumbing, silence often means that the thing still works, or that someone came the same day.',
        request:
          'Ask first if it is solved. If not, help them choose a calm day over a cold shower: how long the water heater swap takes, when water is off, what we haul away. Offer a photo check of the label in place of a second visit.',
        caution: 'No flood stories; an honest "it may last another year" wins trust.',
      },
      'phone-intake': {
        title: 'Take a plumbing call well',
        description: 'A script that sorts floods from faucets in a minute.',
        outcome: 'Every caller knows the call-out fee, the window and what to turn off',
        situation:
          'One caller stands in water, the next has a dripping faucet since March. Both say it is urgent.',
        request:
          'Open with "is water running now?" and help them find the shutoff. Then what, where, since when, one bathroom or more, who owns the house. Say the call-out fee and that the price for a drain or repair is agreed before work. Emergency, today, this week: a window for each.',
        caution: 'Smell of gas: leave the house, call the gas company, nothing else.',
      },
      'repeat-work-plan': {
        title: 'A yearly plumbing check',
        description: 'From emergency calls to one calm visit a year.',
        outcome: '12 households on a yearly check',
        situation:
          'We meet people on their worst day and then not for four years, until they search again.',
        request:
          'Offer a yearly hour: shutoff turned, water heater looked at, slow drain noted, toilets tested, hoses, a written list in three colors. Members get a fixed window and no after-hours surprise, if I can keep that.',
        caution:
          'Nothing on the list may be made up to earn a job. Plan terms go past a lawyer once.',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this call pay?',
        description: 'Check a usual service call with driving, parts run and call-out fee.',
        outcome: 'A call-out fee and a floor per job, used from Monday',
        situation:
          'A drain takes forty minutes. The drive, the talk, the parts run and the paperwork take the rest of two hours.',
        request:
          'Show the job with and without a call-out fee, and what the evening and Sunday rate has to be. For the planned ones, such as a water heater, say which hours I tend to forget.',
        caution:
          'Parts carry a markup for fetching and standing behind them; show it as a separate line with my number [confirm].',
      },
      'terms-that-fit': {
        title: 'Call-out fee, said well',
        description: 'Words for the fee, the after-hours rate and price before work.',
        outcome: 'Fee text on website, booking and phone script by Friday',
        situation:
          'I say the call-out fee at the end, when it sounds like a trick. It should be the first thing they hear.',
        request:
          'Cover: what the fee buys, when it counts toward the job, nights and Sundays, price agreed before the wrench, payment on the day, deposit when I order a water heater.',
        caution:
          'For a drain that blocks again in days, say what we stand behind and what we do not, without a guarantee I never gave.',
      },
      'slow-season-cash': {
        title: 'Cash between the cold snaps',
        description: 'A 90-day plan that does not wait for burst pipes.',
        outcome: 'One month of fixed costs in reserve, owed money under 20 days',
        situation:
          'A cold week fills the account, and three mild ones empty it. Builders and landlords pay me when they like.',
        request:
          'Plan payment on the day for homes, fixed terms for landlords, deposits when I order a water heater, two planned jobs a week (shutoffs, drain maintenance for small restaurants), and less stock lying in the van.',
        caution:
          'Do not count on emergencies. If they come, say what share goes straight to the reserve.',
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'The leak came back',
        description: 'Answer the customer who pays twice for one problem.',
        outcome: 'Back on site within 24 hours, cause clear and written down',
        situation:
          'To them it is the same drain. To me it may be another foot of pipe. Nobody has ever enjoyed this talk.',
        request:
          'First stop the water: shutoff, towel, photo. Then a visit without a new call-out fee until we know, an explanation in kitchen words with a picture, and a fair split if it is another fault. Have words for the stain on the ceiling below.',
        caution: 'Damage to floors and ceilings: sympathy and photos, insurer decides.',
      },
      'before-we-come': {
        title: 'Texts before the plumber comes',
        description: 'Shutoff, access and price rule said before the van stops.',
        outcome: 'Four texts in use for all calls from Monday',
        situation:
          'Half of my first ten minutes goes to clearing cabinets and asking who may approve a price.',
        request:
          'Settle: clear under the sink or around the water heater, a photo of the leak, where the shutoff is, someone over 18 who can say yes, parking, and the price before work rule.',
        caution:
          "For running water the text is a phone call. A smell of gas gets the gas company's rule only.",
      },
      'reviews-and-regulars': {
        title: 'Reviews after the wet floor',
        description: '60 days to honest reviews from people you rescued.',
        outcome: '12 honest reviews and 30 homes with our number on the shutoff',
        situation:
          'At the moment the water stops they would hug me. Four days later they have forgotten my name.',
        request:
          'Let the plumber ask at the dry sink, and a text go out that evening. Leave a tag at the shutoff and a sticker with the date on the water heater. Check in after ten days: still dry, drain still fast?',
        caution: 'Nobody is asked while the bill is in dispute; fix that, then ask as always.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'Emergencies without wrecked days',
        description: 'Keep room for urgent calls and finish the planned ones.',
        outcome: '3 more paid calls a week and no planned job moved twice',
        situation: 'I plan six jobs, a pipe bursts at nine, and from then on everyone waits.',
        request:
          'Build the day with slots kept free on purpose (how many, by weekday), planned work such as a water heater in the quiet hours, areas by van, and parts for the usual faucet and drain work on board. Who may say "tomorrow" to which kind of call?',
        caution: 'A free slot that stays empty needs a list of small jobs to fill it by ten.',
      },
      'last-look': {
        title: 'Last look under the sink',
        description: 'A card that stops second visits for the same leak.',
        outcome: 'A ten-point card used on every call from Monday',
        situation:
          'The drip that brings us back was nearly always there when we packed up. Nobody ran the water long enough.',
        request:
          'Think dry tissue and time: run hot and cold, fill and empty, look again after five minutes, shutoff turns and holds, drain takes a full basin, faucet handles tight, floor dry, old part shown, photo.',
        caution:
          'Gas, pressure and venting checks are for the license holder; leave those slots marked.',
      },
      'ready-for-the-season': {
        title: 'Ready for the cold snap',
        description: '60 days to stock vans, phones and people for burst pipes.',
        outcome: 'Each van stocked, on-call list signed, shutoff text sent to all customers',
        situation:
          'The first frost fills the phone in two hours, and the part everybody needs is sold out by ten.',
        request:
          'Get ready: repair couplings and heat tape, drain machines serviced, a water heater on the shelf or promised, on-call list and rate, phone triage, a text that shows people their shutoff before they need it.',
        caution: 'On-call pay and rest hours are questions for an employment adviser.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: "Find a plumber's helper",
        description: 'An ad for someone who wants to learn the trade.',
        outcome: '5 applicants within 14 days, one helper riding along by day 21',
        situation:
          'I carry the water heater up the stairs alone and hold the flashlight in my teeth.',
        request:
          'Write for a learner: what the first year holds, drain machine to copper, which hours, nights or none, tools we give, how schooling is handled [confirm]. The hard part is crawl spaces and what is in a drain.',
        caution:
          'What an unlicensed helper may do is set by the state; leave it to the board and list the question.',
      },
      'trial-day': {
        title: 'Ride-along for a helper',
        description: 'Questions and a paid day in the van.',
        outcome: 'Two ride-alongs and a decision by next Tuesday',
        situation:
          "I need to know if they see what I reach for next, and how they stand in a stranger's kitchen.",
        request:
          'Plan a day with a drain, a faucet and, if it fits, carrying at a water heater: hand tools by name, keep the floor clean, find the shutoff, speak to the owner. Note what they ask on the drive.',
        caution: 'No work that needs a license in their hands; watching counts.',
      },
      'first-thirty-days': {
        title: "A helper's first 30 days",
        description: 'From flashlight holder to useful second pair of hands.',
        outcome: 'Sets up, finds the shutoff and cleans up on every call unasked',
        situation:
          'Helpers leave when they only carry. They stay when in week two they understand why the drain gurgles.',
        request:
          'Give them something to know each day: parts by name, shutoff first, shoe covers, photos, drain machine at the shop, taking a faucet apart on the bench, flushing a water heater beside me. Let them explain one job to the owner by day 20.',
        caution: "What a helper may do alone is the board's rule; mark it as a question.",
      },
    },
  },
} satisfies Trade;
