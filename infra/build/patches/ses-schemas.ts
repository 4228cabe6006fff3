import type { BuildPatch } from './patch.ts';

const target = '[_h]:';

/**
 * The SDK describes every SES operation as `{ [_h]: … }`, where `_h` is a string constant. A bundler must keep an object
 * with a computed key, because evaluating the key may have side effects; with the key as a literal, descriptions of unused
 * operations are removed. Other AWS clients are written the same way, but there it saves almost nothing.
 */
export const sesSchemas: BuildPatch = {
  name: 'ses-schemas',
  packages: { '@aws-sdk/client-sesv2': '3.1162.0' },
  files: /@aws-sdk\/client-sesv2\/dist-es\/schemas\/schemas_\d+\.js$/,
  targets: [target],
  edit: (code, _path, markFound) => {
    const constants = new Map(
      [...code.matchAll(/^const (_\w+) = (".*");$/gm)].map(([, name, value]) => [name, value]),
    );
    return code.replace(/\[(_\w+)\]:/g, (key, name) => {
      const value = constants.get(name);
      if (value === undefined) return key;
      markFound(key);
      return `${value}:`;
    });
  },
};
