import type { TradeFacts } from './facts.ts';

/** Routes: the season and the distance to the next stop decide. */
export const lawncare = {
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
  emergencies: 'a sale or party on Saturday with grass to the knee, a notice from the city or HOA',
  tools: 'mowers, trimmers, blowers, a trailer and sharp blades',
  worries: 'missed weeks after rain, ruts, open gates and what is sprayed near the dog',
  roleExample: 'Crew member for the mowing route',
  callBackExample: 'A strip left along the back fence',
  complaintExample: 'You left ruts by the gate and the dog got out',
  signature: ['mowing', 'edging', 'aeration', 'clippings'],
} satisfies TradeFacts;

/** Prep, weather and drying time. */
export const painter = {
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
} satisfies TradeFacts;

/** Weather windows, storms, and insurers who are not our business. */
export const roofer = {
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
} satisfies TradeFacts;

/** Projects with stone, plants and machines, and care afterwards. */
export const landscaper = {
  slug: 'landscaper',
  who: 'a landscaping company',
  units: 'by the project, with square feet, yards of material and plants behind the price',
  priceDrivers: 'access for machines, slope, soil, stone and plant choice, and what is hauled away',
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
} satisfies TradeFacts;
