import { expect, type Page } from '@playwright/test';

const day = '(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)(?:day|sday|nesday|rsday|urday)?';
const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
/** Text that changes every day or run, and its placeholder. */
const changing: readonly (readonly [RegExp, string])[] = [
  [/\d{1,2}:\d{2} [AP]M/g, '(time)'],
  [new RegExp(`${day}, ${month} \\d{1,2}`, 'g'), '(day)'],
  [new RegExp(`${month} \\d{1,2}\\b`, 'g'), '(day)'],
  [/\d{4}-\d{2}-\d{2}/g, '(date)'],
  // The upcoming tasks depend on the season; the offers of last week and the days of this week on the date.
  [/^( *)(- (?:region|list) "(?:Coming up|Last week)":)\n(?:\1 {2}.*\n)+/gm, '$1$2 (by the day)\n'],
  [/^( *)(- navigation "Days of this week":)\n(?:\1 {2}.*\n)+/gm, '$1$2 (by the day)\n'],
  [/memoryId=[\w-]+/g, 'memoryId=(id)'],
  [/[\w-]+@example\.com/g, '(email)'],
];

/**
 * Compares the accessibility tree of the page, in reading order, with the text in `e2e/screen-reader`: role, name and
 * state of everything that is not hidden. `npx playwright test screen-reader -u` writes it anew.
 */
export const expectReadAs = async (page: Page, name: string) => {
  const read = async () => {
    const tree = await page.locator('body').ariaSnapshot();
    return `${changing.reduce((text, [from, to]) => text.replace(from, to), tree)}\n`;
  };
  // The page is stable: no request is pending, and two readings are equal.
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
