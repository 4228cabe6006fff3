/** Examples that owners of a trade see in blanks, in American English; amounts in braces follow the country. */
export type PromptInputExamples = {
  readonly smallJob: string;
  readonly usualJob: string;
  readonly bigJob: string;
  readonly priceExample: number;
  /** The same job after a raise of its price. */
  readonly newPriceExample: number;
  readonly hoursExample: number;
  readonly roleExample: string;
  /** Why a crew has to go back to a finished job, in a few words. */
  readonly callBackExample: string;
  /** What a dissatisfied customer writes. */
  readonly complaintExample: string;
  /** What a quote for a big job includes. */
  readonly quoteExample: string;
  readonly stolenExample: string;
  readonly injuryExample: string;
  /** What a large customer asks for. */
  readonly contractExample: string;
  /** What is passed on to a subcontractor. */
  readonly subcontractExample: string;
  /** What a supplier charges more for. */
  readonly suppliesExample: string;
  /** What a quote for a big job comes to. */
  readonly quoteValueExample: number;
  /** The customers it wants more of. */
  readonly audienceExample: string;
  readonly jobsPerWeekExample: number;
  /** Damage that goes to an insurance company. */
  readonly claimExample: string;
  /** What a customer says failed under warranty, and what the quote promised. */
  readonly warrantyExample: string;
  readonly warrantyTermsExample: string;
  /** When work is slow, and for how many weeks. */
  readonly slowWeeksExample: string;
  readonly slowLengthExample: number;
  /** What still sells in those weeks. */
  readonly slowJobExample: string;
  /** One busy time of its year, where `busy` names several. */
  readonly rushExample: string;
  readonly busySlowExample: string;
  /** What a past customer is likely to need next. */
  readonly nextJobExample: string;
  /** What it sells, main work first. */
  readonly servicesExample: string;
  /** What agents and managers of rentals send it. */
  readonly partnerJobExample: string;
  /** What it does for offices and shops. */
  readonly businessWorkExample: string;
  readonly jobsToAddExample: number;
  /** What somebody books once before they become a regular, and how often they would come back. */
  readonly oneTimeJob: string;
  readonly repeatExample: string;
  /** A repeat visit: its price now and after a raise, how often a year, and how long. */
  readonly repeatJobExample: string;
  readonly visitPriceExample: number;
  readonly newVisitPriceExample: number;
  readonly visitsPerYearExample: number;
  readonly visitHoursExample: number;
  /** What needs care every year, and the hours of one visit for it. */
  readonly careExample: string;
  readonly careHoursExample: number;
  /** What is often seen on site that nobody asked about. */
  readonly noticedExample: string;
  /** A job of several days that is paid in stages: what its quote includes and comes to. */
  readonly stagedJob: string;
  readonly stagedQuoteExample: string;
  readonly stagedValueExample: number;
  readonly purchaseExample: string;
  readonly purchasePriceExample: number;
  /** Hours of a small job with the drive, and how many a week. */
  readonly smallJobHoursExample: number;
  readonly smallJobsPerWeekExample: number;
  /** What a better version of the typical job adds. */
  readonly standardAddsExample: string;
  readonly bestAddsExample: string;
  readonly redoHoursExample: number;
  /** What gets damaged on a job. */
  readonly damageExample: string;
  readonly nightCallExample: string;
  /** What is not ready when the crew arrives. */
  readonly doorTroubleExample: string;
  /** What customers pay before the big job of the examples starts, if anything. */
  readonly depositExample: string;
  readonly riskyWorkExample: string;
  readonly nearMissExample: string;
  /** Where it goes in a week, by neighborhood. */
  readonly stopsExample: string;
  /** The weather that stops its work. */
  readonly stopsUsExample: string;
  /** What it had to go back for during a job. */
  readonly forgottenExample: string;
  readonly stockExample: string;
  readonly jobsByDifficultyExample: string;
  /** Finished jobs by kind: price, hours, materials. */
  readonly recentJobsExample: string;
  /** Quotes nobody has answered: job, amount, days. */
  readonly openQuotesExample: string;
};

/**
 * Examples of a trade that are not only other words abroad: other equipment, seasons or customs. What is not here is the
 * American example in the words of the country with its amounts at the country's level (localize-example-words.ts,
 * localize-example-amounts.ts). Amounts are in the currency of the country, those in braces at the level of the US.
 */
export type ExamplesAbroad = {
  /** Britain and Ireland: boilers and consumer units, tiles and slates, brick houses, mild wet winters. */
  readonly british?: Partial<PromptInputExamples>;
  /** Australia and New Zealand: hot water systems and switchboards, Christmas in summer. */
  readonly southern?: Partial<PromptInputExamples>;
  /** What differs in New Zealand again: heat pumps, and winter is what its owners get ready for. */
  readonly newZealand?: Partial<PromptInputExamples>;
};

/** What a business without a trade of its own sees. */
export const anyTradeExamples: PromptInputExamples = {
  smallJob: 'a small repair',
  usualJob: 'half a day of small repairs',
  bigJob: 'redoing a whole room',
  priceExample: 180,
  newPriceExample: 198,
  hoursExample: 3,
  roleExample: 'Second person on the truck',
  callBackExample: 'Missed a spot, twice in a week',
  complaintExample: 'It came loose again after 2 weeks',
  quoteExample: 'Cleanup, hauling, a check after a month',
  stolenExample: 'Two drills and a ladder, from the van overnight',
  injuryExample: 'Fell off a ladder at 11, his ankle hurts',
  contractExample: 'Monthly work for 3 buildings, price per month',
  subcontractExample: "The part we don't do ourselves",
  suppliesExample: 'Materials, from {38} to {42} a box',
  quoteValueExample: 1850,
  audienceExample: 'Homeowners with houses over 20 years old',
  jobsPerWeekExample: 12,
  claimExample: "Friday at 3 the van backed into the customer's fence. Two posts broken",
  warrantyExample: 'It came loose again',
  warrantyTermsExample: 'Labor free for 60 days, parts extra',
  slowWeeksExample: 'the 6 weeks after the holidays',
  slowLengthExample: 6,
  slowJobExample: 'small jobs people put off',
  rushExample: 'the weeks before the year-end holidays',
  busySlowExample: 'Busy: 4 months around the season. Slow: the 2 after the holidays',
  nextJobExample: 'a yearly check or cleanup',
  servicesExample: 'Regular visits, one-time jobs, small extras',
  partnerJobExample: 'a quick turnaround between tenants',
  businessWorkExample: 'regular work for offices and shops',
  jobsToAddExample: 3,
  oneTimeJob: 'half a day of small repairs',
  repeatExample: 'Twice a year',
  repeatJobExample: 'a regular visit',
  visitPriceExample: 120,
  newVisitPriceExample: 132,
  visitsPerYearExample: 4,
  visitHoursExample: 2,
  careExample: 'A checkup, a cleanup, small fixes',
  careHoursExample: 1.5,
  noticedExample: 'Something loose, something worn out, something due soon',
  stagedJob: 'redoing 3 rooms',
  stagedQuoteExample: 'Cleanup, materials, hauling, 8 days',
  stagedValueExample: 4800,
  purchaseExample: 'A used van with racks',
  purchasePriceExample: 18500,
  smallJobHoursExample: 1.5,
  smallJobsPerWeekExample: 4,
  standardAddsExample: '1.5 hours and {15} in materials',
  bestAddsExample: 'Another 2 hours and {40} in materials',
  redoHoursExample: 1,
  damageExample: 'A scratched floor, a broken pot',
  nightCallExample: "Something broke or leaks, and it can't wait",
  doorTroubleExample: 'No one home, gate locked, not ready for us',
  depositExample: '10% when they say yes',
  riskyWorkExample: 'Ladder work, wet floors',
  nearMissExample: 'Ladder slipped on gravel',
  stopsExample: 'Northside: 5 regulars, one before 9. Mill Park: 3 one-time jobs',
  stopsUsExample: 'Heavy rain, storms, icy roads',
  forgottenExample: 'A screw size, the long hose, tape',
  stockExample: 'Tape 4 rolls, 2 days; gloves 3 boxes, 5 days; blades 10, 1 week',
  jobsByDifficultyExample: 'Small visits, half days, 2-day jobs',
  recentJobsExample:
    'Small visit {120}, 1.5 h, {10}; half day {320}, 4.5 h, {30}; 2-day job {1,350}, 15 h, {240}',
  openQuotesExample: 'Big job {3,200}, 12 days; office {900}, 3 days; small job {450}, 30 days',
};
