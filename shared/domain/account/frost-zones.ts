/**
 * Whether water freezes in winter, which decides what a season brings.
 *
 * Rule: the mean daily low of the coldest month, in the city a time zone is named after: at or below -1 °C is
 * `freezing`, at or above 10 °C `none`, between them `mild`; within 15 degrees of the equator always `none`. Lows are
 * rounded from the national weather services' normals of 1991-2020; every zone was compared with its Köppen-Geiger
 * class (Rubel, Brugger, Haslinger and Auer 2017): every D and E with people is `freezing`, every A `none`. Latitudes are those
 * of the IANA data base (zone.tab). It is a first guess, which the owner can change.
 */

/** What a winter is like: pipes and ground freeze, a few frosts or only cold rain, or nothing that stops work outside. */
export const frostZones = ['freezing', 'mild', 'none'] as const;
export type FrostZone = (typeof frostZones)[number];

const words = (text: string) => new Set(text.trim().split(/\s+/));

const freezingCountries = words(`
  AF AM AQ AT AX BA BG BT BY CA CH CZ DE DK EE FI FK GL GS HR HU IS KG KP KR KZ LI LT LV MD MK MN NO PL PM RO RS
  RU SE SI SJ SK TF TJ UA US UZ XK`);

const countriesWithoutWinter = words(`
  AE AG AI AO AS AW BB BD BF BH BI BJ BL BM BN BQ BR BS BZ CC CD CF CG CI CK CM CO CR CU CV CW CX DJ DM DO EC EH
  ER ET FJ FM GA GD GF GH GM GN GP GQ GT GU GW GY HK HN HT ID IN IO JM KE KH KI KM KN KY LA LB LC LK LR MF MG MH ML
  MM MO MP MQ MR MS MU MV MW MY MZ NC NE NF NG NI NR NU OM PA PE PF PG PH PK PN PR PW PY QA RE RW SB SC SD SG SH SL
  SN SO SR SS ST SV SX TC TD TG TH TK TL TO TT TV TW TZ UG UM VC VE VG VI VN VU WF WS YE YT ZM`);

/** Zones that differ from the rest of their country. */
const frostZoneByTimeZone: Readonly<Record<string, FrostZone>> = {
  'America/Los_Angeles': 'mild',
  'America/Phoenix': 'mild',
  'America/Metlakatla': 'mild',
  'America/Adak': 'mild',
  'Pacific/Honolulu': 'none',
  'America/Vancouver': 'mild',
  'America/Argentina/Rio_Gallegos': 'freezing',
  'America/Argentina/Ushuaia': 'freezing',
  'America/Coyhaique': 'freezing',
  'America/Punta_Arenas': 'freezing',
  'America/Bahia_Banderas': 'none',
  'America/Cancun': 'none',
  'America/Hermosillo': 'none',
  'America/Matamoros': 'none',
  'America/Mazatlan': 'none',
  'America/Merida': 'none',
  'America/Monterrey': 'none',
  'Asia/Urumqi': 'freezing',
  'Atlantic/Azores': 'none',
  'Atlantic/Canary': 'none',
  'Atlantic/Madeira': 'none',
  'Australia/Brisbane': 'none',
  'Australia/Darwin': 'none',
  'Australia/Lindeman': 'none',
  'Australia/Lord_Howe': 'none',
};

/** One zone of the United States reaches from Maine to Miami, so a state named with the town decides, by where most of its people live. */
const mildStates: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AR: 'Arkansas',
  AZ: 'Arizona',
  CA: 'California',
  GA: 'Georgia',
  LA: 'Louisiana',
  MS: 'Mississippi',
  NC: 'North Carolina',
  NV: 'Nevada',
  OR: 'Oregon',
  SC: 'South Carolina',
  TX: 'Texas',
  WA: 'Washington',
};
const statesWithoutWinter: Readonly<Record<string, string>> = { FL: 'Florida', HI: 'Hawaii' };

/** "Miami, FL", "Miami, Florida", "Orlando FL 32801"; a street of that name is not a state, so it has to be last. */
const names = (town: string, states: Readonly<Record<string, string>>) => {
  const last = town.replace(/[\s,]*(\d{5}(-\d{4})?)?[\s,.]*(USA|US|United States)?[\s.]*$/i, '');
  return Object.entries(states).some(
    ([code, name]) =>
      new RegExp(`[\\s,]${code}$`).test(last) || new RegExp(`(^|,\\s*)${name}$`, 'i').test(last),
  );
};

/** A place; every field may be missing. */
export type WhereInTheWorld = {
  country?: string | null | undefined;
  timeZone?: string | null | undefined;
  /** Free text of the owner, for example "Columbus, OH". */
  town?: string | null | undefined;
};

/** The winter at a place; null if neither country nor zone is known. */
export const frostZoneOf = ({ country, timeZone, town }: WhereInTheWorld): FrostZone | null => {
  if (country === 'US' && town) {
    if (names(town, statesWithoutWinter)) return 'none';
    if (names(town, mildStates)) return 'mild';
    if (/[\s,][A-Z]{2}([\s,]+\d{5})?$/.test(town.trim())) return 'freezing';
  }
  const ofZone = timeZone ? frostZoneByTimeZone[timeZone] : undefined;
  if (ofZone) return ofZone;
  if (!country) return null;
  if (freezingCountries.has(country)) return 'freezing';
  return countriesWithoutWinter.has(country) ? 'none' : 'mild';
};
