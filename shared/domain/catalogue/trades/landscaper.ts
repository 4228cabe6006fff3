export const name = 'Landscaper';

/** Its owners, as its public page calls them; the address of the page is made of the same words. */
export const owners = 'landscapers';

/** Its icon, by its name in the web app's icon set. */
export const icon = 'trees';

/** What it does, and one usual job of it. */
export const nouns = { work: 'landscaping', job: 'landscaping job' };

/** Words that speech recognition spells wrong or takes for others. */
export const speechHints = [
  'paver',
  'retaining wall',
  'hardscape',
  'perennial',
  'drip irrigation',
  'grading',
  'boulder',
  'mulch',
];

/** Everyday jobs, prices and people, as owners see them in blanks. */
export const examples = {
  smallJob: 'a bed refresh with fresh mulch',
  usualJob: 'a small paver patio with planting around it',
  bigJob: 'a paver patio with a low retaining wall',
  priceExample: 3200,
  newPriceExample: 3500,
  hoursExample: 46,
  roleExample: 'Landscaping helper, stone and planting',
  callBackExample: 'Two stones by the steps wobble',
  complaintExample: 'Half the hedge is brown after 6 weeks',
  quoteExample: 'Digging, base, pavers, cleanup, 8 days',
  stolenExample: 'The plate compactor and a saw, off the trailer',
  injuryExample: "Dropped a paver on his foot at 1, he can't walk on it",
  contractExample: 'Planting and care for an office park, 3 years',
  subcontractExample: 'Fences and concrete',
  suppliesExample: 'Pavers, from {4.20} to {4.70} each',
  quoteValueExample: 12800,
  audienceExample: 'Homeowners planning a patio or new planting',
  jobsPerWeekExample: 1,
  claimExample: "Friday at 3 the loader hit the neighbor's fence. Two posts broken",
  warrantyExample: 'Two shrubs died and one stone sank',
  warrantyTermsExample: 'One year on plants if watered, 2 years on stone',
  slowWeeksExample: 'the weeks when the ground is too hard or too wet to dig',
  slowLengthExample: 8,
  slowJobExample: 'a design and plant list for the next season',
  rushExample: 'the first weeks of digging',
  busySlowExample: 'Busy: the months fit for digging and planting. Slow: the rest',
  nextJobExample: 'a bed refresh with fresh mulch',
  servicesExample: 'Patios and walls, planting, bed refreshes',
  partnerJobExample: 'a bed refresh before a sale',
  businessWorkExample: 'planting and bed care for offices and shops',
  jobsToAddExample: 1,
  oneTimeJob: 'a small paver patio with planting around it',
  repeatExample: '6 times a year, for care visits',
  repeatJobExample: 'care visits for beds and planting',
  visitPriceExample: 240,
  newVisitPriceExample: 265,
  visitsPerYearExample: 6,
  visitHoursExample: 4,
  careExample: 'Pruning, mulch, weeds in the joints',
  careHoursExample: 4,
  noticedExample: 'Weeds in the joints, sick plants, standing water',
  stagedJob: 'a paver patio with a low retaining wall',
  stagedQuoteExample: 'Digging, base, pavers, cleanup, 8 days',
  stagedValueExample: 12800,
  purchaseExample: 'A mini excavator',
  purchasePriceExample: 32000,
  smallJobHoursExample: 6,
  smallJobsPerWeekExample: 1,
  standardAddsExample: '8 hours and {300} in materials',
  bestAddsExample: 'Another 12 hours and {700} in materials',
  redoHoursExample: 4,
  damageExample: 'A cracked drive, a cut cable',
  nightCallExample: 'Water running toward the house',
  doorTroubleExample: 'Cars in the drive, toys and pots in the way',
  depositExample: '10% to hold the date',
  riskyWorkExample: 'Saws, trenches, lifting stone',
  nearMissExample: 'A stack of pavers slid off the trailer',
  stopsExample: 'Northside: 4 care visits a month. Mill Park: 2 quotes, one patio',
  stopsUsExample: 'Rain, soaked or frozen ground',
  forgottenExample: 'Joint sand, spikes, a saw blade',
  stockExample: 'Joint sand 6 bags, 2 days; gloves 2 packs, 5 days; saw blades 2, 1 week',
  jobsByDifficultyExample: 'Mulch, planting, low walls, patios',
  recentJobsExample:
    'Paver patio {3,200}, 46 h, {1,100}; bed refresh {450}, 6 h, {140}; low wall {2,900}, 38 h, {900}',
  openQuotesExample:
    'Patio {12,800}, 12 days; office beds {900}, 3 days; bed refresh {450}, 30 days',
};

/** The examples that are not only other words abroad; amounts without braces are in the currency of the country. */
export const examplesAbroad = {
  british: {
    suppliesExample: 'Paving slabs, from 6.20 to 6.90 each',
    partnerJobExample: 'a border refresh between tenants',
    businessWorkExample: 'planting and border care for offices and shops',
    careExample: 'Pruning, bark, weeds in the joints',
    rushExample: 'the first dry weeks of spring',
    recentJobsExample:
      'Paved patio {3,200}, 46 h, {1,100}; border refresh {450}, 6 h, {140}; low wall {2,900}, 38 h, {900}',
    openQuotesExample:
      'Patio {12,800}, 12 days; office planting {900}, 3 days; border refresh {450}, 30 days',
  },
  southern: {
    stopsUsExample: 'Rain, soaked ground, extreme heat',
    openQuotesExample:
      'Patio {12,800}, 12 days; office garden beds {900}, 3 days; garden bed refresh {450}, 30 days',
  },
};

/** Projects with stone, plants and machines, and care afterwards. */
export const texts = {
  slug: 'landscaper',
  exampleName: 'Stone & Sedge',
  who: 'a landscaping company',
  units: 'per project, with area, material, and plants behind the price',
  weekExample: 'Mon 7-3: digging. Tue 7-3: waited 4 hours for a delivery. Wed: rain...',
  photosExample: 'The hole, the base, the finished corner with chairs',
  soloJobExample: 'the base for a patio, checked for slope',
  pageFactsExample: 'Patios from {9,000} to {20,000}, hauling included',
  termsExample:
    '10% to hold the date, 40% when the stone is here, 40% halfway, the rest at the end',
  visitFeeExample: 0,
  priceDrivers: 'machine access, slope, soil, stone and plant choices, and what gets hauled away',
  busy: 'the first weeks of digging and the planting weeks',
  emergencies: 'water running toward the house after rain, a wedding in the yard in 3 weeks',
  tools: 'a digger or loader, plate compactor, saws, wheelbarrows, and a trailer',
  worries:
    'cost creeping up, plants dying, a torn-up yard, and crews that disappear halfway through',
  signature: ['patio', 'mulch', 'paver', 'retaining wall'],
  prompts: {
    marketing: {
      'fill-open-days': {
        title: 'Small jobs between projects',
        description: 'Sell bed refreshes to fill the days between projects.',
        outcome: '6 bed refreshes booked in the next 30 days',
        situation:
          'While a big project waits on material, people and machines cost money every day.',
        request:
          "Offer owners of yards we've built a one-day refresh: clean edges, fresh mulch, shrubs cut back, 2 plants replaced. Ask for one photo of the front from the street so a price range can follow the same day.",
        caution:
          'One day and one truckload. Say where it ends, because "while you\'re here" eats the profit.',
      },
      'answer-their-question': {
        title: 'What a patio really costs',
        description: 'One page on what’s under the stone and why it matters.',
        outcome: 'A patio price page and one profile post live by Sunday',
        situation:
          'People see a price for pavers at the store and wonder why a patio costs so much more.',
        request:
          'Take the reader down through the layers: digging out, hauling away, base, compaction, edge, stone, joints, the slope that keeps water off the house. Explain what access does to a price and how to fit a budget: size, stone, phases, planting later. Give my range, or [from] to [to].',
        caution:
          'No load, wall-height, or water rules. Those are for the local building office and an engineer.',
      },
      'season-plan': {
        title: 'Sign projects before the season',
        description: 'Fill the build season with the right jobs, early.',
        outcome: '5 projects the size I want, signed with a deposit',
        situation:
          'When the season opens, everyone calls the same week. In the quiet months, no one thinks about a patio.',
        request:
          "Turn that around: design meetings in the slow months, photos of finished jobs if the owners say yes, a letter to neighbors of 3 yards, a mulch and cleanup offer when it's time, and one nursery or builder as a partner.",
        caution: "Ask what size job I want, and the customer's budget before drawing anything.",
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one project',
        description: 'One project, 2 weeks of posts from mud to finish.',
        outcome: '2 design meetings booked from posts in 14 days',
        situation: 'A project takes weeks. By the end, its best stages are under the stone.',
        request:
          "Make 5: the hole before the patio, the base under a paver, a plant and why it's there, stone or a retaining wall course by course, and a chair in the finished spot.",
        caution:
          "Keep the neighbors' yards out of the frame. Plants look small in year one. Say so, with a date to come back.",
      },
      'thirty-second-video': {
        title: 'A 30-second patio video',
        description: 'A shot list for one project, a few seconds per stage.',
        outcome: 'One video from the current project, posted on the last day',
        situation:
          'Weeks of work fit in one video: one short shot at each stage from the same spot.',
        request:
          "Script it: grass, hole, base going down, the plate compactor shaking the picture, first paver, last paver, fresh mulch, chairs. Eight words on screen about what's under the stone of a patio.",
        caution:
          "Keep the neighbors' side out of the frame, and tell me how to make the mud shots look intentional.",
      },
      'eight-week-calendar': {
        title: 'Eight weeks of project posts',
        description: 'Projects step by step, planned around the season.',
        outcome: '16 posts out and 4 design meetings',
        situation:
          'A yard takes weeks to build, and that story suits posts better than one glossy picture.',
        request:
          'Follow 2 projects through the calendar, such as a patio and a bed, one stage a week from sketch to the finished view. Between them: what to plant here now, mulch done right, a day at the nursery.',
        caution: 'Plants depend on the place. Ask for my region and soil before naming any.',
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Yard quote gone quiet',
        description: 'Three follow-ups when the price was a shock.',
        outcome: 'An answer or a smaller first phase on every quiet quote in 30 days',
        situation:
          'The price can be a shock when no one said that a patio, bed, or retaining wall can be built in steps.',
        request:
          'Offer a way in for the job above: a smaller area, another material, planting next year, one part first, and how each changes the look. Suggest a walk with string and stakes so they can see it on the grass.',
        caution: 'If they have a drawing of mine, ask me what was agreed.',
      },
      'phone-intake': {
        title: 'Find the real projects',
        description: 'A script that asks about budget before you drive out.',
        outcome: 'Every caller gets a site visit, a small job, or a friendly no',
        situation: 'Many callers only want a price, and a visit to measure takes half a day.',
        request:
          'Ask what they want to do out there, where, how many steps across, machine access, water trouble, by when, and who decides. Then say what a patio or a planting tends to start at [confirm]. Every site visit needs a fee or a good reason.',
        caution: 'No design on the phone. Underground lines get located before digging.',
      },
      'repeat-work-plan': {
        title: 'Look after what you built',
        description: 'Turn a finished project into year-round care.',
        outcome: '8 past projects on a care plan',
        situation:
          'A few seasons on, there are weeds in the joints of a patio, and someone asks who built it.',
        request:
          'Offer year-round care in visits that fit the climate here: cleanup and mulch, pruning, cutting back, joints and paver edges checked. Start with the last 10 projects. Say what stays with the owner, such as watering.',
        caution: 'New plants die of thirst, so include the watering note.',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this project pay?',
        description: 'Check a project, and whether hauling, delivery, and machine days are in it.',
        outcome: 'A minimum price for this kind of project, used on the next 2 quotes',
        situation: "Two extra days on a patio can eat up a month's profit.",
        request:
          'Ask me whether hauling, machine days, wheelbarrow access, waiting for stone, and uncounted mulch are in my hours and materials. Say the result may lack them. Say what 8 more hours do to this price. A minimum per day needs its own check.',
        caution:
          'Suggest how to put an amount for surprises underground into a quote without sounding unsure.',
      },
      'terms-that-fit': {
        title: 'Deposits for stone and plants',
        description: 'Wording for deposits, stages, changes, and plant losses.',
        outcome: 'Deposit and change terms on the next 3 projects',
        situation: 'You pay for pavers and plants before the customer has paid anything.',
        request:
          'Include: a deposit that pays for the material; my stages tied to base, stone, or planting; extra digging when the ground surprises us; a change order by text before adding mulch or a longer retaining wall; who waters and what gets replaced.',
        caution:
          'Replace dead plants only as I offer it [confirm], tied to watering. No promise about weather or animals.',
      },
      'slow-season-cash': {
        title: 'Cash for the off-season',
        description: 'A 90-day plan for the weeks when you can’t build.',
        outcome: 'The slow weeks covered by paid work and care plans, no card debt',
        situation: "Building stops for a while. Machine payments don't.",
        request:
          'Weigh planting and cleanups, design fees in the slow weeks, care plans with mulch, stone and paver work whenever the ground allows, other seasonal work that fits us and our insurance, and renting the machines we rarely use instead of owning them.',
        caution:
          "A deposit pays for stone not yet bought, so keep it separate. It doesn't cover slow weeks.",
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'The plants are dying',
        description: 'Reply about brown plants, sunken pavers, and cost surprises.',
        outcome: 'Yard visit within 3 days, agreed fix with a date',
        situation:
          'Plants turn brown, pavers sink, or the invoice grows. Often no one wrote down who waters.',
        request:
          'Ask for photos, plus soil and watering or joint and base, whichever fits. Plan a visit with a shovel and sort it out: too dry, too wet, planted wrong, sick from the nursery; or base, water, settling under the patio. Then who pays, by our terms.',
        caution: "Don't blame anyone before we've dug and looked.",
      },
      'before-we-come': {
        title: 'Texts before we dig',
        description: 'Sort out deliveries, mud, and underground lines ahead of time.',
        outcome: 'Four texts in use on the next project',
        situation:
          'A delivery of stone or mulch is waiting in the street, and the drive is full of cars.',
        request:
          'Cover delivery space, gate width, any buried hoses, pipes, or pet fences marked, underground lines located before any digging, noisy days, mud and paths, watering from planting day on, weekly progress for a patio.',
        caution: 'Maps and markings often miss private lines, so ask about those in plain words.',
      },
      'reviews-and-regulars': {
        title: 'Reviews a season later',
        description: 'A 60-day plan for honest reviews and visits to yards you built.',
        outcome: '4 honest reviews and 5 care plans from past projects',
        situation:
          'On the last day, a yard looks small and muddy. A season later, people stop at the fence to look.',
        request:
          'Ask twice: at handover about the work, and after one season about the yard, with a 15-minute visit: paver joints, watering, what to cut. Use that visit to bring up care and fresh mulch.',
        caution: 'Take care of dead plants before asking anyone for stars.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'Days without waiting',
        description: 'Stone, machine, and people on site in the right order.',
        outcome: 'One less day a week lost to waiting',
        situation: 'People stand around a hole when pavers come at 2:00 instead of 7:00.',
        request:
          "Plan backward from each delivery: what has to be done when it arrives, what happens if it doesn't, machine days shared across 2 sites, a filler list (mulch, pruning, cleanups) nearby, and a call each afternoon about tomorrow's delivery.",
        caution: "Base work on a patio isn't the place to save minutes. Mark what stays slow.",
      },
      'last-look': {
        title: 'Last look at the project',
        description: 'A checklist for levels, joints, plants, and clean streets.',
        outcome: 'A 10-point checklist used at every handover this season',
        situation: "Pavers rock, plants sit too deep, and there's mud down the street.",
        request:
          'Walk it with a level, hose, and broom: patio slope tried with water, joints full, edges tight, root flare visible, mulch off the trunks, any sprinklers run once, street swept, watering note handed over.',
        caution: 'The person who drew the plan checks heights against it.',
      },
      'ready-for-the-season': {
        title: 'Ready for the build season',
        description: '60 days to get ready for the first patio.',
        outcome: 'First 4 projects with stone ordered, lines located, and help lined up',
        situation: 'Stone takes weeks, and every customer wants to be first.',
        request:
          'Set the order of projects, deposits that pay for pavers, machine service, plant orders, mulch deliveries by area, underground lines located before each dig, a filler list for rain, a paid trial for anyone new.',
        caution:
          'A trained person gives the safety talks on the compactor, saw dust, and trenches.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Find a hardscape helper',
        description: 'An ad for people who like to see what they’ve built.',
        outcome: '6 applicants within 21 days, 2 invited to a paid trial day',
        situation:
          'Most ads list what gets carried. People stay because they get to see what they built.',
        request:
          'Describe the work by what gets built: patio base, a row of pavers, a retaining wall, planting. Heat, lifting with a partner, early start. Saw and machines later [confirm]. Nurseries and schools first.',
        caution:
          "Seasonal layoffs and visas are for a lawyer. Don't promise how long the work lasts.",
      },
      'trial-day': {
        title: 'Trial day on a project',
        description: 'Questions and a paid day of base and planting.',
        outcome: '2 applicants tried for a day and a decision by Sunday',
        situation:
          "By the tenth wheelbarrow, it's clear who takes the short way and who blocks the path.",
        request:
          'Plan a day: raking base for a patio, string and level explained once, setting 10 pavers, planting 3 shrubs, spreading mulch around a trunk, sweeping the street. See if they check the level again unasked.',
        caution: 'Saw, compactor, and machines are off limits on day one.',
      },
      'first-thirty-days': {
        title: 'First 30 days on projects',
        description: 'From wheelbarrow to a straight row of pavers.',
        outcome: 'Rakes a base to the right slope and lays a straight row alone',
        situation: 'Everyone says "rake it level," and few people are ever shown what level is.',
        request:
          'Teach by building: tools and cleaning, string and level, base in layers, first row of a patio, plant depth, mulch kept off trunks, handing over a swept site. On rainy days: sharpening and plant names.',
        caution:
          'Machines, saw, and trenches wait for the trained person. Underground lines get located before any shovel goes in.',
      },
    },
  },
} as const;

/** The words of its public page; year, prompts, price and links come from the product. */
export const page = {
  heading: ['You see the finished yard.', 'Get the customer there with you.'],
  lead: 'Seven AI advisors that know how a landscaping company runs: long quotes that go quiet, stone you pay for before you get paid, crews waiting on material. Tell us what’s going on and get a draft you can send today.',
  description:
    'AI advisors for landscapers: sign projects before the season, take deposits for stone and plants, and fill days between projects. Start free.',
  problems: [
    {
      helper: 'sales',
      says: 'I spend 3 evenings on a drawing and never hear back.',
      help: 'Questions to find out the budget first, and a follow-up for when a quote goes quiet.',
    },
    {
      helper: 'finance',
      says: 'I pay for the stone before they pay me.',
      help: 'A deposit and stages that pay for the material, worded for your quote.',
    },
    {
      helper: 'operations',
      says: 'The crew’s standing around waiting for pavers.',
      help: 'Small jobs to move to, and an order list to check a week ahead.',
    },
  ],
  example: {
    helper: 'finance',
    who: 'a 6-person landscaping company',
    question:
      'I quoted a patio at $14,000, and the pavers and base alone cost me $5,200. How big a deposit can I ask for?',
    answer:
      'Start with what you have to pay before day one. $5,200 is about 37% of the price. With a smaller deposit, you’re lending the customer money. Some states limit deposits, so check yours before you put it in writing.',
    draft: {
      title: 'Wording for the quote',
      body: 'Payment in 3 parts: [deposit] when you sign, which pays for the pavers and base. [Second part] the day the base is in. The rest when the patio is done and we’ve walked it together.',
    },
    steps: [
      ['Today', 'Look up the deposit limit in your state.'],
      ['This week', 'Put the 3 parts in the quote.'],
      ['Before ordering', 'Wait until the deposit is in the bank.'],
    ],
  },
  prompts: ['sales/phone-intake', 'finance/terms-that-fit', 'marketing/season-plan'],
} as const;

/** Yards: talks while the ground rests, building while it is dry, planting when roots grow. */
export const seasons = [
  {
    id: 'landscaper.design-talks',
    starts: { freezing: '03-15', mild: '02-20', none: '10-01' },
    weeks: 8,
    leadWeeks: 8,
    title: 'Start design talks before build season',
    why: 'Everyone calls when build season starts. People who decide before then get the first dates.',
    prompt: 'sales.scripts.walk-through',
  },
  {
    id: 'landscaper.beds',
    starts: { freezing: '04-20', mild: '03-20', none: '11-10' },
    weeks: 6,
    leadWeeks: 6,
    title: 'Offer bed cleanup and fresh mulch',
    why: 'It’s a small job that gets you in the gate. You see the whole yard, and they see your work.',
    prompt: 'marketing.landscaper.fill-open-days',
  },
  {
    id: 'landscaper.crew',
    starts: { freezing: '04-10', mild: '03-10', none: '10-15' },
    weeks: 8,
    leadWeeks: 8,
    title: 'Hire for the patio crew',
    why: 'By the first dry weeks, the good people are taken. Hire now and train on a small job.',
    prompt: 'hiring-hr.landscaper.hire-for-the-season',
  },
  {
    id: 'landscaper.patio-quotes',
    starts: { freezing: '05-25', mild: '05-01', none: '01-10' },
    weeks: 8,
    leadWeeks: 7,
    title: 'Close your open patio quotes',
    why: 'If people want to sit outside in the good months, they need to sign now.',
    prompt: 'sales.landscaper.quiet-quote',
  },
  {
    id: 'landscaper.heat',
    starts: { freezing: '07-05', mild: '06-25', none: '03-25' },
    weeks: 8,
    leadWeeks: 5,
    title: 'Help new plants through the heat',
    why: 'New beds die in the first dry weeks, and you get the call. A watering note saves the plants and the call.',
    prompt: 'customer-service.retention.first-ninety-days',
  },
  {
    id: 'landscaper.drainage',
    starts: { freezing: '08-25', mild: '09-05', none: '05-20' },
    weeks: 8,
    leadWeeks: 6,
    title: 'Offer drainage work before the wet weeks',
    why: 'People see standing water once and forget about it. You have time to dig before the rain.',
    prompt: 'marketing.email.seasonal-offer',
  },
  {
    id: 'landscaper.planting-weeks',
    starts: { freezing: '09-20', mild: '10-15', none: '06-20' },
    weeks: 6,
    leadWeeks: 6,
    title: 'Sell tree and shrub planting',
    why: 'Warm soil and rain on the way are best for roots. Most people think of it half a year too early.',
    prompt: 'sales.quick.bigger-tickets',
  },
  {
    id: 'landscaper.winter-work',
    starts: { freezing: '11-20', mild: '12-01' },
    weeks: 10,
    leadWeeks: 8,
    title: 'Sign up winter work early',
    why: 'Snow, pruning, fence, or stone work you book now pays the crew through the off-season.',
    prompt: 'sales.quick.regular-contract',
  },
  {
    id: 'landscaper.rain-months-work',
    starts: { none: '07-15' },
    weeks: 8,
    leadWeeks: 8,
    title: 'Sell maintenance for the rainy months',
    why: 'When it’s too wet to build, pruning and path work keep your crew together.',
    prompt: 'sales.quick.regular-contract',
  },
  {
    id: 'landscaper.quiet-months-cash',
    starts: { freezing: '12-15', mild: '12-20', none: '08-10' },
    weeks: 10,
    leadWeeks: 8,
    title: 'Set money aside for the slow months',
    why: 'Deposits for next season aren’t this season’s profit. Decide now how much stays in the bank.',
    prompt: 'finance.budgeting.slow-season',
  },
  {
    id: 'landscaper.machines',
    starts: { freezing: '01-25', mild: '01-20', none: '09-05' },
    weeks: 5,
    leadWeeks: 5,
    title: 'Service machines while they’re idle',
    why: 'If the compactor fails on your first patio, you lose a crew day.',
    prompt: 'operations.landscaper.ready-for-the-season',
  },
] as const;
