import { phrases } from './phrases.ts';

/** Who is spoken to, and how. */
export const peopleSignals = {
  thirdPerson: phrases(`
    they|them|their|theyre|theyve|he|him|his|she|her|hers|ellos|ellas|el senor|dijeron|llegaron|vinieron|dejaron
    cobraron|prometen|cumplen|pidieron`),
  staffThird: phrases(String.raw`
    (?:the|a|their|his|two|this|that) (?:\w+ )?(?:owner|manager|tech|technician|techs|guy|guys|man|men|crew|team|worker|workers|cleaner|cleaners|painter|painters|plumber|electrician|receptionist|supervisor|office|lady|boss|installer|roofer|handyman|estimator|salesman|contractor|driver)`),
  secondPerson: phrases(`
    you|your|yours|youre|youve|youll|youd|yall|usted|ustedes|su|sus|le|les|oiga`),
  greeting: phrases(`
    hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|dear|hola|buen[oa]s?(?: dias| tardes| noches)?
    morning|afternoon|evening|greetings|howdy|yo|sirs?`),
  polite: phrases(`
    please|pls|thanks|thank you|appreciate|regards|best|sincerely|gracias|por favor|sorry|perdon|disculpe|cheers
    kindly`),
  question: /\?/,
  // Small words say much: who speaks, of what time, and what they want.
  me: phrases(`
    i|me|im|ive|id|ill|myself|yo`),
  my: phrases(`
    my|mine|mi|mis`),
  we: phrases(`
    we|us|our|ours|weve|nosotros`),
  will: phrases(`
    will|ill|shall|going to|id|voy|vamos`),
  past: phrases(`
    had|was|did|didnt|came|left|took|went|got|sent`),
  need: phrases(`
    need|needs|needed|have|necesito`),
  that: phrases(`
    that|thats|whats|could`),
  where: phrases(`
    in|inside|outside|under|coming|into`),
  yet: phrases(`
    yet|still|before|between|around|few|just`),
  until: phrases(`
    until|till|til|once|again|send|sending|wait|month`),
};
