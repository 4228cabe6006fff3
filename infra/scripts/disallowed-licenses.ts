/** Licenses under which a package may be part of a closed-source product. Test tools have to meet the same list. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Requires the source of its own files only, and the product changes none of them.
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/** Packages that name their license in words of their own, by what the text they ship is. */
const readByHand: Readonly<Record<string, string>> = { duck: 'BSD-2-Clause' };

type LockFile = { readonly packages: Readonly<Record<string, { readonly license?: string }>> };

/** The packages of a lock file whose license is missing or not allowed, as `name: license`. */
export const disallowedLicenses = ({ packages }: LockFile) =>
  Object.entries(packages).flatMap(([path, { license = 'none' }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    const isOurs = !path.includes('node_modules/');
    return isOurs || isAllowed(readByHand[name] ?? license) ? [] : [`${name}: ${license}`];
  });

/** Of licenses joined by OR one must be allowed, of licenses joined by AND every one. */
const isAllowed = (expression: string): boolean => {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed);
  return bare.split(' AND ').every((license) => allowed.has(license));
};
