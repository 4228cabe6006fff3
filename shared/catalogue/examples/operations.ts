import { draft, type ExampleAnswer, example, question, steps, text } from './example.ts';

const gates = 'Three Gates Lawn Care';
const ridgeline = 'Ridgeline Plumbing';
const second = 'Second Coat Painting';

export const operationsExamples: readonly ExampleAnswer[] = [
  example('operations.quick.hour-back', gates, 'Planning tomorrow at ten at night, on paper', [
    text('Plan at three in the truck, for tomorrow only. At ten you plan tired and twice.'),
    steps(
      ['Write the four areas with their fixed days on one sheet', 0, 20],
      ['At three each day, put tomorrow in order, from the sheet', 1, 15],
      ['Send the order to everybody at once', 1, 5, 'whoever rides along'],
      ['Stop planning on the weekend; look on Monday what broke', 7, 10],
    ),
    draft(
      'document',
      'Card for sending the plan',
      "1. Photo of tomorrow's sheet.",
      '2. Into the group, by half past three.',
      '3. Each one answers with a thumb.',
      '4. No thumb by five: call.',
      '5. Door and alarm codes never go in.',
    ),
    draft(
      'call-script',
      'Handing it over',
      'From tomorrow you send the plan at half past three. I write it, you send it and get the thumbs. Is that all right?',
    ),
    question('What is still unknown at three that you know at ten?'),
  ]),
  example(
    'operations.quick.what-to-fix-first',
    ridgeline,
    'Van is loud, Ana quit, three quotes not sent, a complaint',
    [
      text(
        'Send the three quotes first. They are the only thing on the list that brings money this week.',
      ),
      text(
        '**Today or it costs money**: the complaint, the quotes.',
        '**This week**: the van, before it stops on its own day.',
        "**This season**: Ana's place.",
        '**Let it be**: nothing.',
        '',
        'The complaint and the quotes have one root: nobody is at a desk since Ana left. That is the real problem, and it is not the loudest.',
      ),
      steps(
        ['Send quote one', 0, 20],
        ['Answer the complaint with a day', 0, 10],
        ['Send quotes two and three', 1, 40],
        ['Book the van in', 2, 10],
        ['Write down what Ana did, in ten lines', 4, 30],
      ),
      draft(
        'text-message',
        'To send today',
        'Hi [first name], I read your message and have not forgotten you. I will come on [day] at [time] and look at it. [your name], Ridgeline Plumbing',
      ),
      question('What did Ana do that nobody does now?'),
    ],
  ),
  example(
    'operations.painter.last-look',
    second,
    'Went back for drips on a sill and a thin edge at the ceiling',
    [
      text('Look along the wall with a lamp, not at it. Both call-backs would have shown.'),
      draft(
        'document',
        'Last look, ten points',
        '1. Lamp along each wall: no roller lines.',
        '2. **Window sills: no drips, felt by hand. Photo.**',
        '3. **Edge at the ceiling: full color all along.**',
        '4. Second coat even behind the door.',
        '5. Door tops painted.',
        '6. Masking off, no bits left.',
        '7. Floor along the wall: no spots.',
        '8. Wall plates back, clean.',
        '9. **Furniture where it stood. Photo.**',
        '10. Leftover paint labeled: room, color.',
        '',
        'Keep 2, 3 and 9 if there are only three.',
        '',
        "Old paint: clean-up by the certified person's own sheet.",
      ),
      draft(
        'call-script',
        'Showing it',
        'Would you look along this wall with me before I pack up? What do you see?',
      ),
      question('Who has the lamp in the van?'),
    ],
  ),
];
