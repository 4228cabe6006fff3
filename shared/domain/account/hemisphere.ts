/** The half of the earth, which turns the seasons by six months. */
export type Hemisphere = 'north' | 'south';

const southernCountries = new Set(
  `
  AO AQ AR AS AU BI BO BR BW CC CD CG CK CL CX EC FJ FK GS ID IO KM LS MG MU MW MZ NA NC NF NR NU NZ PE PF PG PN PY
  RE RW SB SC SH SZ TF TK TL TO TV TZ UY VU WF WS YT ZA ZM ZW`
    .trim()
    .split(/\s+/),
);

/** The half of the earth most of a country lies on. On the equator, where it matters least, Kenya counts as north and Ecuador as south. */
export const hemisphereOf = (country: string | null | undefined): Hemisphere =>
  country && southernCountries.has(country) ? 'south' : 'north';
