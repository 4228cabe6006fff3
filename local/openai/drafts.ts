import type { DraftPart } from '#shared/domain/chat/answer-parts/part.ts';
import { usualWords } from '#shared/domain/chat/answer-parts/word-counts.ts';
import type { AskedPart } from './asked-parts.ts';
import { page } from './documents.ts';
import { framed } from './frames.ts';
import { pointsOf } from './points.ts';
import { capital, type ReplyContext } from './reply.ts';
import type { Situation } from './situations/situation.ts';
import { fillWith, plain, safePoint } from './words.ts';

/** What its title adds so that two drafts of an answer are told apart. */
const titleOf = (
  drafts: readonly AskedPart[],
  at: number,
  of: ReplyContext,
  situation: Situation,
) => {
  const { channel, about } = drafts[at] as AskedPart;
  const alike = (one: AskedPart) => one.channel === channel && one.about === about;
  const count = drafts.slice(0, at).filter(alike).length;
  const number = drafts.filter(alike).length > 1 ? ` ${count + 1}` : '';
  const usual = situation.to === 'crew' ? 'For the crew' : 'Your message';
  return `${capital(about || of.prompt || usual).slice(0, 70)}${number}`;
};

/** Words for what a draft is said to be about, whatever the situation. */
const wordsAbout: readonly (readonly [RegExp, string])[] = [
  [
    /asks for permission/,
    "Okay if we show photos of {job} online? No name, no street. It's fine to say no.",
  ],
  [
    /missed call/,
    "Sorry I missed you, I was on a job. What do you need done, and what's the street? I'll call you back by [time].",
  ],
  [
    /closes it/,
    "It's taken care of on our side. Does everything look right to you now? If not, tell me and I'll come back.",
  ],
  [
    /for the next hour/,
    "I read your message and I'm on it. I'll call you by [time] and look at it myself. Could you send me a photo until then?",
  ],
  [
    /day 10/,
    "Should I keep {quote} open or close it out? Either answer is fine, and you won't hear from me again unless you want to.",
  ],
  [
    /^today/,
    "Any questions on {quote} I can answer? I can hold [day and time] for you. If it's a no, just say so, no hard feelings.",
  ],
  [
    /why so expensive/,
    "The price covers the drive, the work and coming back if something isn't right. I'd rather tell you now than surprise you later.",
  ],
  [
    /new price/,
    'The price for {job} is {price}. That covers the drive, the work and a second look if you need one.',
  ],
  [
    /whoever drives|group chat/,
    "Change for the crew from [day]: [change]. Here's why. Text me back when you've read it, and tell me what I missed.",
  ],
];

/** Placeholders of contacts that the pasted text had, as a helper would use them. */
const contactsOf = ({ pasted }: ReplyContext) => {
  const found = pasted
    .map(({ text }) => text)
    .join('\n')
    .match(/\[(?:phone|address|email|link|card) \d+\]/g);
  return found ? `\n\nI have ${[...new Set(found)].join(' and ')} for you. Still right?` : '';
};

/** More words than a situation has: what the request names, one by one. */
const wordsOn = (points: readonly string[], nth: number) =>
  points.length
    ? `You asked about this: ${points[nth % points.length]}. [your answer] Want me to find a time for you?`
    : `One more thing about {job}: is [day and time] still good for you? Option ${nth + 1} is to do it later.`;

/** The words of the nth message of an answer; where to begin depends on the prompt, so that two do not start alike. */
const sayingOf = (situation: Situation, points: readonly string[], of: ReplyContext) => {
  // A question of the owner's own gets the first words; prompts of one situation begin at different ones.
  const isOwn = !of.prompt || of.promptId.startsWith('kit.');
  const start = isOwn ? 0 : of.nth % situation.say.length;
  return (nth: number) =>
    nth < situation.say.length
      ? (situation.say[(start + nth) % situation.say.length] as string)
      : wordsOn(points, nth - situation.say.length);
};

/** Facts of the owner for the head of a page: short ones, in their words. */
const factsOf = ({ typed }: ReplyContext) =>
  typed
    .filter(({ value, label }) => value.length < 90 && !/tone|sound/i.test(label))
    .slice(0, 4)
    .map(({ label, value }) => `${label}${label.endsWith('?') ? '' : ':'} ${plain(value)}`);

/** The drafts among what is asked for, in that order and no two alike. */
export const draftsFor = (
  asked: readonly AskedPart[],
  situation: Situation,
  of: ReplyContext,
): DraftPart[] => {
  const drafts = asked.filter(({ kind }) => kind === 'draft');
  const pages = drafts.filter(({ channel }) => channel === 'document').length;
  const { points } = pointsOf(of.prompt ? of.question : '');
  const fill = fillWith(of);
  const say = sayingOf(situation, points, of);
  const written = of.pasted.find(({ from }) => from === 'customer');
  const quote = written ? safePoint(written.text) : '';
  const contacts = contactsOf(of);
  const counts = new Map<string, number>();
  let said = 0;
  let nthPage = 0;
  return drafts.map((one, at): DraftPart => {
    const { channel, about } = one;
    const limit = one.words || usualWords[channel];
    const title = titleOf(drafts, at, of, situation);
    const shared = { situation, about, points, of };
    if (channel === 'document') {
      const nth = nthPage++;
      const body = page({ ...shared, title, facts: factsOf(of), limit, nth, pages });
      return { kind: 'draft', channel, title, subject: null, body };
    }
    const nth = counts.get(channel) ?? 0;
    counts.set(channel, nth + 1);
    const known = wordsAbout.find(([pattern]) => pattern.test(about))?.[1];
    const words = fill(known ?? say(said++));
    const body = framed(channel, { ...shared, words, quote, limit, nth }) + contacts;
    const subject = channel === 'email' ? subjectOf(situation, of, nth) : null;
    return { kind: 'draft', channel, title, subject, body };
  });
};

/** The subject of an email: what it is about, and from whom. */
const subjectOf = ({ subject }: Situation, of: ReplyContext, nth: number) => {
  const about = fillWith(of)(subject ?? '{Job}');
  const number = nth ? ` (${nth + 1})` : '';
  return `${about === 'The work' ? 'A note' : about}${number}, ${of.name}`.slice(0, 150);
};
