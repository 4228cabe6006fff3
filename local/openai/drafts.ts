/** The drafts of an answer: the words of the situation with the owner's own in them, in the form of each channel. */

import { kits } from '#shared/catalogue/kits/index.ts';
import {
  type DraftChannel,
  draftChannels,
} from '#shared/domain/chat/answer-parts/draft-channels.ts';
import type { DraftPart } from '#shared/domain/chat/answer-parts/part.ts';
import { usualWordLimits } from '#shared/domain/chat/answer-parts/word-limits.ts';
import { fillSlotsWith } from './fill-slots.ts';
import { markdownDocument } from './markdown-document.ts';
import { personOf, thingsIn } from './own-words.ts';
import { pointsInStarterPrompt } from './points-in-starter-prompt.ts';
import type { ReplyContext } from './reply-context.ts';
import type { RequestedAnswerPart } from './requested-answer-parts.ts';
import { repliesToReview } from './review-replies.ts';
import { safePoint } from './safe-sentences.ts';
import type { Situation } from './situations/situation.ts';
import { wordsAbout } from './words-about-draft-subjects.ts';
import { capitalized, shorten, wordCount } from './words-and-sentences.ts';

/** The material of one draft; `nth` counts the drafts of its channel. */
type Draft = {
  readonly words: string;
  readonly quote: string;
  readonly points: readonly string[];
  readonly isForCrew: boolean;
  readonly limit: number;
  readonly nth: number;
  readonly of: ReplyContext;
};

const one = <T>(list: readonly T[], at: number) => list[at % list.length] as T;
const sentences = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z[])/);

/** How a message begins and ends: another way for another prompt. */
const hellos = [
  "Hi {first}, it's [your name] with {business}.",
  'Hi {first}, [your name] from {business} here.',
  'Hello {first}, this is [your name] at {business}.',
  'Hi {first}! [your name] with {business}.',
];
const againHellos = ['Hi {first}!', 'Hello {first}!', 'Hi {first}, [your name] again.'];
const ends = ['Thanks!', 'Thank you!', 'Thanks a lot.', 'Talk to you soon.', '- [your name]'];

/** What shows a customer that their message was read. */
const readIt = (quote: string) => {
  const things = thingsIn(quote);
  return things.length
    ? `I read what you wrote about the ${things.slice(0, 2).join(' and the ')}.`
    : '';
};

const textMessage = ({ isForCrew, words, quote, nth, limit, of }: Draft) => {
  const hello = fillSlotsWith(of)(one(nth || isForCrew ? againHellos : hellos, of.nth * 2 + nth));
  const end = one(ends, of.nth * 3 + nth);
  const said = [readIt(quote), ...sentences(words)].filter(Boolean);
  // A text message has room for 300 characters, whatever its words.
  for (let kept = said.length; kept > 1; kept -= 1) {
    const text = [hello, shorten(said.slice(0, kept), limit - 12), end].join(' ');
    if (text.length <= 290) return text;
  }
  return [hello, sentences(words)[0], end].join(' ').slice(0, 300);
};

const signOffs = ['Thanks', 'Thank you', 'Talk to you soon'];

const email = ({ words, quote, nth, limit, of }: Draft) => {
  const fill = fillSlotsWith(of);
  const openings = [
    `A short note about ${fill('{job}')}.`,
    'I wanted to write to you about this myself.',
    "I know you're busy, so I'll keep this short.",
    'Two lines from me, so we both have it in writing.',
  ];
  const middle = [
    [quote && `You wrote: "${quote}"`, readIt(quote)].filter(Boolean).join(' '),
    words,
    'Just reply to this email or call me at [your phone].',
  ].filter(Boolean);
  const body = shorten(
    [one(openings, Math.floor(of.nth / 2) + nth), ...middle],
    limit - 12,
    '\n\n',
  );
  return [
    fill('Hi {first},'),
    body,
    fill(`${one(signOffs, of.nth)},\n[your name]\n{business}`),
  ].join('\n\n');
};

const callEnds = [
  '"Let me say it back, so we both have it right."',
  '"Did I get that right? Then that\'s what we do."',
  '"Good. I\'ll put that in a text, so we both have it."',
];

const callScript = ({ isForCrew, words, quote, nth, limit, points, of }: Draft) => {
  const hello = fillSlotsWith(of)(
    isForCrew ? '"Hi {first}, do you have a few minutes?"' : `"${one(hellos, of.nth * 2 + nth)}"`,
  );
  const end = one(callEnds, Math.floor(of.nth / 3) + nth);
  const wait = '(Wait for the answer.)';
  const listen = points.length ? `(Listen for: ${points.slice(0, 6).join('; ')}.)` : '';
  const room = limit - wordCount(`${hello} ${wait} ${end}`);
  const said = shorten([readIt(quote), ...sentences(words)].filter(Boolean), room);
  const hasRoom = wordCount(`${said} ${listen}`) <= room;
  return [hello, `"${said}"`, wait, hasRoom ? listen : '', end].filter(Boolean).join('\n');
};

const reviewReply = ({ words, quote, nth, limit, of }: Draft) => {
  const fill = fillSlotsWith(of);
  const hello = fill(
    nth % 2 ? '{first}, thank you for writing this.' : 'Thank you for telling us, {first}.',
  );
  const point = [quote && `You wrote: "${quote}"`, readIt(quote)].filter(Boolean).join(' ');
  const end = fill('You can reach me at [your phone]. [your name], {business}');
  const room = limit - wordCount(`${hello} ${point} ${end}`);
  return [hello, point, shorten(sentences(words), room), end].filter(Boolean).join(' ');
};

/** Ways to tell of one job, each another post. */
const angles = [
  '{Job} in {place}, start to finish.',
  'The part of {job} no one gets to see: the prep.',
  'Three photos of {job}: before, hands at work, after.',
  'Planning {job} this year? Easier to find a day now than in the rush.',
];
const postEnds = [
  'Questions? {business} answers today.',
  'Have the same at your place? Send us a photo.',
  'Call or text [your phone]. {business}, {place}.',
];

const socialPost = ({ isForCrew, points, nth, limit, of }: Draft) => {
  const wanted = '{Role} wanted in {place}. Pay: {pay}. Ask us anything.';
  const at = of.nth + nth;
  const about = points.length ? `${capitalized(one(points, nth))}.` : '';
  const said = [isForCrew ? wanted : one(angles, at), about].filter(Boolean);
  return fillSlotsWith(of)(`${shorten(said, limit - 12)}\n\n${one(postEnds, Math.floor(at / 2))}`);
};

const framed: Record<Exclude<DraftChannel, 'document'>, (draft: Draft) => string> = {
  'text-message': textMessage,
  email,
  'call-script': callScript,
  'review-reply': reviewReply,
  'social-post': socialPost,
};

/** The title of a draft; a number tells apart two that are about the same. */
const titleOf = (drafts: readonly RequestedAnswerPart[], at: number, of: ReplyContext) => {
  const { channel, about } = drafts[at] as RequestedAnswerPart;
  const alike = (other: RequestedAnswerPart) => other.channel === channel && other.about === about;
  const count = drafts.slice(0, at).filter(alike).length;
  const usual = personOf(of) ? `For ${personOf(of)}` : `From ${of.name}`;
  const number = drafts.filter(alike).length > 1 ? ` ${count + 1}` : '';
  return `${capitalized(about || of.prompt || usual).slice(0, 70)}${number}`;
};

/** Placeholders of contacts that the pasted text had, as a helper would use them. */
const contactsOf = ({ pasted }: ReplyContext) => {
  const found = pasted
    .map(({ text }) => text)
    .join('\n')
    .match(/\[(?:phone|address|email|link|card) \d+\]/g);
  return found ? `\n\nI have ${[...new Set(found)].join(' and ')} for you. Still right?` : '';
};

/** The words of the nth message of a channel: those of the situation in turn, then again as a follow-up. */
const wordsFor = ({ say }: Situation, points: readonly string[], of: ReplyContext) => {
  // A question of the owner's own gets the first words; prompts of one situation begin at different ones.
  const start = !of.prompt || of.promptId.startsWith('kit.') ? 0 : of.nth;
  const again = ['', 'A quick follow-up. ', 'One last note on this. '];
  return (channel: DraftChannel, nth: number) => {
    const round = Math.floor(nth / say.length);
    const about = points.length ? `One more thing, ${one(points, nth)}. ` : `Message ${nth + 1}. `;
    return `${again[round] ?? about}${one(say, start + nth + draftChannels.indexOf(channel))}`;
  };
};

/** The drafts among what is asked for, in that order and no two alike. */
export const draftsFor = (
  asked: readonly RequestedAnswerPart[],
  situation: Situation,
  of: ReplyContext,
): DraftPart[] => {
  const drafts = asked.filter(({ kind }) => kind === 'draft');
  const pages = drafts.filter(({ channel }) => channel === 'document').length;
  const { points } = pointsInStarterPrompt(of.prompt ? of.question : '');
  const fill = fillSlotsWith(of);
  const wordsOf = wordsFor(situation, points, of);
  const written = of.pasted.find(({ from }) => from === 'customer');
  const quote = written ? safePoint(written.text) : '';
  const ofReview = of.promptId === kits.review.id ? repliesToReview(of) : undefined;
  const counts = new Map<DraftChannel, number>();
  return drafts.map(({ channel, about, words: most }, at): DraftPart => {
    const limit = most || usualWordLimits[channel];
    const title = titleOf(drafts, at, of);
    const nth = counts.get(channel) ?? 0;
    counts.set(channel, nth + 1);
    if (channel === 'document') {
      const body = markdownDocument({ situation, title, about, points, limit, nth, pages, of });
      return { kind: 'draft', channel, title, subject: null, body };
    }
    const known = wordsAbout.find(([pattern]) => pattern.test(about))?.[1];
    const words = fill(known ?? wordsOf(channel, nth));
    const isForCrew = situation.isForCrew ?? false;
    const draft = { words, quote, points, isForCrew, limit, nth, of };
    const subjectSlot = /\{(?:invoice|quote)\}/i.exec(situation.say.join(' '))?.[0] ?? '{job}';
    const subject =
      `${capitalized(fill(subjectSlot.toLowerCase()))}${nth ? ` (${nth + 1})` : ''}, ${of.name}`.slice(
        0,
        150,
      );
    return {
      kind: 'draft',
      channel,
      title,
      subject: channel === 'email' ? subject : null,
      body: ofReview?.[nth] ?? framed[channel](draft) + contactsOf(of),
    };
  });
};
