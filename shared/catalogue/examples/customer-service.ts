import { draft, type ExampleAnswer, email, example, question, text } from './example.ts';

const corner = 'Bright Corner Cleaning';
const plumb = 'Plumb Line Roofing';
const alder = 'Alder Street Electric';
const second = 'Second Coat Painting';

export const customerServiceExamples: readonly ExampleAnswer[] = [
  example(
    'customer-service.quick.say-sorry',
    corner,
    'We forgot the second bathroom; they had guests that evening',
    [
      text(
        'Call now, before a text. Coming back tomorrow is fair for the room, not quite for the evening.',
      ),
      draft(
        'call-script',
        'The call',
        'Hi [first name], it is [your name] from Bright Corner. We forgot your second bathroom, and you had guests. You had to clean it yourself or be embarrassed, and you pay us so that you do not have to. I am sorry. I will be there tomorrow at eight and do it, at no charge. Is that fair, or what would be?',
      ),
      draft(
        'text-message',
        'If they do not pick up',
        'Hi [first name], we forgot your second bathroom, on an evening with guests. I am sorry. I can do it tomorrow at 8, at no charge. Is that fair? [your name]',
      ),
      text(
        'Your offer gives back the room, not the evening. I would add the second bathroom free once more, on the next visit. It costs about half an hour.',
        '',
        'For the next job: rooms are counted aloud at the door. For the file: forgot bathroom two, returned on [day].',
      ),
      question('Was it one person or the list?', 'One person', 'The list', 'Both'),
    ],
  ),
  example(
    'customer-service.feedback.answer-a-bad-review',
    plumb,
    '"Came an hour late and left nails in the drive"',
    [
      text('Send it now; it is calm and the nails are a fact. Call the same day.'),
      draft(
        'review-reply',
        'The reply',
        'Thank you for telling us. You found nails in your drive after our work, and that must not happen: we sweep with a magnet before we leave, and this time it was not enough. We would like to come back and sweep again, and to hear about the late start. Please call [your name] at [number].',
      ),
      draft(
        'review-reply',
        'Milder',
        'Thank you for saying so. Nails in a drive are not all right; we will sweep again. Please call [number].',
      ),
      draft(
        'review-reply',
        'Firmer',
        'We were late and the sweep missed nails. Both are ours to fix, and we will. Please call [number].',
      ),
      draft(
        'call-script',
        'The call',
        'Hi, [your name] from Plumb Line. I read what you wrote, and you are right about the nails. When may I come with the magnet? And tell me about the morning: what did the late start cost you?',
      ),
      text(
        'Nothing in the reply about the job, the house or the price: the next reader needs none of it. Do not ask to have the review changed.',
        '',
        'If a tire was damaged, keep photos and ask your insurer before you promise anything.',
      ),
      question('Who swept that day, and how often?'),
    ],
  ),
  example(
    'customer-service.electrician.usual-complaint',
    alder,
    '"The outlet you put in Monday smells burnt and is warm"',
    [
      text(
        'Safety before anything: they switch it off and keep away, and you call, not text, within minutes.',
      ),
      draft(
        'text-message',
        'For the next hour',
        'Please switch that outlet off at the panel if you can do it safely, keep away from it and plug nothing in. If it smokes or you hear crackling: out, and call the fire service. I am calling you now. [your name]',
      ),
      draft(
        'call-script',
        'First three sentences',
        'Is it off, and does anything still smell, smoke or crackle? Then leave it off; if it gets worse, everybody out and call the fire service first. I am sending somebody on [day] at [time], and nobody touches it until then.',
      ),
      draft(
        'text-message',
        'Closes it',
        'Hi [first name], as agreed: the outlet stays off, and we come on [day] at [time]. Afterward you get in writing what we found. [your name], Alder Street Electric',
      ),
      text(
        'Do not say what the cause is, and do not say the work was right.',
        '',
        'Smaller: look, repair and a written note, about two hours. Larger: every outlet of that visit checked as well, about half a day.',
        '',
        'If anything was damaged or anyone hurt, call your insurer before you write more.',
      ),
      question('Who of your people can be there today?'),
    ],
  ),
  example(
    'customer-service.complaints.reply-now',
    second,
    '"It is peeling by the door after two weeks"',
    [
      text(
        'Answer within the hour, admit nothing and deny nothing: ask for a photo and give a time.',
      ),
      draft(
        'text-message',
        'Now',
        'Hi [first name], peeling after two weeks is not what you paid for, so I want to see it. Could you send me a photo by daylight? I can come on [day] at [time]. [your name], Second Coat',
      ),
      email(
        'The same by e-mail',
        'The paint by your door',
        'Hi [first name],',
        '',
        'you write that the paint by the door is peeling after two weeks. I want to look at it before I say anything about why.',
        '',
        'Could you send one photo by daylight, and one from a step back? I can come on [day] at [time].',
        '',
        '[your name], Second Coat Painting',
      ),
      text(
        'Find out first: what was on the wood before, was it dry, which primer, who painted that side, does the door stick?',
        '',
        'You may promise a look and a day. You may not promise a repaint or name a cause.',
        '',
        'They are right if it comes off down to the old paint, on that side only. Tomorrow, with a fingernail, you know.',
      ),
      question('What did you find under the old paint?'),
    ],
  ),
];
