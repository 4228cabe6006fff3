import { fallbackTrade, type SpecificTrade, tradeOf } from '../../domain/account/choices.ts';
import type { BlankExamples } from './facts.ts';

/** The everyday jobs, prices and people of each trade, as owners see them in blanks. */
export const blankExamples: Readonly<Record<SpecificTrade, BlankExamples>> = {
  'Cleaning Company': {
    smallJob: 'an oven and fridge add-on',
    usualJob: 'a biweekly recurring clean of a three-bedroom home',
    bigJob: 'a move-out clean of an empty house',
    priceExample: 160,
    hoursExample: 3.5,
    roleExample: 'Home cleaner, weekday mornings',
    callBackExample: 'Dust behind the bathroom door, twice',
    complaintExample: "The shower still has soap scum and the trash wasn't taken out",
    quoteExample: 'First visit of four hours, supplies included, then every two weeks',
  },
  Lawncare: {
    smallJob: 'a one-time cut of an overgrown yard',
    usualJob: 'weekly mowing with edging and blowing',
    bigJob: 'aeration and overseeding for a whole street',
    priceExample: 55,
    hoursExample: 0.75,
    roleExample: 'Mowing crew member',
    callBackExample: 'A missed strip along the back fence',
    complaintExample: 'You left ruts by the gate and the dog got out',
    quoteExample: 'Weekly cut with edging, two cleanups a season',
  },
  Plumber: {
    smallJob: 'a dripping faucet',
    usualJob: 'a clogged drain or a running toilet',
    bigJob: 'a water heater replacement',
    priceExample: 180,
    hoursExample: 2,
    roleExample: "Plumber's helper, learning the trade",
    callBackExample: 'A slow drip under the same sink',
    complaintExample: "It's leaking again, and you were just here on Monday",
    quoteExample: 'New heater, old one hauled away, permit, one day',
  },
  Electrician: {
    smallJob: 'a dead outlet',
    usualJob: 'a few outlets and fixtures in one visit',
    bigJob: 'a panel upgrade or an EV charger',
    priceExample: 240,
    hoursExample: 2.5,
    roleExample: 'Apprentice electrician',
    callBackExample: 'The bathroom fan was wired backward',
    complaintExample: 'The kitchen went dark again two days after you left',
    quoteExample: 'New panel, permit, inspection, one day without power',
  },
  HVAC: {
    smallJob: 'a filter change and thermostat check',
    usualJob: 'a tune-up before the season',
    bigJob: 'a new furnace or heat pump',
    priceExample: 149,
    hoursExample: 1.75,
    roleExample: 'HVAC helper before the rush',
    callBackExample: 'The unit stopped again the next evening',
    complaintExample: "It's blowing warm air again and we paid on Friday",
    quoteExample: 'New furnace, old one hauled away, thermostat, two days',
  },
  Painter: {
    smallJob: 'a front door or a single accent wall',
    usualJob: 'two bedrooms, walls and ceilings, two coats',
    bigJob: 'a full exterior with scraping and primer',
    priceExample: 1450,
    hoursExample: 20,
    roleExample: "Painter who's good at prep",
    callBackExample: 'Drips on the windowsill, a thin edge at the ceiling',
    complaintExample: 'I can see every roller line in the evening sun',
    quoteExample: 'Wash, scrape, prime, two coats, five days',
  },
  Roofer: {
    smallJob: 'a few lifted shingles',
    usualJob: 'a leak repair with new flashing',
    bigJob: 'a full tear-off and new roof',
    priceExample: 780,
    hoursExample: 9,
    roleExample: 'Roofing laborer for tear-off days',
    callBackExample: "A vent that wasn't sealed",
    complaintExample: 'Water came in at the same spot last night',
    quoteExample: 'Tear-off, new flashing, hauling, cleanup, two days',
  },
  Landscaper: {
    smallJob: 'a bed refresh with fresh mulch',
    usualJob: 'new planting beds along the front of the house',
    bigJob: 'a paver patio with a low retaining wall',
    priceExample: 3200,
    hoursExample: 46,
    roleExample: 'Landscape laborer for the patio crew',
    callBackExample: 'Two stones by the steps wobble',
    complaintExample: 'Half the hedge is brown after six weeks',
    quoteExample: 'Digging, base, pavers, cleanup, eight days',
  },
  Handyman: {
    smallJob: 'a door that sticks',
    usualJob: 'a half-day of small repairs from one list',
    bigJob: 'a full punch list before a home sale',
    priceExample: 320,
    hoursExample: 4.5,
    roleExample: 'Second handyman, two days a week',
    callBackExample: 'The closet door rubs again',
    complaintExample: 'The shelf came down with everything on it',
    quoteExample: 'Twelve repairs in two visits, parts extra',
  },
};

/** What a business without a trade of its own sees. */
const anyTrade: BlankExamples = {
  smallJob: 'a small repair',
  usualJob: 'half a day of small repairs',
  bigJob: 'redoing a whole room',
  priceExample: 180,
  hoursExample: 3,
  roleExample: 'Second person on the truck',
  callBackExample: 'Missed a spot, twice in a week',
  complaintExample: 'It came loose again after two weeks',
  quoteExample: 'Cleanup, hauling, a check after a month',
};

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The placeholder as an owner of this trade reads it: "{usualJob}" becomes a job of the trade, other words stay as they are. */
export const exampleFor = (placeholder: string, businessType: string): string => {
  const trade = tradeOf(businessType);
  const examples = trade === fallbackTrade ? anyTrade : blankExamples[trade];
  const name = /^\{(\w+)\}$/.exec(placeholder)?.[1];
  const example = Object.entries(examples).find(([one]) => one === name)?.[1];
  return example === undefined ? placeholder : capitalized(String(example));
};
