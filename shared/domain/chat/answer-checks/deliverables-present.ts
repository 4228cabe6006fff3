import { missingDeliverables } from '../answer-parts/missing-deliverables.ts';
import type { DraftPart } from '../answer-parts/part.ts';
import { draftsOf } from './answer-text.ts';
import type { Check } from './check.ts';
import { quotedBeginning, wordCount } from './words-and-sentences.ts';

/** A draft that tells what somebody should write. */
const described =
  /^\W*(?:(?:this|the|an?|your) (?:\w+ ){0,3}(?:message|text|e-?mail|script|post|reply|letter|note|document) (?:should|would|could|will|that|which|to|for|asks|asking|thanks|thanking|explains|explaining|offers|offering|tells|telling|reminds|reminding)\b|(?:write|draft|send|compose|create|prepare) (?:\w+ ){0,4}(?:message|text|e-?mail|script|post|reply|letter|note) (?:that|which|to|in which|asking|thanking|explaining)\b|(?:un|este|el) (?:\w+ ){0,2}(?:mensaje|correo|texto) (?:que|para|donde)\b)/iu;
const fewest = 4;

/** What the prompt promises is there, by kind and number, and written out. */
export const deliverablesPresent: Check = {
  promise: 'Everything the prompt promises is there and written out.',
  gate: 0.98,
  look: (answer, { deliverables: declared, isAssistant }) => {
    const drafts = draftsOf(answer);
    if (isAssistant)
      return answer.parts.some(({ kind }) => kind !== 'text')
        ? ['The front desk hands over nothing itself.']
        : undefined;
    if (!declared.length && !drafts.length) return undefined;
    const { parts, form } = answer;
    const missing =
      form === 'parts'
        ? missingDeliverables(declared, { parts, form, ending: 'complete' })
        : declared;
    return [
      ...missing.map((one) => {
        const kind = one.kind === 'draft' ? one.channel : one.kind;
        return `Missing: ${one.count} ${kind}${one.about ? ` (${one.about})` : ''}.`;
      }),
      ...drafts
        .filter(isDescribed)
        .map(({ body }) => `Described, not written: ${quotedBeginning(body)}.`),
    ];
  },
};

const isDescribed = ({ body }: DraftPart) => described.test(body) || wordCount(body) < fewest;
