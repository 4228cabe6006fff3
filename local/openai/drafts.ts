/** The drafts of an answer: the words of the situation with the owner's own in them, in the form of each channel. */

import { sentencesOf, wordCount } from '#shared/domain/chat/answer-checks/words-and-sentences.ts';
import type { DraftChannel } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import type { DraftPart } from '#shared/domain/chat/answer-parts/part.ts';
import { usualWordLimits } from '#shared/domain/chat/answer-parts/word-limits.ts';
import { capitalized } from '#shared/domain/lib/capitalized.ts';
import type { AskedPart, ReplyContext } from './reply-context.ts';
import { fitting, listOf } from './sentences.ts';
import type { Situation } from './situations.ts';

const pick = <T>(list: readonly T[], at: number) => list[at % list.length] as T;
const hellos = [
  "Hi {first}, it's [your name] with {business}.",
  'Hi {first}, [your name] from {business} here.',
  'Hello {first}, this is [your name] at {business}.',
];
const againHellos = ['Hi {first}, [your name] again.', 'Hi {first}!', 'Hello again, {first}!'];
const thanks = ['Thanks', 'Thank you', 'Talk soon', 'Thanks a lot', 'Many thanks'];
const posts = [
  '{Job}{near}, start to finish.',
  'The part of {job} no one gets to see: the prep.',
  '{Job}, before and after.',
];
/** Messages after the first one, whatever they are about. */
const followUps = [
  "A quick follow-up about {about}. If now isn't the time, tell me when it is. Yes or no is fine.",
  'One last note about {about}. Should I keep it open or close it? Either answer is fine.',
  "Any question about {about}? Call me at [your phone], and I'll get back to you the same day.",
];
/** What a list for the end of a job has where the owner names nothing for it. */
const lastLook = ['{About}: done', 'One photo of {about}', '[what you always check]'];
const publicReply =
  "I'm sorry to hear about {about}, {first}. Please call me at [your phone], and we'll look at it together and put it right.";

/** What a message is about: the quote or the invoice it speaks of, else the things. */
const subjectOf = ({ say }: Situation) =>
  /\{(?:quote|invoice)\}/i.exec(say)?.[0].toLowerCase() ?? '{about}';

/** What the nth message of a channel says; one that answers a customer is no follow-up. */
const sentencesFor = (situation: Situation, part: AskedPart, nth: number, of: ReplyContext) => {
  const isPublic = part.channel === 'review-reply';
  const say = isPublic && !situation.say.startsWith('Thank') ? publicReply : situation.say;
  const later = pick([...(situation.again ?? []), ...followUps, say], Math.max(0, nth - 1));
  const [first = '', ...more] = sentencesOf(
    nth ? later.replace('{about}', subjectOf(situation)) : say,
  );
  const places = of.theirs.match(/\[(?:phone|address|email|link|card) \d+\]/g);
  return [
    of.theirs && of.things.length && !nth ? 'I read what you wrote about {about}.' : '',
    first,
    places && !isPublic ? `Is it still ${[...new Set(places)].join(' and ')}?` : '',
    ...more,
  ]
    .filter((one, at) => one && !(at === 0 && say.includes('{about}')))
    .map(of.fill);
};

/** The material of one draft. */
type Draft = Readonly<{
  hello: string;
  said: readonly string[];
  end: string;
  points: readonly string[];
  title: string;
  limit: number;
  of: ReplyContext;
}>;

const forms: Record<DraftChannel, (draft: Draft) => string> = {
  // A text message has room for 300 characters.
  'text-message': ({ hello, said, end, limit }) =>
    `${hello} ${fitting(said, Math.min(limit, 50) - wordCount(hello) - 3).join(' ')} ${end}.`,
  email: ({ said, end, limit }) =>
    [
      'Hi {first},',
      fitting(said, limit - 30).join(' '),
      'You can reply here or call me at [your phone].',
      `${end},\n[your name]\n{business}`,
    ].join('\n\n'),
  'call-script': ({ hello, said, limit }) => {
    const words = fitting(said, limit - wordCount(hello) - 4).join(' ');
    const always = `"${hello}"\n"${words}"\n(Wait for the answer.)`;
    return fitting([always, '"Let me say it back, so it\'s right."'], limit).join('\n');
  },
  'review-reply': ({ said, limit }) =>
    `${fitting(said, limit - 8).join(' ')} [your name], {business}`,
  'social-post': ({ points, of }) =>
    [
      [pick(posts, of.seed), points[0] && `${points[0]}.`].filter(Boolean).join(' '),
      'Have the same at your place? Call or text [your phone]. {business}{near}.',
    ].join('\n\n'),
  // A page has the points; one for the owner also has what they told, which no customer is to read.
  document: ({ said, points, title, limit, of }) => {
    const isOwn = /check|list|sheet|form|log|plan|report|rule|fact/i.test(title);
    const body =
      points.length > 1 || isOwn
        ? listOf('', points.length ? points : lastLook, isOwn ? '- [ ]' : '-')
        : said.join(' ');
    const told = isOwn && of.isGuided ? [listOf('', of.told), listOf('', of.rules)] : [];
    const head = `## ${title}\n\nFor {business}, ${of.day}.`;
    return fitting([head, body, ...told, 'Questions? Call [your phone].'], limit).join('\n\n');
  },
};

/** The drafts among what is asked for, in that order and no two alike. */
export const draftsFor = (
  asked: readonly AskedPart[],
  situation: Situation,
  of: ReplyContext,
): DraftPart[] => {
  const drafts = asked.filter(({ kind }) => kind === 'draft');
  const pages = drafts.filter(({ channel }) => channel === 'document').length;
  const share = Math.max(2, Math.ceil(of.points.length / Math.max(1, pages)));
  return drafts.map((one): DraftPart => {
    const { channel, about, words } = one;
    const ofChannel = drafts.filter((other) => other.channel === channel);
    const alike = ofChannel.filter((other) => other.about === about);
    const nth = ofChannel.indexOf(one);
    const usual = of.title || (of.person ? `For ${of.person}` : `From ${of.name}`);
    const title = `${capitalized(about || usual).slice(0, 70)}${alike.length > 1 ? ` ${alike.indexOf(one) + 1}` : ''}`;
    const from = channel === 'document' ? nth * share : channel === 'social-post' ? nth : 0;
    const body = forms[channel]({
      hello: of.fill(pick(nth ? againHellos : hellos, of.seed)),
      said: sentencesFor(situation, one, nth, of),
      end: pick(thanks, Math.floor(of.seed / 3) + nth),
      points: of.points.slice(from, channel === 'document' ? from + share : undefined),
      title,
      limit: words || usualWordLimits[channel],
      of: { ...of, seed: of.seed + nth },
    });
    const subject = capitalized(of.fill(`${subjectOf(situation)}, {business}`)).slice(0, 150);
    return {
      kind: 'draft',
      channel,
      title,
      subject: channel === 'email' ? subject : null,
      body: of.fill(body).replaceAll(/, \[first name\](?=[!.])/g, ''),
    };
  });
};
