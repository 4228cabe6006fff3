import {
  draft,
  example,
  question,
  type ReferenceAnswer,
  steps,
  text,
} from './reference-answer-builders.ts';

const gates = 'Three Gates Lawn Care';
const ridgeline = 'Ridgeline Plumbing';
const second = 'Second Coat Painting';

export const operationsExamples: readonly ReferenceAnswer[] = [
  example('operations.quick.hour-back', gates, 'I plan tomorrow at 10 at night, on paper', [
    text(
      'Plan at 3:00 in the truck, for tomorrow only. At 10 you’re tired and end up planning twice.',
    ),
    steps(
      ['Write the 4 areas and their set days on one page', 0, 20],
      ['At 3:00 each day, put tomorrow in order from that page', 1, 15],
      ['Send the plan to everyone', 1, 5, 'the person riding along'],
      ['Stop weekend planning. Check Monday for what went wrong', 7, 10],
    ),
    draft(
      'document',
      'Checklist for sending the plan',
      '1. Take a photo of tomorrow’s plan.',
      '2. Post it in the group by 3:30.',
      '3. Everyone replies with a thumbs-up.',
      '4. No thumbs-up by 5:00? Call.',
      '5. Never post door or alarm codes.',
    ),
    draft(
      'call-script',
      'Handing it over',
      'Starting tomorrow, you send the plan at 3:30. I write it, you send it and get the thumbs-ups. Is that OK?',
    ),
    question('What do you know at 10 that you don’t know yet at 3?'),
  ]),
  example(
    'operations.quick.what-to-fix-first',
    ridgeline,
    'Van is loud, Ana quit, 3 quotes not sent, a complaint',
    [
      text(
        'Send the 3 quotes first. They’re the only thing on the list that can make you money this week.',
      ),
      text(
        '**Today, or it costs you money**: the complaint, the quotes.',
        '**This week**: the van, before it breaks down on you.',
        '**This season**: replacing Ana.',
        '**Let it be**: nothing.',
        '',
        'The complaint and the quotes have the same cause. No one’s been at a desk since Ana left. That’s the real problem, and it’s not the loudest one.',
      ),
      steps(
        ['Send quote 1', 0, 20],
        ['Reply to the complaint with a day', 0, 10],
        ['Send quotes 2 and 3', 1, 40],
        ['Book the van for service', 2, 10],
        ['Write down what Ana did, in 10 lines', 4, 30],
      ),
      draft(
        'text-message',
        'To send today',
        'Hi [first name], I read your message and haven’t forgotten you. I’ll come on [day] at [time] and take a look. [your name], Ridgeline Plumbing',
      ),
      question('What did Ana do that no one does now?'),
    ],
  ),
  example(
    'operations.painter.last-look',
    second,
    'Went back for drips on a sill and a thin edge at the ceiling',
    [
      text(
        'Hold a lamp flat along the wall instead of looking straight at it. You would’ve caught both callbacks.',
      ),
      draft(
        'document',
        'Last look: 10 points',
        '1. Lamp along each wall: no roller lines.',
        '2. **Window sills: no drips, check by hand. Photo.**',
        '3. **Ceiling edge: full color all the way across.**',
        '4. Second coat even behind the door.',
        '5. Door tops painted.',
        '6. Tape and masking off, no bits left.',
        '7. Floor along the wall: no spots.',
        '8. Wall plates back on and clean.',
        '9. **Furniture back where it was. Photo.**',
        '10. Leftover paint labeled: room, color.',
        '',
        'If you only check 3, check 2, 3, and 9.',
        '',
        'Old paint: follow the certified person’s own cleanup checklist.',
      ),
      draft(
        'call-script',
        'Showing the customer',
        'Would you look along this wall with me before I pack up? What do you see?',
      ),
      question('Who has the lamp in the van?'),
    ],
  ),
];
