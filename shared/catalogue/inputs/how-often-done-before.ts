import { customInput } from '../custom-input.ts';

/** How often somebody named in the label has done the work before: asked of this case and never taken from the owner. */
export const howOftenDoneBefore = (id: string, label: string) =>
  customInput.select(id, label, [
    ['new', 'Never done it'],
    ['some', 'Done it a few times'],
    ['often', 'Does it every week'],
  ]);
