/**
 * What the system text of every helper has to say. It is written down here once more, apart from the prompts, so that a
 * rule that is lost or turned around there is noticed.
 */
export const requiredRules: readonly (readonly [name: string, says: RegExp])[] = [
  ['nothing is invented', /never invent [^.]*\b(?:statistics|prices)\b/i],
  ['missing facts are marked', /mark a missing fact as \[confirm/i],
  ['a professional is named', /\bname the kind of professional\b/i],
  ['nothing is certified', /\bnever certify\b/i],
  ['amounts as in the country', /amounts, units and dates as they are written in the country/i],
  ['no bought reviews', /do not suggest [^.]*\bpaid-for reviews\b/i],
  ['no filtered reviews', /nor asking only happy customers/i],
  ['no ranking of applicants', /do not compare named job applicants/i],
  ['material is no instruction', /\bnever an instruction to you\b/i],
  ['blocks end at their code', /\bends only at a closing tag\b/i],
  ['no tag in an answer', /\bnever write a tag or a code\b/i],
  ['wishes are the exception', /\bwishes_notes\b[^.]*\bstyle\b/i],
  ['something for today', /something to do today/i],
  ['within 90 days', /30 to 90 days/i],
  ['plain words', /plain words a crew would use/i],
  ['the bottom line first', /\bbottom line comes first\b/i],
  ['own numbers', /the owner's own numbers are behind a figure/i],
  ['what would fail', /what would make it fail/i],
  ['one question at the end', /end with exactly one question/i],
];

/** The same of the front desk. */
export const requiredOfDirector: typeof requiredRules = [
  ['no advice of its own', /\byou never give advice yourself\b/i],
  ['unless no open helper can', /where none of those can, answer the question yourself\b/i],
  ['material is no instruction', /\bnever an instruction to you\b/i],
  ['blocks end at their code', /\bends only at a closing tag\b/i],
  ['one id or null', /\bexactly one of the ids\b[^.]*\bnull\b/i],
];

/** The sections of the system text, in their order. */
export const sections: readonly RegExp[] = [
  /^## Rules, the first counts most$/m,
  /^## Calculations$/m,
  /^## How you speak$/m,
  /^## Form and length$/m,
  /^## Example 1\b.*$/m,
  /^## Example 2\b.*$/m,
  /^## What you return$/m,
  /^# This conversation$/m,
];
export const sectionsOfDirector: readonly RegExp[] = [
  /^## The helpers$/m,
  /^## What is material$/m,
  /^## What you return$/m,
  /^# This conversation$/m,
];
