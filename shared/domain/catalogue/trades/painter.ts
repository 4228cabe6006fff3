export const name = 'Painter';

/** Its owners, as its public page calls them; the address of the page is made of the same words. */
export const owners = 'painters';

/** Its icon, by its name in the web app's icon set. */
export const icon = 'paint-roller';

/** What it does, and one usual job of it. */
export const nouns = { work: 'interior painting', job: 'room' };

/** Words that speech recognition spells wrong or takes for others. */
export const speechHints = [
  'primer',
  'drop cloth',
  'eggshell',
  'satin',
  'trim',
  'drywall',
  'caulk',
  'cut in',
];

/** Everyday jobs, prices and people, as owners see them in blanks. */
export const examples = {
  smallJob: 'a front door or a single accent wall',
  usualJob: '2 bedrooms, walls and ceilings, 2 coats',
  bigJob: 'a full exterior with scraping and primer',
  priceExample: 1450,
  newPriceExample: 1600,
  hoursExample: 20,
  roleExample: 'Painter, prep work first',
  callBackExample: 'Drips on the windowsill, a thin edge at the ceiling',
  complaintExample: 'I can see every roller line in the evening sun',
  quoteExample: 'Wash, scrape, prime, 2 coats, 5 days',
  stolenExample: 'A sander and 2 ladders, from the garage of a job',
  injuryExample: 'Fell off a ladder at an upper window, his back hurts',
  contractExample: 'Repainting 40 apartments, one building a month',
  subcontractExample: 'Drywall and plaster',
  suppliesExample: 'Paint, from {41} to {47} a can',
  quoteValueExample: 5200,
  audienceExample: 'Homeowners who last painted 8 or more years ago',
  jobsPerWeekExample: 2,
  claimExample: "Friday at 3 the ladder slid into the customer's car. Dent in the door",
  warrantyExample: 'Paint is peeling on the sunny side',
  warrantyTermsExample: 'Two years against peeling, not on decks',
  slowWeeksExample: 'the weeks too cold or wet to paint outside',
  slowLengthExample: 8,
  slowJobExample: 'a bedroom or a hallway',
  rushExample: 'the dry weeks for exteriors',
  busySlowExample: 'Busy: the dry months. Slow: the cold or wet ones',
  nextJobExample: 'touch-ups, or the next room',
  servicesExample: 'Rooms, exteriors, doors and trim',
  partnerJobExample: 'repainting between tenants',
  businessWorkExample: 'repainting offices and shops after hours',
  jobsToAddExample: 1,
  oneTimeJob: '2 bedrooms, walls and ceilings, 2 coats',
  repeatExample: 'Once a year, for touch-ups',
  repeatJobExample: 'a yearly touch-up',
  visitPriceExample: 350,
  newVisitPriceExample: 385,
  visitsPerYearExample: 1,
  visitHoursExample: 5,
  careExample: 'Doors, sills, and touch-ups',
  careHoursExample: 5,
  noticedExample: 'Peeling sills, cracked caulk, a stained ceiling',
  stagedJob: 'a full exterior with scraping and primer',
  stagedQuoteExample: 'Wash, scrape, prime, 2 coats, 5 days',
  stagedValueExample: 5200,
  purchaseExample: 'An airless sprayer',
  purchasePriceExample: 3200,
  smallJobHoursExample: 6,
  smallJobsPerWeekExample: 1,
  standardAddsExample: '4 hours and {40} in materials',
  bestAddsExample: 'Another 6 hours and {90} in materials',
  redoHoursExample: 4,
  damageExample: 'Paint on the floor, a broken lamp',
  nightCallExample: 'A house going up for sale Monday',
  doorTroubleExample: 'Furniture not moved, color not chosen',
  depositExample: '10% to hold the date',
  riskyWorkExample: 'Ladders, sanding old paint, strong fumes',
  nearMissExample: 'Ladder slipped on gravel',
  stopsExample: 'Northside: 2 quotes and a touch-up. Mill Park: one 5-day job',
  stopsUsExample: 'Rain, damp walls, too windy for ladders',
  forgottenExample: 'Caulk, tape, the long pole',
  stockExample: 'Tape 6 rolls, 2 days; filler 2 tubs, 3 days; sandpaper 2 packs, 5 days',
  jobsByDifficultyExample: 'Closets, bedrooms, stairwells, exteriors',
  recentJobsExample:
    '2 bedrooms {1,450}, 20 h, {220}; front door {280}, 6 h, {30}; one ceiling {320}, 5 h, {45}',
  openQuotesExample: 'Exterior {5,200}, 12 days; office {900}, 3 days; front door {450}, 30 days',
};

/** The examples that are not only other words abroad; amounts without braces are in the currency of the country. */
export const examplesAbroad = {
  british: {
    bigJob: 'the outside of a house, walls and woodwork',
    stagedJob: 'the outside of a house, walls and woodwork',
    quoteExample: 'Wash, fill, sand, prime, 2 coats, 5 days',
    stagedQuoteExample: 'Wash, fill, sand, prime, 2 coats, 5 days',
    warrantyTermsExample: 'Two years against peeling, not on decking',
    jobsByDifficultyExample: 'Cupboards, bedrooms, stairwells, outside walls',
    nightCallExample: 'Tenants moving in on Monday',
    openQuotesExample:
      'Outside of a house {5,200}, 12 days; office {900}, 3 days; front door {450}, 30 days',
  },
  southern: {
    slowWeeksExample: 'the wet weeks when no one can paint outside',
    busySlowExample: 'Busy: the dry months. Slow: the wet ones',
    nightCallExample: 'A house going on the market on Monday',
  },
};

/** Preparation, weather and drying time decide the schedule. */
export const texts = {
  slug: 'painter',
  exampleName: 'Second Coat Painting',
  who: 'a painting company',
  units: 'per room inside and per side of the house outside',
  weekExample: 'Mon 8-4: prep on one house. Tue: rain. Wed 8-4: same house, 1 hour at the store...',
  photosExample: 'The crack, the masking, the same wall after 2 coats',
  soloJobExample: 'preparing and rolling one bedroom',
  pageFactsExample: 'Wash, fill, sand, prime, 2 coats, furniture moved',
  termsExample: '10% to hold the date, 40% after prep, the rest on the last day',
  visitFeeExample: 0,
  priceDrivers: 'prep, height, number of colors, surface condition, and who moves the furniture',
  busy: 'the dry weeks for exteriors, the weeks before holidays for interiors',
  emergencies:
    'a house going up for sale Monday, a rental between tenants, a stain bleeding through',
  tools: 'brushes, rollers, ladders, sanders, and drop cloths',
  worries:
    'drips on the floor, the wrong color on the wall, peeling after a year, and days without a kitchen',
  signature: ['primer', 'coat', 'masking', 'swatch'],
  prompts: {
    marketing: {
      'fill-open-days': {
        title: 'Fill the weeks between jobs',
        description: 'Short interior jobs to fill the gaps bad weather leaves.',
        outcome: '4 interior jobs booked in the next 30 days',
        situation: "Rain moves an exterior, or the cold weeks come, and there's nothing to paint.",
        request:
          'Offer jobs that fit a 2- or 3-day gap: one bedroom, a stairwell, the ceiling with the old stain, a hallway in a new color. Start with past exterior customers, since they know how we leave a house.',
        caution:
          "Say who moves the furniture and when the room can be used after the last coat, both as [confirm]. No price per room before we've seen the walls.",
      },
      'answer-their-question': {
        title: 'Why prep costs what it does',
        description: 'One page on what happens before the first coat.',
        outcome: 'A page on prep and one profile post live by Sunday',
        situation: 'Paint over dirt looks fine that day. The trouble shows up a year later.',
        request:
          'Walk the reader through the days: washing, scraping, filling, sanding, primer where needed, masking, then 2 coats, and what shows up later if you skip one. Explain how rooms stay usable and how to choose colors from a swatch, not a screen.',
        caution:
          'Old paint can contain lead. Add one line saying those houses have their own rules here, and who to ask about them.',
      },
      'season-plan': {
        title: 'Book exteriors early',
        description: 'Fill the dry weeks early and the rest with interiors.',
        outcome: '8 exteriors with deposits for the dry weeks, 6 interiors for the rest',
        situation:
          'Painters turn people away in dry weeks and call around in wet ones. They could sell both in one visit.',
        request:
          'Plan so exteriors get quoted before the dry weeks and scheduled around rain, interiors fill the rest, and each finished house gets a sign out front (owner asked) and 3 doors knocked on with a color swatch. Check door-knocking rules first.',
        caution:
          'A booked exterior needs a date window, not a date. Ask agents about homes that get painted between owners or tenants.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one room',
        description: 'One room, 2 weeks of posts from bare wall to finish.',
        outcome: '3 quote requests from posts in 14 days',
        situation:
          'Everyone posts before and after. The skill is in between and gets painted over.',
        request:
          'Make 5: the crack before filler, masking that shows you care about the floor, why a wall got primer, the line where wall meets ceiling, and the same swatch in morning and evening light.',
        caution:
          'Name the color only if the customer is OK with that, and leave brands out unless I give them.',
      },
      'thirty-second-video': {
        title: 'A 30-second video: one wall',
        description: 'A shot list from filler to the second coat.',
        outcome: 'One video filmed over 2 days and posted on the third',
        situation: 'People watch a brush cut a clean line along a ceiling until the very end.',
        request:
          'Script one wall: a thumb in a crack, sanding dust in the light, masking along the floor, primer, cutting in along the ceiling by hand, the roller, masking pulled off in one go. Leave the phone in one spot so viewers see the color grow.',
        caution: "Mask on for sanding. In old houses, don't film any dust at all.",
      },
      'eight-week-calendar': {
        title: 'Eight weeks of painting posts',
        description: 'Rooms, doors, and prep, planned around the weather.',
        outcome: '16 posts out and 6 quote requests',
        situation: 'Photos of walls look alike until someone tells you what to look at.',
        request:
          'Make it a series: door of the week, one room over 3 days, swatch questions, prep secrets (filler, sanding), weather talk for exteriors if it\'s their season here, and the answer to "Can I stay in the house?"',
        caution: "Taste is the customer's business. Don't laugh at last decade's colors.",
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Painting quote gone quiet',
        description: 'Three follow-ups that show what your prep is worth.',
        outcome: 'A deposit or a no on every quiet paint quote in 30 days',
        situation:
          'Paint quotes vary a lot, and prep like scraping and primer is the part no one compares.',
        request:
          'Explain the difference in 4 lines, going by what my quote covers, and ask what prep the other quotes include. Offer a swatch painted on their own wall. Mention open dry weeks only if I gave them.',
        caution: 'Never put down the cheaper painter.',
      },
      'phone-intake': {
        title: 'From call to painting quote',
        description: 'A script that gets photos, sizes, and a walk-through.',
        outcome: 'Every caller has sent photos and agreed to a walk-through time',
        situation: 'People want a price per room before anyone has seen a wall.',
        request:
          'Ask what they see when they look at the wall, inside or out, rooms, height, last painted when, stains or cracks, who lives there, and their deadline. Give a range and what it includes: prep, primer where needed, coats. Ask for 3 photos before driving out.',
        caution:
          'For old houses, say we may need to check for lead paint first, by the rules here. Colors wait for the swatch.',
      },
      'repeat-work-plan': {
        title: 'Yearly touch-ups for past customers',
        description: 'Turn one job every 10 years into a house you look after.',
        outcome: '8 past customers booked for a touch-up or their next room',
        situation:
          'People have a house painted every several years, and no one calls the ones who liked the last job.',
        request:
          'Plan a yearly hello: the color and coat list for their house, a wash and touch-up of doors and sills, the next room on their mind. Landlords get a price for turnovers between tenants.',
        caution: 'A touch-up never matches perfectly on an old wall. Say it before they do.',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this room pay?',
        description: 'Check a paint job, and whether prep and drying time are in your hours.',
        outcome: 'A minimum price per room with prep included, used on the next quote',
        situation:
          'Painters quote by the wall and lose money on the cracks. Prep takes longer than planned.',
        request:
          'Tell me what happens to this price if the hours run over by 20% because of prep, masking, or primer, and what to look for in a photo to see that coming. Other rooms and exteriors need their own checks.',
        caution: 'A drying coat costs money when you wait for it. Ask how I plan for that.',
      },
      'terms-that-fit': {
        title: 'Deposits and color changes',
        description: 'Wording for deposits, stages, color changes, and rain days.',
        outcome: 'Deposit terms on the next 3 quotes',
        situation:
          'The paint is bought, the rooms are masked, and then the color is "somehow too green."',
        request:
          'Cover: deposit to hold the date, stage payment after prep or primer, last payment at the walk-through, a signed swatch before the first coat, what another color costs, weather for exteriors, moving furniture.',
        caution:
          "The walk-through has a list and a day when it closes. Small touch-ups shouldn't hold up the whole invoice.",
      },
      'slow-season-cash': {
        title: 'Cash between exteriors',
        description: 'A 90-day plan for the weeks without outside work.',
        outcome: 'Six weeks of fixed costs saved before exteriors end',
        situation: 'When exteriors stop, any room at any price looks good.',
        request:
          'Look at interiors sold early for those weeks, turnovers for landlords, deposits on upcoming exteriors, less primer and paint in stock, and planned time off. Compare a cheap job with no job, 2 coats and masking included.',
        caution:
          'Name the price below which a room loses money even then, from my numbers or not at all.',
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'Drips, lines, and peeling',
        description: 'Reply to a paint complaint with a walk-through and a list.',
        outcome: 'Walk-through within 3 days, list finished within 10',
        situation:
          'Typical complaints: roller lines in low sun, drips, a thin second coat, peeling, a color they no longer like.',
        request:
          'Set up a walk-through in their light, tape in their hand, ending in a list we both sign. Separate touch-ups, thin coat, peeling from below where primer or prep matters, and regret about the swatch.',
        caution:
          'Peeling on old, damp wood may come back no matter what. Give me honest words for that.',
      },
      'before-we-come': {
        title: 'Texts before we paint',
        description: 'Sort out furniture, colors, and drying time ahead of time.',
        outcome: 'Four texts in use on the next job',
        situation:
          'Painters show up to full shelves, and the color gets chosen while the brush is wet.',
        request:
          'Cover furniture and pictures, pets and kids, the final swatch color in writing, which door to use, when rooms can be used after each coat, parking, rain for exteriors.',
        caution: "Dry to the touch isn't ready for a sofa. Give hours only if I gave them.",
      },
      'reviews-and-regulars': {
        title: 'Reviews at the walk-through',
        description: '60 days to honest reviews with photos of real rooms.',
        outcome: "8 honest reviews with customers' own photos",
        situation:
          "The best moment is when the masking comes off. By the time the invoice goes out, it's gone.",
        request:
          'Ask at the walk-through, after the list is done, with one question about how it was to have painters in the house. Two weeks later, a text about caring for the new coat, with the swatch name for touch-ups.',
        caution: 'Photos show their home, so they choose and post them.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'Stop waiting on wet paint',
        description: 'Fit prep, drying, and weather together so no one stands around.',
        outcome: 'One more room or side a week in the same hours',
        situation: "The primer's drying, someone is watching it, and the next house isn't ready.",
        request:
          'Stagger 2 jobs so one dries while the other gets sanded or masked. Keep a list of indoor work for rain. With several painters, split prep and finish by skill. If I work alone, say what to get ready the evening before. Ask me which tool people wait for, masking gear included.',
        caution: "Don't cut the time between coats. Say which steps can't be rushed.",
      },
      'last-look': {
        title: 'Last look in raking light',
        description: "A checklist to use before the customer's walk-through.",
        outcome: 'A 10-point checklist used on every room starting Monday',
        situation: 'Customers see a wall in low evening sun.',
        request:
          'Look at it the same way: lamp along the wall, edges at the ceiling, even second coat, door tops, masking bits, drips on the floor, clean switches and sockets, furniture back, leftover paint labeled with room and swatch name.',
        caution:
          'Old paint can have lead in it. That cleanup has its own sheet, for someone trained in it.',
      },
      'ready-for-the-season': {
        title: 'Ready for exterior season',
        description: 'Get from inside rooms to outside walls in 60 days.',
        outcome: 'Eight exteriors scheduled with rain gaps, all ladders and tools checked',
        situation:
          'On the first dry day, half the gear is missing and several customers think they go first.',
        request:
          'Schedule houses with gaps for rain, colors and swatches signed a month ahead, ladders and gear checked, masking and primer bought in bulk, help with prep for the first weeks, interiors saved for wet days.',
        caution:
          'Paint in old houses can have lead in it. Check in the first week who may work on it here, and who to ask.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Find a painter who preps',
        description: 'An ad for people who sand first and paint second.',
        outcome: '5 applicants within 14 days, 2 invited to a paid trial',
        situation: 'Everyone says they can paint. Few can fill, sand, and prime unwatched.',
        request:
          'Ask for exactly that: prep, masking, primer, clean lines, clean shoes in a lived-in house. Be upfront about ladders, weather, and travel. Wet-week work and training only as I offer them. Try paint store counters and past crew first.',
        caution: 'Paying by the room "as a contractor" is a question for an employment lawyer.',
      },
      'trial-day': {
        title: 'Trial day for a painter',
        description: 'Questions and one wall, from crack to coat.',
        outcome: '2 applicants tried for a day, decision by Friday',
        situation: "A wall with a crack, a window, and a corner shows what 2 hours of talk won't.",
        request:
          "Plan one wall in a shop or an empty apartment: filling, sanding, masking, primer on the patch, cutting in along the ceiling, one coat, cleaning brushes. Mark what they do unprompted. Note speed, but don't judge it.",
        caution: 'Without training, no dust where old paint may contain lead.',
      },
      'first-thirty-days': {
        title: 'First 30 days: prep first',
        description: 'From sanding to a second coat you can show off.',
        outcome: 'Preps a room alone and rolls a clean second coat',
        situation: 'New people want the brush. Prep comes first, and it has to feel worth it.',
        request:
          'Lay out steps of skill they can see: covering floors, masking, filling, sanding, primer, rolling, cutting in where no one looks, then on a visible wall. Every step has a sample wall with "good" and "not yet" side by side.',
        caution: 'A qualified person teaches masks, ladders, and old paint first.',
      },
    },
  },
} as const;

/** The words of its public page; year, prompts, price and links come from the product. */
export const page = {
  heading: ['You know why prep matters.', 'Help your customers see it.'],
  lead: 'Seven AI advisors that know how a painting company runs: quotes that look high next to a cheap one, rain on exterior day, color changes halfway through. Tell us what’s going on and get a draft you can send today.',
  description:
    'AI advisors for painters: explain prep in a quote, fill rainy weeks with interiors, take deposits, and follow up on quiet quotes. Start free.',
  problems: [
    {
      helper: 'sales',
      says: 'The other quote is $600 less.',
      help: 'Wording that shows what the prep pays for, and a smaller job for people who have to spend less.',
    },
    {
      helper: 'operations',
      says: 'Rain again. Three people standing around.',
      help: 'A list of inside work to switch to, and a text to the customer who has to wait.',
    },
    {
      helper: 'finance',
      says: 'I bought the paint and they changed the color.',
      help: 'A deposit and a rule for changes, in writing, so no one’s surprised.',
    },
  ],
  example: {
    helper: 'sales',
    who: 'a 3-person painting company',
    question: 'I quoted $1,450 for 2 bedrooms. She says another painter wants $850. Do I match it?',
    answer:
      'Don’t match it before you know what’s in it. Ask what the other quote says about filling, sanding, and a second coat. If it leaves them out, you’re not comparing the same job.',
    draft: {
      title: 'Text to the customer',
      body: 'Hi [first name], thanks for telling me. My price includes [filling, sanding, and 2 coats, with the furniture moved and covered]. Does the other one say how many coats? If your budget is closer to theirs, I can do [one room] first.',
    },
    steps: [
      ['Today', 'Send the text. Leave the price as it is.'],
      ['Day 2', 'Call. Go through the 2 quotes together.'],
      ['Day 5', 'Offer one room, or let it go politely.'],
    ],
  },
  prompts: ['sales/quiet-quote', 'finance/terms-that-fit', 'marketing/fill-open-days'],
} as const;

/** Paint: dry weeks are for outside, the rest for inside. Without winter the dry months are the cool ones. */
export const seasons = [
  {
    id: 'painter.sell-exteriors',
    starts: { freezing: '05-10', mild: '04-15', none: '11-01' },
    weeks: 10,
    leadWeeks: 8,
    title: 'Book exteriors before the dry months',
    why: 'There are only a few good weeks, and they go early. Quote the people who asked last year first.',
    prompt: 'operations.painter.ready-for-the-season',
  },
  {
    id: 'painter.crew',
    starts: { freezing: '05-15', mild: '04-20', none: '11-05' },
    weeks: 8,
    leadWeeks: 9,
    title: 'Hire a painter before the dry months',
    why: 'By the first dry week, the good ones are working. Start now. Someone who preps well is worth the wait.',
    prompt: 'hiring-hr.painter.hire-for-the-season',
  },
  {
    id: 'painter.before-guests',
    starts: '12-01',
    sameDayInSouth: true,
    weeks: 4,
    leadWeeks: 8,
    title: 'Offer rooms before holiday visits',
    why: 'People want the living room done before family comes, but they think of it a couple of weeks too late.',
    prompt: 'marketing.email.seasonal-offer',
  },
  {
    id: 'painter.inside-months',
    starts: { freezing: '01-10', mild: '01-10', none: '06-15' },
    weeks: 8,
    leadWeeks: 6,
    title: 'Fill wet and cold weeks with inside work',
    why: 'Rain and cold only stop outside work. Owners whose exterior you painted have rooms too.',
    prompt: 'marketing.painter.fill-open-days',
  },
  {
    id: 'painter.quiet-weeks-cash',
    starts: { freezing: '12-15', mild: '12-20', none: '07-25' },
    weeks: 10,
    leadWeeks: 8,
    title: 'Set money aside for the slow weeks',
    why: 'The dry months have to pay for the rest. Setting aside a share of each exterior is easier than a loan.',
    prompt: 'finance.budgeting.slow-season',
  },
  {
    id: 'painter.rain-plan',
    starts: { freezing: '06-05', mild: '05-05', none: '05-05' },
    weeks: 6,
    leadWeeks: 4,
    title: 'Write your rain-day plan',
    why: 'With a date window and a plan for wet mornings, you’ll make fewer phone calls.',
    prompt: 'operations.scheduling.rain-day-plan',
  },
  {
    id: 'painter.houses-for-sale',
    starts: { freezing: '03-15', mild: '02-25', none: '02-20' },
    weeks: 8,
    leadWeeks: 5,
    title: 'Ask agents about houses going up for sale',
    why: 'Sellers want a fresh front and clean walls within days. Agents call painters already on their list.',
    prompt: 'marketing.local.agents-and-managers',
  },
  {
    id: 'painter.next-door',
    starts: { freezing: '06-25', mild: '06-10', none: '01-10' },
    weeks: 8,
    leadWeeks: 4,
    title: 'Leave cards next door to every exterior',
    why: 'The whole street watches you work for a week. Two doors on each side is enough.',
    prompt: 'marketing.local.neighbor-postcard',
  },
  {
    id: 'painter.fences-and-doors',
    starts: { freezing: '07-20', mild: '07-15', none: '03-20' },
    weeks: 8,
    leadWeeks: 5,
    title: 'Offer fences, decks, and doors',
    why: 'Small jobs fit between big ones, and dry boards take stain well now.',
    prompt: 'sales.quick.bigger-tickets',
  },
  {
    id: 'painter.last-dry-weeks',
    starts: { freezing: '09-10', mild: '09-25', none: '04-05' },
    weeks: 6,
    leadWeeks: 6,
    title: 'Close your open exterior quotes',
    why: 'After the last dry weeks, people wait until next season or call someone else.',
    prompt: 'sales.painter.quiet-quote',
  },
] as const;
