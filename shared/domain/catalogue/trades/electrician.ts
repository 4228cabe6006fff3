export const name = 'Electrician';

/** Its owners, as its public page calls them; the address of the page is made of the same words. */
export const owners = 'electricians';

/** Its icon, by its name in the web app's icon set. */
export const icon = 'zap';

/** What it does, and one usual job of it. */
export const nouns = { work: 'electrical work', job: 'service call' };

/** Words that speech recognition spells wrong or takes for others. */
export const speechHints = [
  'GFCI',
  'breaker panel',
  'Romex',
  'subpanel',
  'knob and tube',
  'conduit',
  'EV charger',
  'amps',
];

/** Everyday jobs, prices and people, as owners see them in blanks. */
export const examples = {
  smallJob: 'a dead outlet',
  usualJob: 'a few outlets and lights in one visit',
  bigJob: 'a panel upgrade with an EV charger',
  priceExample: 240,
  newPriceExample: 265,
  hoursExample: 2.5,
  roleExample: "Electrician's helper or apprentice",
  callBackExample: 'The bathroom fan was wired backward',
  complaintExample: 'The kitchen went dark again 2 days after you left',
  quoteExample: 'New panel, testing, paperwork, one day without power',
  stolenExample: 'Two drills, a tester, and 2 rolls of wire, from the job site',
  injuryExample: 'Fell from a stepladder at 11, his ankle hurts',
  contractExample: 'Lighting for a school, fixed price, testing included',
  subcontractExample: 'Trenching for outdoor lines',
  suppliesExample: 'Wire, from {92} to {106} a roll',
  quoteValueExample: 3800,
  audienceExample: 'Homeowners with houses over 30 years old',
  jobsPerWeekExample: 14,
  claimExample: 'Friday at 3 a drill hit a water pipe. Ceiling and floor wet',
  warrantyExample: 'The new dimmer buzzes',
  warrantyTermsExample: 'One year on labor, parts by the maker',
  slowWeeksExample: 'the weeks after the holidays',
  slowLengthExample: 6,
  slowJobExample: 'a visit for all the small fixes at once',
  rushExample: 'the weeks before the year-end holidays',
  busySlowExample: 'Busy: before summer and before the holidays. Slow: after New Year',
  nextJobExample: 'a visit for all the small fixes at once',
  servicesExample: 'Small electrical jobs, panels, EV chargers',
  partnerJobExample: 'outlets and lights fixed between tenants',
  businessWorkExample: 'lighting and outlets for shops and offices',
  jobsToAddExample: 2,
  oneTimeJob: 'a few outlets and lights in one visit',
  repeatExample: 'Once a year, for small fixes',
  repeatJobExample: 'a yearly visit for small fixes',
  visitPriceExample: 140,
  newVisitPriceExample: 155,
  visitsPerYearExample: 1,
  visitHoursExample: 1.5,
  careExample: 'Outlets, outdoor lights, alarm batteries',
  careHoursExample: 1.5,
  noticedExample: 'Loose outlets, missing labels, old alarms',
  stagedJob: 'rewiring a 3-bedroom house',
  stagedQuoteExample: 'New wiring, panel, testing, paperwork, 10 days',
  stagedValueExample: 12500,
  purchaseExample: 'A used van with racks',
  purchasePriceExample: 18500,
  smallJobHoursExample: 1.5,
  smallJobsPerWeekExample: 4,
  standardAddsExample: '1 hour and {40} in materials',
  bestAddsExample: 'Another 2 hours and {90} in materials',
  redoHoursExample: 1.5,
  damageExample: 'A cracked tile, dust on the carpet',
  nightCallExample: 'Half the house is dark',
  doorTroubleExample: 'No one home, panel blocked, pets loose',
  depositExample: '10% when they say yes',
  riskyWorkExample: 'Panels, stepladders, dusty attics',
  nearMissExample: 'A circuit marked off was live',
  stopsExample: 'Northside: 4 visits a week, one before 9. Mill Park: 2 quotes, one project',
  stopsUsExample: 'Storms, icy roads, rain on outdoor work',
  forgottenExample: 'A breaker, cover plates, cable clips',
  stockExample: 'Wire 2 rolls, 2 days; outlets 10, 3 days; breakers 4, 1 week',
  jobsByDifficultyExample: 'Fixtures, outlets, panels, EV chargers',
  recentJobsExample:
    'Outlets and lights {240}, 2.5 h, {40}; dead outlet {130}, 1.5 h, {8}; EV charger {950}, 7 h, {320}',
  openQuotesExample:
    'Panel and charger {3,800}, 12 days; office lights {900}, 3 days; porch light {280}, 30 days',
};

/** The examples that are not only other words abroad; amounts without braces are in the currency of the country. */
export const examplesAbroad = {
  british: {
    bigJob: 'a new consumer unit and an EV charger',
    quoteValueExample: 1900,
    quoteExample: 'New consumer unit, testing, certificate, one day without power',
    servicesExample: 'Small electrical jobs, consumer units, EV chargers',
    busySlowExample: 'Busy: autumn up to Christmas. Slow: the 2 months after',
    jobsByDifficultyExample: 'Lights, sockets, consumer units, EV chargers',
    stagedQuoteExample: 'New wiring, consumer unit, testing, certificate, 10 days',
    riskyWorkExample: 'Consumer units, stepladders, dusty lofts',
    doorTroubleExample: 'No one home, fuse board blocked, pets loose',
    openQuotesExample:
      'Consumer unit and charger 1,900, 12 days; office lights {900}, 3 days; outside light {280}, 30 days',
  },
  southern: {
    bigJob: 'a switchboard upgrade with an EV charger',
    quoteExample: 'New switchboard, testing, certificate, one day without power',
    busySlowExample: 'Busy: spring up to Christmas. Slow: the 2 months after',
    stagedQuoteExample: 'New wiring, switchboard, testing, certificate, 10 days',
    openQuotesExample:
      'Switchboard and charger {3,800}, 12 days; office lights {900}, 3 days; outside light {280}, 30 days',
  },
};

/** Small calls that lead to panels and chargers; danger comes first, and what has to be filed or certified differs by place. */
export const texts = {
  slug: 'electrician',
  exampleName: 'Alder Street Electric',
  who: 'an electrical contractor',
  units: 'per service call, per fixture, and per project',
  weekExample:
    'Mon 8-4: 4 calls north. Tue 8-5: 2 north, 1 far south, 2 hours driving. Wed 8-4: project, left at 2 for a breaker...',
  photosExample: 'The old outlet, the new one, the label, the finished room',
  soloJobExample: 'preparing a room and labeling the wires',
  pageFactsExample: '{110} for the visit, price agreed before work, photos first',
  payExample: 'The set apprentice rate for each year',
  termsExample: 'Visit fee of {110}, 10% before a big job',
  visitFeeExample: 110,
  priceDrivers: 'the age of the house, access, distance to the panel, testing, and paperwork',
  busy: 'the weeks before summer and before the holidays',
  emergencies: "a burning smell, half the house dark, a breaker that won't reset",
  tools: 'testers, fish tape, ladders, and a van with breakers, boxes, and wire',
  worries: 'fire, holes in the wall, dust, and how long the power is off',
  signature: ['outlet', 'breaker', 'panel', 'EV charger'],
  prompts: {
    marketing: {
      'fill-open-days': {
        title: 'Fill a week with small jobs',
        description: 'Gather the little electrical jobs people keep putting off.',
        outcome: '6 one-morning visits booked in the next 21 days',
        situation:
          'There are single open days between projects, and past customers are living with dead outlets and dark outside lights.',
        request:
          'Offer one visit for a whole list: an outlet that went dead, a fixture still in its box, outside lights, a look at a full panel. Ask them to send the list and 2 photos.',
        caution:
          "What needs a permit or certificate here gets its own quote and date. A burning smell or heat is never a list item. It's a call today.",
      },
      'answer-their-question': {
        title: 'When to worry about a breaker',
        description: 'One page on tripping breakers: what can wait and what can’t.',
        outcome: 'A breaker page and one profile post live by Sunday',
        situation:
          "People live for months with a breaker that trips, because they're afraid of the cost or think it's normal.",
        request:
          'Sort it for a nervous reader: what they can turn off and write down, what means call this week, what means turn it off and call now. Then how we look for the cause, from outlet to panel, and that we agree on the price before opening a wall.',
        caution:
          'No do-it-yourself steps beyond turning it off. Leave rules and code for the visit.',
      },
      'season-plan': {
        title: 'Better jobs in 90 days',
        description: 'More panel and charger work, fewer trips for one switch.',
        outcome: '6 panel or EV charger jobs signed',
        situation:
          'Small calls can fill a week while panel upgrades and EV chargers come only by chance.',
        request:
          'Build a plan to get more of these: a page and photos for each (owners asked), 2 car dealers or solar companies, agents and remodelers who need someone who calls back, a reply that turns a call for one switch into a list for one visit, and one question to ask on every service call.',
        caution: 'Plan around utility times and any permit. The customer checks on rebates.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one visit',
        description: 'One house call, 2 weeks of posts that calm people down.',
        outcome: '3 visits booked from posts in 14 days',
        situation:
          "Good work disappears behind a cover plate, so there's a photo only if someone took it first.",
        request:
          "Make 5: old part next to new, a label that makes the panel easy to read, a warning sign at an outlet that shouldn't wait, how the room was left, and one light that changed a room.",
        caution:
          'No how-to. If a picture shows a danger, the post says to turn it off and call an electrician.',
      },
      'thirty-second-video': {
        title: 'A 30-second panel video',
        description: 'A shot list that makes labels interesting.',
        outcome: 'One video filmed at the next visit and posted within 2 days',
        situation:
          'Hardly anyone knows what each breaker does, and everyone has gone looking with a flashlight once.',
        request:
          'Script a panel getting labeled: dark room, wrong label, a breaker clicks, the right lamp goes out, a new label. One question at the end: can you find yours in the dark?',
        caution: "Keep the cover on while filming. Viewers shouldn't see anything worth copying.",
      },
      'eight-week-calendar': {
        title: 'Eight weeks of electrical posts',
        description: 'Safety, light, and chargers, with no how-to.',
        outcome: '16 posts out and 5 project leads',
        situation: "Talk about electricity bores people. Stories about houses don't.",
        request:
          'Plan by the house: a dim hallway before evenings get dark, the cord under a rug, a chirping alarm, what to ask before a remodel closes a wall, too much on one breaker, where an EV charger could go, a day on the job from start to finish.',
        caution:
          'Every warning ends with "turn it off and call," never with a tool in a viewer\'s hand.',
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Electrical quote gone quiet',
        description: 'Three follow-ups for work no one sees but everyone needs.',
        outcome: 'An answer on every quiet project quote within 30 days',
        situation:
          "Much of this work can't be seen, and several quotes for a panel or an EV charger are hard to compare.",
        request:
          "Help them compare: what's included, by my line above, and 4 questions for any electrician, such as who handles any paperwork and how long the power is off. Tie it to what they want, if they told me.",
        caution:
          'If the job is about a real danger, say so plainly once and recommend that someone look at it.',
      },
      'phone-intake': {
        title: 'Handle an electrical call well',
        description: 'A script that checks for danger first and then sells a visit.',
        outcome: 'Every caller knows if it can wait, the service fee, and the window',
        situation:
          'People apologize for calling about a smell behind an outlet. That call goes first.',
        request:
          'Start with smell, heat, sparks, water, shock. Any yes: turn it off at the panel if it\'s safe, keep away, and call the fire department if there\'s smoke or fire. Otherwise: what quit working, which breaker, age of the house, photos. Then the fee, the window, and "list anything else for the same visit."',
        caution:
          'No advice on the phone beyond turning it off. Rules and paperwork wait for the visit.',
      },
      'repeat-work-plan': {
        title: 'One electrical visit a year',
        description: 'Turn service calls into a yearly visit for all the small fixes.',
        outcome: '10 service customers booked for a yearly visit',
        situation:
          'Dead outlets, loose fixtures, and chirping alarms pile up, because no one calls for just one of them.',
        request:
          'Offer one visit a year: their list, outlets tried, outdoor lights, alarm batteries, a note with "soon," "someday," or "fine." Ask at the end of a service call. A panel or an EV charger gets its own quote.',
        caution: 'The note isn\'t an inspection. Write "saw," never "passed" or "unsafe by code."',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this service call pay?',
        description: 'Check a small electrical job, and whether all its hours are in it.',
        outcome: 'A price for the typical service visit, used starting Monday',
        situation: 'One outlet takes a drive, a look, a test, a parts run, and a form.',
        request:
          'Ask me whether my hours include all of that, and tell me what an hourly price hides compared with a price per fixture. A panel or EV charger needs its own check, with paperwork time in its hours.',
        caution:
          "Finding the problem is work, even when the breaker is fine and it's the toaster. Give me a sentence for that.",
      },
      'terms-that-fit': {
        title: 'Service fee and project stages',
        description: 'Wording for the visit fee, stage payments, and waiting on others.',
        outcome: 'Fee and stage terms on every quote by Friday',
        situation:
          'Small calls end in an argument about the hours. On panel jobs, the last payment often waits for an inspection or a certificate.',
        request:
          'Include: what the service fee covers, price before the cover comes off, stages for a panel or EV charger (mine, or start, halfway, final test), who pays for a permit or certificate if one is needed, what happens when we wait on the utility.',
        caution: "Tie the last payment to something we control, not to someone else's calendar.",
      },
      'slow-season-cash': {
        title: 'Cash between projects',
        description: 'A 90-day plan for money stuck in unfinished projects.',
        outcome: 'No more than 2 projects waiting on a final payment',
        situation: 'Money is tied up in wire on job sites until each one is tested and signed off.',
        request:
          'Ask where it gets stuck: material bought before the deposit, changes agreed with a nod, waiting for a sign-off or the utility. Fill the gaps with service days, one bigger panel or EV charger project a month, and supplier terms.',
        caution:
          'Show me how to tell, from invoice dates, which builder costs more than the work earns.',
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'It still trips',
        description: 'Reply about a breaker that tripped again after your visit.',
        outcome: 'Safe tonight, back on site within 24 hours',
        situation:
          'Something trips again, an outlet is dead, a light flickers. Faults that come and go can take 2 visits.',
        request:
          "Safety first: smell, heat, sound at panel or outlet. Any yes: off if it's safe, keep away, the emergency number if there's smoke or fire. Then what was running. Plan the return visit, and stick to what they told us.",
        caution: "No other steps by phone. Don't write that it meets any code.",
      },
      'before-we-come': {
        title: 'Texts before the power goes off',
        description: 'Sort out access, the outage, and pets before you arrive.',
        outcome: 'Four texts in use for every outage and visit starting Monday',
        situation: 'A surprise outage hits homework, meetings, and freezers.',
        request:
          'Cover how long the power is off and in which rooms, what to save or unplug, the fridge and medical devices, a clear path to the panel, boxes moved from the outlet wall, who decides about extras.',
        caution: "If anyone depends on a medical device, a person calls. A text isn't enough.",
      },
      'reviews-and-regulars': {
        title: 'Reviews when the lights come on',
        description: 'A 60-day plan for honest reviews and a second project.',
        outcome: '10 honest reviews and 4 second jobs from past customers',
        situation: 'Customers remember clean shoes more than the work at the panel.',
        request:
          'Ask when the lights come on: the moment the new outlet, lamp, or EV charger works for the first time. Leave labels and one page on what we saw. A text after 14 days asks whether everything works. Ask about the next job in person.',
        caution: "In a reply, don't let their praise turn into a promise of safety.",
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'Fewer second trips',
        description: 'Finish small jobs in one visit and projects without waiting.',
        outcome: '3 more service visits a week, second trips cut in half',
        situation:
          'Second trips eat up the week: a missing breaker, a test still to do, 2 outlets left over.',
        request:
          "Go after second trips: photos of the panel before driving, a van list by kind of job, separate service days and project days, tests and paperwork done before driving off, prep done by anyone who's allowed to do it.",
        caution: 'No one works alone or on live parts to save a trip, and no one rushes a test.',
      },
      'last-look': {
        title: 'Last look at outlets and labels',
        description: 'A final checklist for tidy, labeled, working jobs.',
        outcome: 'A 10-point checklist used on every visit starting Monday',
        situation: 'Customers notice dead outlets, crooked plates, and missing labels.',
        request:
          'Include what a customer sees and what matters: breakers we touched labeled, every outlet in the area tried, plates straight, dust wiped, lamp tested with them there, photo of the closed panel.',
        caution:
          "Testing follows the qualified person's checklist, which this one doesn't replace.",
      },
      'ready-for-the-season': {
        title: 'Ready for project season',
        description: '60 days to get people, paperwork, and parts ready.',
        outcome: 'Six weeks of projects with paperwork sent and parts on order',
        situation:
          'When everyone wants EV chargers, lights, and new panels together, breakers and paperwork run late.',
        request:
          'Line up slow parts, any permits or grid approvals, and utility dates first, then van stock for outlet and lighting days, start dates for anyone new, ladder and tester checks, one standard EV charger quote.',
        caution: 'A qualified person checks tester calibration and protective gear.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Find an apprentice',
        description: 'An ad for careful people who want a trade for life.',
        outcome: '5 applicants within 21 days and one apprentice signed',
        situation: "Careful people want to know what they'll learn and who teaches it.",
        request:
          'Describe a day honestly: dusty attics, pulling wire, sweeping, labeling a panel. What we teach and when, such as a first outlet under supervision, is [confirm]. So are hours toward a qualification. How raises follow skills, if I said so.',
        caution: 'Supervision and minimum pay rules differ by place. Name who to ask.',
      },
      'trial-day': {
        title: 'Trial day for an apprentice',
        description: 'Questions and a paid day with no live work.',
        outcome: '2 applicants tried for a day and a decision by the end of next week',
        situation:
          "What matters is that they stop when they're not sure, and no one can show that across a desk.",
        request:
          'Plan dead work only: sorting the van, drilling, pulling cable, labeling a panel drawing, mounting boxes for an outlet on a shop board. Include one unclear instruction and see if they ask.',
        caution: 'Nothing energized, and no ladders above the height the safety person sets.',
      },
      'first-thirty-days': {
        title: 'An apprentice’s first 30 days',
        description: 'From sorting the van to wiring a board.',
        outcome: 'Preps a room and wires a practice outlet correctly every time',
        situation: 'The first month decides whether someone becomes careful or just fast.',
        request:
          'Teach stop and ask first. Then the van and parts, drilling and boxes, pulling cable, a practice board with an outlet and switch, labeling a panel while someone calls out each breaker, helping on one EV charger job.',
        caution:
          'Dead work only, locked out by someone qualified. Log hours if the program asks for it.',
      },
    },
  },
} as const;

/** The words of its public page; year, prompts, price and links come from the product. */
export const page = {
  heading: ['You bring the lights back on.', 'We help with what comes after.'],
  lead: 'Seven AI advisors that know how an electrical business runs: small calls between projects, inspections that get moved, quotes that sit. Tell us what’s going on and get a draft you can send today.',
  description:
    'AI advisors for electricians: fill the days between projects, quote in clear stages, chase overdue invoices, and find an apprentice. Start free.',
  problems: [
    {
      helper: 'marketing',
      says: 'Two empty days until the panel job starts.',
      help: 'A note to past customers asking for the small jobs they’ve been putting off.',
    },
    {
      helper: 'finance',
      says: 'They moved the inspection, and my money with it.',
      help: 'Payment stages for the work that’s already done, in words a homeowner understands.',
    },
    {
      helper: 'operations',
      says: 'We went back twice for one part.',
      help: 'What to ask on the phone and what to keep on the van, so one visit does it.',
    },
  ],
  example: {
    helper: 'finance',
    who: 'an electrician with an apprentice',
    question:
      'A builder owes me $4,200. It’s been 38 days, and he says the inspection isn’t done. What do I write?',
    answer:
      'Keep it friendly and ask for 2 dates: the inspection and the payment. If the work up to the inspection is done, ask for that part now. How firm you can be depends on what your contract says.',
    draft: {
      title: 'Text to the builder',
      body: 'Hi [first name], about invoice [number] for $4,200 from [date]. What day is the inspection? [The rough-in] is finished, so could you pay for that part by [day] and the rest after it passes?',
    },
    steps: [
      ['Today', 'Check what the contract says about payment, then send the text.'],
      ['Day 3', 'Call if you still don’t have a date. Write down what he says.'],
      ['Next job', 'In the quote, say how much is due before the inspection.'],
    ],
  },
  prompts: ['marketing/fill-open-days', 'finance/terms-that-fit', 'hiring-hr/hire-for-the-season'],
} as const;

/** Power: heat, dark and storms show weak wiring; vacations and quiet weeks are for planned work. */
export const seasons = [
  {
    id: 'electrician.cooling-load',
    starts: { freezing: '06-01', mild: '05-15', none: '04-15' },
    weeks: 6,
    leadWeeks: 6,
    title: 'Offer panel checks before AC season',
    why: 'AC units and pool pumps are hard on old panels. A check now beats an emergency call in the heat.',
    prompt: 'marketing.email.seasonal-offer',
  },
  {
    id: 'electrician.outdoor-power',
    starts: { freezing: '05-10', mild: '04-20', none: '03-10' },
    weeks: 6,
    leadWeeks: 5,
    title: 'Sell outdoor outlets and lighting',
    why: 'People move outside and find one old outlet behind the house. Photos of a finished job help sell it.',
    prompt: 'social-media.electrician.posts-from-one-job',
  },
  {
    id: 'electrician.dark-evenings',
    starts: { freezing: '10-15', mild: '10-20', none: '11-05' },
    weeks: 8,
    leadWeeks: 5,
    title: 'Offer entry lights before the days get short',
    why: 'No one thinks about path lights until the first dark walk home. These small jobs can fill a week.',
    prompt: 'marketing.electrician.fill-open-days',
  },
  {
    id: 'electrician.heating-load',
    starts: { freezing: '11-05', mild: '11-15' },
    weeks: 8,
    leadWeeks: 5,
    title: 'Offer circuit checks before the cold',
    why: 'Space heaters overload weak outlets. Explain the warning signs before anyone smells something burning.',
    prompt: 'marketing.electrician.answer-their-question',
  },
  {
    id: 'electrician.holiday-lights',
    starts: '12-01',
    sameDayInSouth: true,
    weeks: 4,
    leadWeeks: 6,
    title: 'Offer outdoor outlets for holiday lights',
    why: 'Running cords through windows isn’t a plan. Many homes need a timer and one safe outlet. It’s a small job.',
    prompt: 'sales.quick.bigger-tickets',
  },
  {
    id: 'electrician.backup-power',
    starts: { freezing: '11-25', mild: '11-25', none: '06-05' },
    weeks: 12,
    leadWeeks: 7,
    title: 'Talk about backup power before storm season',
    why: 'After the first long outage, everyone wants it right away. Before it, people still have time to choose.',
    prompt: 'sales.closing.good-better-best',
  },
  {
    id: 'electrician.safety-check',
    starts: { freezing: '09-25', mild: '09-25', none: '02-10' },
    weeks: 6,
    leadWeeks: 8,
    title: 'Offer a yearly alarm and safety check',
    why: 'Detectors and breakers get old without anyone noticing. A yearly visit gets you back into every house.',
    prompt: 'customer-service.retention.maintenance-plan',
  },
  {
    id: 'electrician.quiet-weeks',
    starts: { freezing: '01-25', mild: '01-20', none: '08-25' },
    weeks: 6,
    leadWeeks: 5,
    title: 'Fill the slow weeks with planned upgrades',
    why: 'People put off panels and rewiring until things calm down. They have time now, and so do you.',
    prompt: 'marketing.email.wake-up-past-customers',
  },
  {
    id: 'electrician.remodels',
    starts: { freezing: '03-15', mild: '03-01', none: '10-01' },
    weeks: 8,
    leadWeeks: 6,
    title: 'Ask remodelers what they’re starting next',
    why: 'They choose their electrician before the walls are open. One call now is worth ten later.',
    prompt: 'sales.leads.commercial-list',
  },
  {
    id: 'electrician.chargers',
    starts: { freezing: '07-01', mild: '06-25', none: '06-25' },
    weeks: 6,
    leadWeeks: 5,
    title: 'Offer EV chargers before road trip season',
    why: 'New EV owners think about charging when they plan a vacation.',
    prompt: 'marketing.electrician.season-plan',
  },
  {
    id: 'electrician.closed-buildings',
    starts: { none: '07-25' },
    weeks: 5,
    leadWeeks: 5,
    title: 'Book stores and schools for the break',
    why: 'Work with the power off has to wait until the building’s empty. They plan it early.',
    prompt: 'sales.quick.regular-contract',
  },
] as const;
