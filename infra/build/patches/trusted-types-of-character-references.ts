import type { BuildPatch } from './patch.ts';

const assignment = 'element.innerHTML = characterReference';

/** The only Trusted Types policy of the app. It lets a single character reference (`&name;`) through and nothing else. */
const policy = `
const policy = globalThis.trustedTypes?.createPolicy('character-references', {
  createHTML: (text) => (/^&[a-z\\d]+;$/i.test(text) ? text : ''),
}) ?? { createHTML: (text) => text };
`;

/**
 * The library's browser build decodes `&copy;` by assigning it to innerHTML, which saves a list of two thousand names but is
 * refused by the content security policy. This adds a Trusted Types policy for it, which infra/security-headers.ts allows by name.
 */
export const trustedTypesOfCharacterReferences: BuildPatch = {
  name: 'trusted-types-of-character-references',
  packages: { 'decode-named-character-reference': '1.3.0' },
  files: /\/decode-named-character-reference\/index\.dom\.js$/,
  targets: [assignment],
  edit: (code, _path, markFound) => {
    if (!code.includes(assignment)) return undefined;
    markFound(assignment);
    return `${policy}${code.replace(assignment, 'element.innerHTML = policy.createHTML(characterReference)')}`;
  },
};
