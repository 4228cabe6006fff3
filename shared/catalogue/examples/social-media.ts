import { draft, type ExampleAnswer, example, question, steps, text } from './example.ts';

const tuesday = 'Tuesday Handyman';
const alder = 'Alder Street Electric';
const gates = 'Three Gates Lawn Care';

export const socialMediaExamples: readonly ExampleAnswer[] = [
  example(
    'social-media.quick.todays-post',
    tuesday,
    'Found a wedding ring behind a shelf I came to fix',
    [
      text('Lead with the ring. I left out whose it was and which street.'),
      draft(
        'social-post',
        'The post',
        'The shelf was crooked. Behind it lay a ring that had been missing for [how long].',
        '',
        'I came to put in two anchors, took the shelf down and heard something roll. Nobody had looked there, because who looks behind a shelf?',
        '',
        'The shelf is straight now. The ring is back on a finger.',
        '',
        'Got a list on the fridge? Send me a photo of it.',
      ),
      draft(
        'social-post',
        'For a story',
        'Came for a shelf. Left behind a very happy owner.',
        '',
        'Photo text: a bare wall with two old screw holes, a shelf leaning beside it.',
      ),
      text(
        'Photo: the wall with the two old holes, not the ring. First comment: "And yes, the shelf holds now."',
        '',
        "Taken out: the name, and that they were away all month. An empty house is nobody else's business.",
      ),
      question('Did the customer say you may tell it?', 'Yes', 'Not asked yet'),
    ],
  ),
  example(
    'social-media.quick.bad-comment',
    alder,
    '"Waited all day, nobody came, nobody called. Avoid!"',
    [
      text('A customer with a point. Answer in public once, briefly, then call.'),
      text(
        '"Waited all day" and "nobody called" are two facts that can be checked, and both hurt. It does not read like abuse or a stranger.',
        '',
        'If a second round comes, do not argue in public: "I have written to you, and I will fix it there." People who were there would call this part true: nobody called.',
      ),
      draft(
        'review-reply',
        'Public reply',
        'You waited a whole day and heard nothing from us. That is not how it should be, and I am sorry. I have written to you to put it right. [your name], Alder Street Electric',
      ),
      draft(
        'text-message',
        'Private message',
        'Hi [first name], [your name] from Alder Street Electric. You kept a day free and nobody came or called: that is on us. I can come on [day] at [time], first stop, and text you when I leave. Would that help?',
      ),
      question(
        'What happened on your side that day?',
        'Van broke down',
        'Job ran over',
        'We forgot',
      ),
    ],
  ),
  example(
    'social-media.strategy.which-one',
    gates,
    'On Facebook, thinking of TikTok, one hour a week',
    [
      text(
        'Stay on Facebook and use the local groups. Park the rest: an hour a week feeds one place.',
      ),
      text(
        '**Facebook page with local groups**: neighbors ask there for "somebody for the lawn". One post a week, answers the same evening.',
        '**Neighborhood apps**: same question, fewer people. A tidy profile, no posts.',
        '**TikTok**: people watch mowing there, but not from your streets. It needs several clips a week.',
        '**Word of mouth**: free, and it ends up in the groups anyway.',
        '',
        'You hope for TikTok, I think. That is fun, and it is not where your next stop comes from.',
        '',
        'I do not have your customers\' data. Ask the next ten: "Where would you ask if you needed somebody?" Four times anything but Facebook proves me wrong.',
      ),
      steps(
        ['Set day, area and phone number on the page', 0, 15],
        ['Join two local groups and read their rules', 2, 15],
        ['Ask the next ten customers the one question', 14, 5],
      ),
      question('Who answers messages in the evening?'),
    ],
  ),
];
