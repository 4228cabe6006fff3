export const name = 'Cleaning Company';

/** Its owners, as its public page calls them; the address of the page is made of the same words. */
export const owners = 'cleaning companies';

/** Its icon, by its name in the web app's icon set. */
export const icon = 'spray-can';

/** What it does, and one usual job of it. */
export const nouns = { work: 'house cleaning', job: 'house clean' };

/** Words that speech recognition spells wrong or takes for others. */
export const speechHints = [
  'move-out clean',
  'deep clean',
  'turnover',
  'grout',
  'baseboards',
  'walk-through',
  'Swiffer',
  'limescale',
];

/** Everyday jobs, prices and people, as owners see them in blanks. */
export const examples = {
  smallJob: 'an oven and fridge add-on',
  usualJob: 'a regular clean of a 3-bedroom home, every 2 weeks',
  bigJob: 'a first deep clean of a 4-bedroom home',
  priceExample: 160,
  newPriceExample: 175,
  hoursExample: 3.5,
  roleExample: 'Home cleaner for regular visits',
  callBackExample: 'Dust behind the bathroom door, twice',
  complaintExample: "The shower still has soap scum and the trash wasn't taken out",
  quoteExample: 'All rooms, inside cabinets, oven and fridge, one day',
  stolenExample: 'Two vacuums and the floor machine, from the car overnight',
  injuryExample: 'Slipped on a wet bathroom floor at 10, her wrist is swollen',
  contractExample: 'Nightly cleaning for 3 offices, 2-year contract, price per month',
  subcontractExample: 'Window and carpet cleaning',
  suppliesExample: 'Floor cleaner, from {38} to {45} a case',
  quoteValueExample: 420,
  audienceExample: 'Busy families with children',
  jobsPerWeekExample: 11,
  claimExample: 'Friday at 3 a shelf fell during dusting. Two vases broken, dent in the floor',
  warrantyExample: 'Streaks on the shower glass the next day',
  warrantyTermsExample: 'Free second visit within 48 hours',
  slowWeeksExample: 'the weeks after the holidays and the weeks when families travel',
  slowLengthExample: 6,
  slowJobExample: 'a deep clean of kitchen and bathrooms',
  rushExample: 'the weeks before the year-end holidays',
  busySlowExample: 'Busy: the weeks before the year-end holidays. Slow: the 2 months after',
  nextJobExample: 'a deep clean before guests come',
  servicesExample: 'Recurring cleans, deep cleans, move-out cleans',
  partnerJobExample: 'a move-out clean between tenants',
  businessWorkExample: 'evening cleaning for offices and shops',
  jobsToAddExample: 3,
  oneTimeJob: 'a first deep clean of a 4-bedroom home',
  repeatExample: 'Every 2 weeks',
  repeatJobExample: 'a regular clean of a 3-bedroom home, every 2 weeks',
  visitPriceExample: 160,
  newVisitPriceExample: 175,
  visitsPerYearExample: 26,
  visitHoursExample: 3.5,
  careExample: 'Deep clean, oven, inside windows',
  careHoursExample: 6,
  noticedExample: 'A dirty oven, dusty vents, streaky windows',
  stagedJob: 'cleaning 3 floors after construction',
  stagedQuoteExample: 'Dust, windows, floors, 3 floors, 6 days',
  stagedValueExample: 4800,
  purchaseExample: 'A carpet cleaning machine',
  purchasePriceExample: 3200,
  smallJobHoursExample: 2,
  smallJobsPerWeekExample: 3,
  standardAddsExample: '1 hour and {8} in materials',
  bestAddsExample: 'Another 2 hours and {15} in materials',
  redoHoursExample: 1,
  damageExample: 'A broken vase, a scratched floor',
  nightCallExample: 'Guests tomorrow, or a mess after a party',
  doorTroubleExample: 'No one home, toys on the floor, key missing',
  depositExample: 'A quarter to hold the date',
  riskyWorkExample: 'Wet floors, stepladders, strong cleaners',
  nearMissExample: 'Slipped on a wet stair',
  stopsExample: 'Northside: 5 homes every 2 weeks, one before 9. Mill Park: 3 weekly',
  stopsUsExample: 'Flooded or icy roads, a power outage',
  forgottenExample: 'Descaler, the long duster, trash bags',
  stockExample: 'Gloves 3 boxes, 5 days; floor cleaner 1 case, 1 week; cloths 2 packs, 3 days',
  jobsByDifficultyExample: 'Small offices, regular homes, deep cleans, move-outs',
  recentJobsExample:
    'Regular clean {160}, 3.5 h, {6}; deep clean {390}, 8 h, {15}; oven and fridge {70}, 2 h, {5}',
  openQuotesExample:
    'First deep clean {420}, 12 days; office {900} a month, 3 days; move-out {380}, 30 days',
};

/** The examples that are not only other words abroad; amounts without braces are in the currency of the country. */
export const examplesAbroad = {
  british: {
    busySlowExample: 'Busy: the weeks before Christmas and spring. Slow: August',
    servicesExample: 'Regular cleans, deep cleans, end-of-tenancy cleans',
  },
  southern: {
    busySlowExample: 'Busy: the weeks before Christmas. Slow: the January weeks after it',
  },
};

/** Homes and offices, charged by the visit; recurring visits bring more than large single jobs. */
export const texts = {
  slug: 'cleaning',
  exampleName: 'Bright Corner Cleaning',
  who: 'a cleaning company',
  units: 'per visit, with bedrooms and bathrooms setting the time',
  weekExample:
    'Mon 8-4: 2 homes north. Tue 8-5: 1 north, 1 far south, 2 hours driving. Wed: 1 canceled...',
  photosExample: 'A corner before and after, the kit, the finished kitchen',
  soloJobExample: 'a weekly clean of a lived-in home',
  pageFactsExample: 'A first deep clean takes 5 to 7 hours. Inside the oven only if asked',
  termsExample: '48 hours to cancel, {45} for a locked door',
  visitFeeExample: 0,
  priceDrivers: 'rooms, the condition of the home, pets, and how often it gets cleaned',
  busy: 'the weeks before holidays and end-of-month moves',
  emergencies:
    "guests coming tomorrow, a move-out inspection at noon, cleanup after last night's party",
  tools: 'vacuums, color-coded cloths, caddies, and a stocked car',
  worries: 'strangers with a key, smells, pets getting out, and whether the same people come back',
  signature: ['deep clean', 'move-out', 'baseboard', 'recurring clean'],
  prompts: {
    marketing: {
      'fill-open-days': {
        title: 'Fill empty cleaning slots',
        description:
          'Offer a one-time deep clean to past customers and fill the gaps between regulars.',
        outcome: '6 deep cleans booked in the next 21 days',
        situation: 'When a regular pauses, it leaves a gap of a few hours that no one pays for.',
        request:
          'Offer a one-time deep clean: baseboards, inside the oven, the bathroom corners no one gets to. Word it differently for people who booked once, before a party or a move, and for families who went from weekly to never.',
        caution:
          'Don\'t make it sound as if a regular visit leaves dirt behind. Make it easy to say "come every 2 weeks after that."',
      },
      'answer-their-question': {
        title: 'What a deep clean includes',
        description: 'One honest page: what’s included, what isn’t, and how long it takes.',
        outcome: 'A deep clean page and one profile post live by Sunday',
        situation:
          'Callers ask what a deep clean includes and why it costs more than a regular visit.',
        request:
          'Answer it room by room: what every visit includes, what only the first one does, such as baseboards, behind the toilet, and, if they ask, inside appliances. Say what to put away, what happens with pets and keys, who comes, and how long it takes (mine, or [my hours]). Start from what cleaners usually include, and mark [confirm] where companies differ.',
        caution: 'No "spotless" and no health claims about germs or allergies.',
      },
      'season-plan': {
        title: 'More regulars in 90 days',
        description: 'A 90-day plan to add recurring cleans, street by street.',
        outcome: '10 new regular customers in 3 neighborhoods',
        situation:
          'A one-time clean pays this week. A recurring clean pays every other week, and most of those start with someone a neighbor trusts.',
        request:
          'Build on that: a card each happy regular can pass to one neighbor, 2 agents and a property manager who need move-outs cleaned, and a clear path from the first deep clean to a recurring clean.',
        caution: 'Trust comes first: faces, references, and the rule for keys before any discount.',
      },
    },
    'social-media': {
      'posts-from-one-job': {
        title: 'Five posts from one clean',
        description: 'One finished home, 2 weeks of posts, no extra evenings.',
        outcome: '3 leads from posts in the next 14 days',
        situation: 'A clean home looks like nothing happened, so show the work itself.',
        request:
          "Make 5: a surface half done, the one spot everyone forgets, what a deep clean reaches, a tip that keeps things clean until the next visit, and who'll be at the door.",
        caution: "Don't shame anyone. Show dirt close up, without the home around it.",
      },
      'thirty-second-video': {
        title: 'A 30-second cleaning video',
        description: 'A shot list you can film between rooms.',
        outcome: 'One video filmed at the next deep clean and posted the same day',
        situation:
          'People like to watch grime disappear, and they book the cleaner who looks careful and kind.',
        request:
          'Script a bathroom or an oven: the worst corner, the product doing its work, one wipe, the whole thing, then the small touch you leave behind. On screen: what a recurring clean keeps from coming back.',
        caution: 'Never name or show 2 products together. Mixing them is dangerous.',
      },
      'eight-week-calendar': {
        title: 'Eight weeks of cleaning posts',
        description: 'Two posts a week from homes you’re already cleaning.',
        outcome: '16 posts out and 6 leads for a recurring clean',
        situation:
          "Cleaning follows what's going on at home: guests, school, moves, illness, new pets.",
        request:
          'Follow homes through these weeks: the reset before school starts, the days before guests, a move-out story at month end, and an honest post on which spots, such as baseboards, a recurring clean handles and which wait for a deep clean [confirm].',
        caution: 'Mix up hands, homes, and people. Five tips in a row sound like a magazine.',
      },
    },
    sales: {
      'quiet-quote': {
        title: 'Cleaning quote gone quiet',
        description: 'Three follow-ups for the home or office that asked and disappeared.',
        outcome: 'A first visit booked or a clear no from everyone in 21 days',
        situation:
          'People who ask about a cleaner often feel guilty or judged about the home and go quiet.',
        request:
          'Make it easy to say yes: one first visit, then they decide about a recurring clean. Say in one line that the state of the place is what a first visit is for.',
        caution:
          "The real worries are the day, the key, and the pets. Ask which one, and don't write as if it's settled.",
      },
      'phone-intake': {
        title: 'Answer "how much to clean?"',
        description: 'A phone script that ends with a price range and a day for the first visit.',
        outcome: 'Every caller gets a price range and a date for a first visit',
        situation:
          'The first question is the price. Without rooms, pets, and the date of the last cleaning, any answer is a guess.',
        request:
          'Ask in this order: what made them call, rooms and bathrooms, pets, when it was last cleaned, how often, what day, how to get in. Then give 2 numbers, each from my line or [confirm]: the first deep clean and the recurring clean after it.',
        caution:
          "Have a sentence ready for someone who's embarrassed about the house. For a move-out, get the inspection time.",
      },
      'repeat-work-plan': {
        title: 'From one-time to every 2 weeks',
        description: 'Turn a first clean into a regular customer.',
        outcome: '8 one-time customers moved to a recurring clean',
        situation:
          'After a deep clean, a home stays nice for a week or two. When that wears off, nothing is booked.',
        request:
          'Build it around the walk-through at the end: what will need doing in 2 weeks, and a weekday that stays theirs. Whether the same people can come is [confirm]. Plan offices and homes separately.',
        caution: 'A fair rule for skipped visits keeps more customers than fine print does.',
      },
    },
    finance: {
      'price-check': {
        title: 'Does this clean pay?',
        description: 'Check the price of a typical visit against hours and driving.',
        outcome: 'A minimum price for recurring cleans, used starting Monday',
        situation:
          'A price by the bedroom hides the real hours: pets, stairs, extra laundry, 2 people sharing one car.',
        request:
          'Tell me which of these could hide in my hours, and what happens to the hours if 2 people clean. This is the price of one recurring clean. The first deep clean needs its own check.',
        caution:
          'If the price has to go up for longtime regulars, do it in 2 steps and give both dates.',
      },
      'terms-that-fit': {
        title: 'Skip and lockout rules',
        description: 'Fair wording for skipped visits, locked doors, and first cleans.',
        outcome: 'One set of rules in every new booking by Friday',
        situation:
          'Same-morning skips, locked doors, and a first visit after a long break all cost working hours.',
        request:
          'Include: notice for a skip, what a locked door costs, what happens when a recurring clean gets skipped twice and turns into a deep clean, how move-out jobs are paid, and keys.',
        caution:
          'Be kind to the parent with a sick child and firm with people who skip all the time. Write one rule that does both.',
      },
      'slow-season-cash': {
        title: 'Cash for weeks people skip',
        description: 'A 90-day plan for holidays, vacations, and skipped visits.',
        outcome: 'Slow weeks covered by booked work and savings, without a loan',
        situation:
          'Before holidays, everyone wants a visit. Afterward, regulars skip, and the bills stay the same.',
        request:
          'Look at deep cleans paid the same day, move-outs for agents, add-ons such as ovens and baseboards in slow weeks, and a recurring clean invoiced at the start of the month.',
        caution:
          'If anyone works for me, cutting their hours loses good cleaners, so ask what replacing one costs.',
      },
    },
    'customer-service': {
      'usual-complaint': {
        title: 'Reply to "you missed a spot"',
        description: 'Handle a missed-spot complaint and keep the regular.',
        outcome: 'Fixed within 24 hours, and the next visit stays booked',
        situation:
          "It's usually a missed corner, dust behind a door, or something moved and not put back.",
        request:
          "Use 2 questions to find out whether we missed it, it isn't part of a recurring clean, or it came back in days. If something is missing from the house, that's a separate talk: facts, no guessing about anyone.",
        caution: 'Stand by the work without calling the customer a liar.',
      },
      'before-we-come': {
        title: 'Texts before we clean',
        description: 'Sort out keys, pets, and clutter before the visit.',
        outcome: 'Four texts in use for all visits starting Monday',
        situation: 'Toys on the floor, a hidden pet, and a missing key all cost time.',
        request:
          "Cover who opens the door, where pets go, what to pick up, which rooms are off limits, and what a deep clean needs that a recurring clean doesn't.",
        caution: 'Alarm and door codes never go in these texts.',
      },
      'reviews-and-regulars': {
        title: 'Reviews from happy homes',
        description: 'A 60-day plan for honest reviews and fewer quiet cancellations.',
        outcome: '10 honest reviews, and no regular lost without a talk first',
        situation:
          'Regulars can be happy for a year, cancel by text, and never think of writing a review.',
        request:
          'Pick the moment: after the third recurring clean, when the trust is there, and after a move-out, on the day the keys go back. Add a 2-minute call to each regular: is anything bothering you?',
        caution: "Don't describe anyone's home in a reply. Privacy is part of the work.",
      },
    },
    operations: {
      'more-jobs-a-week': {
        title: 'Two more cleans a week',
        description: 'Less driving and fewer gaps between homes.',
        outcome: '2 more recurring cleans a week with the same people',
        situation:
          'Homes far apart follow each other, and long and short jobs get booked in no particular order.',
        request:
          'Pair homes by area and length: a long deep clean with a short office, two 3-hour homes on one street. Say which home 2 people could do together if there are 2 of us, and who holds which keys.',
        caution:
          'Regulars want the same day and the same person. Change either one only as a last resort.',
      },
      'last-look': {
        title: 'Last look in every room',
        description:
          'A checklist for the final walk-through, so fewer people call about missed spots.',
        outcome: 'A 10-point checklist used in every home starting Monday',
        situation: 'Customers see their home from the bed, the toilet, and the sofa.',
        request:
          'Build it from those 3 places: mirrors against the light, fixtures, edges behind doors, bins, smells, things back in place, doors and windows locked. A recurring clean gets a shorter version.',
        caution: 'Rules for products come from the label, so leave a blank for them.',
      },
      'ready-for-the-season': {
        title: 'Ready for the year-end rush',
        description: '60 days to get ready for deep cleans, guests, and moves.',
        outcome: 'A set number of extra deep cleans booked, and no regular moved',
        situation:
          'Before the year-end holidays, regulars want more, strangers want a deep clean tomorrow, and everyone wants days off.',
        request:
          'Book regulars first, open a set number of slots for one-time work, order supplies, check vacuums, agree on who works when and when no one does, and settle prices for ovens, inside windows, and move-outs before the phone rings.',
        caution:
          'If anyone works for me, ask about days off now, in writing, and divide them fairly.',
      },
    },
    'hiring-hr': {
      'hire-for-the-season': {
        title: 'Find a cleaner who stays',
        description: 'An ad for people who want the same homes and set hours.',
        outcome: '5 suitable applicants within 14 days, one started by day 21',
        situation:
          'Cleaners leave for a little more money, or because no one told them about stairs, pets, and ovens.',
        request:
          'Daytime hours, the same homes, a partner, paid driving: [confirm] unless I offer them. Say how hard recurring cleans and deep cleans are on the back. Ask cleaners you know first.',
        caution: 'Trust matters in homes. Use references and lawful checks. Name who to ask.',
      },
      'trial-day': {
        title: 'Trial visit for a cleaner',
        description: 'Questions and half a paid morning in a real home.',
        outcome: '2 applicants tried for half a morning, decision by Friday',
        situation:
          'In an interview, everyone is thorough. In a bathroom, 10 minutes show who checks up high and behind things.',
        request:
          'Build it on a bathroom and a kitchen of a recurring clean: order of work, top to bottom, edges, what they do with things lying around, questions about products. Use a home whose owner agreed.',
        caution: 'They can learn speed. Look for care, and for honesty about a broken cup.',
      },
      'first-thirty-days': {
        title: 'A cleaner’s first 30 days',
        description: 'From shadowing to cleaning a home alone.',
        outcome: 'Cleans a typical home alone in the planned time, no missed-spot calls',
        situation: 'New people who start with the hardest deep clean often leave within weeks.',
        request:
          "Begin with a regular home they'll see again, one kind of room a day: bathrooms, kitchens, dusting, floors. Keys, alarms, and pets come before speed. By day 20, one recurring clean is theirs.",
        caution:
          'Someone who knows the products teaches them from the label. First rule: never mix bleach with anything but water.',
      },
    },
  },
} as const;

/** The words of its public page; year, prompts, price and links come from the product. */
export const page = {
  heading: ['You leave every home in order.', 'Now for the schedule.'],
  lead: 'Seven AI advisors that know how a cleaning company runs: regulars who pause, cleaners who call in sick, “How much for a deep clean?” by text. Tell us what’s going on and get a draft you can send today.',
  description:
    'AI advisors for cleaning companies: fill empty slots, turn one-time cleans into regulars, reply to complaints, and check what a visit pays. Start free.',
  problems: [
    {
      helper: 'marketing',
      says: 'A regular paused and now Thursday’s empty.',
      help: 'A short offer to past customers for that slot, without a discount for everyone.',
    },
    {
      helper: 'customer-service',
      says: 'They say we missed the shower.',
      help: 'A same-day reply, what to offer, and a last-look checklist so it doesn’t happen again.',
    },
    {
      helper: 'hiring-hr',
      says: 'Good cleaners leave after a month.',
      help: 'An ad that’s honest about the work, a paid trial visit, and a plan for the first 30 days.',
    },
  ],
  example: {
    helper: 'customer-service',
    who: 'a 4-person cleaning company',
    question:
      'A biweekly customer texted me a photo of soap scum in the shower. She wants her $160 back. Do I pay it?',
    answer:
      'Reply today, and offer to come back before you talk about money. She showed you one spot, so fix that spot. You can still give the money back if the second visit doesn’t do it.',
    draft: {
      title: 'Text to the customer',
      body: 'Hi [first name], thank you for the photo, and I’m sorry about the shower. Someone can be there [day] before noon to make it right, at no charge. I’ll check it myself. Does that work for you?',
    },
    steps: [
      ['Today', 'Send the text and call the cleaner who was there.'],
      ['Tomorrow', 'Redo the shower. Take a photo when it’s dry.'],
      ['Next visit', 'Add the shower glass to your last-look checklist.'],
    ],
  },
  prompts: [
    'marketing/fill-open-days',
    'sales/repeat-work-plan',
    'customer-service/usual-complaint',
  ],
} as const;

/** Cleaning follows families: guests, moves, vacations and school; weather only brings the dirt. */
export const seasons = [
  {
    id: 'cleaning.spring-clean',
    starts: { freezing: '04-01', mild: '03-10' },
    weeks: 8,
    leadWeeks: 5,
    title: 'Book spring deep cleans',
    why: 'Spring sun shows all the dust winter left. Tell your regulars first so they get first pick.',
    prompt: 'marketing.email.seasonal-offer',
  },
  {
    id: 'cleaning.after-the-rains',
    starts: { none: '11-22' },
    weeks: 5,
    leadWeeks: 7,
    title: 'Sell deep cleans after the rainy season',
    why: 'Damp homes end up with mildew and mud. A deep clean sells best while people can still smell it.',
    prompt: 'marketing.email.seasonal-offer',
  },
  {
    id: 'cleaning.moving-months',
    starts: { freezing: '06-01', mild: '06-01', none: '05-25' },
    weeks: 10,
    leadWeeks: 7,
    title: 'Meet agents before moving season',
    why: 'Families move while school’s out. Agents and property managers choose their cleaner weeks before that.',
    prompt: 'marketing.local.agents-and-managers',
  },
  {
    id: 'cleaning.vacation-skips',
    starts: '07-01',
    weeks: 8,
    leadWeeks: 5,
    title: 'Set a skip rule before vacation season',
    why: 'Families travel and skip visits. A clear rule now costs less than an argument later.',
    prompt: 'finance.cleaning.terms-that-fit',
  },
  {
    id: 'cleaning.back-to-school',
    starts: '08-25',
    weeks: 4,
    leadWeeks: 4,
    title: 'Sign up regulars when school starts',
    why: 'Families get back into a routine. It’s the easiest time to turn one-time cleans into biweekly ones.',
    prompt: 'sales.cleaning.repeat-work-plan',
  },
  {
    id: 'cleaning.entry-floors',
    starts: { freezing: '11-15', mild: '11-05', none: '06-20' },
    weeks: 8,
    leadWeeks: 6,
    title: 'Sell entry floor care for the wet months',
    why: 'People track in grit on wet shoes every day. Offices, stores, and stairways need it first and sign for months.',
    prompt: 'sales.leads.commercial-list',
  },
  {
    id: 'cleaning.indoor-months',
    starts: { freezing: '02-05', mild: '02-01', none: '02-27' },
    weeks: 6,
    leadWeeks: 8,
    title: 'Offer offices extra high-touch cleaning',
    why: 'When people sit indoors together, colds go around. You can add door handles and desks to a contract.',
    prompt: 'sales.quick.bigger-tickets',
  },
  {
    id: 'cleaning.guests',
    starts: '12-04',
    sameDayInSouth: true,
    weeks: 3,
    leadWeeks: 5,
    title: 'Offer deep cleans before guests come',
    why: 'People book late, and the weeks before the holidays fill up. Tell your regulars first.',
    prompt: 'marketing.email.seasonal-offer',
  },
  {
    id: 'cleaning.holiday-days',
    starts: '12-20',
    sameDayInSouth: true,
    weeks: 2,
    leadWeeks: 3,
    title: 'Tell regulars your holiday schedule',
    why: 'Customers whose visit falls on a holiday need a new day. Most won’t think of it until that week.',
    prompt: 'customer-service.channels.auto-reply-texts',
  },
  {
    id: 'cleaning.new-prices',
    starts: '01-04',
    sameDayInSouth: true,
    weeks: 4,
    leadWeeks: 6,
    title: 'Tell regulars about your new price',
    why: 'If you give a few weeks’ notice at New Year, most people say OK. If it’s a surprise on the invoice, some leave.',
    prompt: 'finance.pricing.price-rise-letter',
  },
  {
    id: 'cleaning.after-guests',
    starts: '01-08',
    sameDayInSouth: true,
    weeks: 4,
    leadWeeks: 4,
    title: 'Fill the weeks after the holidays',
    why: 'Once the guests are gone, one-time cleans stop. Write to past customers before then.',
    prompt: 'marketing.cleaning.fill-open-days',
  },
] as const;
