import type { BuildPatch } from './patch.ts';

const target = '[_h]:';

/**
 * The SDK describes every operation of SES with `{ [_h]: … }`, where `_h` is a constant. A computed key counts as work that
 * cannot be left out, so a Lambda that sends a mail would carry all of SES; with the key written out only what is used
 * stays. Other AWS clients are written so as well, but there it saves next to nothing.
 */
export const sesSchemas: BuildPatch = {
  name: 'ses-schemas',
  packages: { '@aws-sdk/client-sesv2': '3.1162.0' },
  files: /@aws-sdk\/client-sesv2\/dist-es\/schemas\/schemas_\d+\.js$/,
  targets: [target],
  edit: (code, _path, found) => {
    const constants = new Map(
      [...code.matchAll(/^const (_\w+) = (".*");$/gm)].map(([, name, value]) => [name, value]),
    );
    return code.replace(/\[(_\w+)\]:/g, (key, name) => {
      const value = constants.get(name);
      if (value === undefined) return key;
      found(key);
      return `${value}:`;
    });
  },
};
