import type { BusinessType, fallbackBusinessType } from '../domain/choices.ts';

/** A trade with packs of its own. */
export type Trade = Exclude<BusinessType, typeof fallbackBusinessType>;

/** What is true of a trade, in words that fit into a sentence. */
export type TradeFacts = {
  /** Short name in ids; never changes once shipped. */
  readonly slug: string;
  /** "a cleaning company": completes "We are …". */
  readonly who: string;
  /** What work is counted and charged by. */
  readonly units: string;
  readonly priceDrivers: string;
  readonly busy: string;
  readonly quiet: string;
  readonly smallJob: string;
  readonly usualJob: string;
  readonly bigJob: string;
  /** An everyday price as an example beside a blank. */
  readonly priceExample: number;
  readonly hourCostExample: number;
  readonly hoursExample: number;
  readonly emergencies: string;
  readonly tools: string;
  readonly worries: string;
  readonly roleExample: string;
  /** What one has to go back for, and how a customer puts it. */
  readonly callBackExample: string;
  readonly complaintExample: string;
  /** Words only this trade uses; no other trade's pack may hold them. */
  readonly signature: readonly string[];
};

/** The nine trades as the packs speak of them. */
export const trades = {
  'Cleaning Company': {
    slug: 'cleaning',
    who: 'a cleaning company',
    units: 'by the visit, with bedrooms and bathrooms setting the time',
    priceDrivers: 'rooms, state of the home, pets and how often we come',
    busy: 'the weeks before holidays and the end-of-month moves',
    quiet: 'January and the summer weeks when families travel',
    smallJob: 'an oven and fridge add-on',
    usualJob: 'a biweekly recurring clean of a three-bedroom home',
    bigJob: 'a move-out clean of an empty house',
    priceExample: 160,
    hourCostExample: 27,
    hoursExample: 3.5,
    emergencies: 'guests tomorrow, a move-out inspection at noon, a party the night before',
    tools: 'vacuums, color-coded cloths, caddies and a stocked car',
    worries: 'strangers with a key, smells, pets getting out and whether the same people come back',
    roleExample: 'Home cleaner, weekday mornings',
    callBackExample: 'Dust behind the bathroom door, twice',
    complaintExample: 'The shower still has soap marks and the trash was not taken out',
    signature: ['deep clean', 'move-out', 'baseboard', 'recurring clean'],
  },
  Lawncare: {
    slug: 'lawncare',
    who: 'a lawn care company',
    units: 'by the cut and by the season, with lot size setting the price',
    priceDrivers: 'lot size, slope, gates, how overgrown it is and the drive from the last stop',
    busy: 'April to June, and the leaves in fall',
    quiet: 'the dry weeks of August and the winter months',
    smallJob: 'a one-time cut of an overgrown yard',
    usualJob: 'weekly mowing with edging and blowing off',
    bigJob: 'fall aeration and overseeding for a whole street',
    priceExample: 55,
    hourCostExample: 29,
    hoursExample: 0.75,
    emergencies:
      'a sale or party on Saturday with grass to the knee, a notice from the city or HOA',
    tools: 'mowers, trimmers, blowers, a trailer and sharp blades',
    worries: 'missed weeks after rain, ruts, open gates and what is sprayed near the dog',
    roleExample: 'Crew member for the mowing route',
    callBackExample: 'A strip left along the back fence',
    complaintExample: 'You left ruts by the gate and the dog got out',
    signature: ['mowing', 'edging', 'aeration', 'clippings'],
  },
  Plumber: {
    slug: 'plumber',
    who: 'a plumbing company',
    units: 'by the call-out plus the job, with emergencies at their own rate',
    priceDrivers: 'access, age of the pipes, parts, hour of the day and how urgent it is',
    busy: 'cold snaps, the day after Thanksgiving and Monday mornings',
    quiet: 'the mild weeks of late spring and early fall',
    smallJob: 'a dripping faucet',
    usualJob: 'a drain clear or a toilet that keeps running',
    bigJob: 'a water heater replacement',
    priceExample: 180,
    hourCostExample: 42,
    hoursExample: 2,
    emergencies: 'a burst pipe, sewage backing up, no hot water with a baby in the house',
    tools: 'drain machines, a camera, press tools and a van with the common parts',
    worries:
      'the price before you start, water damage, the mess and a second visit for the same leak',
    roleExample: "Plumber's helper, learning the trade",
    callBackExample: 'A slow drip under the same sink',
    complaintExample: 'It leaks again, you were here on Monday',
    signature: ['water heater', 'drain', 'shutoff', 'faucet'],
  },
  Electrician: {
    slug: 'electrician',
    who: 'an electrical contractor',
    units: 'by the service call, by the fixture and by the project',
    priceDrivers: 'age of the house, access, distance to the panel, permits and inspection',
    busy: 'early summer, and the weeks before the holidays',
    quiet: 'late January and February',
    smallJob: 'a dead outlet',
    usualJob: 'a few outlets and fixtures in one visit',
    bigJob: 'a panel upgrade or an EV charger',
    priceExample: 240,
    hourCostExample: 45,
    hoursExample: 2.5,
    emergencies: 'a burning smell, half the house dark, a breaker that will not reset',
    tools: 'testers, fish tape, ladders and a van with breakers, boxes and wire',
    worries: 'fire, holes in the wall, failed inspections and how long the power is off',
    roleExample: 'Apprentice electrician',
    callBackExample: 'The bathroom fan wired the wrong way round',
    complaintExample: 'The kitchen went dark again two days after you left',
    signature: ['outlet', 'breaker', 'panel', 'EV charger'],
  },
  HVAC: {
    slug: 'hvac',
    who: 'an HVAC company',
    units: 'by the service call, by the tune-up and by the system',
    priceDrivers: 'system size and age, access, parts, season and after-hours calls',
    busy: 'the first heat wave and the first hard frost',
    quiet: 'the mild weeks of April and October',
    smallJob: 'a filter change and thermostat check',
    usualJob: 'a spring or fall tune-up',
    bigJob: 'a new furnace or heat pump',
    priceExample: 149,
    hourCostExample: 44,
    hoursExample: 1.75,
    emergencies: 'no cooling at 98 degrees with an older parent at home, no heat below freezing',
    tools: 'gauges, a vacuum pump, a combustion tester and a stocked van',
    worries: 'being sold a new system, the bill in peak season and waiting days in the heat',
    roleExample: 'HVAC helper before the summer rush',
    callBackExample: 'The unit stopped again the next evening',
    complaintExample: 'It blows warm air again and we paid on Friday',
    signature: ['tune-up', 'furnace', 'thermostat', 'heat pump'],
  },
  Painter: {
    slug: 'painter',
    who: 'a painting company',
    units: 'by the room inside and by the side of the house outside',
    priceDrivers:
      'prep, height, how many colors, the state of the surface and who moves the furniture',
    busy: 'exteriors from May to September, interiors before the holidays',
    quiet: 'January to March',
    smallJob: 'a front door or a single accent wall',
    usualJob: 'two bedrooms, walls and ceilings, two coats',
    bigJob: 'a full exterior with scraping and primer',
    priceExample: 1450,
    hourCostExample: 33,
    hoursExample: 20,
    emergencies: 'a house going on sale Monday, a rental between tenants, a stain coming through',
    tools: 'sprayers, sanders, ladders, drop cloths and masking paper',
    worries:
      'drips on the floor, the wrong color on the wall, peeling after a year and days without a kitchen',
    roleExample: 'Painter who is good at prep',
    callBackExample: 'Drips on the window sill, thin edge at the ceiling',
    complaintExample: 'In the evening sun I see every roller line',
    signature: ['primer', 'coat', 'masking', 'swatch'],
  },
  Roofer: {
    slug: 'roofer',
    who: 'a roofing company',
    units: 'by the square and by the repair call',
    priceDrivers:
      'pitch, layers to remove, access, material and what the decking looks like underneath',
    busy: 'the weeks after a storm, and dry fall days',
    quiet: 'deep winter and long wet spells',
    smallJob: 'a few lifted shingles',
    usualJob: 'a leak repair with new flashing',
    bigJob: 'a full tear-off and new roof',
    priceExample: 780,
    hourCostExample: 38,
    hoursExample: 9,
    emergencies: 'water through the ceiling, a tree on the roof, hail the night before',
    tools: 'ladders, harnesses, nail guns, tarps and a magnet for the yard',
    worries:
      'storm chasers, nails in the driveway, leaks after the job and what the insurer will pay',
    roleExample: 'Roofing laborer for tear-off days',
    callBackExample: 'A vent that was not sealed',
    complaintExample: 'Water came in at the same spot last night',
    signature: ['shingle', 'flashing', 'tear-off', 'hail'],
  },
  Landscaper: {
    slug: 'landscaper',
    who: 'a landscaping company',
    units: 'by the project, with square feet, yards of material and plants behind the price',
    priceDrivers:
      'access for machines, slope, soil, stone and plant choice, and what is hauled away',
    busy: 'March to June, and the planting weeks of fall',
    quiet: 'midsummer heat and the frozen months',
    smallJob: 'a bed refresh with fresh mulch',
    usualJob: 'new planting beds along the front',
    bigJob: 'a paver patio with a low retaining wall',
    priceExample: 3200,
    hourCostExample: 34,
    hoursExample: 46,
    emergencies: 'water running to the house after rain, a wedding in the yard in three weeks',
    tools: 'a skid steer, plate compactor, saws, wheelbarrows and a dump trailer',
    worries: 'cost creeping up, plants dying, a torn-up yard and crews that vanish halfway',
    roleExample: 'Landscape laborer for the patio crew',
    callBackExample: 'Two stones that rock by the steps',
    complaintExample: 'Half of the hedge is brown after six weeks',
    signature: ['patio', 'mulch', 'paver', 'retaining wall'],
  },
  Handyman: {
    slug: 'handyman',
    who: 'a handyman service',
    units: 'by the hour, the half-day and the list',
    priceDrivers:
      'how many small things are on the list, parts runs, ladders and walls of unknown age',
    busy: 'spring lists and the weeks before family visits',
    quiet: 'the two weeks after New Year and late summer',
    smallJob: 'a door that sticks',
    usualJob: 'a half-day of small repairs from one list',
    bigJob: 'a full punch list before a house is sold',
    priceExample: 320,
    hourCostExample: 32,
    hoursExample: 4.5,
    emergencies: 'a door that will not lock, a rail that came loose, guests on Friday',
    tools: 'drill, multi-tool, stud finder, ladder and boxes of anchors and screws',
    worries:
      'nobody coming for small jobs, half-done lists and someone doing work they are not licensed for',
    roleExample: 'Second handyman, two days a week',
    callBackExample: 'The closet door rubs again',
    complaintExample: 'The shelf came down with everything on it',
    signature: ['punch list', 'drywall patch', 'half-day', 'grab bar'],
  },
} as const satisfies Record<Trade, TradeFacts>;

/** The nine trades in the order they are offered. */
export const tradeNames = Object.keys(trades) as Trade[];
