import type { DraftChannel } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import {
  framingWordLimits,
  usualWordLimits,
} from '#shared/domain/chat/answer-parts/word-limits.ts';
import { draftsFor } from './drafts.ts';
import { fillSlotsWith } from './fill-slots.ts';
import { labelOf } from './markdown-document.ts';
import { ownWords, quotedWords, thingsIn } from './own-words.ts';
import { pointsInStarterPrompt, type StarterPromptPoints } from './points-in-starter-prompt.ts';
import { professionalsToAsk } from './professionals-to-ask.ts';
import type { ReplyContext } from './reply-context.ts';
import { type RequestedAnswerPart, requestedAnswerParts } from './requested-answer-parts.ts';
import { safePoint, withoutUnsafeSentences } from './safe-sentences.ts';
import type { Situation } from './situations/situation.ts';
import { stepsFor } from './steps.ts';
import { capitalized, shorten, wordCount } from './words-and-sentences.ts';

/** Figures come first, then what was asked for; without either, whom it is for and from when. */
const opening = (of: ReplyContext) => {
  if (of.figures.length) return of.figures.join(' ');
  if (of.pictures) return `I looked at your photo, with ${of.name} in mind.`;
  if (of.goal) return `Your goal: ${of.goal}.`;
  const town = of.place === 'your area' ? '' : ` in ${of.place}`;
  const day = /^.*?\d{4}/.exec(of.today)?.[0] ?? of.today;
  return `Here's what I'd do at ${of.name}${town}, starting ${day}.`;
};

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const text = (...paragraphs: readonly string[]): Part => ({
  kind: 'text',
  markdown: paragraphs.filter(Boolean).join('\n\n'),
});
const listOf = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const pointsOfPasted = ({ pasted, prompt }: ReplyContext) =>
  pasted
    .filter(({ from }) => from === 'customer' || !prompt)
    .flatMap(({ from, text: words }) => {
      const point = safePoint(words);
      const lead =
        from === 'customer'
          ? 'Their point, as I read it:'
          : "Here's what I'm going by, from what you pasted:";
      return point ? [`${lead} "${point}"`] : [];
    });

/** What the owner gave and left empty, so that they see it was read; a pasted text is answered at its point. */
const given = (of: ReplyContext) => {
  // A pasted text is read up to its last full stop.
  const whole = (value: string) => {
    const said = of.pasted
      .map(({ text: words }) => oneLine(words))
      .find((words) => words === `${value}.`);
    return oneLine(withoutUnsafeSentences(said ?? value));
  };
  const listed = of.typed.map(
    ({ label, value }) => `${labelOf(label)} ${whole(value).slice(0, 400)}`,
  );
  const open = of.empty.slice(0, 3).map(({ label }) => `${labelOf(label)} [confirm]`);
  const told = of.remembered.map((fact) => `You told me before: ${fact}`);
  return [listOf([...listed, ...open, ...told]), ...pointsOfPasted(of)].filter(Boolean);
};

const failing = (situation: Situation, of: ReplyContext) =>
  `**What would make this fail:** ${fillSlotsWith(of)(situation.fails)}`;
const bottomLine = (situation: Situation, of: ReplyContext) =>
  `**Bottom line:** ${fillSlotsWith(of)(situation.point)}`;

/** Whether a part is to say what not to write: it holds nothing else. */
const isWarning = ({ kind, about }: RequestedAnswerPart) =>
  kind === 'text' && about === 'Don’t write';

/** Paragraphs from the front, as many as fit into so many words; the first ones always stand. */
const fitting = (always: readonly string[], more: readonly string[], words: number) => {
  let left = words - wordCount(always.join(' '));
  return [
    ...always,
    ...more.filter((one) => {
      const fits = wordCount(one) <= left;
      if (fits) left -= wordCount(one);
      return fits;
    }),
  ];
};

/** The part with the analysis: what the owner gave, what counts, what to keep to, and what would make it fail. */
const analysis = (
  one: RequestedAnswerPart,
  situation: Situation,
  of: ReplyContext,
  asked: StarterPromptPoints,
) => {
  const points = asked.points.length >= 3 ? asked.points : [];
  const about = one.about && `## ${capitalized(one.about)}`;
  const name = `${about ? '**' : '## '}${of.prompt}${about ? '**' : ''}`;
  const more = [
    points.length
      ? `What I'd look at, in this order:\n${listOf(points.slice(0, 6).map(capitalized))}`
      : '',
    asked.rules.length ? `The limits I followed:\n${listOf(asked.rules.slice(0, 3))}` : '',
    asked.situation,
    ...professionalsToAsk(of.question.replace(/What you hand over[\s\S]*$/, '')),
  ];
  return text(
    ...fitting(
      [about, of.prompt && name, ...given(of), failing(situation, of)].filter(Boolean),
      more.filter(Boolean),
      one.words || usualWordLimits.text,
    ),
  );
};

/** What not to write: the rules of the request, and what would make the answer fail. */
const warning = (
  one: RequestedAnswerPart,
  situation: Situation,
  of: ReplyContext,
  { rules }: StarterPromptPoints,
) =>
  text(
    ...fitting(
      ['## Don’t write', `- ${fillSlotsWith(of)(situation.fails)}`],
      [listOf(rules), `- An answer to ${of.prompt.toLowerCase()} that you wrote in anger.`],
      one.words || usualWordLimits.text,
    ),
  );

/** The parts that a request names, each as it is asked for; the first text of advice holds what the owner gave. */
const handOver = (
  asked: readonly RequestedAnswerPart[],
  situation: Situation,
  of: ReplyContext,
): Part[] => {
  const drafts = draftsFor(asked, situation, of);
  const named = pointsInStarterPrompt(of.prompt ? of.question : '');
  const first = asked.findIndex((one) => one.kind === 'text' && !isWarning(one));
  return asked.map((one, at) => {
    if (one.kind === 'draft') return drafts.shift() as Part;
    if (one.kind === 'steps') return stepsFor(situation, of, one, asked);
    if (isWarning(one)) return warning(one, situation, of, named);
    if (at === first) return analysis(one, situation, of, named);
    return text(`## ${capitalized(one.about || of.prompt)}`, fillSlotsWith(of)(situation.point));
  });
};

/** Asks for a number by the name of its blank, which may be a question already. */
const missingNumber = (label: string) =>
  label.endsWith('?')
    ? label
    : `One number I still need: ${label.charAt(0).toLowerCase()}${label.slice(1)}?`;

/** The one question: a number that is missing, else a blank that was left empty, else what the situation asks. */
const closing = (situation: Situation, of: ReplyContext): Part => {
  const [gap = of.empty.find(({ type }) => type === 'number')?.label] = of.gaps;
  const usual = of.prompt
    ? `On “${of.prompt.replaceAll(/[“”]/g, '')}”: ${situation.ask.charAt(0).toLowerCase()}${situation.ask.slice(1)}`
    : situation.ask;
  const ask = gap ? missingNumber(gap) : usual;
  return {
    kind: 'question',
    text: shorten([capitalized(ask)], framingWordLimits.question),
    choices: [],
  };
};

/** What a helper says to a starter prompt: the parts that it asks for. */
export const adviceOnPrompt = (situation: Situation, of: ReplyContext): Part[] => {
  const asked = requestedAnswerParts(of.question);
  const texts = asked.filter(({ kind }) => kind === 'text');
  const hasAnalysis = texts.some((one) => !isWarning(one));
  const limit = Math.max(0, ...texts.map(({ words }) => words)) || usualWordLimits.text;
  const below = `Below: ${of.description.charAt(0).toLowerCase()}${of.description.slice(1)}`;
  const start = [opening(of), bottomLine(situation, of), below];
  // What stands in no analysis stands here; a reply to a customer has room for their point only.
  const short = [`**${of.prompt}**`, ...given(of), bottomLine(situation, of)];
  const told = hasAnalysis
    ? start
    : [...(texts.length ? [] : start), ...short.slice(0, texts.length ? 3 : -1)];
  const more = hasAnalysis
    ? []
    : [below, failing(situation, of), pointsInStarterPrompt(of.question).situation];
  return [
    text(
      ...fitting(
        told,
        more.filter((one) => one && !told.includes(one)),
        limit,
      ),
    ),
    ...handOver(asked, situation, of),
    closing(situation, of),
  ];
};

/** The channel that an owner asks for by name. */
const namedChannels: readonly (readonly [DraftChannel, RegExp])[] = [
  ['social-post', /\b(?:post|caption|instagram|facebook|tiktok)\b/i],
  ['email', /\be-?mails?\b|\bletter\b/i],
  ['call-script', /\bscript\b|what (?:do|should) i say\b|\bon the phone\b/i],
  ['document', /\b(?:checklist|one.?pager?|job ad|\bad\b|policy|list of)\b/i],
  [
    'text-message',
    /\b(?:a|the|this|him|her|them|short) (?:text|message)\b|\btext (?:him|her|them|for|to)\b|\btext it\b/i,
  ],
];

const plan = /\b(plan|30|60|90)\b/i;
const planLine =
  'In 30 days, look at one number. In 60, give it a fixed day. In 90, keep it or drop it.';

/** What a helper says to a question of the owner's own: the parts it asks for, or a draft and steps. */
export const adviceOnQuestion = (situation: Situation, of: ReplyContext): Part[] => {
  const named = requestedAnswerParts(of.question);
  const own = ownWords(of);
  // A question that stands as a whole above the answer is not repeated in it.
  const said = quotedWords(of, 60).filter((one) => oneLine(one) !== oneLine(of.question));
  const things = thingsIn(own);
  const channel = namedChannels.find(([, words]) => words.test(own))?.[0] ?? situation.draft;
  const usual: RequestedAnswerPart[] = [
    { kind: 'draft', channel, about: '', words: usualWordLimits[channel] },
    { kind: 'steps', channel, about: '', words: usualWordLimits.steps },
  ];
  return [
    text(
      opening(of),
      bottomLine(situation, of),
      ...professionalsToAsk(own),
      said.length
        ? `Here's what I'm going by:\n${listOf(said.map((one) => `"${oneLine(one)}"`))}`
        : '',
      things.length ? `What it's about: the ${things.join(', the ')}.` : '',
      ...given(of),
      failing(situation, of),
      plan.test(of.question) ? planLine : '',
      `**If you hear nothing for 3 days:** write again, in your own voice and with their name. You could write: "${fillSlotsWith(of)(situation.say.at(-1) ?? '')}" After that, leave it for a month and put your time into the next person.`,
    ),
    ...handOver(named.length ? named : usual, situation, of),
    closing(situation, of),
  ];
};
