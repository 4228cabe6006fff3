/**
 * Examples of a trade that are not only other words abroad: other equipment, seasons or customs. What is not here is the
 * American example in the words of the country (example-words.ts) with its amounts at the country's level. Amounts here
 * are in the currency of the country, those in braces at the level of the US.
 */

import type { PromptInputExamples } from './trade-examples.ts';
import type { SpecificTrade } from './trades/index.ts';

type Examples = Partial<PromptInputExamples>;
type ByTrade = Readonly<Partial<Record<SpecificTrade, Examples>>>;

/** Britain and Ireland: boilers and consumer units, tiles and slates, brick houses, mild wet winters. */
const british: ByTrade = {
  'Cleaning Company': {
    busySlowExample: 'Busy: the weeks before Christmas and spring. Slow: August',
    servicesExample: 'Regular cleans, deep cleans, end-of-tenancy cleans',
  },
  Lawncare: {
    usualJob: 'mowing every 2 weeks with edging',
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
  Plumber: {
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
  Electrician: {
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
  HVAC: {
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
  Painter: {
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
  Roofer: {
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
  Landscaper: {
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
  Handyman: {
    openQuotesExample:
      'List between tenants {780}, 12 days; office {900}, 3 days; shelves {280}, 30 days',
  },
};

/** Australia and New Zealand: hot water systems and switchboards, air conditioners and heat pumps, Christmas in summer. */
const southern: ByTrade = {
  'Cleaning Company': {
    busySlowExample: 'Busy: the weeks before Christmas. Slow: the January weeks after it',
  },
  Lawncare: {
    usualJob: 'mowing every 2 weeks with edging',
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
  Plumber: {
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
  Electrician: {
    bigJob: 'a switchboard upgrade with an EV charger',
    quoteExample: 'New switchboard, testing, certificate, one day without power',
    busySlowExample: 'Busy: spring up to Christmas. Slow: the 2 months after',
    stagedQuoteExample: 'New wiring, switchboard, testing, certificate, 10 days',
    openQuotesExample:
      'Switchboard and charger {3,800}, 12 days; office lights {900}, 3 days; outside light {280}, 30 days',
  },
  HVAC: {
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
  Painter: {
    slowWeeksExample: 'the wet weeks when no one can paint outside',
    busySlowExample: 'Busy: the dry months. Slow: the wet ones',
    nightCallExample: 'A house going on the market on Monday',
  },
  Roofer: {
    smallJob: 'a few cracked tiles or loose sheets',
    quoteExample: 'Old roof off, new sheets and flashing, cleanup, 4 days',
    stagedQuoteExample: 'Old roof off, new sheets and flashing, cleanup, 4 days',
    stockExample: 'Roof screws 3 boxes, 2 days; sealant 6 tubes, 3 days; rivets 2 boxes, 1 week',
    recentJobsExample:
      'Leak repair {780}, 9 h, {110}; cracked tiles {320}, 4 h, {30}; gutter {240}, 3 h, {20}',
  },
  Landscaper: {
    stopsUsExample: 'Rain, soaked ground, extreme heat',
    openQuotesExample:
      'Patio {12,800}, 12 days; office garden beds {900}, 3 days; garden bed refresh {450}, 30 days',
  },
  Handyman: {
    slowWeeksExample: 'the weeks after Christmas',
  },
};

/** New Zealand heats with heat pumps, and winter is what its owners get ready for. */
const newZealand: ByTrade = {
  ...southern,
  HVAC: {
    ...southern.HVAC,
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

const abroad: Readonly<Record<string, ByTrade>> = {
  GB: british,
  IE: british,
  AU: southern,
  NZ: newZealand,
};

/** What owners of a trade in a country see instead of the examples of the US; nothing where those hold. */
export const tradeExamplesAbroad = (
  trade: SpecificTrade,
  country: string | null | undefined,
): Examples => abroad[country ?? '']?.[trade] ?? {};
