import { expect, test } from 'vitest';
import { withTaskLists } from '#shared/domain/chat/answer-parts/checkboxes-as-markdown-task-lists.ts';

test.each([
  [
    'boxes without bullets',
    '[ ] Check the tires\n[x] Fill the tank',
    '- [ ] Check the tires\n- [x] Fill the tank',
  ],
  [
    'signs',
    'Before you leave:\n☐ Lock up\n☑ Lights off',
    'Before you leave:\n- [ ] Lock up\n- [x] Lights off',
  ],
  ['escaped boxes', '\\[ \\] Mop', '- [ ] Mop'],
  ['a task list as it is', '- [ ] Mop\n- [x] Dust', '- [ ] Mop\n- [x] Dust'],
  ['a bullet and a sign', '- ☐ Mop', '- [ ] Mop'],
  ['words after the list', '☐ Mop\nCall me when done.', '- [ ] Mop\n\nCall me when done.'],
  [
    'a place is no box',
    'Hi [first name],\n[day and time] works.',
    'Hi [first name],\n[day and time] works.',
  ],
  ['code', '```\n[ ] raw\n```', '```\n[ ] raw\n```'],
  ['a list below', '- [ ] Mop\n  - [ ] Corners', '- [ ] Mop\n  - [ ] Corners'],
])('%s', (_, text, expected) => {
  expect(withTaskLists(text)).toBe(expected);
});
