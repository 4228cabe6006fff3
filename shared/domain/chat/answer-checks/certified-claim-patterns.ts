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

/** Whether a sentence certifies or foretells what only an adviser can say. */
export const isCertifiedClaim = (sentence: string): boolean =>
  (certain.test(sentence) && !hedged.test(sentence)) || isForetold(sentence);
