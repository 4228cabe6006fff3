import { asksFirst } from '../answer-parts/asks-first.ts';
import { allTexts, draftsOf } from './answer-text.ts';
import type { Check } from './check.ts';
import type { CheckedAnswer } from './checked-answer.ts';
import type { CheckedQuestion } from './checked-question.ts';
import { sentencesOf, withPlainPunctuation } from './words-and-sentences.ts';

/** Words that an answer to any question of any owner could have. */
const common = new Set(
  stems(
    `a about above after again all also always am an and another any anybody anyone anything are as ask asked at away back
    bad be because been before being best better big bit both business but by call called came can cannot change check
    company come contact cost could crew customer customers day days did do does doing done dont down each easy else email
    enough even every everybody everyone everything fair feel few find fine first fix follow for free friday from full get
    give go going good got great had hand happy has have having he help her here him his honest house hour hours how i idea
    if im in into is it its job jobs just keep kind know last late later least left less let like line list little long look
    lot made make man many matter may maybe me mean message minutes money monday month months more morning most much must my
    name need never new next nice no nobody not nothing now number of off offer office ok old on once one only open or order
    other our out over own owner part pay people person phone photo place plan please point post price prices problem put
    question quick quote quotes reach ready really reply right run said same saturday say says second see sell send service
    set she short should show simple since small so some somebody someone something soon spend start still stop story such
    sunday sure take talk team tell text than thank thanks that the their them then there these they thing things think this
    those three through thursday time to today together told tomorrow too touch tuesday two under until up us use used very
    visit wait want wants was way we wednesday week weeks well went were what when where which while who why will wish with
    without word words work working works would write wrote year years yes yet you your yours
    algo ayer bien cada casa cliente clientes como con cuando cuánto del desde donde ella ellos esta este hace hacer hacia hola
    hoy llama llamar mañana más mensaje mucho muy nada negocio nos nuestro para pero poco porque precio puede que quien quiere
    semana señora ser siempre sin sobre solo también tengo tiene todo trabajo tres una uno usted
    alle auch auf aus bei bitte das dass dem den der des die dies ein eine einen einer er für gibt guten haben heute ich ihm
    ihn ihr ihre immer ist kann kein können kunde kunden kurz mehr mein mich mir mit nach nicht noch nur oder preis schon sein
    sich sie sind tag über und uns von was wenn wer wie wir wird wo zu zum zur
    aujourd avec avoir bonjour cela cette chez client clients comme dans demain des elle est être faire jour leur lui mais
    merci nous par pas peut pour prix quand que quel qui quoi sans semaine ses son sont sur tous tout travail très une vos
    votre vous`,
  ),
);

/** The beginnings of the words of a text, so that "sanding" and "sanded" are one. */
function stems(text: string): string[] {
  return (
    withPlainPunctuation(text)
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .match(/\p{L}[\p{L}']*|\d[\d.,]*\d|\d+/gu) ?? []
  ).map((word) =>
    /\d/.test(word) ? word.replaceAll(/[.,]/g, '') : word.replace(/(?<=...)s$/, '').slice(0, 5),
  );
}

/** What a text is about: its words that not every text has. */
const subjectOf = (text: string) =>
  new Set(stems(text).filter((stem) => stem.length > 2 && !/\d/.test(stem) && !common.has(stem)));

/** A run of that many words of the question is an echo of it. */
const run = 5;

/** The sentences that say something of their own, and whether others only repeat the question, which shows no understanding. */
const withoutEcho = (texts: readonly string[], question: string) => {
  const asked = stems(question);
  const askedRuns = new Set(asked.map((_, at) => asked.slice(at, at + run).join(' ')));
  const known = new Set(asked);
  const runsOf = (words: readonly string[]) =>
    words
      .slice(0, Math.max(0, words.length - run + 1))
      .filter((_, at) => askedRuns.has(words.slice(at, at + run).join(' '))).length;
  const all = texts.flatMap(sentencesOf).map((sentence) => {
    const words = stems(sentence);
    const repeated = words.filter((word) => known.has(word)).length;
    const isEcho = runsOf(words) * 2 >= Math.max(1, words.length - run + 1);
    return { sentence, isEcho, isOwn: !isEcho && repeated < words.length * 0.8 };
  });
  return {
    own: all.flatMap(({ sentence, isOwn }) => (isOwn ? [sentence] : [])),
    hasEcho: all.some(({ isEcho }) => isEcho),
  };
};

/** What somebody wrote to the owner, quoted in the question: long enough to hold a point to answer. */
const quoted = /["“„«]([^"”“»]{40,})["”“»]/gu;

const shared = (subject: ReadonlySet<string>, texts: readonly string[]) => {
  const said = new Set(texts.flatMap(stems));
  return [...subject].filter((stem) => said.has(stem)).length;
};

const fewest = 6;
/** How much of a question must come back. A short one can be answered in other words, unless the answer only repeats it. */
const needed = (size: number, hasEcho: boolean) => {
  if (hasEcho) return size < 9 ? 1 : 2;
  if (size < fewest) return 0;
  return size < 16 ? 1 : 2;
};

const draftsIgnore = (answer: CheckedAnswer, question: string, pasted: readonly string[]) => {
  const bodies = draftsOf(answer).map(({ subject, body }) => `${subject ?? ''}\n${body}`);
  if (!bodies.length) return false;
  const messages = [...withPlainPunctuation(question).matchAll(quoted)].map(
    ([, message = '']) => message,
  );
  return [...messages, ...pasted].some((message) => {
    const subject = subjectOf(message);
    const need = subject.size >= 7 ? 2 : 1;
    return subject.size >= 3 && shared(subject, withoutEcho(bodies, question).own) < need;
  });
};

/** The answer takes up what was asked, in words of its own; to repeat the question is not to answer it. */
export const onTheQuestion: Check = {
  promise: 'The answer takes up what was asked, and a draft what the customer wrote.',
  gate: 0.98,
  look: (answer, question: CheckedQuestion) => {
    if (question.isAssistant) return undefined;
    const { typed, pasted = [] } = question;
    const asked = [...typed, ...pasted].join('\n');
    const subject = subjectOf(asked);
    if (subject.size < 2) return undefined;
    const isQuestion = asksFirst(answer.parts);
    // The question at the end asks for more; what is answered stands before it.
    const parts = answer.parts.filter(({ kind }) => isQuestion || kind !== 'question');
    const texts = allTexts({ parts });
    const { own, hasEcho } = withoutEcho(texts, asked);
    const found = shared(subject, own);
    const need = Math.min(isQuestion ? 1 : 2, needed(subject.size, hasEcho));
    return [
      ...(found < need ? [`Of what was asked, ${found} of ${need} words are taken up.`] : []),
      ...(draftsIgnore(answer, asked, pasted) ? ['No draft answers what the customer wrote.'] : []),
    ];
  },
};
