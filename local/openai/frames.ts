/** How the words of a draft are put into its channel, within the words it may have. */

import type { Channel } from '#shared/domain/chat/answer-parts/limits.ts';
import type { ReplyContext } from './reply.ts';
import type { Situation } from './situations/situation.ts';
import { fillWith, shorten, wordCount } from './words.ts';

/** The material of one draft; `nth` counts the drafts of its channel. */
export type Draft = {
  readonly situation: Situation;
  readonly words: string;
  readonly about: string;
  readonly quote: string;
  readonly points: readonly string[];
  readonly limit: number;
  readonly nth: number;
  readonly of: ReplyContext;
};

const sentences = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z[])/);

/** How a message begins and ends: another way for another prompt. */
const hellos = [
  "Hi {first}, it's [your name] with {business}.",
  'Hi {first}, [your name] from {business} here.',
  'Hello {first}, this is [your name] at {business}.',
  'Hi {first}! [your name] with {business}.',
] as const;
const againHellos = ['Hi {first}!', 'Hello {first}!', 'Hi {first}, [your name] again.'] as const;
const ends = ['Thanks!', 'Thank you!', 'Thanks a lot.', 'Talk soon.', '- [your name]'] as const;

const one = <T>(list: readonly T[], at: number) => list[at % list.length] as T;

const textMessage = ({ situation, words, nth, limit, of }: Draft) => {
  const isFirst = nth === 0 && situation.to === 'customer';
  const hello = fillWith(of)(one(isFirst ? hellos : againHellos, of.nth * 2 + nth));
  const end = one(ends, of.nth * 3 + nth);
  const said = sentences(words);
  // A text message has room for 300 characters, whatever its words.
  for (let kept = said.length; kept > 1; kept -= 1) {
    const text = [hello, shorten(said.slice(0, kept), limit - 12), end].join(' ');
    if (text.length <= 290) return text;
  }
  return [hello, said[0], end].join(' ').slice(0, 300);
};

const openings = [
  'I wanted to reach out myself so nothing gets lost.',
  "A short note from me, since you're probably as busy as we are.",
  'I promised to keep you posted, so here it is.',
];

const email = ({ words, quote, nth, limit, of }: Draft) => {
  const fill = fillWith(of);
  const middle = [
    quote && `You wrote: "${quote}"`,
    words,
    'Just reply to this email or call me at [your phone].',
  ];
  return [
    fill('Hi {first},'),
    shorten(
      [one(openings, of.nth * 2 + nth), ...middle.filter((one) => one !== '')],
      limit - 12,
      '\n\n',
    ),
    fill('Thanks,\n[your name]\n{business}'),
  ].join('\n\n');
};

const callHellos = {
  crew: [
    '"Hi [first name], do you have a few minutes?"',
    '"Hey [first name], got a minute?"',
    '"Hi [first name], thanks for taking the time."',
  ],
  customer: [
    '"Hi {first}, this is [your name] with {business}."',
    '"Hello {first}, [your name] from {business}."',
    '"Hi {first}, [your name] with {business}. Is this a good time?"',
  ],
} as const;
const callEnds = [
  '"Let me say it back, so we both have it right."',
  '"Did I get that right? Then that\'s what we do."',
  '"Good. I\'ll put that in a text, so we both have it."',
] as const;

const callScript = ({ situation, words, nth, limit, points, of }: Draft) => {
  const fill = fillWith(of);
  const hello = fill(one(callHellos[situation.to], of.nth * 2 + nth));
  const end = one(callEnds, Math.floor(of.nth / 3) + nth);
  const asked = situation.turns.map((_, at) => one(situation.turns, at + nth));
  const turns = (nth ? [words, ...asked] : asked).map(
    (turn) => `"${fill(turn)}"\n(Wait for the answer.)`,
  );
  const listen =
    points.length && limit > 80 ? `(Listen for: ${points.slice(0, 8).join('; ')}.)` : '';
  let left = limit - wordCount([hello, end, listen].join(' '));
  const kept = turns.filter((turn) => {
    const isShort = wordCount(turn) <= left;
    if (isShort) left -= wordCount(turn);
    return isShort;
  });
  return [hello, ...kept, listen, end].filter(Boolean).join('\n');
};

const reviewReply = ({ words, quote, nth, limit, of }: Draft) => {
  const fill = fillWith(of);
  const hello =
    nth % 2
      ? fill('{first}, thank you for writing this.')
      : fill('Thank you for telling us, {first}.');
  const point = quote ? `You wrote: "${quote}"` : '';
  const end = fill('You can reach me at [your phone]. [your name], {business}');
  return [hello, point, shorten(sentences(words), limit - 26), end].filter(Boolean).join(' ');
};

/** Ways to tell of one job, each another post. */
const angles = [
  '{Job}, done today in {place}. Before: a headache for the owner. After: clean, safe, and ready to use.',
  "The part no one gets to see on {job}: the prep. It takes longer than the rest, and it's why the rest holds.",
  'Question we hear about {job}: "Can it wait?" Sometimes yes. Send a photo and we\'ll tell you straight.',
  "What surprised us on {job}: the fix was smaller than it looked. That happens more often than you'd think.",
  'Hands at work. {Job}, one step at a time, and swept up before we left.',
  'One thing you can check yourself before you call about {job}: look for what changed since last year. Then send us a photo.',
  'Why we never name a price for {job} over the phone: we want to see it first. A short look saves you a second visit.',
  "We gave the owner two ways to do {job} and told them which one we'd pick for our own place.",
  'Cleanup is part of {job}. If you can tell we were there, it should only be because it works.',
  "What we'd do differently next time on {job}: ask about the access first. Now it's on our list.",
  'Thanks to the family in {place} who let us do {job}. Looking good!',
  'Planning {job} this year? Easier to find a day now than when the season starts.',
];
const postEnds = [
  'Questions? {business} answers today.',
  'Seen the same at your place? Send us a photo.',
  'Call or text [your phone]. {business}, {place}.',
];

const socialPost = ({ situation, points, nth, limit, of }: Draft) => {
  const fill = fillWith(of);
  const { posts } = situation;
  if (posts)
    return fill(`${one(posts, of.nth + nth)}

Text [your phone]. We answer within a day. {business}`);
  const job = one(angles, of.nth * 5 + nth);
  const point = points.length ? `In the picture: ${one(points, nth)}.` : '';
  const end = fill(one(postEnds, of.nth + nth));
  return `${shorten([fill(job), point].filter(Boolean), limit - 12)}\n\n${end}`;
};

/** The words of a draft as they stand in its channel. */
export const framed = (channel: Exclude<Channel, 'document'>, draft: Draft): string =>
  ({
    'text-message': textMessage,
    email,
    'call-script': callScript,
    'review-reply': reviewReply,
    'social-post': socialPost,
  })[channel](draft);
