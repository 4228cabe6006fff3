import type { Plugin } from 'vite';

/**
 * The browser knows every name there is, so the chat need not carry a list of them. Our pages let no text become markup,
 * so the name goes through a policy that makes nothing but `&name;`.
 */
const characterReferences = `
const policy = globalThis.trustedTypes?.createPolicy('character-references', {
  createHTML: (name) => (/^[a-z\\d]+$/i.test(name) ? '&' + name + ';' : ''),
}) ?? { createHTML: (name) => '&' + name + ';' };
const element = document.createElement('i');
export const decodeNamedCharacterReference = (name) => {
  element.innerHTML = policy.createHTML(name);
  const text = element.textContent;
  const isWhole = text !== '&' + name + ';' && (!text.endsWith(';') || name === 'semi');
  return isWhole && text;
};
`;

/** Leaves out of the chat what only writes Markdown or draws, 10 kB that it would carry for nothing. */
export const leanMarkdown = (): Plugin => ({
  name: 'lean-markdown',
  apply: 'build',
  enforce: 'pre',
  load: (id) => {
    if (id.endsWith('/decode-named-character-reference/index.dom.js')) return characterReferences;
    return undefined;
  },
});
