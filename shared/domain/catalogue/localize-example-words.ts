/** The words of examples by country. Examples are written in American English; owners elsewhere read their own words. */
import { capitalized } from '../lib/capitalized.ts';

type Words = readonly (readonly [american: string, local: string])[];

const spelling: Words = [
  ['labor', 'labour'],
  ['color', 'colour'],
  ['neighbor', 'neighbour'],
  ['neighborhood', 'neighbourhood'],
  ['labeling', 'labelling'],
  ['leveling', 'levelling'],
  ['canceled', 'cancelled'],
  ['miter', 'mitre'],
];

/** What Britain, Ireland, Australia and New Zealand say alike. */
const outsideAmerica: Words = [
  ...spelling,
  ['office restroom', 'office toilet'],
  ['restroom', 'toilet'],
  ['clogged kitchen drain', 'blocked kitchen sink'],
  ['clogged', 'blocked'],
  ['faucet', 'tap'],
  ['faucets', 'taps'],
  ['fixtures', 'fittings'],
  ['shutoff', 'stop tap'],
  ['shutoffs', 'stop taps'],
  ['supply line', 'flexible hose'],
  ['supply hoses', 'flexible hoses'],
  ["the trash wasn't taken out", "the bins weren't emptied"],
  ['trash bags', 'bin bags'],
  ['trash', 'rubbish'],
  ['after construction', 'after building work'],
  ['recurring cleans', 'regular cleans'],
  ['inside cabinets', 'inside cupboards'],
  ['closet', 'cupboard'],
  ['closets', 'cupboards'],
  ['power outage', 'power cut'],
  ['drywall', 'plasterboard'],
  ['caulk', 'sealant'],
  ['wall anchors', 'wall plugs'],
  ['accent wall', 'feature wall'],
  ['a can', 'a tin'],
  ['one can went', 'one tin went'],
  ['before the year-end holidays', 'before Christmas'],
  ['the year-end holidays', 'Christmas'],
  ['the holidays', 'Christmas'],
  ['vacation weeks', 'the school holidays'],
  ['town parks', 'council parks'],
  ['office park', 'business park'],
  ['an office park', 'a business park'],
  ['paver patio', 'paved patio'],
  ['old one hauled away', 'old one taken away'],
  ['hauled away', 'taken away'],
  ['hauling', 'rubbish removal'],
  ['cleanup', 'tidy-up'],
  ['cleanups', 'tidy-ups'],
  ['porch light', 'outside light'],
  ['wire', 'cable'],
  ['wires', 'cables'],
  ['school fair booth', 'school fair stall'],
  ['team shirts', 'club shirts'],
  ['flyers', 'leaflets'],
  ['tires', 'tyres'],
  ['stores', 'shops'],
  ['job site', 'site'],
  ['at the store', 'at the merchant'],
  ['store runs', 'trips to the merchant'],
  ["it's gotten worse", "it's got worse"],
  ['before company comes', 'before guests come'],
  ['a ride to the clinic', 'a lift to the doctor'],
  ['through our agent', 'through our broker'],
  ['trip fee', 'call-out fee'],
  ['diagnostic fee', 'call-out fee'],
  ['visit fee', 'call-out fee'],
];

/** What Britain and Ireland say. */
const british: Words = [
  ['apartment building', 'block of flats'],
  ['an apartment building', 'a block of flats'],
  ['a 20-unit building, price per unit', 'a block of 20 flats, price per flat'],
  ['apartments, price per unit', 'flats, price per flat'],
  ['apartments', 'flats'],
  ['20 to 100 units', '20 to 100 flats'],
  ['turnover repairs', 'repairs between tenants'],
  ['property managers', 'letting agents'],
  ['small landlords and agents', 'small landlords and letting agents'],
  ['outlet', 'socket'],
  ['outlets', 'sockets'],
  ['panels', 'fuse boards'],
  ['panel', 'fuse board'],
  ['attics', 'lofts'],
  ['move-out clean', 'end-of-tenancy clean'],
  ['a move-out clean', 'an end-of-tenancy clean'],
  ['move-out cleans', 'end-of-tenancy cleans'],
  ['move-outs', 'end-of-tenancy cleans'],
  ['move-out', 'end-of-tenancy clean'],
  ['truck', 'van'],
  ['van or truck', 'van'],
  ['bed refresh', 'border refresh'],
  ['bed refreshes', 'border refreshes'],
  ['mulch', 'bark'],
  ['plate compactor', 'wacker plate'],
  ['pavers', 'slabs'],
  ['paver', 'slab'],
  ['underlayment', 'roof membrane'],
  ['doors and trim', 'doors and woodwork'],
  ['exteriors', 'outside walls'],
  ['tune-up', 'service'],
  ['tune-ups', 'services'],
  ['Maple Heights', 'Church Hill'],
];

/** What Australia and New Zealand say. */
const southern: Words = [
  ['apartment building', 'block of units'],
  ['an apartment building', 'a block of units'],
  ['20-unit building', '20-unit block'],
  ['turnover repairs', 'repairs between tenants'],
  ['apartments', 'units'],
  ['small landlords and agents', 'small landlords and property managers'],
  ['outlet', 'power point'],
  ['outlets', 'power points'],
  ['panels', 'switchboards'],
  ['panel', 'switchboard'],
  ['attics', 'roof spaces'],
  ['truck', 'ute'],
  ['bed refresh', 'garden bed refresh'],
  ['bed refreshes', 'garden bed refreshes'],
  ['garden bed refresh', 'garden bed refresh'],
  ['flooded or icy roads', 'flooded roads'],
  ['icy or flooded roads', 'flooded roads'],
  ['icy roads', 'flooded roads'],
  ['doors and trim', 'doors and trims'],
  ['tune-up', 'service'],
  ['tune-ups', 'services'],
  ['Maple Heights', 'Hillcrest'],
];

const wordsOf: Readonly<Record<string, Words>> = {
  GB: [...british, ...outsideAmerica],
  IE: [...british, ...outsideAmerica],
  AU: [
    ['move-out clean', 'bond clean'],
    ['move-out cleans', 'bond cleans'],
    ['move-outs', 'bond cleans'],
    ['move-out', 'bond clean'],
    ['underlayment', 'sarking'],
    ...southern,
    ...outsideAmerica,
  ],
  NZ: [
    ['move-out clean', 'end-of-tenancy clean'],
    ['a move-out clean', 'an end-of-tenancy clean'],
    ['move-out cleans', 'end-of-tenancy cleans'],
    ['move-outs', 'end-of-tenancy cleans'],
    ['move-out', 'end-of-tenancy clean'],
    ['underlayment', 'roofing underlay'],
    ...southern,
    ...outsideAmerica,
  ],
  CA: [...spelling, ['restroom', 'washroom'], ['trash', 'garbage']],
};

/** The American words of each country's list in one pattern, the longest first, so that nothing is replaced twice. */
const replacers = new Map(
  Object.entries(wordsOf).map(([country, words]) => {
    const longestFirst = words.map(([american]) => american).sort((a, b) => b.length - a.length);
    return [
      country,
      {
        pattern: new RegExp(`\\b(?:${longestFirst.join('|')})\\b`, 'gi'),
        local: new Map(words.map(([american, local]) => [american.toLowerCase(), local])),
      },
    ];
  }),
);

/** The example in the words of a country; as it is where no other words are known. */
export const localizeExampleWords = (
  country: string | null | undefined,
  example: string,
): string => {
  const words = replacers.get(country ?? '');
  if (!words) return example;
  return example.replace(words.pattern, (said) => {
    const local = words.local.get(said.toLowerCase()) ?? said;
    return /^[A-Z]/.test(said) ? capitalized(local) : local;
  });
};
