import {
  draft,
  email,
  example,
  question,
  type ReferenceAnswer,
  text,
} from './reference-answer-builders.ts';

const corner = 'Bright Corner Cleaning';
const plumb = 'Plumb Line Roofing';
const alder = 'Alder Street Electric';
const second = 'Second Coat Painting';

export const customerServiceExamples: readonly ReferenceAnswer[] = [
  example(
    'customer-service.quick.say-sorry',
    corner,
    'We forgot the second bathroom, and they had guests that evening',
    [
      text(
        'Call before you text, and call now. Coming back tomorrow gets the bathroom clean, but it doesn’t make up for their evening.',
      ),
      draft(
        'call-script',
        'The call',
        'Hi [first name], it’s [your name] from Bright Corner. We forgot your second bathroom, and you had guests. You had to clean it yourself or be embarrassed, and you pay us so you don’t have to. I’m sorry. I can come tomorrow at 8 and clean it at no charge. Is that fair, or what would be?',
      ),
      draft(
        'text-message',
        'If they don’t pick up',
        'Hi [first name], we forgot your second bathroom, and you had guests. I’m sorry. I can clean it tomorrow at 8 at no charge. Is that fair? [your name]',
      ),
      text(
        'Your offer gets the bathroom clean, but it doesn’t make up for their evening. I’d add one more free cleaning of that bathroom on the next visit. It costs about half an hour.',
        '',
        'Next job: count the rooms out loud at the door. For the file: forgot second bathroom, went back on [day].',
      ),
      question('Was it one person or the checklist?', 'One person', 'The checklist', 'Both'),
    ],
  ),
  example(
    'customer-service.feedback.answer-a-bad-review',
    plumb,
    '"Came an hour late and left nails in the driveway"',
    [
      text('Post it now. It’s calm, and you did leave nails. Call the same day.'),
      draft(
        'review-reply',
        'The reply',
        'Thank you for telling us. You found nails in your driveway after we left, and that shouldn’t happen. We sweep with a magnet before we go, and this time it wasn’t enough. We’d like to come back and sweep again, and hear about the late start. Please call [your name] at [number].',
      ),
      draft(
        'review-reply',
        'Milder',
        'Thank you for telling us. Nails in a driveway aren’t OK. We’d like to come sweep again. Please call [number].',
      ),
      draft(
        'review-reply',
        'Firmer',
        'We were late, and our sweep missed some nails. Both are on us, and we want to fix it. Please call [number].',
      ),
      draft(
        'call-script',
        'The call',
        'Hi, this is [your name] from Plumb Line. I read what you wrote, and you’re right about the nails. When can I come by with the magnet? And tell me about that morning. What did the late start do to your day?',
      ),
      text(
        'Leave the job, the house, and the price out of the reply. The next reader doesn’t need them. Don’t ask them to change the review.',
        '',
        'If a tire was damaged, save photos and ask your insurance company before you promise anything.',
      ),
      question('Who swept that day, and how many times?'),
    ],
  ),
  example(
    'customer-service.electrician.usual-complaint',
    alder,
    '"The outlet you put in Monday smells burnt and is warm"',
    [
      text('Safety first. They turn it off and stay away, and you call (not text) within minutes.'),
      draft(
        'text-message',
        'For the next hour',
        'Please turn that outlet off at the panel if you can do it safely. Stay away from it and don’t plug anything in. If you see smoke or hear crackling, get everyone out and call the fire department. I’m calling you now. [your name]',
      ),
      draft(
        'call-script',
        'First 3 sentences',
        'Is it off, and does anything still smell, smoke, or crackle? Leave it off, and if it gets worse, get everyone out and call the fire department first. I’m sending someone on [day] at [time], so no one should touch it until then.',
      ),
      draft(
        'text-message',
        'To wrap up',
        'Hi [first name], as we said, the outlet stays off and we’ll be there on [day] at [time]. After that, I’ll send you what we found in writing. [your name], Alder Street Electric',
      ),
      text(
        'Don’t say what caused it, and don’t say the work was fine.',
        '',
        'Smaller: inspect, repair, and write it up, about 2 hours. Larger: also check every outlet from that visit, about half a day.',
        '',
        'If anything was damaged or anyone was hurt, call your insurance company before you write more.',
      ),
      question('Who on your crew can be there today?'),
    ],
  ),
  example(
    'customer-service.complaints.reply-now',
    second,
    '"It’s peeling by the door after 2 weeks"',
    [
      text('Reply within the hour. Don’t admit or deny anything. Ask for a photo and give a time.'),
      draft(
        'text-message',
        'Now',
        'Hi [first name], peeling after 2 weeks isn’t what you’d expect, so I want to see it. Could you send me a photo in daylight? I can come on [day] at [time]. [your name], Second Coat',
      ),
      email(
        'Same thing by email',
        'The paint by your door',
        'Hi [first name],',
        '',
        'You wrote that the paint by the door is peeling after 2 weeks. I want to see it before I say anything about why.',
        '',
        'Could you send one photo in daylight, and one from a step back? I can come on [day] at [time].',
        '',
        '[your name], Second Coat Painting',
      ),
      text(
        'Find out first: What was on the wood before? Was it dry? Which primer? Who painted that side? Does the door stick?',
        '',
        'You can promise to look at it on a set day. Don’t promise a repaint or name a cause.',
        '',
        'They’re right if it comes off down to the old paint, on that side only. One scratch with a fingernail tomorrow will tell you.',
      ),
      question('What did you find under the old paint?'),
    ],
  ),
];
