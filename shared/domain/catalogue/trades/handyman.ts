export const name = 'Handyman';

/** Its owners, as its public page calls them; the address of the page is made of the same words. */
export const owners = 'handymen';

/** Its icon, by its name in the web app's icon set. */
export const icon = 'hammer';

/** What it does, and one usual job of it. */
export const nouns = { work: 'home repairs', job: 'visit' };

/** Words that speech recognition spells wrong or takes for others. */
export const speechHints = [
  'drywall',
  'caulk',
  'punch list',
  'deadbolt',
  'faucet',
  'toilet flange',
  'sash',
  'hinge',
];

/** Everyday jobs, prices and people, as owners see them in blanks. */
export const examples = {
  smallJob: 'a door that sticks',
  usualJob: 'a half-day of small repairs from one list',
  bigJob: 'a full list of repairs between tenants',
  priceExample: 320,
  newPriceExample: 350,
  hoursExample: 4.5,
  roleExample: 'Second handyman',
  callBackExample: 'The closet door rubs again',
  complaintExample: 'The shelf came down with everything on it',
  quoteExample: 'Twelve repairs in 2 visits, parts extra',
  stolenExample: 'The drill set and the miter saw, from the truck',
  injuryExample: 'Cut a finger on a saw at noon, needs stitches',
  contractExample: 'Turnover repairs for 60 apartments, price per unit',
  subcontractExample: 'Plumbing and electrical work',
  suppliesExample: 'Boards, from {9} to {10} each',
  quoteValueExample: 780,
  audienceExample: 'Small landlords and agents nearby',
  jobsPerWeekExample: 8,
  claimExample: "Friday at 3 the ladder slid into the customer's car. Dent in the door",
  warrantyExample: 'The new shelf came loose',
  warrantyTermsExample: 'Labor free for 60 days, parts extra',
  slowWeeksExample: 'the weeks after the holidays and vacation weeks',
  slowLengthExample: 6,
  slowJobExample: 'a half-day for the next list',
  rushExample: 'the weeks before family visits',
  busySlowExample: 'Busy: before family visits. Slow: after the holidays',
  nextJobExample: 'a half-day for the next list',
  servicesExample: 'Half-days from a list, doors and locks, shelves and rails',
  partnerJobExample: 'a repair list between tenants',
  businessWorkExample: 'small repairs for offices and shops',
  jobsToAddExample: 2,
  oneTimeJob: 'a half-day of small repairs from one list',
  repeatExample: 'Every 3 months',
  repeatJobExample: 'a half-day of small repairs',
  visitPriceExample: 320,
  newVisitPriceExample: 350,
  visitsPerYearExample: 4,
  visitHoursExample: 4.5,
  careExample: 'Doors, caulk, rails, alarm batteries',
  careHoursExample: 4.5,
  noticedExample: 'Loose rails, cracked caulk, a door that rubs',
  stagedJob: 'repairs in 6 empty apartments',
  stagedQuoteExample: 'Doors, walls, locks, caulk, 6 apartments, 3 weeks',
  stagedValueExample: 5400,
  purchaseExample: 'A used van with racks',
  purchasePriceExample: 18500,
  smallJobHoursExample: 2,
  smallJobsPerWeekExample: 4,
  standardAddsExample: '1.5 hours and {15} in materials',
  bestAddsExample: 'Another 2 hours and {40} in materials',
  redoHoursExample: 1.5,
  damageExample: 'A cracked tile, a scratched floor',
  nightCallExample: "A front door that won't lock",
  doorTroubleExample: 'No one home, list got longer, nowhere to park',
  depositExample: 'Parts paid before work starts',
  riskyWorkExample: 'Ladders, saws, drilling into old walls',
  nearMissExample: 'Drilled right next to a live wire',
  stopsExample: 'Northside: 4 half-days, one before 9. Mill Park: 2 landlords',
  stopsUsExample: 'Rain on outside jobs, icy or flooded roads',
  forgottenExample: 'A screw size, wall anchors, caulk',
  stockExample: 'Screws 3 boxes, 2 days; wall anchors 2 boxes, 3 days; caulk 4 tubes, 3 days',
  jobsByDifficultyExample: 'Shelves, doors, wall patches, full lists',
  recentJobsExample:
    'Half-day {320}, 4.5 h, {25}; one sticking door {95}, 2 h, {5}; 3 shelves {180}, 2 h, {15}',
  openQuotesExample:
    'List before a sale {780}, 12 days; office {900}, 3 days; shelves {280}, 30 days',
};

/** The examples that are not only other words abroad; amounts without braces are in the currency of the country. */
export const examplesAbroad = {
  british: {
    openQuotesExample:
      'List between tenants {780}, 12 days; office {900}, 3 days; shelves {280}, 30 days',
  },
  southern: {
    slowWeeksExample: 'the weeks after Christmas',
  },
};

/** Many small repairs for one customer, sold as a list. */
export const texts = {
  slug: 'handyman',
  exampleName: 'Tuesday Handyman',
  who: 'a handyman service',
  units: 'per hour, per half-day, and per list',
  weekExample:
    'Mon 8-4: 4 stops north. Tue 8-5: 2 north, 1 far south, 2 hours driving. Wed 8-4: 2 store runs, 90 minutes...',
  photosExample: 'The list, a door before and after, the patched wall',
  soloJobExample: 'a half-day from a short list',
  pageFactsExample: 'A half-day is {320}, parts extra, no plumbing or wiring',
  termsExample: 'Two-hour minimum, parts paid up front',
  visitFeeExample: 0,
  priceDrivers:
    'how many small things are on the list, parts runs, ladders, and walls of unknown age',
  busy: 'spring-cleaning weeks and the weeks before family visits',
  emergencies: "a door that won't lock, a rail that came loose, guests on Friday",
  tools: 'drill, multi-tool, stud finder, ladder, and boxes of anchors and screws',
  worries:
    "no one coming for small jobs, half-done lists, and someone doing work they're not qualified for",
  signature: ['drywall patch', 'half-day', 'grab bar'],
  prompts: {
    marketing: {
      'fill-open-days': {
        title: 'Sell half-days, not errands',
        description: 'Turn small repairs into booked half-days with past customers.',
        outcome: '6 half-days booked in the next 21 days',
        situation:
          'Single small repairs across town barely pay for the drive. A list in one house fills a morning.',
        request:
          'Write to people who had one thing done: ask for the list on the fridge, offer a half-day at [my price], and give 10 examples of what fits, from a sticking door to a drywall patch or a loose rail.',
        caution:
          'Say kindly what needs a qualified trade. Ask for a photo of each item on the list, or parts runs eat half the morning.',
      },
      'answer-their-question': {
        title: 'What fits in a half-day',
        description: 'One page with examples of what fits in one visit.',
        outcome: 'A half-day page with 3 sample lists live by Sunday',
        situation:
          'Callers feel silly asking for small things, so they never ask, or they ask for one at a time.',
        request:
          'Give 3 sample lists for a half-day the way people write them: the move-in list, the "my mother is coming" list with a grab bar, the rental list with a drywall patch. Say what a visit starts at (mine, or [confirm]), how parts are handled, and how to send the list.',
        caution: 'Be clear about what needs a plumber or an electrician.',
      },
      'season-plan': {
        title: 'Regular work from landlords',
        description: 'A 90-day plan to get regular work from people who manage homes.',
        outcome: '4 landlords or agents who send a list every month',
        situation:
          'Homeowners call once a year. People who look after many homes have a list every month.',
        request:
          'Plan how to meet them: small landlords, agents who rent homes out for the owners and have a list between tenants, managers of apartment buildings, and people who run homes for older residents (grab bars). Say what a first half-day costs as [my price] and how they send a list.',
        caution:
          'Watch pay terms and any limits on handyman work. List who can tell me the rule here.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one list',
        description: 'One half-day, 2 weeks of posts about small repairs.',
        outcome: '4 lists sent in from posts within 14 days',
        situation:
          "On its own, a small repair doesn't look like much. Getting 10 done in one visit is a big relief.",
        request:
          'Make 5: the list itself with everything checked off, a door that closes with one finger, a drywall patch no one can find, a grab bar where it\'s needed, and "send me yours, a photo of each."',
        caution: "Stick to work I'm allowed to do. No pictures of open wiring or pipes.",
      },
      'thirty-second-video': {
        title: 'A 30-second video: one list',
        description: 'A shot list that follows one list from top to bottom.',
        outcome: 'One video filmed on the next half-day and posted that evening',
        situation: 'People send videos like this to someone at home with "this is what we need."',
        request:
          'Script one list: the paper on the fridge, 4 fixes at 3 seconds each, a drywall patch that vanishes under the roller, a pen that checks off the last line.',
        caution:
          'Sound is a bonus. Name 3 sounds worth catching, but make every shot clear without them. No electrical or plumbing scenes.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks of handyman posts',
        description: 'Two posts a week about fixes people keep putting off.',
        outcome: '16 posts out, and every call they bring written down',
        situation:
          'The posts that work sound like the neighbor who owns a level, not like a hardware store.',
        request:
          'Plan by rooms and moments: a door that sticks in damp weeks, the list before a move, a grab bar before parents visit, drywall patch magic, the drawer of mystery screws, what got done in one half-day.',
        caution:
          "Tell people honestly which fixes are worth it and which aren't. That's why they call.",
      },
    },
    sales: {
      'quiet-quote': {
        title: 'List quote gone quiet',
        description: 'Three follow-ups for the list still hanging on the fridge.',
        outcome: 'An answer on every quiet list within 14 days',
        situation:
          'A list of small things is rarely urgent, and a half-day for it can feel like a lot.',
        request:
          'Make it small again: the 3 things they need most in one half-day at [my price], the rest by the date they need. Name items only if my lines name them. Offer [2 dates] and ask for a one-word reply.',
        caution: 'If a handy relative did it, be glad for them and ask about the next list.',
      },
      'phone-intake': {
        title: 'Turn one fix into a list',
        description: 'A script that fills a half-day with one call.',
        outcome: 'Every caller has sent a list with photos and picked a date',
        situation: 'They call about a shelf. There are usually 9 more things no one mentions.',
        request:
          'Take the shelf seriously, then ask room by room in 10 seconds: doors, drips, holes, rails, outside. Explain the half-day, what a visit starts at, who buys parts. Get photos, wall type if known, parking, stairs. Offer [2 dates] and book one.',
        caution: 'Name 3 things I refer out, with [a name to call]. Never promise "quick."',
      },
      'repeat-work-plan': {
        title: 'A half-day every season',
        description: 'From random errands to 4 booked visits a year.',
        outcome: '10 customers with 4 half-days booked',
        situation: 'People save up little things for months and then feel bad about calling.',
        request:
          "Offer a half-day on a fixed date a few times a year, a list that stays with them between visits, and a 10-point walk-through: doors, caulk, rails, detector batteries, a drywall patch here, a grab bar there. Parents' houses are a second offer.",
        caution: "Decide with me whether unused time rolls over. That'll be their first question.",
      },
    },
    finance: {
      'price-check': {
        title: 'Does this half-day pay?',
        description: 'Check a half-day, and whether parts runs and quoting are in your hours.',
        outcome: 'A half-day price that pays, used starting Monday',
        situation: 'Driving, buying parts, and looking at lists often go unpaid.',
        request:
          'Ask me whether those 3 are in my hours, and say what one parts run does to this half-day. An hourly price, a price per item, and a drywall patch in 2 visits each need their own check.',
        caution:
          "A retired customer should still be able to afford a grab bar. Find a way that isn't charity.",
      },
      'terms-that-fit': {
        title: 'Minimum, parts, and half-days',
        description: 'Wording for the minimum, parts runs, and lists that grow.',
        outcome: 'Minimum and parts rule in every booking by Friday',
        situation:
          'The list has 4 things. At the door there are 9, and the parts are "surely in the van."',
        request:
          'Include: minimum visit, the half-day price, how we charge for parts and the run to get them, what happens when the list grows, paying the same day, a missed appointment, things left to a qualified trade.',
        caution:
          "Plain and warm. The rule shouldn't scare off someone with a single drywall patch.",
      },
      'slow-season-cash': {
        title: 'Cash for slow weeks',
        description: 'A 90-day plan for weeks when no one sends a list.',
        outcome: 'One month of costs set aside and 4 booked half-days a week',
        situation:
          "You can't save small jobs for later, and some weeks no one thinks about sticking doors.",
        request:
          "Use what this work has: landlords' lists in slow weeks, lists between tenants for agents, half-days sold ahead at the normal price, same-day payment, no parts on my own card for more than a week.",
        caution:
          "Working every Saturday in the busy weeks isn't a plan either. Keep an eye on my hours.",
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'It came loose again',
        description: 'Reply about a small fix that didn’t hold.',
        outcome: 'Back within 3 days, fixed, and the next visit booked',
        situation: 'A shelf came down, a door rubs, or a drywall patch shows in lamplight.',
        request:
          'Ask 3 questions about the thing they name: how it was attached, how much weight was on it, what the wall looks like now. Plan the visit, and ask what else is on their list.',
        caution: "No one uses a grab bar or rail that moved until we've checked it, within a day.",
      },
      'before-we-come': {
        title: 'Texts before the visit',
        description: 'Sort out the list, the photos, and the parts before you park.',
        outcome: 'Four texts in use for every half-day starting Monday',
        situation: "One item no one mentioned can mean an hour's trip to the store.",
        request:
          'Cover the list in order of importance, a photo of each item, parts they already bought, wall type if they know it, ladder height, room to work, someone to decide when a drywall patch turns into more.',
        caution: 'Include one kind line for items that need a qualified trade.',
      },
      'reviews-and-regulars': {
        title: 'Reviews after every visit',
        description: 'A 60-day plan for honest reviews and repeat visits.',
        outcome: '15 honest reviews and 8 more half-days booked on the spot',
        situation: "Eight things get done in a half-day, and the customer hasn't seen all 8.",
        request:
          'End with a walk through the list, item by item, then the question, then the next date. Leave a card with a fresh list to fill. A text after 3 weeks asks if everything is still holding, door and drywall patch included.',
        caution: 'Older people without accounts can tell a neighbor. That counts, too.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'Fuller half-days',
        description: 'Fewer errands, more lists by area.',
        outcome: '2 more half-days a week and one parts run a week',
        situation:
          'Weeks fill up with scattered houses and store runs, no two of them close together.',
        request:
          'Sort the week: areas by day, back-to-back half-days, parts bought in one run a week from photos, a drywall patch started at one visit and finished at the next one nearby. Which errands would a better list save?',
        caution: "Leave a slot for the door that won't lock. Those customers stay for life.",
      },
      'last-look': {
        title: 'Last look at the list',
        description: 'A checklist so small repairs stay fixed.',
        outcome: 'A 10-point checklist used on every half-day starting Monday',
        situation: 'The last thing done is usually the one that comes loose.',
        request:
          'Go by kind: hung things pulled by hand, doors closed 10 times, caulk line by eye, drywall patch in side light, grab bar tried with full weight, dust wiped up, list checked off with the customer.',
        caution: 'If anything else looked unsafe, tell the customer in writing.',
      },
      'ready-for-the-season': {
        title: 'Ready for the busy weeks',
        description: '60 days to get the van, prices, and regulars ready.',
        outcome: 'Van organized, 20 half-days booked ahead, price list done',
        situation: 'When many lists come in at the same time, store runs eat up the day.',
        request:
          'Sort the van by kind of job (doors, walls, bath, outside), restock anchors and hinges, make kits for a drywall patch and a grab bar, invite regulars to book half-days early, set prices, list qualified trades to refer to.',
        caution: 'Ladders first. Get rid of anything that wobbles before buying anything.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Find a second handyman',
        description: 'An ad for someone handy, tidy, and kind in other people’s homes.',
        outcome: '4 applicants within 14 days and one half-day trial held',
        situation: "A second person works alone in strangers' homes, so trust comes before speed.",
        request:
          "Look for a calm person who does a bit of everything, maybe part-time: doors, a drywall patch, grab bars, talking to people, own small tools or not. Mention stairs, store runs, and [what we don't do]. Hardware stores and people from the trades first.",
        caution: 'End with a paid half-day trial, its pay as [confirm].',
      },
      'trial-day': {
        title: 'Trial half-day for a handyman',
        description: 'Questions and one real list, done together.',
        outcome: '2 applicants tried for a half-day, decision within 3 days',
        situation:
          'A good handyman knows what to do first, which screw to use, and when to say "I can\'t do that one."',
        request:
          'Plan a half-day with a willing customer: they plan the list out loud, hang a door, start a drywall patch, fix a loose rail, explain a grab bar. One item needs a qualified trade. Do they notice?',
        caution: 'Score what you can see, not charm.',
      },
      'first-thirty-days': {
        title: 'A handyman’s first 30 days',
        description: 'From second pair of hands to half-days alone.',
        outcome: 'Does a simple half-day alone, with a photo of each finished item',
        situation: "The hard part is a stranger's home, 10 small things, and no one to ask.",
        request:
          'Go by kind of job: doors and locks, hanging things, caulk, drywall patch in 2 visits, outside. Add how to read a list, buy parts once, talk about a grab bar, photograph each finished item.',
        caution: 'In week one, they memorize the list of what we refer out.',
      },
    },
  },
} as const;

/** The words of its public page; year, prompts, price and links come from the product. */
export const page = {
  heading: ['You fix 20 small things a week.', 'We help with the paperwork.'],
  lead: 'Seven AI advisors that know how a handyman business runs: one-hour errands across town, lists that grow while you work, parts no one pays for. Tell us what’s going on and get a draft you can send today.',
  description:
    'AI advisors for handymen: sell half-days, set a minimum, turn one fix into a list, and win steady work from landlords. Start free.',
  problems: [
    {
      helper: 'sales',
      says: 'I drive an hour for one shelf.',
      help: 'Questions that turn one fix into a list, and wording for a minimum that sounds fair.',
    },
    {
      helper: 'finance',
      says: 'The parts runs eat my day.',
      help: 'A half-day price with driving and parts included, and the lowest price that still pays.',
    },
    {
      helper: 'marketing',
      says: 'I want steady work, not errands.',
      help: 'A short note to landlords and property managers, and what to offer them.',
    },
  ],
  example: {
    helper: 'sales',
    who: 'a handyman who works alone',
    question:
      'A customer wants one door planed. It’s 40 minutes away. My half-day is $320. How do I tell them?',
    answer:
      'Don’t say no to the door. Say what fits in a half-day and ask for the rest of the list. There are often a few more small things no one will come out for.',
    draft: {
      title: 'Text to the customer',
      body: 'Hi [first name], I can fix the door. Because of the drive, I book a half-day, which is $320 plus parts. That leaves time for other things. What else sticks, drips, or hangs loose? Send me the list and I’ll tell you what fits.',
    },
    steps: [
      ['Today', 'Send the text and ask for photos.'],
      ['Tomorrow', 'Tell them what fits and which parts to buy.'],
      ['On the day', 'Write down what didn’t fit. That’s the next half-day.'],
    ],
  },
  prompts: ['marketing/fill-open-days', 'sales/phone-intake', 'finance/price-check'],
} as const;

/** Lists: people see what is broken when weather, guests or a move makes them look. */
export const seasons = [
  {
    id: 'handyman.outside-list',
    starts: { freezing: '04-10', mild: '03-20', none: '11-16' },
    weeks: 8,
    leadWeeks: 6,
    title: 'Offer a half-day for outside repairs',
    why: 'Bad weather leaves gates and boards loose. People notice on the first dry weekend.',
    prompt: 'marketing.handyman.fill-open-days',
  },
  {
    id: 'handyman.moving-months',
    starts: { freezing: '06-10', mild: '06-10', none: '05-25' },
    weeks: 10,
    leadWeeks: 6,
    title: 'Ask landlords before moving season',
    why: 'Leases end together, and every empty unit has a repair list. Ask first, and you’re the one they call.',
    prompt: 'marketing.handyman.season-plan',
  },
  {
    id: 'handyman.before-guests',
    starts: '12-05',
    sameDayInSouth: true,
    weeks: 3,
    leadWeeks: 5,
    title: 'Finish repair lists before guests come',
    why: 'The spare room door and the loose railing only bother people when someone’s coming to visit.',
    prompt: 'marketing.email.seasonal-offer',
  },
  {
    id: 'handyman.after-holidays',
    starts: '01-08',
    sameDayInSouth: true,
    weeks: 3,
    leadWeeks: 5,
    title: 'Fill the weeks after the holidays',
    why: 'The phone goes quiet for a couple of weeks. An offer you send beforehand can fill a few half-days.',
    prompt: 'marketing.quick.slow-season-offer',
  },
  {
    id: 'handyman.weatherproof',
    starts: { freezing: '10-10', mild: '10-25', none: '05-28' },
    weeks: 6,
    leadWeeks: 6,
    title: 'Seal doors and windows before bad weather',
    why: 'People feel a draft or find a wet sill on the first bad day. That’s when everyone calls.',
    prompt: 'marketing.local.neighbor-postcard',
  },
  {
    id: 'handyman.safe-steps',
    starts: { freezing: '12-01', mild: '12-01' },
    weeks: 8,
    leadWeeks: 5,
    title: 'Offer railings, steps, and lighting',
    why: 'Families worry about older parents when it’s dark and slippery. This work shouldn’t wait.',
    prompt: 'sales.handyman.repeat-work-plan',
  },
  {
    id: 'handyman.empty-homes',
    starts: { freezing: '07-20', mild: '07-15', none: '07-10' },
    weeks: 6,
    leadWeeks: 5,
    title: 'Ask who’ll be away and wants work done',
    why: 'It’s faster to work in an empty house. People say yes once you bring it up.',
    prompt: 'customer-service.handyman.before-we-come',
  },
  {
    id: 'handyman.house-sales',
    starts: { freezing: '03-10', mild: '02-20', none: '02-05' },
    weeks: 8,
    leadWeeks: 5,
    title: 'Offer small repairs before homes change hands',
    why: 'Before a move, a lot of small things need fixing in a week. Agents call someone they’ve already met.',
    prompt: 'marketing.local.agents-and-managers',
  },
  {
    id: 'handyman.wake-up',
    starts: { freezing: '08-25', mild: '08-25', none: '09-15' },
    weeks: 5,
    leadWeeks: 5,
    title: 'Write to last year’s customers',
    why: 'They have a new list but no reason to call yet. A short message gives them one.',
    prompt: 'marketing.email.wake-up-past-customers',
  },
  {
    id: 'handyman.price-check',
    starts: { freezing: '02-05', mild: '02-01', none: '01-25' },
    weeks: 4,
    leadWeeks: 4,
    title: 'Check your profit on a half-day',
    why: 'A slow week is a good time. Take one typical half-day, all its costs, and the price you charge.',
    prompt: 'finance.handyman.price-check',
  },
  {
    id: 'handyman.screens',
    starts: { none: '03-20' },
    weeks: 6,
    leadWeeks: 5,
    title: 'Offer screens, fans, and shade',
    why: 'Before the hot weeks, people want fresh air without bugs. It’s a lot of small, similar jobs.',
    prompt: 'sales.quick.bigger-tickets',
  },
] as const;
