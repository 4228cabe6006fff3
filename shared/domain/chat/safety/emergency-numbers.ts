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

/** Android's own table of emergency numbers by country (packages/services/Telephony, ecc/input/eccdata.txt), compared row by row. */
const android = 'Android eccdata';

/** A country that is not here has no number on the card; a wrong one would be worse than none. */
export const emergencyTable: readonly Row[] = [
  {
    countries: 'US PR VI GU',
    numbers: sameForAll('911'),
    source: `fcc.gov/general/9-1-1; ${android}`,
  },
  {
    countries: 'CA',
    numbers: sameForAll('911'),
    source: `crtc.gc.ca (9-1-1 services); ${android}`,
  },
  { countries: 'MX', numbers: sameForAll('911'), source: `gob.mx (9-1-1 emergencias); ${android}` },
  {
    countries: 'GB',
    numbers: sameForAll('999'),
    source: 'gov.uk, 999 and 112: the national numbers',
  },
  {
    // Directive (EU) 2018/1972, article 109: 112 reaches every service in all member states.
    countries: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
    numbers: sameForAll('112'),
    source: `Directive (EU) 2018/1972, article 109; ${android}`,
  },
  { countries: 'IS LI NO', numbers: sameForAll('112'), source: android },
  { countries: 'CH', numbers: perService('118', '144', '117'), source: android },
  { countries: 'IN', numbers: sameForAll('112'), source: `112.gov.in; ${android}` },
  { countries: 'AU', numbers: sameForAll('000'), source: `triplezero.gov.au; ${android}` },
  { countries: 'NZ', numbers: sameForAll('111'), source: `police.govt.nz/111; ${android}` },
  { countries: 'BR', numbers: perService('193', '192', '190'), source: android },
  { countries: 'CL', numbers: perService('132', '131', '133'), source: android },
  { countries: 'CO', numbers: sameForAll('123'), source: android },
  { countries: 'AR CR DO EC HN PH PY UY', numbers: sameForAll('911'), source: android },
  { countries: 'SG', numbers: perService('995', '995', '999'), source: android },
  { countries: 'HK MY', numbers: sameForAll('999'), source: android },
  { countries: 'JP TW', numbers: perService('119', '119', '110'), source: android },
  { countries: 'KR', numbers: perService('119', '119', '112'), source: android },
  { countries: 'ZA', numbers: sameForAll('112'), source: android },
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

/** Where to talk to somebody about taking one's life, by country, each with who publishes it. */
export const crisisLines: Readonly<Record<string, Readonly<{ number: string; source: string }>>> = {
  US: { number: '988', source: '988lifeline.org' },
  PR: { number: '988', source: '988lifeline.org' },
  CA: { number: '988', source: '988.ca' },
  MX: { number: '800 911 2000', source: 'gob.mx, Línea de la Vida' },
  GB: { number: '116 123', source: 'samaritans.org' },
  IE: { number: '116 123', source: 'samaritans.org/ireland' },
  DE: { number: '0800 111 0 111', source: 'telefonseelsorge.de' },
  AT: { number: '142', source: 'telefonseelsorge.at' },
  CH: { number: '143', source: '143.ch' },
  FR: { number: '3114', source: '3114.fr' },
  ES: { number: '024', source: 'sanidad.gob.es, Línea 024' },
  PT: { number: '808 24 24 24', source: 'sns24.gov.pt' },
  NL: { number: '113', source: '113.nl' },
  PL: { number: '116 123', source: '116sos.pl' },
  BR: { number: '188', source: 'cvv.org.br' },
  IN: { number: '14416', source: 'telemanas.mohfw.gov.in' },
  AU: { number: '13 11 14', source: 'lifeline.org.au' },
  NZ: { number: '1737', source: '1737.org.nz' },
};

/** The crisis line of a country (ISO 3166 alpha-2), or undefined where we do not know it. */
export const crisisLine = (country: string): string | undefined =>
  Object.hasOwn(crisisLines, country.toUpperCase())
    ? crisisLines[country.toUpperCase()]?.number
    : undefined;
