import { phrasePattern } from './phrase-pattern.ts';

/** Somebody speaks about the business, to others. */
export const reviewSignals = {
  starGlyphs: /[★☆⭐🌟]/u,
  starWords: phrasePattern(String.raw`
    (?:zero|no|one|two|three|four|five|half an?|[0-5](?:[.,]\d)?)[ -]?stars?|stars? (?:for|because|only|if|is)|[0-3] ?/ ?5
    [0-3](?:[.,]\d)? out of (?:5|five)|(?:una|dos|tres|cero|ninguna|ni una|[0-3]) (?:de 5 )?estrellas?
    [0-3] de 5|rated (?:you )?\d|lower(?:ed|ing) my rating`),
  bareGrade: /(?:^|[ /])[0-3]\.[05](?: |$)/,
  reviewWords: phrasePattern(String.raw`
    (?:not|dont|doesnt|wouldnt|cant|cannot|never|wont) (?:even |really |honestly )?recommend
    no (?:los? |las? |se los? |les? )?recomiendo|no recomend\w+
    (?:new|left (?:you )?an?|reply to(?: \w+)?|respond to \w+s?|bad|original|the other|read the|my|this|these|honest|leave an?|write an?|writing this) reviews?
    just reviewed|leaving (?:this|a) review|local guide|resenas?|yelp|trustpilot|nextdoor|angies?|bbb
    homeadvisor|thumbtack|member comments?|(?:you have|youve|your|consider yourself) been warned|spread the word
    do your (?:homework|research)|give (?:them|this \w+) a miss|buyer beware`),
  neverUse: phrasePattern(String.raw`
    stay (?:far )?away|steer clear|avoid(?: at all costs)?|beware
    (?:look|go|shop|try) (?:elsewhere|somewhere else)
    (?:find|use|call|hire|pick|choose|go with) (?:another|a different|any ?(?:one|body) else|someone else|somebody else|one of those)(?: \w+)?
    (?:do not|dont|never|wont|will not|would not|wouldnt|not|wouldnt ever) (?:ever |be )?(?:use|using|hire|hiring|book|booking|trust|waste|let|call|calling|coming|return|returning|go(?:ing)?) (?:\w+ ){0,3}(?:again|back|them|him|her|people|company|guys|money|time|house|home)
    never again|(?:wont|will not|not going to) be (?:back|using|calling|hiring|returning)|not hire|think twice
    save your(?:self)? (?:the )?(?:money|time|headache|trouble)|do yourself a favor
    run (?:the other way|away|from)|if you(?:r| are) (?:reading|thinking|looking|considering)
    before (?:you )?(?:book|hire|call|letting|hiring|booking|calling)(?:ing)?
    any ?(?:one|body) else (?:had|have|having)|worst (?:\w+ ){0,4}(?:ever|company|service|experience|money)
    no (?:los? |las? )?(?:contraten|llamen|vayan|usen)|busquen|no (?:volveria|vuelvo|volveremos)|nunca mas
    eviten|no se los deseo|tell(?:ing)? (?:my|everyone|all)|cuidado con|mucho cuidado|be (?:careful|aware)
    pass on this`),
  warnsOthers: phrasePattern(String.raw`
    avoid|beware|stay away|steer clear|think again|think twice|go elsewhere|look elsewhere
    (?:do not|dont|never) (?:\w+ )?(?:let|use|hire|waste|believe|fall|trust|book|call|go|bother|recommend|buy|sign)
    hire (?:someone|somebody|anyone) else|anyone but|anybody but|find (?:a|another|someone)
    (?:go|going|went) with (?:someone|another|anyone|a different)
    no (?:los? |las? |se )?(?:contraten|llamen|pierdan|caigan|vayan|confien)|eviten|cuidado|please share|spread
    be warned|warned|read this|before (?:you|u) (?:hire|book|call|pay)|good luck|dont be fooled|run away|others
    everyone|everybody|anyone thinking|hope this helps|tell(?:s)? you all|make sure|check for yourself
    keep looking|better options|hay mejores|gasten|bother|references|protect yoursel\w+|nadie mas|ojala|shame on
    find someone|find a|otra opcion|por otro lado|anyone i know|everyone i know|stay clear|used someone else
    call a different
    fall for|do not buy|sin palabra|careful out there|deserve to be warned|then they disappear|look for someone
    tengan cuidado|yo que ustedes|no vuelvan|mejor llamen|a alguien mas|second opinion|otra compania|puro cuento|no se confien`),
  fraud: phrasePattern(String.raw`
    th(?:is|at) (?:company|place|business|firm|outfit|handyman|plumber|electrician|contractor|\w+ company|guy|service)
    (?:these|those) (?:people|guys|clowns|crooks|folks|idiots)
    est[ae] (?:empresa|compania|negocio|senor|handyman|plomero|electricista|gente|lugar)|estos (?:senores|tipos)
    scam(?:mers?|med|s|ming)?|cowboys?|rip[ -]?offs?|crooks?|thieves|liars?|con (?:men|artists?)|rateros
    ladrones|estafa(?:dores)?|fraude|frauds?|rip(?:ped)? (?:me|us|you|people) off
    (?:bad|terrible|horrible|awful|worst|disappointing|mala|pesima|poor) (?:experience|service|company|experiencia|atencion|attitude|customer service|communication)
    (?:pesimo|mal|horrible) (?:servicio|trato)|un?professional|shady|dishonest|unreliable|incompetent|overpriced
    a joke|nightmare|disaster|desastre|poco profesional(?:es)?|cero profesional(?:es)?|clowns?|second chance
    big mistake|used to (?:love|be|like|use)|new (?:owner|management)|hung up on me|(?:took|taken) advantage of
    get what you pay for|(?:overall|price|quality|punctuality|responsiveness|rating|value|professionalism) ?:
    customers?|(?:booked|hired|used|called|contacted|had) (?:them|these|this)|contrate a`),
  insult: phrasePattern(String.raw`
    scam\w*|crook\w*|joke|fraud\w*|liars?|lied|lies|lying|clowns?|lazy|rude\w*|unprofessional|terrible|awful
    horrible|worst|disaster|nightmare|shame\w*|disgust\w*|incompeten\w*|useless|pathetic|mediocre|poor|garbage
    trash company|drunk|shady|dishonest|thie[fv]\w*|crap|sucks?|worthless|ridiculous|shocking|unbelievable
    appalling|bait and switch|fake|negative|zero|nonexistent|pesim\w*|mentir\w+|rater\w+|groser\w+|peor
    mal[oa]s?|fatal|abusiv\w+|sinverguenza\w*|malisim\w+|average at best|meh|overpriced|waste|regret|never again
    took advantage|amateurs?|hacks?|disappointing|overcharged|sloppy|shoddy|disgraceful|decepcionad\w+
    inconsistent|pressured|cheek|reeking|smelled|smells of|hidden fees|excuses|attitude|bad|late|loud|malas
    not professional|f rating|hung up|colgaron|de mala calidad
    sneaky|peores|pesimos|mal hech[oa]s?|impuntual\w*|fraude|robaron|descarad\w+|talked into|nothing but problems|night and day|impossible|decepcion|sin seriedad|falta seriedad`),
  rude: phrasePattern(String.raw`
    terrible|horrible|awful|rude|rudeness|google|facebook|people|neighbors|folks|lazy|fortune|gente|grosero
    plantad[oa]|nobody answers|(?:dont|doesnt|never|no|wont) (?:return|answer)\w*|no contestan`),
  switching: phrasePattern(`
    switch(?:ed|ing) to (?:a different|another|someone)|went with (?:these|this|them)|my experience
    for the price|hire this|dejo mucho que desear|no longer (?:honors?|answers?|use)
    stopped (?:returning|answering)|posted by|(?:on|via) google|lol|shame|pidieron
    nunca (?:regresaron|volvieron|llegaron)|contraten|advertencia|warning|warned`),
  thisCompany: phrasePattern(`
    this (?:company|business|handyman|place|outfit|firm|guy|plumber|electrician|contractor|service|crew)
    these (?:people|guys|clowns|folks)|est[ae] (?:compania|empresa|negocio|gente|senor)|con ellos`),
  businessNoun: phrasePattern(`
    company|business|outfit|firm|service|contractor|franchise|place|empresa|compania|negocio|servicio|management
    ownership|customer service|locals?`),
  experience: phrasePattern(`
    experience|experiencia|hired|used|contrate|booked|called them|tried|gave them|went with
    loyal customer for years|was a customer|have used|my mother hired|we hired|chance|first time|used to
    for years|anos
    moved on to|since they|contracted these|ni siquiera|les hablas|les llamas|te cuelgan|te conocen|cobran|nadie se hace responsable`),
  letDown: phrasePattern(`
    not worth|wouldnt|would not|not (?:return|recommend|use|hire|come|vacuum|understand)|didnt|no longer
    refuse[sd]?|blamed?|blames|ignored|argued|shrugged|yelled|cancell?ed|stopped (?:taking|answering|returning)
    drove off|blocked|hide|automated|subcontract|charged (?:my|me|extra)|doubled|halved|advantage|deposit`),
  theyNotYou: /^(?!.*\b(?:you|your|yours|yall)\b).*\b(?:they|them|their|theyre)\b/,
  staffNotYou:
    /^(?!.*\b(?:you|your|yours|yall)\b).*\b(?:the|two|a) (?:owner|manager|tech|technician|guy|estimator|crew|cleaners?|painters?|plumber|office|company|receptionist|workers?|installers?)\b/,
  ellosNotUsted:
    /^(?!.*\b(?:usted|ustedes|su|sus)\b).*\b(?:dejaron|cobraron|llegaron|contestan|hicieron|rompieron|vinieron|quedaron|fueron)\b/,
  judgment:
    /^(?!.*\b(?:you|your|yours|yall|usted|ustedes|hi|hello|hey|hola|good (?:morning|afternoon|evening)|buen[oa]s|dear|please|quote|estimate|oiga|disculpe)\b)(?!.*\?).*\b(?:poor|sticky|dirty|not impressed|unimpressed|late|disgusting|disappointed|mess|leaks?|broke|broken|crooked|overcharged|charged|waste|worthless|pushed|pushy|useless|sloppy|careless|dust|streaks|torn|skips?|nobody|peeling|failed|wrong|damage[ds]?|scratched|again|dejo mucho que desear|tardaron|sucio|polvo|no (?:sirvio|terminaron))\b/,
};
