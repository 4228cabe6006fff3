export const name = 'Lawncare';

/** Its owners, as its public page calls them; the address of the page is made of the same words. */
export const owners = 'lawn care companies';

/** Its icon, by its name in the web app's icon set. */
export const icon = 'sprout';

/** What it does, and one usual job of it. */
export const nouns = { work: 'lawn care', job: 'mow and edge' };

/** Words that speech recognition spells wrong or takes for others. */
export const speechHints = [
  'mow',
  'edging',
  'aeration',
  'overseeding',
  'dethatch',
  'crabgrass',
  'mulch',
  'sod',
];

/** Everyday jobs, prices and people, as owners see them in blanks. */
export const examples = {
  smallJob: 'a one-time cut of an overgrown lawn',
  usualJob: 'weekly mowing with edging and blowing',
  bigJob: 'a season of regular mowing, front and back',
  priceExample: 55,
  newPriceExample: 60,
  hoursExample: 0.75,
  roleExample: 'Mowing crew member',
  callBackExample: 'A missed strip along the back fence',
  complaintExample: 'You left ruts by the gate and the dog got out',
  quoteExample: 'Mowing, edging, blowing off the drive, no work in rain weeks',
  stolenExample: 'Two trimmers and a backpack blower, off the trailer',
  injuryExample: 'Cut his hand clearing a clogged mower at 9, needs stitches',
  contractExample: 'Mowing for 12 town parks, 2 seasons',
  subcontractExample: 'Tree trimming and spraying',
  suppliesExample: 'Mower blades, from {18} to {21} each',
  quoteValueExample: 1850,
  audienceExample: 'Homeowners close to the route',
  jobsPerWeekExample: 60,
  claimExample: 'Friday at 3 a stone from the mower hit a glass door. The glass cracked',
  warrantyExample: "Half of the new grass didn't take",
  warrantyTermsExample: 'Dead spots redone once if watered as told',
  slowWeeksExample: 'dry spells and the months when nothing grows',
  slowLengthExample: 16,
  slowJobExample: 'a cleanup of lawn and beds',
  rushExample: 'the fastest-growing weeks',
  busySlowExample: 'Busy: the 7 months of growth. Slow: the 5 without',
  nextJobExample: 'a cleanup and a first cut',
  servicesExample: 'Weekly mowing, cleanups, aeration',
  partnerJobExample: 'mowing and a cleanup before a sale',
  businessWorkExample: 'mowing and edging around offices and shops',
  jobsToAddExample: 6,
  oneTimeJob: 'a one-time cut of an overgrown lawn',
  repeatExample: 'Weekly while the grass grows',
  repeatJobExample: 'weekly mowing with edging and blowing',
  visitPriceExample: 55,
  newVisitPriceExample: 60,
  visitsPerYearExample: 26,
  visitHoursExample: 0.75,
  careExample: 'Cleanup, aeration, thin spots repaired',
  careHoursExample: 2,
  noticedExample: 'Thin grass, weeds, overgrown edges',
  stagedJob: 'a new lawn with leveling and soil',
  stagedQuoteExample: 'Old grass out, leveling, soil, new grass, 3 days',
  stagedValueExample: 3800,
  purchaseExample: 'A bigger mower',
  purchasePriceExample: 6500,
  smallJobHoursExample: 1,
  smallJobsPerWeekExample: 4,
  standardAddsExample: '0.25 hours and {2} in materials',
  bestAddsExample: 'Another 0.5 hours and {10} in materials',
  redoHoursExample: 0.5,
  damageExample: 'A cracked window, a cut cable',
  nightCallExample: 'A branch across the drive, or a party tomorrow',
  doorTroubleExample: 'Gate locked, dog loose, car in the drive',
  depositExample: 'None, one invoice a month',
  riskyWorkExample: 'Slopes, blades, heat, flying stones',
  nearMissExample: 'A mower slid on a wet slope',
  stopsExample: 'Northside: 14 weekly, 2 with locked gates. Mill Park: 9 weekly',
  stopsUsExample: 'Heavy rain, soaked ground, lightning',
  forgottenExample: 'Trimmer line, fuel, a spare belt',
  stockExample: 'Trimmer line 2 rolls, 2 days; engine oil 4 bottles, 5 days; blades 6, 1 week',
  jobsByDifficultyExample: 'Blowing and raking, edging, flat lawns, slopes',
  recentJobsExample:
    'Weekly mowing {55}, 0.75 h, {3}; overgrown lawn {120}, 1.5 h, {6}; cleanup {180}, 3 h, {10}',
  openQuotesExample:
    'Season of mowing {1,850}, 12 days; offices {900}, 3 days; overgrown lawn {150}, 30 days',
};

/** The examples that are not only other words abroad; amounts without braces are in the currency of the country. */
export const examplesAbroad = {
  british: {
    usualJob: 'mowing with edging',
    repeatExample: 'Every 2 weeks while the grass grows',
    repeatJobExample: 'mowing every 2 weeks with edging',
    visitsPerYearExample: 16,
    quoteExample: 'Mowing, edging, clippings taken away, no visit in heavy rain',
    stopsExample: 'Northside: 14 lawns, 2 with locked gates. Mill Park: 9 lawns',
    servicesExample: 'Regular mowing, tidy-ups, feeding and scarifying',
    careExample: 'Tidy-up, scarifying, thin spots repaired',
    recentJobsExample:
      'Regular mowing {55}, 0.75 h, {3}; overgrown lawn {120}, 1.5 h, {6}; tidy-up {180}, 3 h, {10}',
    slowWeeksExample: 'the winter months when nothing grows',
    partnerJobExample: 'mowing and a tidy-up between tenants',
  },
  southern: {
    usualJob: 'mowing with edging',
    bigJob: 'a year of regular mowing, front and back',
    quoteValueExample: 1600,
    repeatExample: 'Every 2 weeks, every 4 in winter',
    repeatJobExample: 'mowing every 2 weeks with edging',
    visitsPerYearExample: 22,
    openQuotesExample:
      'Year of mowing 1,600, 12 days; offices {900}, 3 days; overgrown lawn {150}, 30 days',
    slowWeeksExample: 'the winter months when grass hardly grows',
    slowLengthExample: 12,
    busySlowExample: 'Busy: spring to autumn. Slow: the winter months',
  },
};

/** Routes of short stops; the season and the distance to the next stop decide what pays. */
export const texts = {
  slug: 'lawncare',
  exampleName: 'Three Gates Lawn Care',
  who: 'a lawn care company',
  units: 'per cut or per season, priced by lot size',
  weekExample:
    'Mon 7-4: 12 lawns north. Tue 7-5: 9 north, 3 far south, 2 hours driving. Wed: rain...',
  photosExample: 'The lawn before, the edge up close, the lawn after',
  soloJobExample: 'trimming, edging, and loading the trailer',
  pageFactsExample:
    'Every visit is mow, edge, blow. No mowing in heavy rain, a first cut costs more',
  termsExample: 'Paid by the month, 24 hours to skip a cut',
  visitFeeExample: 0,
  priceDrivers: 'lot size, slope, gates, how overgrown it is, and the drive from the last stop',
  busy: 'the fastest-growing weeks, and leaf fall where trees drop their leaves',
  emergencies: 'a house sale or a party on Saturday with knee-high grass',
  tools: 'mowers, trimmers, blowers, a trailer, and sharp blades',
  worries: 'missed weeks after rain, ruts, open gates, and what goes on the grass near the dog',
  signature: ['mowing', 'edging', 'aeration', 'clippings'],
  prompts: {
    marketing: {
      'fill-open-days': {
        title: 'Fill the gaps on my route',
        description:
          'Win back lawns you used to mow, street by street, closest to your stops first.',
        outcome: '8 regular stops won back in 30 days, on streets we already drive',
        situation: 'Driving from one lawn to the next earns nothing.',
        request:
          "Go after past customers who haven't come back, street by street, starting with the ones next to a regular stop. Offer a first cut with edging on a day when a mower's on that street anyway, then regular mowing, as often as grass needs it here.",
        caution: "People buy a set day. Don't text anyone who was never a customer.",
      },
      'answer-their-question': {
        title: 'What a mowing visit includes',
        description: 'One page on what a visit includes, rain weeks, and gates.',
        outcome: 'A mowing page and one profile post live within 10 days',
        situation:
          'All people see is the word "mowing," so they compare a pro with a teenager and a push mower.',
        request:
          'Explain one visit from trailer ramp to closed gate: height for the time of year, edging, where clippings go, blowing off the walk. Then cover rain weeks, drought, dog toys on the grass, and why a first cut is different.',
        caution:
          'Say nothing about sprays or fertilizer beyond what I confirm. Rules and labels decide that.',
      },
      'season-plan': {
        title: 'Tighter routes by street',
        description: 'A 90-day plan to fill the streets you already drive.',
        outcome: '25 regular customers, 20 of them on streets we already drive',
        situation: 'A cheap stop next door can earn more than an expensive one across town.',
        request:
          "Help me pick the 4 neighborhoods worth filling and build the 90 days around them: a card at the neighbors' doors while the mower runs, past customers asked first, and whatever the grass needs next where I am, whether it's mowing, aeration, or leaves.",
        caution:
          'If grass rests here for part of the year, plan when to ask for the months after. Remind me to check the rules on flyers.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one lawn',
        description: 'One cut, 2 weeks of posts from your phone.',
        outcome: '4 quote requests from streets we already drive, in 14 days',
        situation:
          'Forty lawns a week look the same to the person cutting them. A stranger sees stripes.',
        request:
          "Make 5: stripes from the gate, a crisp edging line up close, why the clippings stayed or went, what this week's weather changes, and how having a set mowing day works.",
        caution:
          'Name a street or an open spot only if I did and the customer agreed. Nothing about sprays or treatments.',
      },
      'thirty-second-video': {
        title: 'A 30-second mowing video',
        description: 'A shot list for one stop on the route.',
        outcome: "One video filmed on tomorrow's route and posted by evening",
        situation: 'A straight line through tall grass holds people longer than anything you say.',
        request:
          'Script one overgrown stop: gate and knee-high grass, first mowing pass from behind the mower, edging along the driveway, clippings blown off, the clean walk. Put the weekday on the end card, if I gave one.',
        caution:
          'Guards on, glasses on, no one in front of the machine, phone on a mount, not handheld.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks of lawn posts',
        description: 'What the grass will do next, posted a week ahead.',
        outcome: '16 posts out and 10 leads from routes we drive',
        situation:
          'The lawn sets the topic: first green, weeds, drought, leaves. Posting one week early is enough.',
        request:
          "Build it on what grass does here in these weeks: mowing height, edging, weeds people ask about, whether it's time for aeration, rain-week notices, each neighborhood's day.",
        caution:
          "If you don't know my region, ask for it first. The wrong region means the wrong calendar.",
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Mowing quote gone quiet',
        description: 'Three follow-ups before the grass gets too long.',
        outcome: 'A yes, a no, or a date on every open mowing quote in 14 days',
        situation: 'People compare several prices, and the first one to answer often wins.',
        request:
          'Give them a reason from the work, if I told you one, such as a mowing day set by street. Add one line on what a visit includes and how rain weeks work, by my line above. Edging only if I said so.',
        caution: 'Say how many spots are open, or which weekday, only if I told you.',
      },
      'phone-intake': {
        title: 'Quote a lawn by phone',
        description: 'A script that prices by lot, gate, and street.',
        outcome: 'Every caller has a price per cut and a mowing day before we hang up',
        situation: 'Many calls come from streets nowhere near a route.',
        request:
          'Get the address first, then lot and slope, gates and dog, grass height today, how often. Give a price per regular cut, one for the overgrown first cut, and the day. Out of range gets a friendly no and [name to try].',
        caution:
          'Say whether edging and clippings are included or not. Spray questions wait for someone qualified.',
      },
      'repeat-work-plan': {
        title: 'From one cut to regular mowing',
        description: 'Turn single cuts into one agreement that follows the growth.',
        outcome: '15 single-cut customers on regular mowing',
        situation:
          'Single cuts get planned all over again each week. Regular mowing gets planned once.',
        request:
          'Offer one plan: mowing with edging on a schedule that follows growth, with a cleanup and aeration as extras at [my price]. Say what per-cut and equal monthly payments each mean for them when it stays dry.',
        caution: "Spell out dry weeks and rain weeks. That's where these plans go bad.",
      },
    },
    finance: {
      'price-check': {
        title: 'Does this lawn pay?',
        description: 'Price per cut against minutes on site and on the road.',
        outcome: 'A price per stop that includes drive time, used starting next week',
        situation:
          'A cut looks like half an hour. The gate, dog, trailer, and drive make it longer, dozens of times a week.',
        request:
          'Tell me what 10 more minutes of driving would do to this price, and ask me whether it covers edging and clippings. The overgrown first cut needs its own check.',
        caution:
          "A stop next door can stay cheap. A stop by itself can't. Give me that as a one-line rule.",
      },
      'terms-that-fit': {
        title: 'Payments, rain weeks, and dry weeks',
        description: 'Clear terms for per-cut, monthly, and skipped weeks.',
        outcome: 'Mowing terms sent to every regular customer this month',
        situation:
          "In dry weeks, people argue about visits without a cut. When the grass grows fast, they argue about cuts they didn't order.",
        request:
          'Cover: monthly payments or per cut, who decides to skip, the double-time cut after 3 wet weeks, edging included or not, locked gate, dog mess, how to pay, notice to cancel.',
        caution:
          'One page, no small print. People sign it standing in the driveway next to a mower.',
      },
      'slow-season-cash': {
        title: 'Cash when the grass slows down',
        description: 'A 90-day plan so the growing weeks pay for the rest.',
        outcome: 'Two months of fixed costs set aside before growth slows',
        situation: "When growth slows, the loan, trailer, and insurance payments don't.",
        request:
          'Consider equal monthly payments, aeration and yard cleanups invoiced the same week, renewals with a small prepayment, servicing or selling machines before the next season, and other seasonal work that fits us and our insurance.',
        caution:
          "If people prepay, show how much work is still owed, so that money isn't spent twice.",
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'Scalped, rutted, or skipped',
        description: 'Reply to a lawn complaint before they call the competition.',
        outcome: 'On site within 48 hours, and the customer stays',
        situation:
          "Grass can't be un-cut. Typical complaints: brown stripes, ruts after rain, edging into a bed, an open gate.",
        request:
          'Sort out what heals in 2 weeks and what needs repair. Plan a visit to look, plain words about mowing height and wet ground, and a note for that stop: gate, dog, soft corner.',
        caution:
          "If plants died near a treatment, someone qualified looks first. Don't admit or deny anything.",
      },
      'before-we-come': {
        title: 'Texts before we mow',
        description: 'Sort out gates, dogs, and toys the evening before.',
        outcome: 'Four texts in use before the next mowing week',
        situation: 'One locked gate makes every stop after it late.',
        request:
          'Cover the gate, the dog and its mess, hoses, toys, any sprinklers, and cars to move for mowing and edging. In rain weeks, the evening text says which day instead, or a skip, and what that does to the invoice.',
        caution: 'No one knows about rain until the last minute, so a person sends the rain text.',
      },
      'reviews-and-regulars': {
        title: 'Reviews along the route',
        description: '60 days to honest reviews on the streets you drive.',
        outcome:
          '12 honest reviews from our route streets, and every regular asked what to improve',
        situation: 'Customers see someone mowing through the window and rarely talk to them.',
        request:
          'Make contact easily: a door card after the fifth mowing, a text when the lawn looks its best, a wave and a name. Ask each regular once about height, edging, the gate, and how often they want us.',
        caution: 'If someone complains about clippings, reply the same day.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'Tighter mowing routes',
        description: 'Plan by street, not by town, to fit in more stops.',
        outcome: 'One more stop a day on the same fuel',
        situation:
          "Two lawns on a route are often 10 minutes apart, with other people's lawns in between.",
        request:
          'Give each neighborhood a day, order stops by gate and shade, leave half a day for rain weeks. List the out-of-the-way stops, and ask me what each pays before you suggest a new price or a handover. Mark where to time edging and trailer work.',
        caution: 'Wet ground ruts. A tight route needs room to move a day.',
      },
      'last-look': {
        title: 'Last look at the lawn',
        description: 'A 2-minute checklist before the trailer ramp goes up.',
        outcome: 'A 10-point checklist used at every stop starting Monday',
        situation: 'Easy to miss: a strip by the fence, clippings on the path, an open gate.',
        request:
          'Walk from the far corner to the street: missed strips, edging along beds and walk, clippings off hard surfaces, trimmer marks on trunks, toys back, gate shut, one photo from the street.',
        caution: 'Leave a line for notes: wet corner, wasps, something that was already broken.',
      },
      'ready-for-the-season': {
        title: 'Ready for the fast-growing weeks',
        description:
          '60 days to get machines, routes, and regulars ready before the lawns take off.',
        outcome: 'All machines ready and the route full by street before the growth starts',
        situation:
          "In the first week of fast growth, a belt breaks and half the regulars haven't said how often they want a cut.",
        request:
          'Get these in order: blades, belts, oil, trailer lights, trimmer heads; regulars asked how often they want us; any aeration orders; routes by street; anyone new tried out; overgrown lawns planned as double stops with edging.',
        caution:
          'Put ear and eye protection and any heat in the plan. A qualified person gives that talk.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Find a mowing crew member',
        description: 'An ad for people who like working outside, ahead of the busy weeks.',
        outcome: '6 applicants before the busy weeks, 2 of them started',
        situation: 'By the time grass grows fast, the good people work for someone else.',
        request:
          'Tell it like it is: heat, dust, early starts, edging until your wrists hum, fewer hours in rain weeks. What they can learn: machines, routes, aeration. Pay as I gave it. Ask schools, sports coaches, and anyone who helped last season.',
        caution: 'Machines may have age limits here. Name who to ask.',
      },
      'trial-day': {
        title: 'Trial day on the route',
        description: 'Questions and a paid morning on the route.',
        outcome: '2 applicants tried for a morning, decision by Saturday',
        situation:
          'Anyone can push a mower for an hour. The last stop of a long day tells you more.',
        request:
          'Plan 4 stops: blow and rake first, edging on a forgiving lawn, gate and dog rules, loading the trailer. Watch for water breaks, eyes up for people, and clippings off the walk. No mowing slopes and no spraying for new people.',
        caution: 'Clear their machine use with the insurance company first.',
      },
      'first-thirty-days': {
        title: 'First 30 days on the route',
        description: 'From blower to mower, with no broken gates.',
        outcome: 'Trims and edges alone and loads the trailer right',
        situation:
          'New people scalp a lawn or leave a gate open, and the customer is the one who tells you.',
        request:
          'Teach in this order: gates, dogs, and names; blowing off clippings; raking; edging; trimming near trunks; mowing flat lawns; then the odd ones. Add a note for each lawn with its trouble spot.',
        caution: 'A trained person teaches slopes, blades, and fuel, including the heat rules.',
      },
    },
  },
} as const;

/** The words of its public page; year, prompts, price and links come from the product. */
export const page = {
  heading: ['You keep the whole street green.', 'Keep the route full.'],
  lead: 'Seven AI advisors that know how a lawn care company runs: weeks of rain, stops too far apart, months when nothing grows. Tell us what’s going on and get a draft you can send today.',
  description:
    'AI advisors for lawn care companies: tighten the mowing route, sell the whole season, plan for rain weeks, and check what a lawn pays. Start free.',
  problems: [
    {
      helper: 'operations',
      says: 'We drive more than we mow.',
      help: 'Stops grouped by street and weekday, and a plan for the week after 3 days of rain.',
    },
    {
      helper: 'sales',
      says: 'They only want one cut.',
      help: 'Wording to turn one cut into a season, and a price for people who only want the one.',
    },
    {
      helper: 'finance',
      says: 'November comes and the money stops.',
      help: 'How much to set aside while the grass grows, and what last season’s customers could still book.',
    },
  ],
  example: {
    helper: 'finance',
    who: 'a lawn care company with one truck',
    question:
      'I charge $55 for a weekly mow. With the drive, it takes two of us 45 minutes. Is that enough?',
    answer:
      'That’s 1.5 crew hours for $55, or about $36.67 an hour before fuel, blades, and the truck. Whether that’s enough depends on what an hour costs you. Compare the two before you raise anything.',
    draft: {
      title: 'Door card for a customer’s neighbors',
      body: 'Hi, it’s [your name] from [company]. We mow on your street every [day]. On the same trip, a weekly cut with edging for your yard would be [price]. Want a first cut? Call or text me at [number].',
    },
    steps: [
      ['Today', 'Figure out what one crew hour costs you.'],
      ['This week', 'List the stops more than 10 minutes from the next one.'],
      ['Monday', 'Leave a card at 3 doors next to your best stops.'],
    ],
  },
  prompts: ['marketing/fill-open-days', 'sales/repeat-work-plan', 'operations/more-jobs-a-week'],
} as const;

/** Lawns: growth decides everything. Without winter, grass grows fastest in the warm wet months and rests in the dry ones. */
export const seasons = [
  {
    id: 'lawncare.sell-the-season',
    starts: { freezing: '04-10', mild: '03-10', none: '05-01' },
    weeks: 6,
    leadWeeks: 7,
    title: 'Sign up mowing customers early',
    why: 'People decide in the few weeks when the grass greens up. Ask last year’s customers first.',
    prompt: 'sales.lawncare.repeat-work-plan',
  },
  {
    id: 'lawncare.crew',
    starts: { freezing: '04-01', mild: '03-01', none: '05-15' },
    weeks: 6,
    leadWeeks: 8,
    title: 'Hire crew before mowing starts',
    why: 'Good people are taken by the first warm week. Hire before then, and they’ll know the route when it counts.',
    prompt: 'hiring-hr.lawncare.hire-for-the-season',
  },
  {
    id: 'lawncare.fast-growth',
    starts: { freezing: '05-15', mild: '04-25', none: '07-20' },
    weeks: 6,
    leadWeeks: 4,
    title: 'Tighten routes before peak growth',
    why: 'In the fastest weeks, you don’t have time for detours between yards.',
    prompt: 'operations.lawncare.more-jobs-a-week',
  },
  {
    id: 'lawncare.dry-weeks',
    starts: { freezing: '07-15', mild: '07-10', none: '12-05' },
    weeks: 8,
    leadWeeks: 5,
    title: 'Agree on a skip rule for dry weeks',
    why: 'When the rain stops, the grass stops. A skip rule you agree on early keeps your income steady.',
    prompt: 'finance.lawncare.terms-that-fit',
  },
  {
    id: 'lawncare.aeration',
    starts: { freezing: '09-01', mild: '09-20', none: '10-10' },
    weeks: 6,
    leadWeeks: 6,
    title: 'Sell aeration and overseeding',
    why: 'Cooler nights are good for seed, and these yards are already on your route.',
    prompt: 'sales.quick.bigger-tickets',
  },
  {
    id: 'lawncare.leaves',
    starts: { freezing: '10-15', mild: '11-05' },
    weeks: 6,
    leadWeeks: 5,
    title: 'Offer leaf cleanup street by street',
    why: 'One street of leaves is a full day’s work. Leave cards next door to fill it.',
    prompt: 'marketing.local.neighbor-postcard',
  },
  {
    id: 'lawncare.snow',
    starts: { freezing: '11-20' },
    weeks: 12,
    leadWeeks: 8,
    title: 'Sign snow contracts before the first snow',
    why: 'Driveways and lots get booked before it falls. Decide how many you can clear in one morning.',
    prompt: 'sales.quick.regular-contract',
  },
  {
    id: 'lawncare.hedges',
    starts: { mild: '11-25' },
    weeks: 10,
    leadWeeks: 6,
    title: 'Sell hedge trimming and pruning for winter',
    why: 'Hedges won’t grow right back, and your crew stays paid while the mowers sit.',
    prompt: 'marketing.lawncare.fill-open-days',
  },
  {
    id: 'lawncare.storm-plan',
    starts: { none: '06-05' },
    weeks: 16,
    leadWeeks: 6,
    title: 'Agree on storm cleanup ahead of time',
    why: 'After a storm, everyone calls the same morning. Regulars with an agreement go first.',
    prompt: 'operations.scheduling.rain-day-plan',
  },
  {
    id: 'lawncare.beds-and-mulch',
    starts: { none: '11-10' },
    weeks: 8,
    leadWeeks: 5,
    title: 'Offer bed work and mulch in the cool months',
    why: 'Grass slows down, but beds don’t. It’s nice weather for the work people put off.',
    prompt: 'marketing.lawncare.fill-open-days',
  },
  {
    id: 'lawncare.quiet-months-cash',
    starts: { freezing: '12-01', mild: '12-10', none: '01-10' },
    weeks: 12,
    leadWeeks: 8,
    title: 'Set money aside for the slow months',
    why: 'Your best weeks have to pay for the empty ones. A fixed share of each is easier than a loan.',
    prompt: 'finance.budgeting.slow-season',
  },
  {
    id: 'lawncare.machines',
    starts: { freezing: '01-20', mild: '01-15', none: '02-15' },
    weeks: 6,
    leadWeeks: 4,
    title: 'Service mowers while they’re idle',
    why: 'If a mower fails in the first warm week, you lose a day on the route.',
    prompt: 'operations.lawncare.ready-for-the-season',
  },
  {
    id: 'lawncare.new-prices',
    starts: { freezing: '02-15', mild: '02-01', none: '03-10' },
    weeks: 4,
    leadWeeks: 4,
    title: 'Send new prices before the first cut',
    why: 'Regulars accept a new price before the season starts. After the second cut, they complain.',
    prompt: 'finance.pricing.price-rise-letter',
  },
] as const;
