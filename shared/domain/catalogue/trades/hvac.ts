export const name = 'HVAC';

/** Its owners, as its public page calls them; the address of the page is made of the same words. */
export const owners = 'HVAC companies';

/** Its icon, by its name in the web app's icon set. */
export const icon = 'fan';

/** What it does, and one usual job of it. */
export const nouns = { work: 'heating and cooling work', job: 'tune-up' };

/** Words that speech recognition spells wrong or takes for others. */
export const speechHints = [
  'HVAC',
  'heat pump',
  'mini split',
  'SEER',
  'condenser',
  'ductwork',
  'refrigerant',
  'blower motor',
];

/** Everyday jobs, prices and people, as owners see them in blanks. */
export const examples = {
  smallJob: 'a filter and thermostat check',
  usualJob: 'a tune-up before the season',
  bigJob: 'a new heating or cooling system',
  priceExample: 149,
  newPriceExample: 165,
  hoursExample: 1.75,
  roleExample: 'HVAC helper',
  callBackExample: 'The unit stopped again the next evening',
  complaintExample: 'It stopped again, and we paid on Friday',
  quoteExample: 'New system, old one hauled away, thermostat, 2 days',
  stolenExample: 'The vacuum pump and gauges, from the van overnight',
  injuryExample: 'Cut his hand on sheet metal at 3, needs stitches',
  contractExample: 'Maintenance for 6 stores, 2 visits a year',
  subcontractExample: 'Ductwork and insulation',
  suppliesExample: 'Filters, from {8} to {10} each',
  quoteValueExample: 8900,
  audienceExample: 'Homeowners with systems over 10 years old',
  jobsPerWeekExample: 20,
  claimExample: 'Friday at 3 the indoor unit leaked. Stain on the ceiling',
  warrantyExample: 'The new thermostat goes blank at night',
  warrantyTermsExample: 'One year on labor, parts by the maker',
  slowWeeksExample: 'the mild weeks when no one needs heating or cooling',
  slowLengthExample: 8,
  slowJobExample: 'a tune-up before the next season',
  rushExample: 'the first hot or cold week',
  busySlowExample: 'Busy: the coldest and hottest months. Slow: the mild ones',
  nextJobExample: 'a tune-up before the next season',
  servicesExample: 'Tune-ups, repairs, new heating and cooling systems',
  partnerJobExample: 'tune-ups and no-heat repairs in rentals',
  businessWorkExample: 'maintenance for shops and offices',
  jobsToAddExample: 3,
  oneTimeJob: 'a repair during the rush',
  repeatExample: 'Twice a year',
  repeatJobExample: 'a tune-up twice a year',
  visitPriceExample: 120,
  newVisitPriceExample: 132,
  visitsPerYearExample: 2,
  visitHoursExample: 1.5,
  careExample: 'A tune-up of each system, filters',
  careHoursExample: 1.5,
  noticedExample: 'A dirty filter, a loud fan, an old thermostat',
  stagedJob: 'new heating and cooling for a small office building',
  stagedQuoteExample: 'New units, ducts, old ones hauled away, 8 days',
  stagedValueExample: 28000,
  purchaseExample: 'A used van with racks',
  purchasePriceExample: 18500,
  smallJobHoursExample: 1.5,
  smallJobsPerWeekExample: 4,
  standardAddsExample: '0.5 hours and {15} in materials',
  bestAddsExample: 'Another 1 hour and {40} in materials',
  redoHoursExample: 2,
  damageExample: 'A scratched wall, a water stain',
  nightCallExample: 'No heat, with an older person at home',
  doorTroubleExample: 'No one home, gate locked, boxes in the way',
  depositExample: '10% when the system gets ordered',
  riskyWorkExample: 'Hot or tight spaces, ladders, units on roofs',
  nearMissExample: 'Got dizzy working in the heat',
  stopsExample: 'Northside: 8 tune-ups, one before 9. Mill Park: 4 repairs a week',
  stopsUsExample: 'Lightning or wind on roof units, icy roads',
  forgottenExample: 'A filter, a valve, tubing',
  stockExample: 'Filters 12, 2 days; batteries 8, 2 days; capacitors 4, 1 week',
  jobsByDifficultyExample: 'Filters, tune-ups, repairs, new systems',
  recentJobsExample:
    'Tune-up {149}, 1.75 h, {12}; repair {320}, 2.5 h, {60}; thermostat {210}, 1.5 h, {90}',
  openQuotesExample:
    'New system {8,900}, 12 days; shop maintenance {900}, 3 days; thermostat {280}, 30 days',
};

/** The examples that are not only other words abroad; amounts without braces are in the currency of the country. */
export const examplesAbroad = {
  british: {
    smallJob: 'a thermostat and radiator check',
    usualJob: 'a boiler service before winter',
    bigJob: 'a new boiler or heat pump',
    roleExample: 'Heating and air conditioning helper',
    callBackExample: 'The boiler stopped again the next evening',
    quoteExample: 'New boiler, old one taken away, thermostat, 2 days',
    quoteValueExample: 3200,
    audienceExample: 'Homeowners with boilers over 10 years old',
    claimExample: 'Friday at 3 a radiator valve leaked. Stain on the ceiling',
    slowJobExample: 'a boiler service before winter',
    nextJobExample: 'a boiler service before winter',
    rushExample: 'the first cold week',
    busySlowExample: 'Busy: autumn and winter. Slow: late spring and summer',
    servicesExample: 'Boiler services, repairs, new heating and air conditioning',
    partnerJobExample: 'boiler services and repairs in rented homes',
    repeatExample: 'Once a year',
    repeatJobExample: 'a yearly boiler service',
    visitsPerYearExample: 1,
    careExample: 'A service of each boiler, filters',
    noticedExample: 'A noisy pump, a cold radiator, an old thermostat',
    stopsExample: 'Northside: 8 services, one before 9. Mill Park: 4 repairs a week',
    stopsUsExample: 'Lightning or wind on flat roofs, icy roads',
    stockExample: 'Filters 12, 2 days; batteries 8, 2 days; valves 4, 1 week',
    jobsByDifficultyExample: 'Services, radiators, repairs, new boilers',
    nearMissExample: 'Got dizzy working in a hot loft',
    recentJobsExample:
      'Boiler service {149}, 1.75 h, {12}; repair {320}, 2.5 h, {60}; thermostat {210}, 1.5 h, {90}',
    openQuotesExample:
      'New boiler 3,200, 12 days; shop maintenance {900}, 3 days; thermostat {280}, 30 days',
  },
  southern: {
    smallJob: 'a filter clean and a check',
    usualJob: 'an air conditioner service before summer',
    bigJob: 'a ducted air conditioning system',
    roleExample: 'Air conditioning helper',
    quoteExample: 'New system, old one taken away, controller, 2 days',
    warrantyExample: 'The new controller goes blank at night',
    quoteValueExample: 12500,
    slowJobExample: 'an air conditioner service before summer',
    nextJobExample: 'an air conditioner service before summer',
    rushExample: 'the first hot week',
    busySlowExample: 'Busy: summer and the coldest weeks. Slow: the mild months',
    servicesExample: 'Services, repairs, new air conditioning',
    partnerJobExample: 'air conditioner services and repairs in rentals',
    repeatExample: 'Once a year',
    repeatJobExample: 'a yearly air conditioner service',
    visitsPerYearExample: 1,
    careExample: 'A service of each air conditioner, filters',
    noticedExample: 'A dirty filter, a loud fan, an old controller',
    nightCallExample: 'No cooling in a heat wave, with an older person at home',
    stopsExample: 'Northside: 8 services, one before 9. Mill Park: 4 repairs a week',
    jobsByDifficultyExample: 'Filters, services, repairs, new systems',
    recentJobsExample:
      'Service {149}, 1.75 h, {12}; repair {320}, 2.5 h, {60}; controller {210}, 1.5 h, {90}',
    openQuotesExample:
      'Ducted system 12,500, 12 days; shop maintenance {900}, 3 days; repair {280}, 30 days',
  },
  newZealand: {
    usualJob: 'a heat pump service before winter',
    bigJob: 'a ducted heat pump',
    roleExample: 'Heat pump helper',
    slowJobExample: 'a heat pump service before winter',
    nextJobExample: 'a heat pump service before winter',
    rushExample: 'the first cold week',
    busySlowExample: 'Busy: winter and the hottest weeks. Slow: the mild months',
    servicesExample: 'Services, repairs, new heat pumps',
    partnerJobExample: 'heat pump services and repairs in rentals',
    repeatJobExample: 'a yearly heat pump service',
    careExample: 'A service of each heat pump, filters',
    nightCallExample: 'No heating, with an older person at home',
  },
};

/** Two rushes a year with mild weeks between them. */
export const texts = {
  slug: 'hvac',
  exampleName: 'North Fork Heating & Air',
  who: 'an HVAC company',
  units: 'per service call, per tune-up, and per system',
  weekExample:
    'Mon 8-4: 4 calls north. Tue 8-5: 2 north, 1 far south, 2 hours driving. Wed 8-6: one install...',
  photosExample: 'The filter before and after, the unit, the finished sheet',
  soloJobExample: 'filters and the first half of a tune-up',
  pageFactsExample: '{95} for the visit, all makes repaired, both choices in writing',
  termsExample: 'Diagnostic fee of {95}, 10% when a system is ordered',
  visitFeeExample: 95,
  priceDrivers: 'system size and age, access, parts, season, and after-hours calls',
  busy: 'the first hot weeks and the first cold ones',
  emergencies:
    'no cooling in a heat wave with an older person at home, no heat in cold weather, a carbon monoxide alarm',
  tools: 'gauges, a vacuum pump, a combustion tester, and a stocked van',
  worries: 'being sold a new system, the cost in peak season, and days without heating or cooling',
  signature: ['tune-up', 'furnace', 'thermostat', 'heat pump'],
  prompts: {
    marketing: {
      'fill-open-days': {
        title: 'Fill the mild weeks',
        description: 'Sell tune-ups before the next hot or cold spell.',
        outcome: '20 tune-ups booked within 30 days, before the rush',
        situation: 'In mild weeks, the van sits idle. Two months later, people get turned away.',
        request:
          "Invite everyone who's had a system installed or repaired to a tune-up now: what we check on the heating or AC, how long it takes, and what they get in writing, each as [confirm]. Offer 2 fixed weeks by part of town.",
        caution:
          "A tune-up isn't a sales call for a new system, and the text says so. Don't promise savings on the energy bill.",
      },
      'answer-their-question': {
        title: 'Repair it or replace it?',
        description: 'One fair page on when an old system is worth fixing.',
        outcome: 'A repair-or-replace page and one post live within 14 days',
        situation:
          'Owners of an old heating or cooling system are afraid of the words "you need a new one."',
        request:
          'Cooling or heating first, by our climate. Explain fairly what decides it: age, the part that failed, how often, comfort, what another year or two is worth. Put both choices side by side with questions to ask any company. Close with what a tune-up finds early, and a carbon monoxide alarm in every home that burns fuel.',
        caution: "Don't promise savings or a rebate. Programs change, so the reader checks them.",
      },
      'season-plan': {
        title: 'Sell before the rush hits',
        description: 'A 90-day plan to move work out of the rush.',
        outcome: '30 tune-ups and 10 maintenance plans sold before the next rush',
        situation:
          'The weeks that pay best are the weeks customers get treated worst, because everyone waits.',
        request:
          'Move demand ahead of the next rush here: tune-ups by part of town in the mild weeks, early checks of old systems, landlords and small shops before their season, a plan offered after every repair.',
        caution:
          'Stop selling the day the calendar is full, and say what plan customers get in the worst week.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one system',
        description: 'One visit, 2 weeks of posts before the weather turns.',
        outcome: '6 tune-ups booked from posts in 14 days',
        situation: 'No one thinks about the unit until it stops.',
        request:
          'Make 5: what we found, a filter after a year, the temperature setting people ask about, the small part that can stop a system on the worst day, and what a tune-up sheet shows, in 2 lines.',
        caution: "Don't scare people about old systems, and no numbers for savings.",
      },
      'thirty-second-video': {
        title: 'A 30-second tune-up video',
        description: 'A shot list to film during a tune-up.',
        outcome: 'One video filmed this week and posted before the weather turns',
        situation:
          "No one sees what a tune-up is. Someone comes, and an hour later there's an invoice.",
        request:
          'Script it for what homes here have. Cooling or heat pump: leaves in the unit, water through the coil, the filter against the light. Boiler: its dirty filter, a warm radiator. Then the thermostat or remote set. On screen: what the customer gets in writing.',
        caution:
          'No close-ups of gas or refrigerant parts, no claim about years added to a system.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks of HVAC posts',
        description: 'Post 2 weeks before the heat or cold hits.',
        outcome: '16 posts out and 15 tune-ups booked from them',
        situation:
          "People call when the first heat or cold hits. If you post 2 weeks earlier, you're in time.",
        request:
          "Start from the next change of season: tune-up weeks by neighborhood, dirty filters, good settings, sounds a unit shouldn't make, carbon monoxide alarms if homes burn fuel, what to do while waiting, thanks to the people who fix things.",
        caution:
          'When the calendar is full, post something that helps people wait. Name one post like that.',
      },
    },
    sales: {
      'quiet-quote': {
        title: 'System quote gone quiet',
        description: 'Three follow-ups for a decision no one likes to make.',
        outcome: 'An answer on every quiet system quote within 21 days',
        situation:
          "For many people it's the biggest expense in years, and an old system that still runs lets them wait.",
        request:
          'Let them decide without pressure: one more repair or a replacement, and what each means in the worst week of the year. Sum up my quote in as many lines as I gave. Offer a 15-minute call with the person who decides.',
        caution: "Don't promise a rebate or savings. Heat pump or another system is their choice.",
      },
      'phone-intake': {
        title: 'Handle a no-heat or no-cooling call',
        description: 'A script for the busiest day of the year, safety first.',
        outcome: 'Every caller has a place in line, a fee, and one thing to check',
        situation: "On the worst day, the phone doesn't stop, and every call is urgent.",
        request:
          "Safety first: gas or burning smell, headache, carbon monoxide alarm if they burn fuel. Any yes: everyone out, then call the emergency line from outside. Then who's in the house, since when, heat or cooling, thermostat, filter. People at risk first, plan customers, then the rest. Give fee and day.",
        caution: 'No tune-up by phone and no selling. A safe tip for tonight.',
      },
      'repeat-work-plan': {
        title: 'Sell the maintenance plan',
        description: 'From repairs to regular tune-ups, booked ahead.',
        outcome: '20 repair customers on a maintenance plan',
        situation:
          "A plan on the price list doesn't sell itself, and people who fix things dislike selling.",
        request:
          "Show, don't sell: dirty filter, reading on the sheet, date of the next tune-up. Visits for heating, cooling, or both, at my price above. What members get in the worst week has to be something we can keep.",
        caution: 'Automatic renewal has rules, so say what to ask a lawyer.',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this tune-up pay?',
        description: 'Check the tune-up price against the hours it takes.',
        outcome: 'A tune-up price that covers its hours, set this week',
        situation:
          'A tune-up sold cheap to get in the door takes the place of a repair in the rush.',
        request:
          'Tell me whether it covers its hours, and when a cheap tune-up is worth it as a door opener. The diagnostic fee, rush prices, and a new furnace, boiler, or heat pump need their own checks.',
        caution:
          "If a cheap tune-up only pays when parts get sold with it, say so. That's no way to work.",
      },
      'terms-that-fit': {
        title: 'Diagnostic fee and deposits',
        description: 'Wording for the fee, peak season, and system orders.',
        outcome: 'Fee and deposit terms in use before the next rush',
        situation:
          'In the first hot or cold week, people call 5 companies and go with the first one that shows up.',
        request:
          "Include: the diagnostic fee and when it's due, what it covers, canceling when we're on the way, the after-hours rate, the deposit when a heat pump or other system is ordered, what plan members get instead.",
        caution:
          'No price goes up because of the weather. If busy hours cost more, the rule applies all year.',
      },
      'slow-season-cash': {
        title: 'Cash through the mild months',
        description: 'A 90-day plan for the weeks when no one is hot or cold.',
        outcome: 'Fixed costs for the mild weeks in the bank before they start',
        situation:
          'The rush pays for everything. Then the phone goes quiet and the bills keep coming.',
        request:
          'Weigh tune-ups moved into these weeks, plan fees spread over the year, parts bought late instead of early, deposits on system orders, and training scheduled when hours are cheap.',
        caution: 'Money for maintenance plans is earned later. Keep it separate in the plan.',
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'Fixed, and it stopped again',
        description: 'Reply about a repair that didn’t hold, safety first.',
        outcome: 'Running again within 24 hours, or a firm date for the repair',
        situation: 'Heating or cooling stops again. It could be the same part or a second fault.',
        request:
          'Safety first: a burning smell, or, where it burns fuel, a gas smell or carbon monoxide alarm: everyone out, call the emergency number. Then a phone check: thermostat or remote, filter, power. Explain same part versus second fault, no pressure.',
        caution: 'Someone at risk? A warm or cool place tonight comes before the invoice.',
      },
      'before-we-come': {
        title: 'Texts before the HVAC visit',
        description: 'Sort out access, pets, and the thermostat before the van pulls up.',
        outcome: 'Four texts in use before the first hot or cold week',
        situation: 'Boxes by the unit and a loose dog cost time.',
        request:
          "Cover arrival window, who's coming, clear space around the equipment, a photo of thermostat or remote and label, pets, who can approve a price. The evening text says if we're a day behind.",
        caution:
          'Where homes burn fuel, the booking text is only the day and: alarm, gas smell, feeling sick? Get out, call the emergency number.',
      },
      'reviews-and-regulars': {
        title: 'Reviews during the rush',
        description: 'Ask when it runs again, follow up in 2 days, be honest about waits.',
        outcome: '20 honest reviews and every repair followed up within a week',
        situation: 'In the rush, people are grateful and angry, sometimes the same people.',
        request:
          'The person who did the work asks when the heating or cooling runs again. A follow-up goes out 2 days later. Tune-up customers get asked in slow weeks. The 2-star review to answer says "they took 4 days."',
        caution:
          'Tell everyone the truth about waiting. A broken date costs more than a bad review.',
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'More calls in a rush week',
        description: 'A day plan for the hottest or coldest week.',
        outcome: 'One more call a day in the rush, and no promised visit moved twice',
        situation: 'In the rush, the loudest caller gets the next visit.',
        request:
          'Plan the week: sort the calls early, one part of town at a time, tune-ups moved out if the customer agrees, common parts on board, honest times on the phone, return visits grouped together. Set a rule for what stops in the evening.',
        caution: 'Tired people on ladders get hurt, so the plan has a quitting time.',
      },
      'last-look': {
        title: 'Last look before we leave',
        description: 'A checklist that cuts down on next-day "it stopped again" calls.',
        outcome: 'A 10-point checklist used on every call starting Monday',
        situation:
          "It's usually a loose cover, a filter put in wrong, or a thermostat or timer left on hold.",
        request:
          'After a tune-up or repair: settings back, filter clean and in right, condensate dry, a listen to it running with the customer, readings written down, area swept, next date mentioned. Heating and cooling points separate.',
        caution: 'Combustion and refrigerant points are for a certified person.',
      },
      'ready-for-the-season': {
        title: 'Ready before the rush',
        description: '60 days to get parts, the van, and tune-up customers ready.',
        outcome: 'All tune-ups that are due done, and 10 common parts on the van',
        situation: 'The first hot or cold week gets lost to missing parts and overdue tune-ups.',
        request:
          'Do tune-up customers by part of town now, stock what got used last time, service pumps and gauges, train any helpers, set phone questions, agree on days off. Get the heating or cooling parts the season needs.',
        caution: 'Refrigerant work stays with certified people, in the plan, too.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Hire before the rush',
        description: 'An ad for a helper, trained before the rush begins.',
        outcome: '4 applicants within 14 days and one helper trained before peak season',
        situation: "Training in the rush takes up your best person's week, and no one learns much.",
        request:
          'Write for a start in the mild weeks: tight, dusty spaces, tune-ups first, bigger repairs later. On-call and certification only as I offer them [confirm]. Supply houses and trade schools before job websites.',
        caution: "Don't put overtime terms in the ad until payroll has checked them.",
      },
      'trial-day': {
        title: 'Ride-along before the season',
        description: 'Questions and a paid day of tune-ups.',
        outcome: '2 applicants on a ride-along in the mild weeks, decision within 3 days',
        situation: 'Half an hour in a tight, dusty space shows more than a certificate on paper.',
        request:
          "Plan 3 tune-ups whose customers agreed: filter and coil, note-taking, carrying, clean shoes, how they explain a thermostat to a customer who's new to it. Add a shop hour: name parts on an old unit.",
        caution: 'No refrigerant or gas work. Breaks and water are part of the plan.',
      },
      'first-thirty-days': {
        title: 'Train a helper before the rush',
        description: 'From filters to the first half of a tune-up.',
        outcome: 'Does the prep half of a tune-up alone before the rush',
        situation: 'In the rush, no one teaches anything. The mild weeks are for training.',
        request:
          'In this order: van stock and part names, filters, cleaning coils or burners, condensate, thermostat settings and how to explain them, then readings alongside someone, an old unit taken apart in the shop. The rush rules come last.',
        caution: 'Refrigerant, gas, and live voltage are for certified people.',
      },
    },
  },
} as const;

/** The words of its public page; year, prompts, price and links come from the product. */
export const page = {
  heading: ['Everyone calls on the hottest day.', 'Fill the mild weeks too.'],
  lead: 'Seven AI advisors that know how an HVAC company runs: a phone that rings all day in a heat wave, and vans that sit idle in between. Tell us what’s going on and get a draft you can send today.',
  description:
    'AI advisors for HVAC companies: book tune-ups before the rush, sell maintenance plans, handle no-heat calls, and hire in time. Start free.',
  problems: [
    {
      helper: 'marketing',
      says: 'April is dead and July is crazy.',
      help: 'A text with a reason to book a tune-up now, for people whose systems you already know.',
    },
    {
      helper: 'customer-service',
      says: 'It’s 98 degrees and people wait for days.',
      help: 'Texts that are honest about the wait, and a rule for who goes first.',
    },
    {
      helper: 'sales',
      says: 'They think I just want to sell them a new system.',
      help: 'Repair and replacement side by side, with your prices and when each one makes sense.',
    },
  ],
  example: {
    helper: 'marketing',
    who: 'an HVAC company with 3 vans',
    question:
      'It’s the second week of April and I have 11 open days. A tune-up is $149. How do I fill them?',
    answer:
      'Start with people whose systems you’ve seen. Write to the ones who had a repair last summer. They remember the wait. Give them a choice of days, not a discount.',
    draft: {
      title: 'Text to past customers',
      body: 'Hi [first name], it’s [your name] from [company]. We fixed your AC last summer. We can check it for $149 before the first hot week. I have [day] or [day] morning open. Does either one work for you? Reply STOP to opt out.',
    },
    steps: [
      ['Today', 'Text 20 repair customers from last July who agreed to texts.'],
      ['Day 4', 'Call the ones with the oldest systems.'],
      ['Day 10', 'Count the days booked. Then write to the next 20.'],
    ],
  },
  prompts: ['marketing/fill-open-days', 'sales/repeat-work-plan', 'hiring-hr/hire-for-the-season'],
} as const;

/** Two rushes where winters are cold, one long one where there are none; mild weeks are for check-ups and plans. */
export const seasons = [
  {
    id: 'hvac.cooling-tune-ups',
    starts: { freezing: '05-15', mild: '04-25', none: '03-10' },
    weeks: 6,
    leadWeeks: 7,
    title: 'Sell cooling tune-ups before the heat',
    why: 'In the first hot week, you turn people away. Every tune-up you do now is one less call then.',
    prompt: 'marketing.hvac.fill-open-days',
  },
  {
    id: 'hvac.heating-tune-ups',
    starts: { freezing: '10-01', mild: '10-15' },
    weeks: 6,
    leadWeeks: 6,
    title: 'Sell heating checkups before the first frost',
    why: 'Heaters that sat for months fail on the first cold night, when you’re already booked.',
    prompt: 'customer-service.retention.maintenance-plan',
  },
  {
    id: 'hvac.helper',
    starts: { freezing: '05-20', mild: '05-01', none: '03-20' },
    weeks: 6,
    leadWeeks: 9,
    title: 'Hire a helper before the heat',
    why: 'You can’t train anyone during the rush. Hire now, and they’ll learn on tune-ups first.',
    prompt: 'hiring-hr.hvac.hire-for-the-season',
  },
  {
    id: 'hvac.hottest-week',
    starts: { freezing: '06-20', mild: '06-22', none: '05-05' },
    weeks: 8,
    leadWeeks: 4,
    title: 'Plan the hottest week',
    why: 'Decide now who goes first, what plan customers get, and when you stop taking calls.',
    prompt: 'operations.hvac.more-jobs-a-week',
  },
  {
    id: 'hvac.coldest-week',
    starts: { freezing: '12-15', mild: '12-20' },
    weeks: 8,
    leadWeeks: 4,
    title: 'Write your texts for the coldest week',
    why: 'Some of the people waiting have small kids. Write a calm text now so it’s ready.',
    prompt: 'customer-service.channels.auto-reply-texts',
  },
  {
    id: 'hvac.old-systems',
    starts: { freezing: '03-20', mild: '03-05', none: '12-05' },
    weeks: 6,
    leadWeeks: 5,
    title: 'Talk about old systems before they fail',
    why: 'People can compare prices and save for a planned replacement. They can’t in the middle of a breakdown.',
    prompt: 'marketing.hvac.answer-their-question',
  },
  {
    id: 'hvac.mild-weeks',
    starts: { freezing: '09-10', mild: '09-20', none: '10-20' },
    weeks: 6,
    leadWeeks: 7,
    title: 'Plan cash for the mild weeks',
    why: 'When no one’s hot or cold, the phone goes quiet, but you still have to make payroll.',
    prompt: 'finance.hvac.slow-season-cash',
  },
  {
    id: 'hvac.plans',
    starts: { freezing: '02-10', mild: '02-05', none: '01-20' },
    weeks: 6,
    leadWeeks: 5,
    title: 'Renew maintenance plans',
    why: 'Plan customers fill the weeks before each rush. Ask before their first visit is due.',
    prompt: 'sales.hvac.repeat-work-plan',
  },
  {
    id: 'hvac.filters',
    starts: { freezing: '04-20', mild: '04-01', none: '02-20' },
    weeks: 4,
    leadWeeks: 4,
    title: 'Remind people to change their filters',
    why: 'Filters clog with dust and pollen just before cooling season. A short reminder sells the tune-up too.',
    prompt: 'operations.technology.automate-reminders',
  },
  {
    id: 'hvac.flues',
    starts: { freezing: '11-05', mild: '11-15' },
    weeks: 5,
    leadWeeks: 5,
    title: 'Offer flue and carbon monoxide checks',
    why: 'Burners start up again and windows stay shut. It’s the one check no one should put off.',
    prompt: 'marketing.email.seasonal-offer',
  },
  {
    id: 'hvac.damp',
    starts: { none: '06-25' },
    weeks: 12,
    leadWeeks: 5,
    title: 'Offer drain line and moisture checks',
    why: 'Drain lines clog in the wet months, and people find out from a stain on the ceiling.',
    prompt: 'sales.quick.bigger-tickets',
  },
  {
    id: 'hvac.contracts',
    starts: { none: '09-15' },
    weeks: 6,
    leadWeeks: 6,
    title: 'Offer landlords and stores yearly contracts',
    why: 'They’re planning next year’s costs now, and they remember the week no one came.',
    prompt: 'sales.quick.regular-contract',
  },
  {
    id: 'hvac.rentals',
    starts: { none: '12-10' },
    sameDayInSouth: true,
    weeks: 3,
    leadWeeks: 4,
    title: 'Check vacation rentals before guests come',
    why: 'Guests won’t stay an hour in a rental without cooling. Rental agents like to be asked early.',
    prompt: 'marketing.local.agents-and-managers',
  },
] as const;
