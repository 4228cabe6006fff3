/** The numbers for help by country: what the safety card says to call. */

/** Which service a step sends to. */
export type Service = 'fire' | 'ambulance' | 'police';

type Numbers = Readonly<Record<Service, string>>;
const sameForAll = (number: string): Numbers => ({
  fire: number,
  ambulance: number,
  police: number,
});
const perService = (fire: string, ambulance: string, police: string): Numbers => ({
  fire,
  ambulance,
  police,
});

type Row = Readonly<{ countries: string; numbers: Numbers; source: string }>;

/**
 * Android's own table of emergency numbers by country (packages/services/Telephony, ecc/input/eccdata.txt, as GrapheneOS
 * has it), compared row by row.
 */
const android = 'Android eccdata';

/** A country that is not here has no number on the card; a wrong one would be worse than none. */
export const emergencyTable: readonly Row[] = [
  {
    countries: 'US PR VI GU CA MX AR CR DO EC HN PH PY UY',
    numbers: sameForAll('911'),
    source: android,
  },
  { countries: 'GB HK MY', numbers: sameForAll('999'), source: android },
  {
    countries:
      'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI IN ZA',
    numbers: sameForAll('112'),
    source: android,
  },
  { countries: 'NO', numbers: perService('110', '113', '112'), source: android },
  { countries: 'CH', numbers: perService('118', '144', '117'), source: android },
  { countries: 'AU', numbers: sameForAll('000'), source: android },
  { countries: 'NZ', numbers: sameForAll('111'), source: android },
  { countries: 'BR', numbers: perService('193', '192', '190'), source: android },
  { countries: 'CL', numbers: perService('132', '131', '133'), source: android },
  { countries: 'CO', numbers: sameForAll('123'), source: android },
  { countries: 'SG', numbers: perService('995', '995', '999'), source: android },
  { countries: 'JP TW', numbers: perService('119', '119', '110'), source: android },
  {
    // Android names no number for an ambulance there.
    countries: 'KR',
    numbers: perService('119', '119', '112'),
    source: `${android}; citiesinsider.com, emergency contact numbers of South Korea`,
  },
  { countries: 'AE', numbers: perService('997', '998', '999'), source: android },
  { countries: 'IL', numbers: perService('102', '101', '100'), source: android },
];

const byCountry = new Map(
  emergencyTable.flatMap(({ countries, numbers }) =>
    countries.split(' ').map((country) => [country, numbers] as const),
  ),
);

/** The number of a service in a country (ISO 3166 alpha-2), or undefined where we do not know it. */
export const emergencyNumber = (country: string, service: Service): string | undefined =>
  byCountry.get(country.toUpperCase())?.[service];
