import { asksFirst } from '../answer-parts/asks-first.ts';
import type { DraftPart } from '../answer-parts/part.ts';
import { draftsOf, plainWordsOf } from './answer-text.ts';
import type { Check } from './check.ts';
import { isImperative } from './imperative-sentences.ts';
import { sentencesOf, wordCount } from './words-and-sentences.ts';

/** What is sent to one person, who is to do something then; on the phone one listens. */
const toSomebody: readonly DraftPart['channel'][] = ['text-message', 'email'];

/** Asks for something, or says what happens next and when. */
const asks =
  /\?|\b(?:please|reply|let (?:me|us) know|tell (?:me|us)|(?:and|then|or|to) (?:call|text|ring|send|pay|write|email|show|tell) (?:me|us|it|by|no|yes)|i(?:'ll| will| can| would| am| could)? (?:come|call|ring|look|write|send|stop|close|check|bring|pick|text|stay|put|keep)|we(?:'ll| will| can)? (?:come|call|ring|look|write|send|check|bring|pick|text|open|look))\b|por favor|bitte|s'il vous plaît|\b(?:dígame|avísenos|llámenos|escríbanos|mándenos|podemos pasar|le avisamos)\b|\b(?:rufen|schreiben|antworten|schicken|melden|wir kommen)\b|\b(?:appelez|écrivez|répondez|nous pouvons|je vous appelle)\b/iu;

const thanks = /^(?:many )?(?:thank|gracias|danke|vielen dank|merci)/iu;

/** The owner learns what to do, and whoever gets a message learns what comes next. */
export const nextStep: Check = {
  promise: 'The owner gets something to do, and the reader of a message learns what comes next.',
  gate: 0.95,
  look: ({ parts }, { business, isAssistant }) => {
    if (isAssistant || asksFirst(parts)) return undefined;
    const language = business.language ?? 'en';
    // "Clear Pane Windows" under a message is no order to clear something.
    const unsigned = (text: string) => (business.name ? text.replaceAll(business.name, '') : text);
    const orders = (text: string) =>
      sentencesOf(unsigned(text)).filter((one) => wordCount(one) > 1 && !thanks.test(one));
    const messages = draftsOf({ parts }).filter(({ channel }) => toSomebody.includes(channel));
    const others = parts.filter(({ kind }) => kind !== 'question');
    const isTold = others.some(
      (part) =>
        part.kind === 'steps' ||
        part.kind === 'handoff' ||
        orders(plainWordsOf(part)).some((one) => isImperative(one, language) !== false) ||
        (part.kind === 'draft' && asks.test(part.body)),
    );
    const isAsked = messages.some(({ body }) =>
      orders(body).some((one) => asks.test(one) || isImperative(one, language)),
    );
    return [
      ...(isTold ? [] : ['Nothing to do is named.']),
      ...(messages.length && !isAsked ? ['No message says what comes next.'] : []),
    ];
  },
};
