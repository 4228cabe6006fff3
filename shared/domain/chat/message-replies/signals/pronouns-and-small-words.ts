import { phrasePattern } from './phrase-pattern.ts';

/** Pronouns, greetings, tenses and other small words: who speaks to whom, of what time, and what they want. */
export const smallWordSignals = {
  thirdPerson: phrasePattern(`
    they|them|their|theyre|theyve|he|him|his|she|her|hers|ellos|ellas|el senor|dijeron|llegaron|vinieron|dejaron
    cobraron|prometen|cumplen|pidieron`),
  staffThird: phrasePattern(String.raw`
    (?:the|a|their|his|two|this|that) (?:\w+ )?(?:owner|manager|tech|technician|techs|guy|guys|man|men|crew|team|worker|workers|cleaner|cleaners|painter|painters|plumber|electrician|receptionist|supervisor|office|lady|boss|installer|roofer|handyman|estimator|salesman|contractor|driver)`),
  secondPerson: phrasePattern(`
    you|your|yours|youre|youve|youll|youd|yall|usted|ustedes|su|sus|le|les|oiga`),
  greeting: phrasePattern(`
    hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|dear|hola|buen[oa]s?(?: dias| tardes| noches)?
    morning|afternoon|evening|greetings|howdy|yo|sirs?`),
  polite: phrasePattern(`
    please|pls|thanks|thank you|appreciate|regards|best|sincerely|gracias|por favor|sorry|perdon|disculpe|cheers
    kindly`),
  question: /\?/,

  me: phrasePattern(`
    i|me|im|ive|id|ill|myself|yo`),
  my: phrasePattern(`
    my|mine|mi|mis`),
  we: phrasePattern(`
    we|us|our|ours|weve|nosotros`),
  will: phrasePattern(`
    will|ill|shall|going to|id|voy|vamos`),
  past: phrasePattern(`
    had|was|did|didnt|came|left|took|went|got|sent`),
  need: phrasePattern(`
    need|needs|needed|have|necesito`),
  that: phrasePattern(`
    that|thats|whats|could`),
  where: phrasePattern(`
    in|inside|outside|under|coming|into`),
  yet: phrasePattern(`
    yet|still|before|between|around|few|just`),
  until: phrasePattern(`
    until|till|til|once|again|send|sending|wait|month`),
};
