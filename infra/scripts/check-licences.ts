/** Licences that let us ship a product without opening its source; those of test tools are among them. */
const fine = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Asks for the source of its own files only, and we change none of them.
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

type Lock = { readonly packages: Readonly<Record<string, { readonly license?: string }>> };

/** The packages of a lock file whose licence is missing or not on the list, each with what it says. */
export const disallowedLicences = ({ packages }: Lock) =>
  Object.entries(packages).flatMap(([path, { license = 'none' }]) =>
    path.includes('node_modules/') && !isFine(license)
      ? [`${path.replace(/^.*node_modules\//, '')}: ${license}`]
      : [],
  );

/** Of alternatives one must be fine, of several at once all. */
const isFine = (expression: string): boolean => {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isFine);
  return plain.split(' AND ').every((licence) => fine.has(licence));
};
