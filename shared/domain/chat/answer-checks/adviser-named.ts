import type { AdviserKind } from './answer-expectations.ts';
import { allTexts, wholeText } from './answer-text.ts';
import { isCertifiedClaim } from './certified-claim-patterns.ts';
import type { Check } from './check.ts';
import { quotedBeginning, sentencesOf } from './words-and-sentences.ts';

/** How each kind of adviser may be called. */
const advisers: Readonly<Record<AdviserKind, RegExp>> = {
  lawyer:
    /\b(?:lawyer|attorney|solicitor|legal (?:adviser|advisor|advice|aid|clinic)|abogad[oa]|anw[aä]lt\w*|rechtsberat\w*)\b/iu,
  accountant:
    /\b(?:accountant|bookkeeper|cpa|tax (?:adviser|advisor|preparer|professional)|contador\w*|steuerberat\w*)\b/iu,
  employment:
    /\b(?:(?:employment|labor|labour) (?:lawyer|attorney|law|adviser|advisor|office|department|authority|board)|department of labor|hr adviser|hr advisor|acas|fair work|payroll (?:adviser|advisor|service|provider)|inspección del trabajo|laboral|minijob-zentrale|arbeitsrecht\w*)\b/iu,
  licensing:
    /\b(?:licens(?:e|ing|ure) (?:board|office|agency|authority|department)|(?:contractor|state|trade) (?:board|licens\w+)|building department|permit office|trade body|chamber|handwerkskammer|ayuntamiento)\b/iu,
  code: /\b(?:inspector|building department|permit office|code (?:official|office)|licensed (?:electrician|plumber|engineer|contractor|professional|tradesperson)|qualified (?:electrician|plumber|engineer|person|professional)|engineer|electricista (?:certificado|calificado)|fachbetrieb|elektrofachkraft)\b/iu,
  safety:
    /\b(?:safety (?:consultant|professional|trainer|adviser|advisor|officer|office|person)|osha|qualified person|competent person|emergency services|fire (?:department|service|brigade|authority)|cfa|gas (?:company|utility|supplier|emergency)|utility|911|112|999|000|protección civil|berufsgenossenschaft|poison (?:control|center|centre)|doctor|industrial hygienist)\b/iu,
  insurance:
    /\b(?:insurer|insurance (?:agent|broker|company|carrier|adviser|advisor|provider)|aseguradora|agente de seguros|versicherung\w*)\b/iu,
};

/** On law, tax, employment, licenses, code, safety and insurance the kind of adviser is named, and nothing is certified. */
export const adviserNamed: Check = {
  promise: 'The answer names who to ask, and doesn’t certify anything.',
  gate: 1,
  look: (answer, { expect }) => {
    const text = wholeText(answer);
    return [
      ...(expect.advisers ?? [])
        .filter((kind) => !advisers[kind].test(text))
        .map((kind) => `It doesn’t name who to ask (${kind}).`),
      ...allTexts(answer)
        .flatMap(sentencesOf)
        .filter(isCertifiedClaim)
        .map((sentence) => `It certifies something: ${quotedBeginning(sentence)}.`),
    ];
  },
};
