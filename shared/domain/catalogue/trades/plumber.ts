export const name = 'Plumber';

/** Its owners, as its public page calls them; the address of the page is made of the same words. */
export const owners = 'plumbers';

/** Its icon, by its name in the web app's icon set. */
export const icon = 'wrench';

/** What it does, and one usual job of it. */
export const nouns = { work: 'plumbing repairs', job: 'repair visit' };

/** Words that speech recognition spells wrong or takes for others. */
export const speechHints = [
  'water heater',
  'PEX',
  'shutoff',
  'P-trap',
  'sump pump',
  'backflow',
  'sewer lateral',
  'press fitting',
];

/** Everyday jobs, prices and people, as owners see them in blanks. */
export const examples = {
  smallJob: 'a dripping faucet',
  usualJob: 'a clogged kitchen drain',
  bigJob: 'a water heater replacement',
  priceExample: 180,
  newPriceExample: 198,
  hoursExample: 2,
  roleExample: "Plumber's helper, learning the trade",
  callBackExample: 'A slow drip under the same sink',
  complaintExample: "It's leaking again, and you were just here on Monday",
  quoteExample: 'New heater, old one hauled away, testing, one day',
  stolenExample: 'The press tool and the camera, from the van overnight',
  injuryExample: 'Burned his arm soldering under a sink at 2',
  contractExample: 'New bathrooms in a 20-unit building, price per unit',
  subcontractExample: 'Digging and concrete',
  suppliesExample: 'Copper pipe, from {24} to {28} a length',
  quoteValueExample: 2400,
  audienceExample: 'Homeowners with houses over 20 years old',
  jobsPerWeekExample: 18,
  claimExample: 'Friday at 3 a supply line came off. Water through the ceiling below',
  warrantyExample: 'The new faucet drips again',
  warrantyTermsExample: 'One year on labor, parts by the maker',
  slowWeeksExample: 'the mild weeks when nothing bursts',
  slowLengthExample: 6,
  slowJobExample: 'a check of the hot water and the shutoffs',
  rushExample: 'the first cold or stormy weeks',
  busySlowExample: 'Busy: the coldest and stormiest months. Slow: the mild ones',
  nextJobExample: 'a check of the hot water and the shutoffs',
  servicesExample: 'Leaks and drains, water heaters, faucets and toilets',
  partnerJobExample: 'leaks and drains fixed between tenants',
  businessWorkExample: 'drains and leaks for restaurants and shops',
  jobsToAddExample: 3,
  oneTimeJob: 'a clogged kitchen drain',
  repeatExample: 'Once a year, for a check',
  repeatJobExample: 'a yearly plumbing check',
  visitPriceExample: 120,
  newVisitPriceExample: 132,
  visitsPerYearExample: 1,
  visitHoursExample: 1,
  careExample: 'Water heater, shutoffs, slow drains',
  careHoursExample: 1,
  noticedExample: 'A running toilet, old hoses, a stiff shutoff',
  stagedJob: 'a bathroom remodel, from pipes to fixtures',
  stagedQuoteExample: 'New pipes, shower, toilet, sink, testing, 8 days',
  stagedValueExample: 9600,
  purchaseExample: 'A drain camera',
  purchasePriceExample: 4500,
  smallJobHoursExample: 1.5,
  smallJobsPerWeekExample: 4,
  standardAddsExample: '0.5 hours and {20} in materials',
  bestAddsExample: 'Another 1 hour and {40} in materials',
  redoHoursExample: 1,
  damageExample: 'A scratched floor, a stained ceiling',
  nightCallExample: 'A burst pipe, or no hot water',
  doorTroubleExample: 'No one home, nowhere to park, sink not cleared out',
  depositExample: 'The price of the heater when it gets ordered',
  riskyWorkExample: 'Soldering, tight spaces, lifting heaters',
  nearMissExample: 'A rag caught fire while soldering',
  stopsExample: 'Northside: 6 calls a week, one landlord. Mill Park: 3, mornings only',
  stopsUsExample: 'Flooded or icy roads, storms during outdoor work',
  forgottenExample: 'A valve size, the long hose, tape',
  stockExample: 'Tape 4 rolls, 2 days; supply hoses 6, 3 days; valves 4, 1 week',
  jobsByDifficultyExample: 'Faucets, drains, toilets, water heaters',
  recentJobsExample:
    'Clogged drain {180}, 2 h, {10}; faucet {150}, 1.5 h, {25}; toilet {390}, 3 h, {160}',
  openQuotesExample:
    'Water heater {2,400}, 12 days; office restroom {900}, 3 days; faucet {280}, 30 days',
};

/** The examples that are not only other words abroad; amounts without braces are in the currency of the country. */
export const examplesAbroad = {
  british: {
    bigJob: 'a new boiler',
    quoteValueExample: 2800,
    quoteExample: 'New boiler, old one taken away, testing, one day',
    servicesExample: 'Leaks and blocked sinks, hot water, taps and toilets',
    careExample: 'Hot water, stop tap, slow sinks',
    jobsByDifficultyExample: 'Taps, blocked sinks, toilets, bathrooms',
    depositExample: 'The price of the boiler when it gets ordered',
    riskyWorkExample: 'Soldering, tight spaces, lifting boilers',
    stagedJob: 'a bathroom refit, from pipes to taps',
    stagedQuoteExample: 'New pipes, shower, toilet, basin, testing, 8 days',
    recentJobsExample:
      'Blocked sink {180}, 2 h, {10}; tap {150}, 1.5 h, {25}; toilet {390}, 3 h, {160}',
    openQuotesExample: 'New boiler 2,800, 12 days; office toilet {900}, 3 days; tap {280}, 30 days',
  },
  southern: {
    bigJob: 'a hot water system replacement',
    quoteExample: 'New hot water system, old one taken away, testing, one day',
    servicesExample: 'Leaks and blocked drains, hot water, taps and toilets',
    careExample: 'Hot water system, stop taps, slow drains',
    jobsByDifficultyExample: 'Taps, drains, toilets, hot water systems',
    depositExample: 'The price of the hot water system when it gets ordered',
    riskyWorkExample: 'Soldering, tight spaces, lifting hot water systems',
    stagedJob: 'a bathroom renovation, from pipes to taps',
    stagedQuoteExample: 'New pipes, shower, toilet, basin, testing, 8 days',
    slowWeeksExample: 'the dry, mild weeks when nothing breaks',
    rushExample: 'the first storm weeks',
    stopsUsExample: 'Flooded roads, storms during outdoor work',
    openQuotesExample:
      'Hot water system {2,400}, 12 days; office toilet {900}, 3 days; tap {280}, 30 days',
  },
};

/** Emergencies with a call-out fee, and planned work between them. */
export const texts = {
  slug: 'plumber',
  exampleName: 'Ridgeline Plumbing',
  who: 'a plumbing company',
  units: 'per service call plus the job, with a separate emergency rate',
  weekExample:
    'Mon 8-4: 4 calls north. Tue 8-5: 2 north, 1 far south, 2 hours driving. Wed 8-7: 1 emergency...',
  photosExample: 'What blocked it, the old part, the clean floor',
  soloJobExample: 'setting up, finding the shutoff, cleaning up',
  pageFactsExample: 'A fee of {95} to come out, price agreed before work, Saturdays too',
  termsExample: 'Trip fee of {95}, half before an ordered part',
  visitFeeExample: 95,
  priceDrivers: 'access, age of the pipes, parts, time of day, and how urgent it is',
  busy: 'cold snaps, storms, and the days after big family meals',
  emergencies: 'a burst pipe, sewage backing up, no hot water with a baby in the house',
  tools: 'drain machines, a camera, press tools, and a van stocked with common parts',
  worries:
    'the price before you start, water damage, the mess, and a second visit for the same leak',
  signature: ['water heater', 'drain', 'shutoff', 'faucet'],
  prompts: {
    marketing: {
      'fill-open-days': {
        title: 'Planned plumbing for calm days',
        description: 'Planned plumbing work for the slow days between emergencies.',
        outcome: '5 planned jobs booked in the next 21 days',
        situation:
          'One day the phone never stops. The next day the van just sits. Planned work fills the slow days.',
        request:
          'Offer what people put off: a running toilet, a slow drain, a main shutoff no one can turn, an old boiler or water heater checked before it fails. Ask for a photo of the label or the leak so we bring the right parts.',
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
          'Explain how a visit goes: the drive out, a look, a price before work starts. Name the fee I gave, or [my fee]. Show what makes a drain or hot water cheap or expensive to fix, and 2 things to do while waiting, like finding the shutoff.',
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
          'Plan how to get the name on fridges and into phones early: a shutoff tag left on every job, a photo of the label on the boiler or water heater saved for them, one partner a month (flooring company, property manager), and missed calls returned within the hour.',
        caution: 'More calls hurt if no one picks up, so put answering first.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one call',
        description: 'One service call, 2 weeks of posts people save.',
        outcome: '3 planned jobs booked from posts in 14 days',
        situation:
          'No one wants to look at a drain, but everyone wants to know why theirs is slow.',
        request:
          'Make 5: what was wrong and what caused it, where to find a shutoff, the small part that wears out first, what never belongs down a drain, and how the floor was left.',
        caution: 'No instructions that could end in a flood. Never post about gas.',
      },
      'thirty-second-video': {
        title: 'A 30-second shutoff video',
        description: 'A shot list for one repair people will remember.',
        outcome: 'One video filmed on the next service call and posted that night',
        situation: 'Few people know where to shut their water off.',
        request:
          'Script it around that: the drip, a hand looking for the shutoff, a turn, silence. Then the faucet part that failed, held up to the lens, and the dry cabinet. One line: put a tag on yours tonight.',
        caution: "Don't show a repair viewers would try at home.",
      },
      'eight-week-calendar': {
        title: 'Eight weeks of plumbing posts',
        description: 'Small warnings before the season does damage.',
        outcome: '16 posts out and 8 planned jobs from them',
        situation: 'In an emergency, people call. The useful post goes up the week before.',
        request:
          "Choose from what's next here: pipes before cold or wet weeks, guests and full drains, boiler or water heater age, signs of a slow leak, the shutoff before a vacation, a story from the van. In between, show people: who answers the phone, who comes out.",
        caution: 'A post can save someone a call. No post should scare anyone.',
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Plumbing quote gone quiet',
        description: 'Three follow-ups for planned work that didn’t feel urgent.',
        outcome: 'A yes, a no, or a date from everyone within 10 days',
        situation: 'Silence often means the thing still works, or someone else came the same day.',
        request:
          "First ask if it's solved. If not, help them choose a calm day over a bad one: what a day without that drain, faucet, or water heater would mean. Offer to look at a photo instead of a second visit.",
        caution: 'No flood stories, and no guess at how long the old one will last.',
      },
      'phone-intake': {
        title: 'Handle a plumbing call right',
        description: 'A script that sorts floods from drips in a minute.',
        outcome: 'Every caller knows the fee, the window, and what to turn off',
        situation:
          'One caller is standing in water. The next has had a dripping faucet for weeks. Both call it urgent.',
        request:
          'Open with "Is water running now?" and help them find the shutoff. Then ask what, where, since when, one bathroom or more, who owns the house. Say the fee, and that we agree on the price before any drain or repair work. Emergency, today, this week: a window for each.',
        caution:
          'Gas smell or alarm: everyone out, then the emergency number from outside, nothing else.',
      },
      'repeat-work-plan': {
        title: 'A yearly plumbing check',
        description: 'Turn emergency calls into one calm visit a year.',
        outcome: '12 customers on a yearly check',
        situation: 'Plumbers meet people on their worst day and then not again for years.',
        request:
          'Offer a yearly hour: turn the shutoff, check what heats the water, note slow drains, test toilets and hoses, leave a written list in 3 colors. For what plan customers get after hours, write [confirm].',
        caution: 'Never make up a problem to win a job. Have a lawyer check the plan terms once.',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this call pay?',
        description:
          'Check a typical call, and whether driving and the parts run are in your hours.',
        outcome: 'A minimum price for the typical call, used starting Monday',
        situation:
          'The drain work is the short part. Driving, talking, the parts run, and paperwork are the rest.',
        request:
          'Ask me which of those are in my hours, and say how a fee to come out could cover part of it. Evening and Sunday rates need their own check, and so does a water heater.',
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
          'Cover: what the trip fee pays for, when it counts toward the job, nights and Sundays, the price agreed before any work, when to pay, deposit for an ordered boiler or heater.',
        caution:
          "For a drain that clogs again within days, say what we stand behind and what we don't, without a guarantee I never gave.",
      },
      'slow-season-cash': {
        title: 'Cash between emergencies',
        description: 'A 90-day plan that doesn’t wait for burst pipes.',
        outcome: 'One month of fixed costs in reserve, invoices paid in under 20 days',
        situation:
          'A bad-weather week fills the account and calm weeks empty it. Landlords and builders pay late.',
        request:
          'Weigh same-day payment for homes, set terms for landlords, deposits for an ordered water heater, 2 planned jobs a week (shutoffs, drain care for small restaurants), and less stock sitting in the van.',
        caution: "Don't count on emergencies. If they come, say what share goes to the reserve.",
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'The leak came back',
        description: 'Reply to a customer who thinks they’re paying twice.',
        outcome: 'Back on site within 24 hours, cause found and written down',
        situation:
          "To the customer it's the same leak. It may be another stretch of pipe, a drain farther down, or a faucet part.",
        request:
          "Running water comes first: shutoff, towel, photo. Then a visit to find the cause, an explanation in plain words, and what happens if it's a different problem. Don't name a fixture or damage they didn't.",
        caution:
          'Damage to floors and ceilings: sympathy and photos. The insurance company decides.',
      },
      'before-we-come': {
        title: 'Texts before the plumber comes',
        description:
          'Sort out the shutoff, access, and who says yes to a price before the van pulls up.',
        outcome: 'Four texts in use for all calls starting Monday',
        situation: 'Clearing out under a sink and finding who can approve a price takes time.',
        request:
          'Cover: clear under the sink or around the boiler or water heater, a photo of the leak, where the shutoff is, parking, who can say yes to a price, and when they get one [confirm].',
        caution:
          "If water's running, call instead of texting. If they smell gas, send only the gas emergency number.",
      },
      'reviews-and-regulars': {
        title: 'Reviews after the leak’s fixed',
        description: '60 days to honest reviews from people you rescued.',
        outcome: '12 honest reviews, and every customer checked on after 10 days',
        situation:
          "When the water stops, people are grateful. Days later, they've forgotten the name.",
        request:
          'Have the person who did the work ask at the dry sink, and send a text that evening. Leave a sticker with date and number on the water heater or by the shutoff. Check in after 10 days: still dry, drain still fast?',
        caution: "Don't ask anyone while their invoice is in dispute.",
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'Emergencies without wrecking the day',
        description: 'Keep room for urgent calls and still finish the planned ones.',
        outcome: '3 more paid calls a week and no planned job moved twice',
        situation: 'One burst pipe in the morning pushes back every planned job behind it.',
        request:
          'Build the day with slots kept open on purpose (how many, by weekday), planned work such as a new boiler or water heater in the quiet hours, one area at a time, and the common faucet and drain parts on board. Decide who can say "tomorrow" to which kind of call.',
        caution: 'If an open slot stays empty, fill it by 10:00 from a list of small jobs.',
      },
      'last-look': {
        title: 'Last look under the sink',
        description: 'A checklist that helps prevent second visits for the same leak.',
        outcome: 'A 10-point checklist used on every sink and drain job starting Monday',
        situation:
          'The drip that brings you back often shows up only after the water runs a while.',
        request:
          'Use a dry tissue and wait: run hot and cold, fill and empty, look again after 5 minutes, shutoff holds, drain handles a full basin, faucet handles tight, floor dry, old part shown, photo.',
        caution:
          'Gas, pressure, and venting checks belong to someone qualified. Leave marked blanks for them.',
      },
      'ready-for-the-season': {
        title: 'Ready for cold or stormy weeks',
        description:
          '60 days to get the van, the phone, and parts ready before the calls flood in.',
        outcome: 'Van stocked, on-call days set, shutoff text sent to customers who get our texts',
        situation:
          'When the weather turns, calls flood in, and the part everyone needs sells out first.',
        request:
          'Get ready for what frost, rain, or storms do here: repair fittings, drain machines serviced, scarce parts promised by a supplier, on-call list and rate, questions for the phone, a text that shows people their shutoff early.',
        caution:
          'If anyone else is on call, pay and rest hours are questions for an employment lawyer.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: "Find a plumber's helper",
        description: 'An ad for someone who wants to learn the trade.',
        outcome: '5 applicants within 14 days, one helper riding along by day 21',
        situation: 'People who want to learn look for a good first year, not a list of demands.',
        request:
          "Write for a learner: from the drain machine to pipe work, which hours, nights or not, tools, schooling [confirm]. The hard part is tight spaces, heavy lifting, and what's in a drain.",
        caution: 'What an unqualified helper can do differs by place. Name who to ask.',
      },
      'trial-day': {
        title: 'Ride-along for a helper',
        description: 'Questions and a paid day in the van.',
        outcome: '2 applicants on a ride-along, decision by next Tuesday',
        situation:
          "Good helpers see what you'll reach for next and stand quietly in a stranger's kitchen.",
        request:
          'Plan a day with a drain, a faucet, and, if it fits, something heavy to carry, at customers who agreed: hand tools by name, the floor kept clean, finding the shutoff, a word to the customer. Note what they ask on the drive.',
        caution: "They don't do work that needs a qualified plumber. Watching counts.",
      },
      'first-thirty-days': {
        title: "A helper's first 30 days",
        description: 'From holding the flashlight to a useful second pair of hands.',
        outcome: 'Sets up, finds the shutoff, and cleans up on every call without reminders',
        situation:
          'Helpers who only carry tend to leave. Those who learn why a drain gurgles tend to stay.',
        request:
          'One thing to learn each day: parts by name, shutoff first, shoe covers, photos, the drain machine at the shop, a faucet taken apart on the bench. Have them explain a job to a customer by day 20.',
        caution: 'What a helper can do alone differs by place. Mark it as a question.',
      },
    },
  },
} as const;

/** The words of its public page; year, prompts, price and links come from the product. */
export const page = {
  heading: ['You fix the leak.', 'Who fixes the rest of the week?'],
  lead: 'Seven AI advisors that know how a plumbing business runs: late-night calls, quotes that go quiet, mild weeks when nothing bursts. Tell us what’s going on and get a draft you can send today.',
  description:
    'AI advisors for plumbers: follow up on quiet quotes, give your fee up front, fill mild weeks, and reply when a leak comes back. Start free.',
  problems: [
    {
      helper: 'sales',
      says: 'I quoted a water heater and never heard back.',
      help: 'Three short follow-ups that ask if it got fixed before they ask for the job.',
    },
    {
      helper: 'finance',
      says: 'I can’t tell if a drain call pays.',
      help: 'One typical call with the drive, the parts run, and the paperwork included, and the lowest price that still pays.',
    },
    {
      helper: 'customer-service',
      says: 'They say it’s the same leak.',
      help: 'What to say on the phone, what to look at first, and who pays if it’s a different problem.',
    },
  ],
  example: {
    helper: 'sales',
    who: 'a plumber with 2 vans',
    question:
      'I sent a quote for a water heater 8 days ago, at $1,900. No answer. Should I come down on the price?',
    answer:
      'Not yet. You don’t know that it’s the price. After 8 days, people have often found someone else, or the old one still works. Ask which it is, and make the next step small.',
    draft: {
      title: 'Text to the customer',
      body: 'Hi [first name], it’s [your name] about the water heater. Is it still running, or has someone already taken care of it? If you want, I can hold [day] morning for you. The price in the quote stays the same.',
    },
    steps: [
      ['Today', 'Send the text. Write down the date.'],
      ['Day 3', 'Call once. Ask what they’re comparing.'],
      ['Day 7', 'Offer to check the label from a photo, then let it go.'],
    ],
  },
  prompts: ['sales/quiet-quote', 'finance/price-check', 'marketing/fill-open-days'],
} as const;

/** Pipes: cold and rain bring the emergencies, mild weeks need planned work. */
export const seasons = [
  {
    id: 'plumber.frost-check',
    starts: { freezing: '11-15', mild: '12-05' },
    weeks: 6,
    leadWeeks: 6,
    title: 'Offer a pipe check before a hard freeze',
    why: 'Wrapping a pipe takes an hour. A burst one ruins the ceiling at night, when everyone’s calling.',
    prompt: 'marketing.plumber.fill-open-days',
  },
  {
    id: 'plumber.night-calls',
    starts: { freezing: '12-10', mild: '12-20', none: '06-10' },
    weeks: 12,
    leadWeeks: 5,
    title: 'Decide who answers at night',
    why: 'In bad weather, calls come at night. Decide now who goes, what it costs, and what can wait.',
    prompt: 'customer-service.channels.after-hours',
  },
  {
    id: 'plumber.outdoor-water-off',
    starts: { freezing: '10-20', mild: '11-05' },
    weeks: 4,
    leadWeeks: 5,
    title: 'Shut off outdoor faucets and sprinklers',
    why: 'It’s a quick stop, and you can do many in a day. At each one, look for the next job.',
    prompt: 'sales.quick.bigger-tickets',
  },
  {
    id: 'plumber.outdoor-water-on',
    starts: { freezing: '04-20', mild: '04-10' },
    weeks: 4,
    leadWeeks: 5,
    title: 'Turn outdoor water back on',
    why: 'Pipes that froze in winter leak the first day someone waters the yard. Be there that day.',
    prompt: 'marketing.email.wake-up-past-customers',
  },
  {
    id: 'plumber.water-heaters',
    starts: { freezing: '10-01', mild: '10-15', none: '11-15' },
    weeks: 6,
    leadWeeks: 5,
    title: 'Ask about old water heaters',
    why: 'Cold water is hard on an old heater. Past customers can read you the year off the label.',
    prompt: 'sales.leads.twenty-from-past-work',
  },
  {
    id: 'plumber.full-houses',
    starts: '12-18',
    sameDayInSouth: true,
    weeks: 3,
    leadWeeks: 4,
    title: 'Stock the van for holiday guests',
    why: 'Guests and big meals mean clogged drains on days when suppliers are closed.',
    prompt: 'operations.stock.van-list',
  },
  {
    id: 'plumber.wet-weeks',
    starts: { freezing: '03-20', mild: '02-25', none: '05-20' },
    weeks: 6,
    leadWeeks: 5,
    title: 'Offer drain checks before the wet weeks',
    why: 'No one finds out a pump or drain doesn’t work until it rains. Test it before then.',
    prompt: 'sales.plumber.repeat-work-plan',
  },
  {
    id: 'plumber.empty-houses',
    starts: '06-25',
    weeks: 8,
    leadWeeks: 5,
    title: 'Show people their shutoff before vacation',
    why: 'A hose that bursts in an empty house runs for days. Leave a tag with your number at the shutoff.',
    prompt: 'marketing.plumber.season-plan',
  },
  {
    id: 'plumber.mild-weeks',
    starts: { freezing: '09-05', mild: '09-10', none: '04-01' },
    weeks: 6,
    leadWeeks: 6,
    title: 'Fill the mild weeks with planned work',
    why: 'When nothing bursts, no one calls. Past customers have a list of things they’ve been putting off.',
    prompt: 'marketing.email.wake-up-past-customers',
  },
  {
    id: 'plumber.price-check',
    starts: { freezing: '01-25', mild: '01-20', none: '01-20' },
    weeks: 4,
    leadWeeks: 5,
    title: 'Check your profit on a typical job',
    why: 'A slow week is a good time. Take one typical job, all its costs, and the price you charge.',
    prompt: 'finance.plumber.price-check',
  },
  {
    id: 'plumber.remodels',
    starts: { none: '10-20' },
    weeks: 8,
    leadWeeks: 5,
    title: 'Ask remodelers what they’re starting next',
    why: 'Kitchens and baths get opened up in the dry months. The plumber they ask first gets the rough-in.',
    prompt: 'sales.leads.commercial-list',
  },
  {
    id: 'plumber.turnovers',
    starts: { none: '08-10' },
    weeks: 5,
    leadWeeks: 5,
    title: 'Ask managers about units between tenants',
    why: 'Leases end together, and every empty unit has a list to finish within days.',
    prompt: 'marketing.local.agents-and-managers',
  },
  {
    id: 'plumber.unpaid-bills',
    starts: { none: '02-20' },
    weeks: 4,
    leadWeeks: 4,
    title: 'Collect what you’re still owed',
    why: 'Before the slow weeks, old invoices are your fastest money. Call about the oldest ones first.',
    prompt: 'finance.quick.collect-what-is-owed',
  },
] as const;
