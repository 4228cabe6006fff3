export const name = 'Roofer';

/** Its owners, as its public page calls them; the address of the page is made of the same words. */
export const owners = 'roofers';

/** Its icon, by its name in the web app's icon set. */
export const icon = 'house';

/** What it does, and one usual job of it. */
export const nouns = { work: 'roof repairs', job: 'roof repair' };

/** Words that speech recognition spells wrong or takes for others. */
export const speechHints = [
  'shingle',
  'flashing',
  'underlayment',
  'soffit',
  'fascia',
  'gutter',
  'ice dam',
  'tear-off',
];

/** Everyday jobs, prices and people, as owners see them in blanks. */
export const examples = {
  smallJob: 'a few loose shingles or tiles',
  usualJob: 'a leak repair with new flashing',
  bigJob: 'a full new roof, with the old one taken off',
  priceExample: 780,
  newPriceExample: 860,
  hoursExample: 9,
  roleExample: 'Roofing helper, on the ground first',
  callBackExample: "A vent that wasn't sealed",
  complaintExample: 'Water came in at the same spot last night',
  quoteExample: 'Old roof off, new flashing, hauling, cleanup, 2 days',
  stolenExample: 'Two ladders and the harnesses, from the trailer',
  injuryExample: 'Slid off the ladder at the gutter, his shoulder hurts',
  contractExample: 'Two roofs for an apartment building, fixed price',
  subcontractExample: 'Gutters and chimney work',
  suppliesExample: 'Underlayment, from {60} to {67} a roll',
  quoteValueExample: 14500,
  audienceExample: 'Homeowners with roofs over 15 years old',
  jobsPerWeekExample: 3,
  claimExample: 'Friday at 3 rain came in under the tarp. Two ceilings wet',
  warrantyExample: 'Water came in at the new vent',
  warrantyTermsExample: 'Five years on labor, storms not included',
  slowWeeksExample: 'the weeks too wet or too windy for roof work',
  slowLengthExample: 8,
  slowJobExample: 'small repairs on the next dry day',
  rushExample: 'the storm weeks',
  busySlowExample: 'Busy: the dry months and after storms. Slow: the wettest ones',
  nextJobExample: 'a roof check with photos',
  servicesExample: 'Leak repairs, roof checks, new roofs',
  partnerJobExample: 'leak repairs and roof checks before a sale',
  businessWorkExample: 'roof checks and repairs for small buildings',
  jobsToAddExample: 1,
  oneTimeJob: 'a leak repair with new flashing',
  repeatExample: 'Once a year, for a roof check',
  repeatJobExample: 'a yearly roof check',
  visitPriceExample: 180,
  newVisitPriceExample: 198,
  visitsPerYearExample: 1,
  visitHoursExample: 1.5,
  careExample: 'Loose pieces, flashing, gutters',
  careHoursExample: 1.5,
  noticedExample: 'Full gutters, cracked seals, loose pieces',
  stagedJob: 'a full new roof, with the old one taken off',
  stagedQuoteExample: 'Old roof off, new flashing, hauling, cleanup, 2 days',
  stagedValueExample: 14500,
  purchaseExample: 'A used material lift',
  purchasePriceExample: 9500,
  smallJobHoursExample: 4,
  smallJobsPerWeekExample: 2,
  standardAddsExample: '3 hours and {60} in materials',
  bestAddsExample: 'Another 6 hours and {150} in materials',
  redoHoursExample: 3,
  damageExample: 'A broken pot, a dented gutter',
  nightCallExample: 'Water coming through the ceiling',
  doorTroubleExample: 'Cars in the drive, things left by the walls',
  depositExample: '10% when they say yes',
  riskyWorkExample: 'Steep roofs, ladders, wind',
  nearMissExample: 'A gust took a sheet off the stack',
  stopsExample: 'Northside: 3 repairs a month, one quote. Mill Park: 2 roof checks, mornings only',
  stopsUsExample: 'Rain, high wind, lightning',
  forgottenExample: 'Sealant, a flashing size, a vent seal',
  stockExample: 'Nails 3 boxes, 2 days; sealant 6 tubes, 3 days; underlayment 2 rolls, 1 week',
  jobsByDifficultyExample: 'Gutters, small repairs, flashing, new roofs',
  recentJobsExample:
    'Leak repair {780}, 9 h, {110}; loose tiles or shingles {320}, 4 h, {30}; gutter {240}, 3 h, {20}',
  openQuotesExample:
    'New roof {14,500}, 12 days; shop roof repair {900}, 3 days; small leak {450}, 30 days',
};

/** The examples that are not only other words abroad; amounts without braces are in the currency of the country. */
export const examplesAbroad = {
  british: {
    smallJob: 'a few slipped tiles or slates',
    usualJob: 'a leak repair with new lead flashing',
    oneTimeJob: 'a leak repair with new lead flashing',
    quoteExample: 'Scaffold, old roof off, felt, battens, new tiles, 6 days',
    stagedQuoteExample: 'Scaffold, old roof off, felt, battens, new tiles, 6 days',
    rushExample: 'the autumn storms',
    careExample: 'Loose tiles, flashing, gutters',
    noticedExample: 'Full gutters, cracked mortar, slipped tiles',
    partnerJobExample: 'leak repairs and roof checks in rented homes',
    stockExample: 'Nails 3 boxes, 2 days; sealant 6 tubes, 3 days; membrane 2 rolls, 1 week',
    recentJobsExample:
      'Leak repair {780}, 9 h, {110}; slipped tiles {320}, 4 h, {30}; gutter {240}, 3 h, {20}',
  },
  southern: {
    smallJob: 'a few cracked tiles or loose sheets',
    quoteExample: 'Old roof off, new sheets and flashing, cleanup, 4 days',
    stagedQuoteExample: 'Old roof off, new sheets and flashing, cleanup, 4 days',
    stockExample: 'Roof screws 3 boxes, 2 days; sealant 6 tubes, 3 days; rivets 2 boxes, 1 week',
    recentJobsExample:
      'Leak repair {780}, 9 h, {110}; cracked tiles {320}, 4 h, {30}; gutter {240}, 3 h, {20}',
  },
};

/** Weather windows, storms, and insurers whose decisions are not the roofer’s to predict. */
export const texts = {
  slug: 'roofer',
  exampleName: 'Plumb Line Roofing',
  who: 'a roofing company',
  units: 'per area of roof and per repair call',
  weekExample: 'Mon 7-5: big job. Tue: rain. Wed 7-3: delivery 3 hours late, one small repair...',
  photosExample: 'The old flashing, the new one, the covered beds',
  soloJobExample: 'sorting and cleanup on the ground while an old roof comes off',
  pageFactsExample: 'First visit within 2 days, tarp first, photos of everything',
  termsExample:
    'Repairs paid the same day; new roofs 10% at signing, 40% at delivery, 40% when covered, 10% at the end',
  visitFeeExample: 0,
  priceDrivers: 'pitch, height, scaffold, layers to remove, material, and the wood underneath',
  busy: 'the weeks after storms, and long dry spells',
  emergencies: 'water coming through the ceiling, a tree on the roof, storm damage from last night',
  tools: 'ladders, harnesses, tarps, and cleanup gear for the yard',
  worries:
    'strangers at the door after a storm, nails and scraps left behind, damage to the garden, and leaks after the job',
  signature: ['flashing', 'old roof', 'ridge'],
  prompts: {
    marketing: {
      'fill-open-days': {
        title: 'Book repairs while it’s dry',
        description: 'Book small roof repairs with owners you already know.',
        outcome: '6 paid repairs or roof checks booked in the next 30 days',
        situation:
          "Big roofs wait for weather or for someone's money. Two-hour repairs fit in between.",
        request:
          'Offer past customers a dry-day repair: a slipped tile, shingle, or metal sheet, whichever roofs here have, worn flashing, a cracked vent seal, with photos before and after. Text customers only. Neighbors hear about it from a card at the door or not at all.',
        caution:
          'After a storm, we look and take photos. Whether insurance pays is up to the insurance company.',
      },
      'answer-their-question': {
        title: 'After the storm: what now?',
        description: 'One calm page for owners who don’t know who to trust.',
        outcome: 'A storm page and one profile post ready before the next storm',
        situation: 'After a storm, strangers knock on doors, and scared people sign things.',
        request:
          "Write the calm guide you'd give your own mother: what to look at from the ground, photos to take, a tarp if water comes in, who to call first, what not to sign at the door. Then how an inspection goes, from the covering to the flashing.",
        caution:
          "What a policy pays is between owner and insurance company. Never offer to pay the owner's share of a claim.",
      },
      'season-plan': {
        title: 'Get known before the storm',
        description: 'A 90-day plan to be the local name, not a stranger at the door.',
        outcome: '20 roof checks done and 4 replacements signed',
        situation:
          'People hire the roofer whose name they knew before the storm, whatever kind of storm comes here.',
        request:
          'Plan the dry weeks: a yearly roof check for past customers, 3 agents or insurance offices that want a straight answer, photos of flashing and signs if owners agree, a letter to the neighbors before each old roof comes off.',
        caution:
          'No door-knocking the day after, and no word about what a policy pays. Door sales have rules. Name who to ask.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one roof',
        description: 'One roof, 2 weeks of posts from where owners never go.',
        outcome: '3 roof checks booked from posts in 14 days',
        situation: 'Owners never see the roof they paid for.',
        request:
          'Make 5: flashing that leaked and what replaced it, a worn piece of the covering up close, the ground swept clean, how beds get covered before work starts, and the view once the ridge is finished.',
        caution:
          'Anyone in the picture is tied in or behind edge protection. No drone near neighbors without a yes, and no talk about claims.',
      },
      'thirty-second-video': {
        title: 'A 30-second roof leak video',
        description: 'A shot list from the stain on the ceiling to the sweep.',
        outcome: 'One video filmed on the next dry day and posted by evening',
        situation:
          'The leak is almost never where the stain is, and people love to watch someone find it.',
        request:
          'Script it: the brown ring on the ceiling, the rafter with the drip mark, the gap in the flashing by a chimney or vent, the new piece bent to fit, the ground swept clean. Last words: look up at yours today.',
        caution:
          "Fall protection on before filming. Don't tell anyone to climb, and show storm damage without a word about claims.",
      },
      'eight-week-calendar': {
        title: 'Eight weeks of roof posts',
        description: 'Steady posts, so people know you before storm week.',
        outcome: '16 posts out and 8 roof checks booked',
        situation: 'Every roofer posts after a storm. In the quiet weeks, no one does.',
        request:
          "Plan them well: what a stain on the ceiling means, gutters before wet weeks, what wears out an old roof here, what a storm can leave behind, moss and what not to do about it, who's on the roof. Name the calm post to save for a storm.",
        caution: 'Nothing that sounds like claim advice. No countdown offers after storms.',
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Roof quote gone quiet',
        description: 'Three follow-ups while they wait on insurance, money, or another quote.',
        outcome: 'A decision or a date on every open roof quote within 30 days',
        situation:
          'They may be waiting for insurance, for money, or for one more roofer with a ladder.',
        request:
          'Find out which, with one kind question. For each case, give the next step: photos and scope they can pass on, stage payments, or a smaller repair such as flashing, if I offer that. New or repaired, say in 3 lines what the work days are like.',
        caution: "No advice on the claim, and don't use the next storm as pressure.",
      },
      'phone-intake': {
        title: 'Take a leak call calmly',
        description: 'A script for wet ceilings and worried voices.',
        outcome: 'Every caller has a visit time and knows what to photograph',
        situation:
          'When rain comes in, people want someone on the roof now. No one goes up in lightning.',
        request:
          'Calm first: bucket, move things, stay away from a dripping light, a photo. Then address, where it drips, since when, age of the roof, ladder access, storm or not. Say when a tarp can come, when we look, what that costs. Whether the old roof comes off waits for that.',
        caution: '"Will insurance pay?" has one answer: ask them. Photos and a price come from us.',
      },
      'repeat-work-plan': {
        title: 'A roof check every year',
        description: 'Turn one roof in a lifetime into a yearly visit.',
        outcome: '15 past customers on a yearly roof check',
        situation: 'A roof gets replaced and forgotten, and small problems grow for years.',
        request:
          'Offer a yearly check with photos: loose shingles or tiles, flashing, vents, debris in the valleys, a short report to keep. Small fixes up to an agreed amount get done right away. Put the checks in dry weeks.',
        caution:
          "The report says what we saw that day. It doesn't certify anything, and it isn't a document for a claim.",
      },
    },
    finance: {
      'price-check': {
        title: 'Does this repair pay?',
        description: 'Check a repair, and whether setup and lost weather days are in your hours.',
        outcome: 'A minimum for repairs, used starting this week',
        situation:
          'Getting up there safely, 20 minutes of flashing, getting down, cleanup. That takes half a day for a small invoice.',
        request:
          'Ask me whether my hours include setup and a share of lost weather days, and say when a repair should become bigger. A full new roof, with scaffold and dump fees, needs its own check.',
        caution:
          "You find rotten wood after you start, so agree on its price beforehand. What insurance offers isn't what the job costs me.",
      },
      'terms-that-fit': {
        title: 'Stages, rotten wood, and insurance',
        description: 'Wording for the deposit, the stages, and what’s up to insurance.',
        outcome: 'Stage terms checked by a lawyer and on every contract this month',
        situation: "You buy roofing on account, and the customer's money takes months.",
        request:
          'Start with what a lawyer needs to see. Cover the stages I named, or start, material and any scaffold at the house, old roof off, end; a price for rotten wood; days lost to weather; who owes us if insurance is involved and pays less or late.',
        caution:
          "If insurance pays, no one waives the owner's share, and we don't negotiate the claim here.",
      },
      'slow-season-cash': {
        title: 'Cash when payments come late',
        description: 'A 90-day plan for wet weeks and slow payers.',
        outcome: 'Material for the next roof paid for without waiting on anyone',
        situation: 'Finished roofs go unpaid while the next one needs material.',
        request:
          "Sort what we're owed by who pays (owner, builder, insurance through the owner), amounts as [owed], with a call for each. Then repairs on dry days paid on the spot, flashing and gutter work, supplier terms, and a limit on open jobs.",
        caution:
          "A storm isn't a plan. Ask how many weather days I counted, and whether that's too few.",
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'It leaks after our job',
        description: 'Reply to a leak call with a tarp first and the cause later.',
        outcome: "Covered as soon as it's safe, cause shown in photos within 5 days",
        situation:
          'Typical complaints: water after new work, scraps and nails left behind, a torn-up flower bed.',
        request:
          "Go in order: a bucket and photos inside, a tarp once it's safe to go up, flashing and vents before the covering, then explain with pictures. For nails: swept on [day].",
        caution:
          "Don't say whose fault it is until we've looked. Workmanship terms come from our contract only.",
      },
      'before-we-come': {
        title: 'Texts before a new roof',
        description: 'Sort out cars, noise, pets, and the weather before the work starts.',
        outcome: 'Four texts in use on the next roof',
        situation: 'Taking an old roof off is loud, and the car is blocked in.',
        request:
          'Cover cars, stored things, pets and children, neighbors, when any scaffold, trailer, or bin comes and goes, drive checked. For a repair, say what access we need. The evening text says what happens if it rains.',
        caution: "Weather moves the date, so give a window and the time we'll decide by.",
      },
      'reviews-and-regulars': {
        title: 'Reviews after the cleanup',
        description: '60 days to honest reviews that set you apart from strangers at the door.',
        outcome: '8 honest reviews and 6 neighbors who ask for a roof check',
        situation:
          'People trust the roofer their neighbor had, and they notice the cleanup more than the roof itself.',
        request:
          'Ask after the cleanup, photos of the roof in hand, and check in after the first hard rain. Give neighbors a card the day before the old roof comes off, with who to call about noise.',
        caution: 'In replies, say nothing about claims, payouts, or what it cost.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'Use more dry days',
        description: 'Weather windows, jobs, and deliveries in one plan.',
        outcome: 'One more repair day a week and no roof left open in the rain',
        situation: 'Good days get lost to late deliveries and jobs opened too late in the day.',
        request:
          'Plan by forecast: which jobs need 2 dry days (a new roof), which need 3 hours (flashing, a few shingles or tiles), deliveries a day early, which repairs to do when wind stops the big job, and the rule to open only what we can close by evening.',
        caution: 'Wind, heat, and tie-off rules end a day. A qualified person sets those limits.',
      },
      'last-look': {
        title: 'Last look at roof and yard',
        description: 'A checklist for photos, flashing, and nails.',
        outcome: 'A 10-point checklist used on every roof starting this week',
        situation: 'Owners remember the one nail or scrap left on the drive.',
        request:
          'Two halves. Roof: valleys clear, flashing at each wall and vent in a photo, nothing loose, ridge finished, tools down. Ground: swept twice for nails and scraps, beds uncovered, gutters clear, under the roof checked with a light, driveway.',
        caution: 'No one goes back up alone for a photo.',
      },
      'ready-for-the-season': {
        title: 'Ready for storm season',
        description: '60 days to get tarps, call lists, and honest answers ready.',
        outcome: 'Tarp kit packed, call script tested, storm text ready',
        situation: 'After a storm, calls come by the dozen, and the loudest gets help first.',
        request:
          'Prepare for the weather here: tarp kits and who goes, a call list with open roofs first, photo routine for covering and flashing, supplier and any scaffold promises, harness checks, a text to customers who get our texts: who to call first, stay off the roof, sign nothing at the door.',
        caution:
          'Extra crew from outside needs paperwork, insurance, and a supervisor. List who to ask.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Hire crew for new roofs',
        description: 'An honest ad for ground and roof crew.',
        outcome: '6 applicants within 14 days, 2 started on the ground',
        situation: 'Many new people leave after taking off their first old roof in bad weather.',
        request:
          'Be honest up front: early starts, heavy loads, heat or cold, heights only after training, weather days. Perks and raises only as I offer them. Ask past helpers first, then the places that sell material.',
        caution: 'No one climbs before a qualified person has trained them. Say that in the ad.',
      },
      'trial-day': {
        title: 'Trial day, feet on the ground',
        description: 'Questions and a paid day with no climbing.',
        outcome: '2 applicants tried for a day on the ground, decision by Monday',
        situation:
          'Someone who keeps the ground clean while an old roof comes off will keep a clean roof later.',
        request:
          'On the ground: covering beds, carrying loads in pairs, the chute zone, sorting flashing, sweeping up nails, a word to the customer when a pot breaks. Ask about a time they said stop.',
        caution: 'No roof, no ladder, hard hat on. A qualified person gives the morning talk.',
      },
      'first-thirty-days': {
        title: 'First 30 days on the crew',
        description: 'From helping on the ground to the first course on a roof.',
        outcome: 'Works safely on the ground and lays a straight course under supervision',
        situation: 'A new person who\'s afraid to say "I\'m dizzy" is in danger.',
        request:
          'On the ground first: zones, covers, cleanup, sorting. Then, with the scaffold, edge protection, or harness used here: carrying on a low pitch, the first course, watching flashing. Each morning: what would make you stop today?',
        caution:
          'Fall protection training by a qualified trainer, with a certificate, comes before the first step up.',
      },
    },
  },
} as const;

/** The words of its public page; year, prompts, price and links come from the product. */
export const page = {
  heading: ['You keep the water out.', 'We help you keep work coming in.'],
  lead: 'Seven AI advisors that know how a roofing company runs: a flood of calls after hail, insurance companies that take their time, wet weeks with no work. Tell us what’s going on and get a draft you can send today.',
  description:
    'AI advisors for roofers: take storm calls calmly, get paid in stages, book repairs in dry weeks, and handle a leak after the job. Start free.',
  problems: [
    {
      helper: 'customer-service',
      says: 'The phone rang 40 times after the hail.',
      help: 'Questions that sort a dripping ceiling from a lifted shingle, and a text for people who have to wait.',
    },
    {
      helper: 'finance',
      says: 'The roof’s on, and insurance is taking months.',
      help: 'Payment stages and a deposit in plain words, and who to call about overdue money.',
    },
    {
      helper: 'marketing',
      says: 'No one thinks about the roof when it’s dry.',
      help: 'Roof checks and small repairs to offer people whose roofs you already know.',
    },
  ],
  example: {
    helper: 'customer-service',
    who: 'a 5-person roofing company',
    question:
      'Water came in at the same spot last night, 2 months after our repair. They’re angry. What do I say?',
    answer:
      'Call this morning. Deal with the water first: a bucket, a photo, and a tarp today if it keeps raining. Promise a look and an answer, not a cause, because it could be the same flashing or another spot.',
    draft: {
      title: 'Text after the call',
      body: 'Hi [first name], as I said on the phone, we’ll be there [today at time] to cover the spot, and I’ll look for the cause myself. I’ll send you photos of what I find. If our repair failed, [we’ll fix it at no charge].',
    },
    steps: [
      ['Now', 'Call, then send the text.'],
      ['Today', 'Cover it. Take photos before you touch anything.'],
      ['Tomorrow', 'Tell them in writing what it was and what happens next.'],
    ],
  },
  prompts: ['marketing/fill-open-days', 'sales/phone-intake', 'finance/terms-that-fit'],
} as const;

/** Roofs: storms and wet months bring the calls, dry months the big jobs. */
export const seasons = [
  {
    id: 'roofer.after-winter',
    starts: { freezing: '04-10', mild: '03-20' },
    weeks: 6,
    leadWeeks: 6,
    title: 'Offer roof checks after winter',
    why: 'Frost and wind lift edges no one sees from the ground. A check is easy to say yes to.',
    prompt: 'sales.roofer.repeat-work-plan',
  },
  {
    id: 'roofer.before-storms',
    starts: { none: '05-20' },
    weeks: 6,
    leadWeeks: 6,
    title: 'Offer roof checks before storm season',
    why: 'A loose edge takes an hour to fix now. In the wet months, it can ruin the rooms below.',
    prompt: 'sales.roofer.repeat-work-plan',
  },
  {
    id: 'roofer.storm-days',
    starts: { freezing: '06-01', mild: '10-20', none: '06-10' },
    weeks: 14,
    leadWeeks: 6,
    title: 'Get ready for storm days',
    why: 'Put tarps, people, and honest answers on one page before everyone calls on the same day.',
    prompt: 'operations.roofer.ready-for-the-season',
  },
  {
    id: 'roofer.known-name',
    starts: { freezing: '05-10', mild: '09-20', none: '05-01' },
    weeks: 8,
    leadWeeks: 6,
    title: 'Get known before storm season',
    why: 'After a storm, people hire the first roofer at the door. Before it, they choose a name they’ve seen.',
    prompt: 'marketing.roofer.season-plan',
  },
  {
    id: 'roofer.gutters',
    starts: { freezing: '10-25', mild: '11-05' },
    weeks: 6,
    leadWeeks: 5,
    title: 'Sell gutter cleaning before gutters back up',
    why: 'All it takes is leaves and one heavy rain. You can check the rest of the roof from the ladder.',
    prompt: 'sales.quick.bigger-tickets',
  },
  {
    id: 'roofer.weak-spots',
    starts: { freezing: '11-15', mild: '11-25' },
    weeks: 5,
    leadWeeks: 6,
    title: 'Seal weak spots before winter',
    why: 'Ice and driving rain get in wherever there’s a gap. Small repairs are easy to say yes to.',
    prompt: 'marketing.roofer.fill-open-days',
  },
  {
    id: 'roofer.dry-weeks',
    starts: { freezing: '08-20', mild: '06-10', none: '11-10' },
    weeks: 8,
    leadWeeks: 6,
    title: 'Close replacement quotes for the dry weeks',
    why: 'A full roof needs several dry days in a row. People who decide now get a date.',
    prompt: 'sales.roofer.quiet-quote',
  },
  {
    id: 'roofer.crew',
    starts: { freezing: '05-01', mild: '04-20', none: '10-25' },
    weeks: 8,
    leadWeeks: 8,
    title: 'Hire crew for the dry months',
    why: 'You can train ground crew in a few weeks, but not on a roof in the middle of the rush.',
    prompt: 'hiring-hr.roofer.hire-for-the-season',
  },
  {
    id: 'roofer.quiet-weeks-cash',
    starts: { freezing: '12-20', mild: '12-15', none: '07-10' },
    weeks: 10,
    leadWeeks: 8,
    title: 'Set money aside for the wet weeks',
    why: 'When it’s too wet to open a roof, you still pay wages. Set aside a share of each big job for them.',
    prompt: 'finance.budgeting.slow-season',
  },
  {
    id: 'roofer.older-roofs',
    starts: { freezing: '02-01', mild: '01-25', none: '08-25' },
    weeks: 6,
    leadWeeks: 6,
    title: 'Write to owners of older roofs',
    why: 'Anyone who had a repair will need more someday. Use a slow week to go through that list.',
    prompt: 'sales.leads.twenty-from-past-work',
  },
  {
    id: 'roofer.safety-gear',
    starts: { freezing: '03-15', none: '03-25' },
    weeks: 4,
    leadWeeks: 4,
    title: 'Check harnesses and ladders',
    why: 'Before the first long roof day, have someone go over every strap and rung with you.',
    prompt: 'operations.procedures.safety-brief',
  },
  {
    id: 'roofer.hot-attics',
    starts: { mild: '07-05', none: '03-05' },
    weeks: 8,
    leadWeeks: 6,
    title: 'Ask about hot rooms under the roof',
    why: 'People only notice missing vents in the hot weeks. A short visit shows what would help.',
    prompt: 'sales.quick.bigger-tickets',
  },
  {
    id: 'roofer.managers',
    starts: { none: '01-20' },
    weeks: 6,
    leadWeeks: 5,
    title: 'Meet building managers before they budget',
    why: 'They’re setting aside money for the year now, and a photo report helps them ask for it.',
    prompt: 'marketing.local.agents-and-managers',
  },
] as const;
