import { languageName } from '#shared/domain/account/english-names-of-codes.ts';
import type { frostZones } from '#shared/domain/account/frost-zones.ts';

type Option = { value: string; label: string };

const byLabel = (options: Option[]) =>
  options.toSorted((one, other) => one.label.localeCompare(other.label));

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Regions that the engine names and that are no countries: unions, tests and outlying oceans. */
const noCountries = new Set('EU EZ UN QO XA XB ZZ'.split(' '));

/** Every country the browser can name; retired codes are left out. */
const countries = (): Option[] => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  return byLabel(
    codes.flatMap((value) => {
      const isCurrent = Intl.getCanonicalLocales(`und-${value}`)[0] === `und-${value}`;
      const label = isCurrent && !noCountries.has(value) && names.of(value);
      return label ? [{ value, label }] : [];
    }),
  );
};

const currencies = (): Option[] => {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  return byLabel(
    Intl.supportedValuesOf('currency').map((value) => ({
      value,
      label: `${names.of(value) ?? value} (${value})`,
    })),
  );
};

const zones = (): Option[] =>
  Intl.supportedValuesOf('timeZone').map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));

const languages = (): Option[] =>
  byLabel(
    'ar bg bn cs da de el en es et fi fr gu he hi hr hu id it ja ko lt lv mr ms nb nl pa pl pt ro ru sk sl sr sv ta te th tl tr uk ur vi zh zh-Hant'
      .split(' ')
      .map((value) => ({ value, label: languageName(value) })),
  );

/** What each kind of winter is called. */
export const winterLabels: Record<(typeof frostZones)[number], string> = {
  freezing: 'Freezing (pipes and ground freeze)',
  mild: 'Some frost or cold rain',
  none: 'Mild enough to work outside',
};

/** The choices for the place of a business, made when the profile is opened. */
export const businessPlaceOptions = () => ({
  countries: countries(),
  currencies: currencies(),
  zones: zones(),
  languages: languages(),
  winters: Object.entries(winterLabels).map(([value, label]) => ({ value, label })),
});
