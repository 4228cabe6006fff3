import type { DraftPart } from '#shared/domain/answer-parts/part.ts';
import type { AskedPart } from './asked-parts.ts';
import { framed, page } from './frames.ts';
import { capital, pointOf, type ReplyContext } from './reply.ts';
import type { Subject } from './subject.ts';

/** How something is to be said is not what it is about. */
const isManner = ({ label }: { label: string }) => /\b(tone|style|sound)\b/i.test(label);

/** What a draft is about when nothing is known of it: the first thing the owner filled in that names it, else the prompt, else the question. */
const matterOf = ({ typed, prompt, question }: ReplyContext) => {
  const named = typed.find(
    (one) => !isManner(one) && /^[A-Za-z][^.!?\n]{2,60}$/.test(one.value),
  )?.value;
  return (named ?? (prompt || question.split(/[.!?\n]/)[0] || 'your request')).trim();
};

/** Words for drafts of a question that no subject is known for. */
const usualWords = (matter: string): readonly string[] => [
  `This is about ${matter}. Is there anything I can answer for you today?`,
  `I can keep [day] free for ${matter}. Shall I put you down?`,
  `I close ${matter} on my side so that you stop hearing from me. Answer here any time and we pick it up where we left it.`,
  `I looked at ${matter} again and have one question: what matters most to you, the date or the price?`,
];

const usualPage = (matter: string): readonly string[] => [
  `1. Before: confirm [day] and who comes for ${matter}.`,
  `2. On the day: ${matter}, checked by [your name].`,
  '3. After: photos, parts used, next date.',
];

const channelOf = ({ channel }: AskedPart) => channel;

/** What its title adds so that two drafts of an answer are told apart. */
const titleOf = (drafts: readonly AskedPart[], at: number, of: ReplyContext, matter: string) => {
  const { channel, about } = drafts[at] as AskedPart;
  const alike = (one: AskedPart) => one.channel === channel && one.about === about;
  const count = drafts.slice(0, at).filter(alike).length;
  const number = drafts.filter(alike).length > 1 ? ` ${count + 1}` : '';
  return `${capital(about || of.prompt || matter).slice(0, 70)}${number}`;
};

/** The lines of one document of an answer: its section where a rule tells them apart, else its share, so that no two are alike. */
const linesFor = (page: readonly string[], nth: number, count: number) => {
  const lines = page.filter((line) => line !== rule);
  if (count === 1) return lines;
  const sections = page.join('\n').split(`\n${rule}\n`);
  if (sections.length === count) return sections[nth]?.split('\n') ?? [];
  const share = Math.max(1, Math.floor(lines.length / count));
  return lines.slice(nth * share, nth === count - 1 ? undefined : (nth + 1) * share);
};

/** Stands between the documents of an answer. */
const rule = '---';

/** Placeholders of contacts that the pasted text had, as a helper would use them. */
const contactsOf = ({ pasted }: ReplyContext) => {
  const found = pasted
    .map(({ text }) => text)
    .join('\n')
    .match(/\[(?:phone|address|email|link|card) \d+\]|\[customer\]/g);
  return found ? `\n\nI have ${[...new Set(found)].join(' and ')} from you.` : '';
};

/** The drafts among what is asked for, in that order and no two alike. */
export const draftsFor = (
  asked: readonly AskedPart[],
  subject: Partial<Subject>,
  of: ReplyContext,
): DraftPart[] => {
  const drafts = asked.filter(({ kind }) => kind === 'draft');
  const documents = drafts.filter((one) => channelOf(one) === 'document').length;
  const matter = matterOf(of);
  const words = [...(subject.say ?? []), ...usualWords(matter)];
  const lines = subject.page ?? usualPage(matter);
  const written = of.pasted.find(({ from }) => from === 'customer');
  const quote = written ? pointOf(written.text) : '';
  const contacts = contactsOf(of);
  let said = 0;
  let pages = 0;
  return drafts.map((one, at) => {
    const title = titleOf(drafts, at, of, matter);
    const subjectLine =
      one.channel === 'email' ? `${capital(of.prompt || matter)}, ${of.name}` : null;
    const body =
      one.channel === 'document'
        ? page(linesFor(lines, pages++, documents), title, of)
        : framed(one.channel, words[said % words.length] as string, said++, quote, of) + contacts;
    return { kind: 'draft', channel: one.channel, title, subject: subjectLine, body };
  });
};
