/** What a reply can speak about, read from the request alone: the business, the owner's words, and what is asked for. */

import { sentencesOf } from '#shared/domain/chat/answer-checks/words-and-sentences.ts';
import {
  type DraftChannel,
  draftChannels,
} from '#shared/domain/chat/answer-parts/draft-channels.ts';
import { capitalized } from '#shared/domain/lib/capitalized.ts';
import {
  type ChatRequest,
  dayOf,
  figureRowsOf,
  figuresOf,
  helperOf,
  lastWords,
  missingNumbersIn,
  picturesOf,
  questionOf,
  systemOf,
} from './chat-request.ts';
import { emptyBlanksOf } from './empty-blanks.ts';
import { ownWordsOf } from './own-words.ts';
import { isSafe, phrasesOf, safeText, sharesWord } from './sentences.ts';

export type ReplyContext = ReturnType<typeof replyContextOf>;
/** A piece of work that a request asks for, and the most words it may have. */
export type AskedPart = ReturnType<typeof askedPartsIn>[number];

const askedPart =
  /^- (\d+) (text parts?(?: with the analysis)?|lists? of steps|drafts?)(?: with channel ([a-z-]+))?(?: \(([^)]*)\))?, at most (\d+)/gm;

/** The parts that a text of a request names, each piece of them. */
export const askedPartsIn = (text: string) =>
  [...text.matchAll(askedPart)].flatMap(([, count, name = '', channel, about = '', words]) => {
    const kind = name.startsWith('text') ? 'text' : name.startsWith('list') ? 'steps' : 'draft';
    const known = draftChannels.find((one) => one === channel) ?? 'document';
    const part = { kind, channel: known, about, words: Number(words) } as const;
    return Array.from({ length: Number(count) }, () => ({ ...part }));
  });

/** The channel that an owner asks for by name. */
const namedChannels: readonly (readonly [DraftChannel, RegExp])[] = [
  ['social-post', /\b(?:post|caption|instagram|facebook|tiktok)\b/i],
  ['email', /\be-?mails?\b|\bletter\b/i],
  ['call-script', /\bscript\b|what (?:do|should) i say\b|\bon the phone\b/i],
  ['document', /\b(?:checklist|one.?pager?|job ad|ad|policy|list of)\b/i],
  ['review-reply', /\breviews?\b|\bstars?\b/i],
];

/** A question of the owner's own gets a draft and steps. */
const usualParts = (own: string) => {
  const channel = namedChannels.find(([, words]) => words.test(own))?.[0] ?? 'text-message';
  const about =
    channel === 'document'
      ? (/\b(?:checklist|job ad|ad|policy|list)\b[^.,:!?\n]{0,50}/i.exec(own)?.[0] ?? '')
      : '';
  return (['draft', 'steps'] as const).map((kind) => ({ kind, channel, about, words: 0 }));
};

/** A row of the notes in a system text. */
const row = (system: string, label: string) =>
  RegExp(`^${label}: (.+)$`, 'm').exec(system)?.[1]?.trim() ?? '';

/** The answers to other businesses that the request shows for their form. */
const examplesIn = (system: string) =>
  [...system.matchAll(/^Question: (.+)\nYour (?:parts|answer):\n([\s\S]*?)(?=\n\n## )/gm)].map(
    ([, question = '', answer = '']) => ({
      question,
      point: /\*\*Bottom line:\*\* (.+)/.exec(answer)?.[1] ?? '',
      fails: /\*\*What would make this fail:\*\* (.+)/.exec(answer)?.[1] ?? '',
      steps: [...answer.matchAll(/\d\. ([^()]+) \((?:today|in (\d+) days?)/g)].map(
        ([, title = '', days = '0']) => ({ title, days: Number(days) }),
      ),
      ask: /^(?:question: )?(.+\?)$/m.exec(answer.split('make this fail').at(-1) ?? '')?.[1] ?? '',
    }),
  );

const block = /<(customer|owner)_text_\w+>([\s\S]*?)<\/\1_text_\w+>/g;
const pastedBy = (who: string, question: string) =>
  [...question.matchAll(block)]
    .flatMap(([, from, text = '']) => (from === who ? safeText(text) : []))
    .join(' ');

/** Work that the helper is asked for. */
const forHelper =
  /^(?:first,? |then )?(?:add|ask|begin|build|compare|count|describe|design|draft|end|explain|give|group|keep|list|make|mark|name|plan|put|rank|rewrite|say|script|set up|show|sort|speak|split|start|suggest|tell|treat|turn|use|write)\b/i;
/** A guided prompt names its work in long lines; what the owner filled in stands in short ones above them. */
const isWork = (line: string) => {
  const isOrder = forHelper.test(line);
  const most = /^[^.:?]{2,70}: /.test(line) ? (isOrder ? 22 : 34) : isOrder ? 9 : 30;
  return (
    /^General,|^The bottom line/.test(line) ||
    (!line.includes('«') && line.split(' ').length > most)
  );
};

/** A line without the business and its trade before the owner's words. */
const withoutName = (line: string, name: string) => {
  const [, after] = line.split(name);
  return after === undefined ? line : after.replace(/^(?: \([^)]*\)|,? [^,.:]*)?[.,:]? ?/, '');
};

/** What the owner filled into a guided prompt, and the sentences that name the work. */
const readGuided = (text: string, name: string) => {
  const lines = text
    .replaceAll(block, (_, from: string, inner: string) =>
      from === 'owner' ? `«${safeText(inner)}»` : '',
    )
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const from = lines.findIndex(isWork);
  const work = from < 0 ? [] : lines.slice(from);
  const isTold = (line: string) =>
    /[$€£]\d/.test(line) || (/^[^.:?"]{2,40}: (?:\S+ ?){1,9}$/.test(line) && !forHelper.test(line));
  const sentences = work.flatMap(sentencesOf);
  const told = [...lines.slice(1, from < 0 ? undefined : from), ...sentences.filter(isTold)];
  return {
    goal: lines[0]?.replaceAll(/^.*?: |\.$/g, '') ?? '',
    told: told
      .map((line) => withoutName(line.replaceAll(/[«»]|[^.?!:]*:$/g, ''), name).trim())
      .filter((line) => line.length > 3 && !line.startsWith('Tone:')),
    orders: sentences.filter((line) => !isTold(line) && !line.includes('for me:')),
  };
};

/** Remarks on the form of the work, and words that only the owner says. */
const remark =
  /^(?:where|how|only|which|who|what)\b|\d|[[\]"“”()«]|\b(?:words?|characters?|said|that|it|them|this|sentences?|versions?|figures?|limits?|if|unless|because|nobody|somebody|whoever|so|i|me|my|we|our|us)\b/i;

/** Things to cover that a line lists, each in a few words. */
const listIn = (line: string) =>
  line
    .replace(/^(?:[^:]{3,80}:|cover|settle|include|look at|go after) (?=.)|^.*$/i, '')
    .split(/[,;]\s+|\s+and\s+(?=\S+(?:\s\S+){0,7}$)/)
    .map((item) => item.replaceAll(/^(?:and|or|also|with|of|such as) |[.;:,]+$/gi, ''))
    .filter((item) => item.length > 3 && item.split(' ').length <= 8)
    .filter((item) => !remark.test(item) && !forHelper.test(item))
    .map(capitalized);

/** What the request wants to be told, which is for the owner to find out. */
const check =
  /^(?:tell me|say|name|explain|show) ((?:when|what|which|how|where|whether|who|why) (?!.*\b(?:I|me|my|we|our|figures?|words?|table)\b)[^;:"]{10,110})[.]$/i;

/** The points of a guided prompt: what its sentences list, else what its owner did. */
const pointsIn = (orders: readonly string[], told: readonly string[]) => {
  const lists = orders.map(listIn).filter(({ length }) => length > 2);
  const own = told.map(listIn).filter(({ length }) => length > 1);
  return [...new Set((lists.length ? lists : own).flat())].slice(0, 12);
};

const aboutMoney = /cost|pric|charg|fee|rate\b|how much/i;
/** Remembered facts that share a word with the question; one with a number also belongs to a question about a price. */
const rememberedIn = (system: string, question: string) =>
  [...system.matchAll(/^Fact, (.+)$/gm)]
    .map(([, fact = '']) => fact)
    .filter(isSafe)
    .filter(
      (fact) =>
        sharesWord(fact, question) ||
        (/\d/.test(fact) && aboutMoney.test(question) && aboutMoney.test(fact)),
    )
    .slice(0, 3);

const seedOf = (text: string) =>
  [...text].reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) % 10_007, 7);

/** What the sentences of a guided prompt rule out, and what they want to be told. */
const rulesAndChecksIn = (orders: readonly string[]) => ({
  rules: orders.filter((one) => /^(?:no|never|don't)\s[^"“[]{10,130}$/i.test(one)).slice(0, 3),
  checks: orders.flatMap((one) => check.exec(one)?.[1] ?? []).slice(0, 3),
});

export const replyContextOf = (request: ChatRequest) => {
  const system = systemOf(request);
  const asSent = questionOf(request);
  const last = lastWords(request);
  const named = askedPartsIn(asSent);
  const isGuided = named.length > 0;
  // What the product adds about a danger is not the owner's.
  const question = isGuided ? asSent : asSent.replace(/\n+Safety: the message may [\s\S]*$/, '');
  const name = row(system, 'Business name') || 'your business';
  const own = question
    .replace(/What you hand over, as parts[\s\S]*$/, '')
    .replaceAll(/<figures_text_\w+>[\s\S]*?<\/figures_text_\w+>/g, '');
  const asked = isGuided ? named : usualParts(own);
  const title = isGuided ? row(system, 'About') : '';
  const helper = helperOf(system);
  const free = { goal: '', told: sentencesOf(own.replaceAll(block, '')), orders: [] as string[] };
  const { goal, told, orders } = isGuided ? readGuided(own, name) : free;
  const business = { name, place: row(system, 'Location'), trade: row(system, 'Business type') };
  const said = {
    isGuided,
    /** What the owner told, a line or sentence each, and what they told before. */
    told: told.filter(isSafe),
    own: isGuided ? told.join('\n') : own.replaceAll(block, ''),
    remembered: isGuided ? [] : rememberedIn(system, own),
    /** What a customer wrote. */
    theirs: pastedBy('customer', question),
  };
  return {
    ...business,
    helper,
    /** The day of the question at the business, for example "Sunday, November 22, 2026". */
    day: /^.*?\d{4}/.exec(dayOf(request))?.[0] ?? 'today',
    /** Another number for another request. */
    seed: seedOf(title || own),
    question,
    asked,
    /** The parts that an answer before this one left out. */
    stillMissing: /^These parts are still missing/.test(last) ? askedPartsIn(last) : [],
    ...said,
    ...ownWordsOf({ ...business, ...said }),
    pasted: isGuided ? '' : pastedBy('owner', question),
    /** The title of the guided prompt; empty for a question of the owner's own. */
    title,
    goal,
    /** The sentences of a guided prompt that name the work, and what they list. */
    orders,
    points: isGuided || asked.some(({ about }) => about) ? pointsIn(orders, told) : [],
    ...rulesAndChecksIn(orders),
    /** What was worked out, a sentence for each sum, and the numbers that are missing for one. */
    figures: figuresOf(request),
    figureRows: figureRowsOf(question),
    missing: missingNumbersIn(`${question}\n${last}`),
    empty: emptyBlanksOf(title, helper, question),
    /** What a question of the owner's own speaks of, a few of their words each. */
    phrases: isGuided ? [] : phrasesOf(said.told.join(' ')),
    pictures: picturesOf(request).length,
    /** What the helper is to guard against, without remarks on its own words. */
    guards: row(system, '- Guard against')
      .split('; ')
      .filter((one) => one && !/"|owner|^Advice/.test(one)),
    examples: examplesIn(system),
  };
};
