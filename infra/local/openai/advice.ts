import type { Part } from '#shared/domain/answer-parts/part.ts';
import { type AskedPart, askedParts } from './asked-parts.ts';
import { draftFor } from './drafts.ts';
import { capital, type ReplyContext, type Topic } from './reply.ts';

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

/** What the owner gave, so that they see it was read. */
const given = ({ typed, pasted, prompt }: ReplyContext) =>
  [
    prompt && `**${prompt}**, with what you told me:`,
    typed.map(({ label, value }) => `- ${label}: ${value.replaceAll(/\s+/g, ' ')}`).join('\n'),
    ...pasted.map((text) => `> ${text.replaceAll(/\s+/g, ' ').slice(0, 400)}`),
  ].filter(Boolean);

const text = (...paragraphs: readonly string[]): Part => ({
  kind: 'text',
  markdown: paragraphs.filter(Boolean).join('\n\n'),
});

const days = [0, 2, 7];
const minutes = [20, 10, 30];

/** The steps of a topic: the first sentence says what, the rest how. */
const stepsOf = (topic: Topic, of: ReplyContext): Part => ({
  kind: 'steps',
  items: topic.steps(of).map((said, nth) => {
    const [, title = said, detail = ''] = /^(.+?)[.:?]\s+(.+)$/.exec(said) ?? [];
    return {
      title: title.replace(/\.$/, ''),
      detail,
      due_in_days: days[nth % days.length] as number,
      minutes: minutes[nth % minutes.length] as number,
      who: null,
    };
  }),
});

const artefactOf = (topic: Topic, of: ReplyContext): Part => {
  const { title, text: body, channel } = topic.artefact(of);
  return channel
    ? { kind: 'draft', channel, title, subject: null, body }
    : text(`## ${title}`, body);
};

/** The parts that a request names, each as it is asked for. */
const handOver = (asked: readonly AskedPart[], topic: Topic, of: ReplyContext): Part[] =>
  asked.map((one, at) => {
    const nth = asked
      .slice(0, at)
      .filter(({ kind, channel }) => kind === one.kind && channel === one.channel).length;
    if (one.kind === 'draft') return draftFor(one, nth, of);
    if (one.kind === 'steps') return stepsOf(topic, of);
    const artefact = artefactOf(topic, of);
    const analysis = artefact.kind === 'text' ? artefact.markdown : '';
    return text(`## ${capital(one.about || 'What it comes down to')}`, topic.doubt(of), analysis);
  });

const plan = /\b(plan|30|60|90)\b/i;

/** What a helper says about a topic: its parts, those that are asked for or the usual ones. */
export const adviceOn = (topic: Topic, of: ReplyContext, request: string): Part[] => {
  const asked = askedParts(request);
  const isPlan = plan.test(of.question);
  return [
    text(
      opening(of),
      `**Bottom line:** ${topic.bottom(of)}`,
      ...given(of),
      `**What would make this fail:** ${topic.doubt(of)}`,
      isPlan
        ? 'In 30 days look at one number, in 60 give it a fixed day, in 90 keep it or drop it.'
        : '',
    ),
    ...(asked.length ? handOver(asked, topic, of) : [artefactOf(topic, of), stepsOf(topic, of)]),
    { kind: 'question', text: capital(topic.next(of)), choices: [] },
  ];
};
