import { expect, type Page } from '@playwright/test';

const day = '(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)(?:day|sday|nesday|rsday|urday)?';
const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
/** What is another every day or in every run, and what stands for it. */
const changing: readonly (readonly [RegExp, string])[] = [
  [/\d{1,2}:\d{2} [AP]M/g, '(time)'],
  [new RegExp(`${day}, ${month} \\d{1,2}`, 'g'), '(day)'],
  [new RegExp(`${month} \\d{1,2}\\b`, 'g'), '(day)'],
  [/\d{4}-\d{2}-\d{2}/g, '(date)'],
  // What comes up goes by the season, what is offered of last week and stands on this week's days by the day.
  [/^( *)(- region "(?:Coming up|Last week)":)\n(?:\1 {2}.*\n)+/gm, '$1$2 (by the day)\n'],
  [/ *- 'button "Help me with this: .*\n/g, ''],
  // Two questions of many, others every day.
  [/(- heading "What’s going on with the business\?" .*\n)(?: *- button ".*\n)+/g, '$1'],
  [/(- navigation "Days of this week":)\n(?: {4,}.*\n)+/g, '$1 (by the day)\n'],
  [/memoryId=[\w-]+/g, 'memoryId=(id)'],
];

/**
 * Compares what a screen reader is given of the page, in the order it is read, with the text kept in `e2e/screen-reader`:
 * role, name and state of everything that is not hidden from it. `npx playwright test screen-reader -u` writes it anew.
 */
export const expectReadAs = async (page: Page, name: string) => {
  const read = async () => {
    const tree = await page.locator('body').ariaSnapshot();
    return `${changing.reduce((text, [from, to]) => text.replace(from, to), tree)}\n`;
  };
  // Nothing is under way, and read twice alike: nothing arrives any more.
  await page.waitForLoadState('networkidle');
  let text = '';
  await expect
    .poll(
      async () => {
        const before = text;
        text = await read();
        return text === before;
      },
      { intervals: [400] },
    )
    .toBe(true);
  expect(text).toMatchSnapshot(`${name}.txt`);
};
