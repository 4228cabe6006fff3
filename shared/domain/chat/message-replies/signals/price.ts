import { phrasePattern } from './phrase-pattern.ts';

const sum = String.raw`(?:[$£€] ?)?\d[\d.,]*k?(?: (?:dollars|bucks|pounds|quid|euros|dolares|pesos|grand))?`;
const price = `(?:price|cost|number|quote|estimate|figure|total|rate|bid|fee|amount|labor|labour|charge|pricing)s?`;
const high = `(?:high|higher|highest|expensive|pricey|steep|costly|dear|outrageous|ridiculous|insane|crazy|ludicrous|absurd|unreasonable|excessive|double|twice|triple|hefty|inflated|jump|elevad[oa]|alt[oa]|car[oa]|carisim[oa])`;

/** Somebody would have the work, at another price. */
export const priceSignals = {
  highPrice: phrasePattern(String.raw`
    (?:too|to|so|pretty|very|really|bit|rather|quite|little|kind of|kinda|super) (?:expensive|pricey|steep|high|dear|costly|rich)
    (?:way |much |a bit |bit )?too much(?: for (?:us|me|a))?|a (?:bit|little|tad) (?:much|high|steep)
    (?:out of|over|above|beyond|outside|past|exceeds) (?:our|my|the|what we) (?:budget|price range|range|reach|means|limit|set aside|planned|current)
    (?:way |much |lot |far |bit |quite a bit )?(?:more|higher|steeper) than (?:\w+ )?(?:we|i|what|our|my|expected|thought|the other|anyone)
    (?:way|lot|much) (?:more|higher)|sticker shock|through the roof|arm and a leg|highway robbery
    price[sd]? (?:me|us|yourself) out|not expecting (?:that|it to|such)|highest|${price} (?:\w+ ){0,4}${high}
    ${high} (?:\w+ )?${price}|(?:double|twice|triple|half) (?:of )?(?:what|that|the price|the)
    (?:muy|mas|tan|bien|super|demasiado|un poco|algo) (?:car[oa]s?|elevad[oa]|alt[oa])|car[io]simo|car[io]sima
    carisim[oa]|(?:esta|es|sale|salio|ta) (?:muy |mas |bien |re)?car[oa]s?
    (?:fuera|arriba) de (?:nuestro|mi|el) presupuesto|no (?:me|nos) alcanza|me lo deja(?:n)?|lo menos
    (?:ultimo|mejor) precio|me cobran? (?:la mitad|menos)|la mitad`),
  askLess: phrasePattern(String.raw`
    come (?:down|off)|wiggle|sharpen|budge|haggle
    (?:best|better|lower|old|final|cash|fair|good|same) (?:price|offer|rate|bid|quote|number|deal)
    (?:lower|drop|reduce|trim|cut|shave|knock|take|bring) (?:\w+ ){0,4}(?:price|cost|number|quote|rate|off|down|bill|total)
    (?:price|rate|number|cost|quote) (?:match|down|be brought|break)|match (?:it|that|the|their|them|[$\d]\S*)
    (?:senior|cash|military|veteran|any|some|a|volume|neighbor|repeat|loyalty|first time) discounts?
    discounts? (?:for|if|on)
    (?:cant|cannot|not able to|wont be able to|could never|couldnt) (?:really )?(?:afford|justify|swing|spend|pay that|do that)
    afford|cheaper|cheapest|mas (?:barat|economic)[oa]|cobra(?:n)? menos|descuento|rebaja\w*
    bajar(?:le|me|nos)?(?: un poco)?|bajele|le ofrezco
    (?:can|could|would|will) (?:you|we|u)? ?(?:do|take|accept|make) (?:it |this |that )?(?:for |at )?(?:under |around |about |like )?${sum}
    would ${sum} work|closer to|in the (?:neighborhood|range) of
    (?:for|hoping|thinking|looking|wanted)(?: for| to spend| to stay)?(?: something)? (?:under|around|about|at|less than|no more than|somewhere around) ${sum}
    only have (?:about )?${sum}|${sum} (?:max|tops|to spend|all in)
    (?:another|second|other|lower|different|three|two|several|few) (?:quotes?|bids?|estimates?) 
    (?:another|other|different|second|one) (?:company|guy|guys|contractor|plumber|firm|outfit|electrician|painter|bids?) (?:\w+ ){0,3}(?:for|at|said|quoted|is|does|can|would|will|charges?|gave|came)
    (?:cousin|brother|brother in law|friend|buddy|neighbor|nephew|guy|somebody|someone|cunado|primo|vecino|compadre)(?: i know)? (?:\w+ ){0,3}(?:paid|pays|for|charges?|would do|will do|can do|could do|get it done|did|dice|cobra)
    robb(?:ery|ing)|insane|ridiculous|outrageous|excessive|fixed income|smaller (?:package|job)|negotiable
    negotiate|flexib(?:le|ility)|meet (?:me|us|in the middle|halfway)|do better|work with (?:me|us)
    split (?:it |the work )?(?:into|in)|phases|(?:less|more) (?:costly|affordable)
    why (?:is|are|so|does|do you).{0,30}(?:high|higher|expensive|much|charge)|bit dear|skip the|leave out
    cut (?:out|back)|quitar algo|otro (?:senor|plomero|pintor|electricista|presupuesto|lado)|how come|craigslist
    home ?depot|lowes|amazon|(?:keep|kept|stay|leave) (?:me |us )?at|cancel unless|(?:went|go|going|gone) up
    raised? (?:the|your|my)|increase|last year|last summer|(?:was|were|used to be|been) paying`),
  beatOffer: phrasePattern(String.raw`
    beat (?:that|it|this|their|them|the)|(?:got|have|has) a deal|youve got a deal|crazy money
    (?:for|lil|little|bit|any) (?:a )?(?:lil |little |bit )?less|pay(?:ing)? (?:in )?cash
    why is (?:mine|it|yours|ours)|(?:you )?want [$£€] ?\d\S*|no way (?:to|im|i am|we)
    (?:reduce|trim|limit) the scope|limited budget|tight budget|on a budget|grant|allows|land near
    mucho (?:dinero|por)|hacer (?:un|mejor) precio|(?:me|nos) (?:hace|haria|da) (?:un )?precio|mas de lo que
    (?:way )?out of line|says? [$£€]?\d[\d.,]*
    (?:other|another|second|abc|\w+) (?:plumbing|electric|roofing|painting|heating|landscaping|cleaning|company|guy|contractor)s? (?:says|said|quoted|wants|is at|will|only|charges|came in|offered)
    (?:came|comes|come|coming) in (?:at|over|under|above|higher|lower|around)
    than we (?:can|could|want|planned|thought)|that is more|is that (?:your|the) (?:best|final|lowest|real)
    did hers for|did his for|same size|(?:part|parts|material|materials|paint) (?:costs?|is|are|only)`),
  doubtedSum: /[$£€] ?\d[\d.,]*k? ?\?{2,}/,
  costWords: phrasePattern(String.raw`
    expensive|pricey|steep|caro|cara|budget|price|pricing|cost|costs|costoso|compared to|spend|spending|barato
    (?:get|find) (?:it|a guy|someone|somebody) .{0,20}for|fifty bucks|materials? (?:cost|price)|hire you
    we would (?:really )?like to|like you best|elevado|precio|costo|[$£€] ?\d[\d.,]* (?:for|just|to)`),
  priceWord: phrasePattern(`
    price|prices|pricing|priced|cost|costs|rate|rates|numbers?|total|fee|charge|charges|hourly|labor|labour
    breakdown|amount|value|worth|ballpark|precio|precios|costo|cobra|cobran|cuesta|sale|presupuesto`),
  priceHigh: phrasePattern(String.raw`
    high|higher|highest|expensive|pricey|steep|costly|dear|too much|a lot|alot|lot of money|insane|crazy|nuts
    robbery|ridiculous|excessive|outrageous|double|twice|triple|more than|above|over (?:our|my|the|budget)
    beyond|big (?:jump|difference)|surprised|shock\w*|fell over|holy|wow|oof|ouch|yikes|whoa|damn|ay no
    no manches|stretch|steeper|caro|cara|carito|carisim\w+|car[oa]s|elevad\w+|alto|mucho|demasiado|tanto
    rip ?off|taking the mick|out of my league|too rich|dealbreaker|deal breaker|unreasonable|gouging|extra
    raise\w*|gone up|went up|increase\w*|overpriced|ripped off|gulp|no way|jose|that much|serious|shocked|paying
    te pasas|why am i|see paying|ran that|gold|hate the price|fuera de|se me hace
    buy a new one|adds up|out of line|paid half|too rich|way over|came back (?:way )?over|cobra tanto|se paso|mistake in the quote
    salado|me fui para atras|hijole|subio mucho|de lo que pensaba|surprised|explain the gap|seeing online|seems kinda|no los tengo|most expensive|cant believe`),
  priceLower: phrasePattern(String.raw`
    lower|lowest|less|discount\w*|cheaper|cheapest|cheap|match|deal|negotia\w+|come down
    bring (?:it |the |that )?\w* ?down|get (?:it|that) (?:down|under|to)|knock|take off|percent off|\d+ ?% ?off
    off (?:the|that|your)|waive|throw in|skip|without|instead|only do|just (?:the|do|part)|supply|option|options
    better (?:price|rate|deal|on)|best (?:price|and)|final|sharpen|revise|reduce|hold (?:my|the|that) price
    friends and family|break the price|close to|closer|meet|somewhere|cash|rebaj\w+|descuento|menos|barat\w+
    economic\w+|lo deja|le doy|ofrezco|cerramos|ultimo|bajarle|yo pongo|do any better|in half|part of it|smaller
    phases|justify|why (?:is|does|so)|how come|for free|get creative|consider|flexible|wiggle|shave|specials?
    cost savings|reduction|financing|stages|remove|honor|baje|manera|busco|honou?r|accept|highest i can|efectivo
    do for that|within|sign today
    (?:bids?|quotes?|prices?) (?:\w+ ){0,3}lower|lower than yours|help me out|iguala|out of line|knock (?:a|some)|walk me through
    en cuanto (?:me )?lo|que le podemos quitar|respeta el precio|mas sencill[oa]|bajar tantito|willing to reduce|leave off|bring it under|military|muy poco|se puede con eso|por ese precio`),
  budget: phrasePattern(String.raw`
    budget|afford|spend|max|tops|under \d|limit\w*|fixed income|disability|cant do|cant make it work|could do
    can do|able to do|planned|set aside|league|realistic|in the cards|money is tight|money.{0,3}tight
    young family|half my check|no traigo|no alcanza|presupuesto|grant|nonprofit|manage this year|pass
    (?:cant|cannot|dont want to) go over|single mom|whats the max|no puedo pagar|holding us back
    nada mas tengo|no traigo|solo tengo|mi presupuesto es|antes me cobraba|two years ago|used to be`),
  competitor: phrasePattern(String.raw`
    (?:other|another|else|someone|somebody|everyone|competitors?|coworker|neighbor|cousin|friend|brother|buddy|compadre|cunado|vecino|primo|last guy|my guy|usual|others|lowes|home ?depot|amazon|craigslist|the rest|the others|other companies|nobody else|anyone else)s?(?: \w+){0,4} (?:for|quoted|charged?s?|paid|offered|said|does|do|less|come|would|price|cobra|lo hace|than)
    other (?:quotes?|bids?|companies|company|guys?|ones)|someone else|somebody else|somebody to do|the rest
    los demas|comparado|in line with|union rate|competitors?|build it myself|do it myself|diy|previous
    last (?:plumber|guy|lady|time)|get the same|same unit|costco|you charged him|others dont|ripped|otro me`),
  sum: phrasePattern(String.raw`
    [$£€₹] ?\d[\d.,]*k?
    \d[\d.,]* ?(?:dollars|bucks|quid|pounds|euros|usd|grand|k|thousand|dolares|pesos|hundred|percent|%)`),
  sumOffer: phrasePattern(String.raw`
    (?:for|at|under|to|do|deja en|doy|about|around|like|maybe) (?:only |just |like )?[$£€]? ?\d[\d.,]*k?(?: grand| bucks| dollars)?(?![a-z0-9:])`),
  bareSum: phrasePattern(String.raw`
    \d{3,5}(?![\d/:-])`),
};
