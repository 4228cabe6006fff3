/** What must not count when somebody is hired, asked or hinted at. */
import { findUndenied } from './negation.ts';

/** Asks or looks for it, whatever the question is about. */
const protectedQuestion =
  /\b(?:how old are you|what(?:'s| is) your age|what year (?:were you born|did you graduate)|are you (?:married|single|pregnant|religious|a (?:us )?citizen|disabled|gay|a native)|do you (?:have|plan (?:on|to have)|want) (?:any )?(?:kids|children|a family)|(?:when|are) you (?:planning|going) to (?:have|start) (?:kids|children|a family)|where (?:are you|were you|is your family) (?:really )?(?:from|born)|what(?:'s| is) your (?:religion|nationality|race|native language|mother tongue|marital status)|(?:do|did) you (?:have|had) (?:any )?(?:disabilit\w+|health (?:problems?|conditions?)|medical conditions?)|(?:ever|been) arrested|which church|young (?:and|,)|energetic young|recent graduates? only|native (?:english )?speakers?|able-bodied|no (?:moms|mothers|older)|(?:only|prefer) (?:men|women|males?|females?)\b|strong (?:young )?(?:man|men|guys?)\b|¿(?:cuántos años tiene|está casad[oa]|tiene hijos|está embarazada|de dónde es)\b)/giu;

const adults =
  '(?:lady|ladies|woman|women|man|men|guys?|gentlem[ae]n|girls?|boys?|lads?|moms?|mothers?|fathers?|husband|wife)';
/** The same paraphrased, in an ad or an interview. */
const hinted = RegExp(
  [
    String.raw`\b(?:mature|young|younger|youthful|elderly|older|middle-aged|senior) (?:and |, ?)?(?:\w+ )?(?:${adults}|person|people|team|crew|talent|blood|face|soul|minds?)\b`,
    String.raw`\b(?:young|youthful|hungry and young)\b,? (?:hungry|fit|strong|dynamic|energetic|flexible|motivated|and)`,
    String.raw`\b(?:fresh|straight|right) (?:out of|from) (?:school|college|high school|university)\b|\brecent(?:ly)? graduat\w+|\bdigital natives?\b`,
    String.raw`\b(?:under|over|below|above|older than|younger than|between) (?:\d\d|thirty|forty|fifty|sixty)\b(?! ?(?:lb|pounds|kg|hours|minutes|\$|%))|\baged? \d\d\b|\bin (?:your|their|his|her) (?:twenties|thirties|forties|20s|30s)\b`,
    String.raw`\b(?:looks? for|looking for|seeks?|hires?|hiring|wants?|needs?|need|want|ideal for|right for|join)\b[^.!?]{0,30}\b${adults}\b`,
    String.raw`\b(?:Christian|Catholic|Muslim|Jewish|Hindu|church-going|god-fearing|believers?|faith(?:ful)?|religious|white|latino|hispanic|asian|caucasian|brotherhood|sisterhood)\b`,
    String.raw`\b(?:born (?:and raised|here|in)|native[- ](?:born|speaker)|mother tongue|(?:without|no|little) (?:an |any )?accent|accent-free|citizens? only|locals? only|one of us)\b`,
    String.raw`\b(?:no|without|free of) (?:family|kids|children|dependents|family commitments|baggage)\b|\bfamily to (?:run|go|get) home\b|\bchildcare\b|\bbabysit\w*|\b(?:your|the|any) (?:little ones|kids|children|husband|wife|partner|boyfriend|girlfriend)\b|\bpregnan\w+|\b(?:un)?married\b|\bsingle (?:mom|man|woman)\b`,
    String.raw`\b(?:perfectly |in full |good )?health(?:y)? (?:person|people|man|woman|only)\b|\bable-bodied\b|\bno (?:health|back|knee|medical) (?:issues?|problems?|conditions?)\b|\bdisabilit\w+|\bnever (?:sick|ill)\b|\bsick days last year\b`,
    String.raw`\b(?:señora madura|joven(?:es)?|señorita|chica|sin hijos)\b|\b(?:junge[rs]?|deutschstämmig\w*|ohne Akzent|Mädchen)\b|\b(?:jeune fille|sans enfants|sans accent)\b`,
  ].join('|'),
  'giu',
);
const hiring =
  /\b(?:hire|hires|hiring|job ad|ad for|help wanted|interview|applicants?|candidates?|crew member|new (?:painter|cleaner|plumber|hand|guy|helper|tech)|apprentice|trial day|laborers?|the ad|write (?:an|the) ad|(?:looks?|looking) for (?:help|someone|somebody|a|an|two|three)|needs? (?:help|somebody|someone)|join (?:us|our)|anuncio|contratar|stellenanzeige|mitarbeiter gesucht|embaucher|annonce)\b/iu;

export const isAboutHiring = (text: string): boolean => hiring.test(text);

/** A sentence that asks or looks for what must not count; `isAbout` where somebody is to be hired. */
export const asksUnfairHiringQuestion = (sentence: string, isAbout: boolean): boolean =>
  findUndenied(sentence, protectedQuestion) !== undefined ||
  (isAbout && findUndenied(sentence, hinted) !== undefined);
