import type { Part } from '#shared/domain/answer-parts/part.ts';
import { type AskedPart, askedParts } from './asked-parts.ts';
import { draftsFor } from './drafts.ts';
import { capital, pointOf, type ReplyContext, type Topic } from './reply.ts';
import { stepsOf } from './steps.ts';
import type { Subject } from './subject.ts';

const openings = [
  ({ name }: ReplyContext) => `Here is what I would do for ${name}.`,
  ({ name, aTrade }: ReplyContext) =>
    `I read this with ${name} in mind: ${aTrade}, with the hours you really have.`,
  ({ name }: ReplyContext) => `Short answer first, then something you can use today at ${name}.`,
];

/** Another opening for another question; figures come first, and the reply starts from the goal when one was given. */
const opening = (of: ReplyContext) => {
  if (of.figures.length) return of.figures.join(' ');
  if (of.pictures) return `I looked at your photo, with ${of.name} in mind.`;
  if (of.goal) return `Your goal: ${of.goal}. I keep to that.`;
  const open = openings[of.question.length % openings.length] as (typeof openings)[number];
  return open(of);
};

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** What the owner gave, so that they see it was read; a pasted text is answered at its point. */
const given = ({ typed, pasted }: ReplyContext, heading: string) => {
  const listed = typed.map(
    ({ label, value }) =>
      `- ${label}${label.endsWith('?') ? '' : ':'} ${oneLine(value).slice(0, 400)}`,
  );
  const points = pasted.map(({ from, text }) =>
    from === 'customer'
      ? `Their point, as I read it: "${pointOf(text)}"`
      : `From what you pasted I go by this: "${pointOf(text)}"`,
  );
  return [listed.length > 0 && heading, listed.join('\n'), ...points].filter(
    (one) => typeof one === 'string' && one !== '',
  ) as string[];
};

/** The heading of what was given where no other names the prompt. */
const withTitle = ({ prompt }: ReplyContext) =>
  prompt ? `**${prompt}**, with what you told me:` : '';

const text = (...paragraphs: readonly string[]): Part => ({
  kind: 'text',
  markdown: paragraphs.filter(Boolean).join('\n\n'),
});

const artefactOf = (topic: Topic, of: ReplyContext): Part => {
  const { title, text: body, channel } = topic.artefact(of);
  return channel
    ? { kind: 'draft', channel, title, subject: null, body }
    : text(`## ${title}`, body);
};

const listOf = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const failing = (subject: Subject) => `**What would make this fail:** ${subject.fails}`;

/** Whether a part is to say what not to write: it holds nothing else. */
const isWarning = ({ kind, about }: AskedPart) => kind === 'text' && about === 'Do not write';

/** The parts that a request names, each as it is asked for; the first text of advice holds what the owner gave. */
const handOver = (asked: readonly AskedPart[], subject: Subject, of: ReplyContext): Part[] => {
  const drafts = draftsFor(asked, subject, of);
  const first = asked.findIndex((one) => one.kind === 'text' && !isWarning(one));
  return asked.map((one, at) => {
    if (one.kind === 'draft') return drafts.shift() as Part;
    if (one.kind === 'steps') return stepsOf(subject.steps ?? usualSteps);
    if (isWarning(one)) return text('## Do not write', listOf(subject.never ?? [subject.fails]));
    const heading = `## ${capital(one.about || of.prompt || 'What it comes down to')}`;
    return text(
      heading,
      ...(at === first ? [...given(of, 'What you told me:'), failing(subject)] : [subject.point]),
    );
  });
};

const usualSteps = ['Do the first thing above today.', 'Look at the result in a week.'];

const plan = /\b(plan|30|60|90)\b/i;
const ofPlan =
  'In 30 days look at one number, in 60 give it a fixed day, in 90 keep it or drop it.';

const closing = (subject: Subject): Part => ({
  kind: 'question',
  text: capital(subject.ask),
  choices: [],
});

/** What a helper says to a starter prompt: the parts that it asks for, about its subject. */
export const adviceOnPrompt = (subject: Subject, of: ReplyContext): Part[] => {
  const asked = askedParts(of.question);
  const told = asked.some((one) => one.kind === 'text' && !isWarning(one))
    ? []
    : [...given(of, withTitle(of)), failing(subject)];
  return [
    text(opening(of), `**Bottom line:** ${subject.point}`, ...told),
    ...handOver(asked, subject, of),
    closing(subject),
  ];
};

/** What a helper says about a topic: its parts, those that are asked for or the usual ones. */
export const adviceOn = (topic: Topic, of: ReplyContext): Part[] => {
  const asked = askedParts(of.question);
  const subject = {
    point: topic.bottom(of),
    fails: topic.doubt(of),
    ask: topic.next(of),
    steps: topic.steps(of),
  };
  return [
    text(
      opening(of),
      `**Bottom line:** ${subject.point}`,
      ...given(of, withTitle(of)),
      failing(subject),
      plan.test(of.question) ? ofPlan : '',
    ),
    ...(asked.length
      ? handOver(asked, subject, of)
      : [artefactOf(topic, of), stepsOf(subject.steps)]),
    closing(subject),
  ];
};
