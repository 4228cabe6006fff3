import {
  draft,
  example,
  question,
  type ReferenceAnswer,
  steps,
  text,
} from './reference-answer-builders.ts';

const tuesday = 'Tuesday Handyman';
const alder = 'Alder Street Electric';
const gates = 'Three Gates Lawn Care';

export const socialMediaExamples: readonly ReferenceAnswer[] = [
  example(
    'social-media.quick.todays-post',
    tuesday,
    'Found a wedding ring behind a shelf I came to fix',
    [
      text('Lead with the ring. I left out whose it was and what street.'),
      draft(
        'social-post',
        'The post',
        'The shelf was crooked. Behind it was a ring that had been missing for [how long].',
        '',
        'I came to put in 2 anchors, took the shelf down, and heard something roll. No one had looked there. Who looks behind a shelf?',
        '',
        'The shelf is straight now. The ring’s back on a finger.',
        '',
        'Got a list on the fridge? Send me a photo of it.',
      ),
      draft(
        'social-post',
        'For a story',
        'Came for a shelf. Left a very happy homeowner.',
        '',
        'Photo description: a bare wall with 2 old screw holes and a shelf leaning next to it.',
      ),
      text(
        'Photo: the wall with the 2 old holes, not the ring. First comment: "And yes, the shelf holds now."',
        '',
        'What I left out: the name, and that they were away all month. An empty house is no one else’s business.',
      ),
      question('Did the customer say you can share it?', 'Yes', 'Not asked yet'),
    ],
  ),
  example(
    'social-media.quick.bad-comment',
    alder,
    '"Waited all day, nobody came, nobody called. Avoid!"',
    [
      text('This customer has a point. Reply in public once, keep it short, then call.'),
      text(
        '"Waited all day" and "nobody called" are facts you can check, and both hurt. It doesn’t read like abuse or a stranger.',
        '',
        'If they comment again, don’t argue in public. Say "I messaged you, and I want to sort it out there." Anyone who reads it will agree on one thing: nobody called.',
      ),
      draft(
        'review-reply',
        'Public reply',
        'You waited a whole day and didn’t hear from us. That’s not how it should be, and I’m sorry. I’ve messaged you to make it right. [your name], Alder Street Electric',
      ),
      draft(
        'text-message',
        'Private message',
        'Hi [first name], this is [your name] from Alder Street Electric. You kept a day free and no one came or called. That’s on us. I can come on [day] at [time], first stop, and text you when I’m on my way. Would that help?',
      ),
      question(
        'What happened on your end that day?',
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
        'Stay on Facebook and use the local groups. Skip the rest for now. An hour a week is enough for one place.',
      ),
      text(
        '**Facebook page plus local groups**: neighbors ask there for "someone to do the lawn." Post once a week, and reply the same evening.',
        '**Neighborhood apps**: same question, fewer people. Keep a clean profile, no posts.',
        '**TikTok**: people watch mowing there, but not people on your streets. It takes several clips a week.',
        '**Word of mouth**: free, and it ends up in the groups anyway.',
        '',
        'I think you’re hoping for TikTok. It’s fun, but it’s not where your next stop will come from.',
        '',
        'I don’t have your customers’ data. Ask the next 10: "Where would you ask if you needed someone?" If 4 say anything but Facebook, I’m wrong.',
      ),
      steps(
        ['Add day, area, and phone number to the page', 0, 15],
        ['Join 2 local groups and read their rules', 2, 15],
        ['Ask the next 10 customers that question', 14, 5],
      ),
      question('Who replies to messages in the evening?'),
    ],
  ),
];
