/** Sentences of an owner that are about the trade and not about something that happens. */

/** Words of work at the desk: a price, an advertisement, a text to be written, a rule. */
const desk =
  /\b(?:posts?|ads?|advert\w*|flyers?|blogs?|captions?|articles?|web ?site|website|landing page|page|campaigns?|keywords?|checklists?|procedures?|sop|training|policy|policies|templates?|contracts?|courses?|price|prices|pricing|quote|quotes|quoting|bid|bids|estimate|estimates|charge|charging|cost|costs|rates?|hourly|margin|budget|upsell|services?|offer|offering|specialize|market|marketing|promote|seasonal|interview|job description|job ad|hire|hiring|insurance|premium|licen[cs]e|certif\w*|publicacion|anuncio|precio|cotiz\w*|presupuesto|cobr\w*|folleto|preis|angebot|anzeige|beitrag|kosten|checkliste|prix|devis|annonce|tarif|preco|orcamento|anuncio|cena|wycena|ogloszeni\w*)\b/;

/** Words that say it happens, has happened, or was said by somebody. */
const event =
  /\b(?:now|right now|just|today|tonight|yesterday|this morning|last night|asap|urgent\w*|emergency!|help|help me|smell|smells|smelled|says|said|saying|told|tells|wrote|writes|texted|texts|called|calls|emailed|claims|claimed|threat\w*|he|she|they|his|her|my (?:guy|crew|helper|tech|cleaner|son|wife|husband|employee|worker)|one of my|happened|got|went|was|were|am|i'm|feel|feels|ahora|hoy|ayer|dice|dijo|huele|jetzt|heute|gestern|sagt|schreibt|riecht|maintenant|hier|dit|agora|hoje|ontem|disse|teraz|dzis|wczoraj|mowi|pisze)\b/;

/** Whether a sentence, in lower case without accents, only speaks of the trade. */
export const isTradeTalk = (sentence: string): boolean =>
  desk.test(sentence) && !event.test(sentence);
