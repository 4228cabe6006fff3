import type { BuildPatch } from './patch.ts';

const assignment = 'element.innerHTML = characterReference';

/** Our pages let no text become markup, but what goes through this policy: it makes nothing but `&name;`. */
const policy = `
const policy = globalThis.trustedTypes?.createPolicy('character-references', {
  createHTML: (text) => (/^&[a-z\\d]+;$/i.test(text) ? text : ''),
}) ?? { createHTML: (text) => text };
`;

/**
 * The library's version for browsers asks the browser what `&copy;` means instead of carrying a list of two thousand names,
 * but the content security policy refuses how it asks. The policy that this adds is named in infra/headers.ts.
 */
export const characterReferences: BuildPatch = {
  name: 'character-references',
  packages: { 'decode-named-character-reference': '1.3.0' },
  files: /\/decode-named-character-reference\/index\.dom\.js$/,
  targets: [assignment],
  edit: (code, _path, found) => {
    if (!code.includes(assignment)) return undefined;
    found(assignment);
    return `${policy}${code.replace(assignment, 'element.innerHTML = policy.createHTML(characterReference)')}`;
  },
};
