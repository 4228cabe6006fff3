import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'photos');

/** The photos that cases may bring: drawn for the exam, so that nobody's house or handwriting is in it. */
export const photoNames = readdirSync(folder)
  .map((name) => name.replace(/\.jpg$/, ''))
  .toSorted();

/** The file of a photo. */
export const readPhoto = (name: string): Uint8Array => readFileSync(join(folder, `${name}.jpg`));

/** What can be read in a photo, for a model or a judge that sees none. */
export const photoWords: Readonly<Record<string, string>> = {
  'correction-notice':
    'A correction notice: 1. GFCI missing at laundry. 2. Panel schedule not legible. Re-inspection required before cover.',
  'door-note':
    'A handwritten note: Key under the pot. Please NO bleach on the marble! Dog = Otto, stays in the den. Thx, Mrs Weir.',
  'one-star-review':
    'A one star review by Nadia K.: They left the old shingles in my flower bed. Two weeks and three calls later nobody has come. The roof itself seems fine.',
  'rival-quote':
    'A quote of Harmon & Sons Decorating: interior repaint, 3 bedrooms; walls, 2 coats 1,960.00; ceilings not included; moving furniture by customer. Valid 14 days.',
  'sprinkler-texts':
    'Text messages: "Hi is this the lawn guy" "Yes" "my sprinkler head by the mailbox is broken after u mowed tues. who pays"',
  'supplier-invoice':
    'An invoice of Castle Supply, 20731: 14 boxes tile 12x24 @ 41.50 = 581.00; restock fee 15 % = 87.15; total 668.15.',
  thermostat: 'A thermostat that shows E4, CHECK FILTER and 81°F.',
  'time-sheet':
    'A handwritten time sheet: Mon 7 - 3:30, Tue 7 - 4, Wed 7:30 - 3:30 (truck), Thu 7 - 5:15, Fri 7 - 12. "lunch?"',
};
