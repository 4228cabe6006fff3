import type { TradeFacts } from './facts.ts';

/** Homes and offices, by the visit; what comes back is worth more than what is big. */
export const cleaning = {
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
} satisfies TradeFacts;

/** Emergencies with a call-out fee, and planned work in between. */
export const plumber = {
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
} satisfies TradeFacts;

/** Small calls that lead to panels and chargers; danger first, permits always. */
export const electrician = {
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
} satisfies TradeFacts;

/** Two rushes a year and mild weeks between them. */
export const hvac = {
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
} satisfies TradeFacts;

/** Many small things for one door; the list is the product. */
export const handyman = {
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
} satisfies TradeFacts;
