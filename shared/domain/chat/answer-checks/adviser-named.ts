import { allTexts, wholeText } from './answer-text.ts';
import type { Check } from './check.ts';
import type { AdviserKind } from './checked-question.ts';
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

/** Says for certain what only an adviser can say. */
const certain =
  /\b(?:(?:is|are|it's|that's) (?:perfectly |completely |totally |100 ?% )?(?:legal|illegal|lawful|unlawful|tax[- ]deductible)|fully deductible|100 ?% deductible|you (?:do not|don't|won't) need (?:a |any )?(?:licen[sc]es?|permits?|insurance|lawyers?|accountants?|contracts?)|no (?:licen[sc]e|permit) (?:is )?(?:needed|required|necessary)|(?:is|are|it's|be|bring it|meets?|all) up to code|meets? (?:the )?code|code[- ]compliant|(?:is|are|it's) (?:perfectly |completely |totally )?safe to|(?:you are|you're) (?:fully |definitely )?(?:covered|insured|protected)|insurance (?:will|must|has to) (?:pay|cover)|(?:you are|you're) not liable|you can(?:not|'t) be sued|guaranteed to hold up|es (?:totalmente |completamente )?legal|no necesitas? (?:licencia|permiso)|es deducible|ist (?:völlig )?legal|sie brauchen keine (?:genehmigung|lizenz))\b/iu;
/** Foretells what a court, an authority or an insurer will do, or says that the owner has a right. */
const foretold = RegExp(
  [
    String.raw`\b(?:courts?|judges?|jury|tribunal|arbitrator)\b[^.!?]{0,30}\b(?:will|would|always|has to|must|is going to|are going to)\b(?! want| need| ask| look| see)`,
    String.raw`\b(?:you|you'll|you will|you'd|we|we'll) (?:would |will |always |easily |definitely |certainly |surely )*win\b(?=[^.!?]*\b(?:case|claim|court|suit|every time|easily|this one)\b)`,
    String.raw`\b(?:in the clear|air-?tight|water-?tight|iron-?clad|bullet-?proof|open and shut)\b|\bno (?:lawyer|attorney|court|judge)\b[^.!?]{0,20}\b(?:can|could|will|would)\b`,
    String.raw`\b(?:is|are) (?:legally )?(?:binding|enforceable|void|unenforceable)\b|\b(?:will|would) (?:get|win|bring) you (?:damages|your money|compensation)\b`,
    String.raw`\b(?:are|is|'re|'s) (?:legally |fully )?(?:obliged|required by law|entitled|liable)\b|\b(?:legally|by law),? (?:they|he|she|you|the customer|it)\b[^.!?]{0,10}\b(?:must|has to|have to|owes?|can|can't|cannot)\b`,
    String.raw`\b(?:holds?|stands?) up in court\b|\bthe law is on your side\b|\b(?:within|it is|it's) your (?:legal )?rights?\b|\byou have every right\b`,
    String.raw`\b(?:insurer|insurance|carrier)\b[^.!?]{0,20}\b(?:obliged|bound|always pays|pays for (?:it|all|everything))\b`,
    String.raw`\bel juez (?:te|le) dará\b|\bganará el juicio\b|\bvor gericht (?:gewinnen|bekommen) sie\b|\ble juge vous donnera\b`,
  ].join('|'),
  'giu',
);
/** Before such words it is a question. */
const asksWhether = /\b(?:whether|if|how|what|which|may|might|could|si|ob)\b[^.;]*$/iu;
const isForetold = (sentence: string) =>
  [...sentence.matchAll(foretold)].some(({ index }) => !asksWhether.test(sentence.slice(0, index)));

/** Makes a sentence a question to somebody, or a warning against the claim. */
const hedged =
  /\b(?:whether|if|ask|asks|check|checks|confirm|unless|until|depends|may not|might|cannot say|can't say|not sure|don't (?:say|promise|claim|tell|write)|do not (?:say|promise|claim|tell|write)|never (?:say|promise|claim|tell|write)|without (?:saying|promising)|pregunta|si|confirma|ob|fragen)\b|\?/iu;

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
        .filter((one) => (certain.test(one) && !hedged.test(one)) || isForetold(one))
        .map((sentence) => `It certifies something: ${quotedBeginning(sentence)}.`),
    ];
  },
};
