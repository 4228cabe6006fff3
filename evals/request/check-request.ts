/** What is wrong with a request before any model sees it: its layout, its rules, and what belongs to the question. */

import { dateAndSeason } from '../../shared/domain/account/date-and-season.ts';
import { languageName } from '../../shared/domain/account/english-names-of-codes.ts';
import { helpers } from '../../shared/domain/catalogue/helpers.ts';
import { findCasePrompt } from '../cases/case-prompt.ts';
import { businessOf } from '../cases/checked-question.ts';
import type { ExamCase } from '../cases/exam-case.ts';
import { nowOf } from '../product/case-context.ts';
import { contradictionsIn } from './contradictions.ts';
import { requiredOfDirector, requiredRules, sections, sectionsOfDirector } from './required.ts';

export type CheckedRequest = {
  messages: readonly { role: string; content: string }[];
};

/** A role to play, or an order to set the rules aside. */
const sabotage =
  /\b(?:ignore|forget|disregard) (?:all |any |the |these |those |your |every )*(?:\w+ )?(?:rules?|instructions?|above|previous)\b|\b(?:speak|talk|write|answer|act|pretend|reply) (?:like|as) (?:a|an|if)\b|\b(?:pirate|wizard|role-?play|jailbreak)\b/i;
const leftOver = /\{[A-Za-z]\w*(?:\.\w+)*\}|\bundefined\b|\[object |\bNaN\b|\$\{/;

const layout = ({ messages }: CheckedRequest): string[] => {
  const roles = messages.map(({ role }) => role);
  const wanted = roles.map((_, at) => (at === 0 ? 'system' : at % 2 ? 'user' : 'assistant'));
  return roles.join() === wanted.join() && roles.at(-1) === 'user'
    ? []
    : [`The messages stand as ${roles.join(', ')}.`];
};

const sectionsOf = (text: string, wanted: readonly RegExp[]): string[] => {
  const at = wanted.map((heading) => text.search(heading));
  const lost = wanted.filter((_, nth) => (at[nth] ?? -1) < 0).map(({ source }) => source);
  const inOrder = at.every((place, nth) => nth === 0 || place > (at[nth - 1] ?? 0));
  return [
    ...lost.map((source) => `A section is missing: ${source}.`),
    ...(lost.length || inOrder ? [] : ['The sections are out of order.']),
  ];
};

/** What stands before the conversation is the same for every owner. */
const rulesOf = (text: string) => text.split(/^# This conversation$/m)[0] ?? '';
/** The rules without the two examples, which are answers and no rules. */
const withoutExamples = (text: string) =>
  rulesOf(text).replace(/^## Example 1[\s\S]*?(?=^## What you return$)/m, '');

const rules = (text: string, { helper }: ExamCase): string[] => {
  const own = withoutExamples(text);
  const opening = helper
    ? `You are the ${helpers[helper].field} of Sevenhands`
    : 'You are the front desk of Sevenhands';
  const roles = own.match(/(?:^|[.\n-] ?)You are (?:a|an|the|now)\b/g) ?? [];
  const required = helper ? requiredRules : requiredOfDirector;
  const lines = own.split('\n').filter((line) => line.startsWith('- '));
  const twice = lines.filter((line, at) => line.length > 40 && lines.indexOf(line) !== at);
  return [
    ...(text.startsWith(opening) ? [] : ['It does not open with who answers.']),
    ...(roles.length > 1 ? ['It names more than one role.'] : []),
    ...(sabotage.test(own) ? [`It sets its rules aside: ${sabotage.exec(own)?.[0]}.`] : []),
    ...required
      .filter(([, says]) => !says.test(own))
      .map(([name]) => `A rule is missing: ${name}.`),
    ...twice.map((line) => `It says twice: ${line.slice(0, 60)}.`),
    ...(helper ? contradictionsIn(lines).map((pair) => `It contradicts itself: ${pair}.`) : []),
  ];
};

/** Every block is closed with the code it was opened with, and none is opened twice in one message. */
const blocks = (text: string): string[] => {
  const opened = [...text.matchAll(/<([a-z]+_(?:notes|text))_([a-z0-9]+)>/g)];
  return opened.flatMap(([tag, name, code]) =>
    text.split(`</${name}_${code}>`).length - 1 === text.split(tag).length - 1
      ? []
      : [`${name} is not closed.`],
  );
};

const has = (text: string, what: string, value: string | null | undefined): string[] =>
  !value || text.includes(value) ? [] : [`${what} is missing: ${value.slice(0, 60)}.`];
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const ownData = (system: string, one: ExamCase): string[] => {
  const own = system.split(/^# This conversation$/m)[1] ?? '';
  const business = businessOf(one);
  const languages = own.match(/^Answer in [\p{Lu}]\p{L}+/gmu) ?? [];
  const wanted = `Answer in ${languageName(business.language)}`;
  const isKept = one.plan !== 'free' && one.helper !== null;
  const memory = isKept ? (one.memory ?? []) : [];
  const tasks = one.helper === null ? [] : (one.tasks ?? []);
  return [
    ...(languages.length === 1 && languages[0] === wanted ? [] : [`It has to say: ${wanted}.`]),
    ...(/<business_notes_/.test(own) ? [] : ['business_notes are missing.']),
    // An attack in the name of a business is not sent as it was typed.
    ...(one.kind === 'injection' ? [] : has(own, 'The business', business.name)),
    ...(memory.some(({ paused }) => !paused) && !/<remembered_notes_/.test(own)
      ? ['remembered_notes are missing.']
      : []),
    ...(tasks.length && !/<task_notes_/.test(own) ? ['task_notes are missing.'] : []),
    ...(one.elsewhere ?? []).flatMap(({ text }) =>
      own.includes(text) ? ['It has a fact of another business.'] : [],
    ),
  ];
};

const question = (text: string, one: ExamCase): string[] => {
  const prompt = one.prompt ? findCasePrompt(one.prompt) : undefined;
  const day = dateAndSeason(nowOf(one), businessOf(one) as Parameters<typeof dateAndSeason>[1]);
  const flat = oneLine(text);
  const words = one.message ? oneLine(one.message).slice(0, 40) : '';
  return [
    ...(text.includes(`Today is ${day}.`) ? [] : [`The day is missing: ${day}.`]),
    ...(one.kind === 'injection' ? [] : has(flat, 'The question', words)),
    ...(prompt?.deliverables?.length && !text.includes('What you hand over')
      ? ['What is to be handed over is missing.']
      : []),
    ...(one.photo && !text.includes('A photo came with this question')
      ? ['The note about the photo is missing.']
      : []),
  ];
};

/** One sentence for each thing that is wrong; empty for a request as it should be. */
export const checkRequest = (one: ExamCase, request: CheckedRequest): string[] => {
  const [system, ...others] = request.messages;
  const text = system?.content ?? '';
  const last = others.at(-1)?.content ?? '';
  const left = leftOver.exec(rulesOf(text))?.[0] ?? leftOver.exec(last)?.[0];
  return [
    ...layout(request),
    ...sectionsOf(text, one.helper ? sections : sectionsOfDirector),
    ...rules(text, one),
    ...request.messages.flatMap(({ content }) => blocks(content)),
    ...ownData(text, one),
    ...question(last, one),
    ...(left ? [`Left over from a template: ${left}.`] : []),
  ];
};
