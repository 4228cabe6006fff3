import { phrasePattern } from './phrase-pattern.ts';

const done = `(?:put|installed|fixed|repaired|fitted|cleaned|painted|did|left|broke|mowed|cut|replaced|built|hung|serviced|planted|sprayed|treated|damaged|scratched|charged|billed|missed|forgot|promised|said|told|started|patched|laid|sold|ruined|killed|hooked|moved|poured|trimmed|skipped|sent|washed|assured|swore|mounted|connected|ordered|delivered|stained|sealed)`;
const crew = `(?:guys?|boys|team|crew|workers?|technicians?|tech|techs|people|cleaners?|cleaning (?:lady|ladies|team)|ladies|men|man|employees?|painters?|drivers?|lads?|helpers?|staff|plumber|electrician|roofers?|company|installers?|subs?|subcontractors?|movers?|office|dispatcher|receptionist|salesman|landscapers?)`;

/** Somebody tells the business itself that its work or its people went wrong. */
export const workComplaintSignals = {
  yourWork: phrasePattern(String.raw`
    (?:you|yall|you guys|you people|u) (?:all |just |only |have |had |guys |never |already )?${done}
    (?<!are )your (?:\w+ )?${crew}|one of your
    (?:since|when|after|before) (?:you|yall|you guys|your) (?:\w+ )?(?:were|was|started|left|came|been|visit|did|work|installed|service)
    (?:your|yesterdays|last|todays|fridays|mondays) (?:work|job|service|visit|cleaning|repair|install(?:ation)?)
    the (?:\w+ ){0,5}(?:you|yall) (?:guys |just )?${done}
    (?:the|that|your) (?:installer|painter|cleaner|tech|technician|guy|crew|man|plumber|electrician|roofer|lady|helper|kid|boy) (?:\w+ )?(?:you sent|hooked|put|left|broke|installed|was here|came|did|said|told|who|that)
    que (?:usted |ustedes |me |nos |le )?(?:hizo|hicieron|puso|pusieron|instalo|instalaron|arreglo|arreglaron|dejo|dejaron|pinto|pintaron|mando|mandaron|vendio)
    (?:quedo|quedaron|quedaba) (?:mal|todo|toda|muy|chuec|fe|dispare|suci|flo)\w*
    (?:me|nos) (?:rompi|quebr|dejaron|dejo|dan|ray|manch|ensuci|tir|perd)\w+|se (?:les?|le) olvid\w+
    quien me (?:la|lo|los|las)? ?va a pagar
    su(?:s)? (?:trabajador|muchach|emplead|gente|tecnic|equipo|ayudante|senor)\w*|el muchacho|los muchachos
    la muchacha|la(?:s)? pusieron|(?:lo|los) pusieron|who was here|the whole (?:upstairs|thing)`),
  wantsItRight: phrasePattern(String.raw`
    refund(?:ed)?|money back|reimburse\w*|compensat\w+|credit (?:on|for|to)
    (?:want|expect) (?:\w+ ){0,4}(?:returned|back|redone|fixed|corrected|replaced|explanation)
    make (?:it|this|things|that) right
    (?:not|isnt|wasnt|arent|never) (?:at all |very |too |really |so |a )?(?:happy|satisfied|pleased|acceptable|good enough|impressed|thrilled|normal|right|what i paid|what we (?:asked|agreed|paid|discussed))
    unhappy|dissatisfied|disappoint(?:ed|ing|ment)|unacceptable|pissed|furious|livid|frustrat(?:ed|ing)|upset
    annoyed|angry|fed up|in tears|sick of|ridiculous that|outraged|complain(?:t|ing)?
    (?:talk|speak) (?:to|with) (?:the|your|a) (?:owner|manager|boss|supervisor|person in charge)|explanation
    explain (?:this|why|how|what)|expect(?:ed|ing)? (?:much )?(?:better|more|respect)
    (?:come|came|coming|get) back (?:and|to|out|this|here|over|so)|(?:redo|redone|do(?:ne)? over|re-?do(?:ne)?)
    what (?:are you|do you plan|will you) (?:going )?(?:to )?(?:do|doing)
    how (?:would|do|will) you (?:like|want|intend|plan|going) to|intend to|insurance info(?:rmation)?
    needs? (?:sorting|to be (?:fixed|redone|corrected|addressed))|what i paid for|not paying (?:twice|for|until)
    paid (?:\w+ ){0,4}for this|devuelv\w+|devol\w+|reembols\w+
    no estoy (?:content|satisfech|conforme|a gusto)\w*|molest[oa]s?|enojad[oa]s?|inconforme|reclam(?:o|ar)|queja
    (?:quiero|necesito|exijo) que (?:me |nos |alguien )?(?:veng|regres|arregl|aclar|devuelv|expliqu|repong)\w+
    (?:veng|regres|vuelv)(?:a|an) a (?:\w+)|aclar(?:en|ar|e|eme)|responsab(?:le|ilidad)
    no es (?:normal|posible|justo|lo que)|mal hech[oa]|garantia
    (?:nobody|no one|noone|no ?body|never) (?:ever )?(?:showed|came|told|called|has been|has come|turned up|bothered|let me know|arrived)
    no call|no[ -]shows?|never showed|didnt show|stood (?:me|us) up
    (?:second|third|2nd|3rd|fourth) (?:time|visit)|why (?:was|were|am) (?:i|we) (?:\w+ )?(?:charged|billed)
    over ?charged|charged (?:me |us )?(?:twice|for)|double (?:charged|billed)|gone downhill
    supposed to (?:be|have|come|last|do|clean|include)
    (?:specifically|clearly|repeatedly) (?:asked|told|said|requested)|(?:i|we) asked (?:for|you|that|them)
    held responsible|pay for the damages?`),
  wentWrong: phrasePattern(String.raw`
    again
    still (?:not|isnt|leaking|leaks|drips|dripping|broken|there|waiting|dont|doesnt|running|runs|making|has|no|smells|dirty)
    broke|broken|snapped|scratch(?:ed|es)?|dent(?:s|ed)?|chipped|cracked|torn|damaged?|damages|crooked|peeling
    leak(?:s|ing|ed)?|drip(?:s|ping)?|ruts?|wobbl\w+|rocking|loose|uneven|not level
    wrong (?:color|size|one|part|day|house|address|paint|way)
    (?:dont|doesnt|didnt|not|wont|isnt|stopped) (?:even )?(?:work(?:ing)?|close|fit|match|drain|latch)
    (?:not|never|werent|wasnt|didnt|isnt) (?:get )?(?:done|cleaned|swept|finished|touched|vacuumed|wiped|mopped|emptied|locked|clean)
    worse|(?:hanging|falling|fell|coming|came) (?:off|down|out|apart|loose)|trash|a mess|stain(?:s|ed)?
    unfinished|half done|warranty|guarantee|pictures?|pics|photos?|attached|noticed|i found|missing|wide open
    left open|unlocked|dead|dying|(?:turned|is|are|all) (?:green|brown|yellow)|otra vez|de nuevo
    sigue (?:\w+ndo|sin|igual|mal)|gote[ao](?:ndo)?|chuec[oa]|despegad[oa]
    se esta (?:cayendo|despegando|pelando|saliendo)|se cayo|ya pague|le pague|pagamos
    no (?:sirve|funciona|limpiaron|terminaron|vino|vinieron|llego|llegaron)|peor|sucio
    a l[oa]s (?:\w+) (?:dias|semanas)|finish (?:it|the)|corrected|unfortunately
    (?:weeks|days|months) (?:since|after|later)|(?:were|was) told|half (?:a )?day off|call me back|please advise
    remedy|good to go|looked at|look at it|gets? fixed|just got home|came home|supposed to|shouldnt|beyond
    touch(?:ed)? (?:the|my)|chopped|my (?:late )?(?:mothers|rose)|cigarette`),
  notResolved: phrasePattern(String.raw`
    supposed to|very upset|sounds like|i would like to report|(?:i am|im) a loyal
    (?:was|is|has) not (?:been )?(?:resolved|fixed|addressed|corrected)
    (?:third|second|last|fourth) (?:request|time|message)|escalate|ticket
    left (?:three|two|four|several|many|\d) messages|for the last time|send someone|nobody said|asking you
    come finish|fix the bill|(?:wrong|other) (?:yard|house|address|room|color|unit)|fell off in
    (?:weeks?|days?|months?) old|brand new|asi no|no limpi\w+|se fue (?:\w+ ){0,2}(?:hora|antes|sin)
    la (?:senora|muchacha|persona) que (?:mando|mandaron|vino)|that you (?:guys )?\w+ed
    (?:will|town|hoa|city) (?:\w+ )?fine me|did you (?:buy|use|even|really|forget)`),
  yourPeople: phrasePattern(String.raw`
    your (?:\w+ )?(?:guys?|boys?|team|crew|workers?|tech\w*|people|cleaners?|lad(?:y|ies)|men|man|employees?|painters?|drivers?|lads?|helpers?|staff|plumber|electrician|roofers?|installers?|subs?|subcontractors?|movers?|dispatcher|receptionist|truck|van|office|company|girls?|service|work|visit)
    one of your|the girls|the boys|the crew|the guys|the lads|el muchacho|los muchachos|la muchacha
    la senora que|su (?:gente|emplead\w+|trabajador\w*|tecnico|muchacho\w*)`),
  youDid: phrasePattern(`
    (?:you|yall|u|you guys) (?:just |never |all |had |have |also |guys )?(?:put|installed|fixed|repaired|fitted|cleaned|painted|did|didnt|left|broke|mowed|cut|replaced|built|hung|serviced|planted|sprayed|treated|damaged|scratched|charged|billed|missed|forgot|promised|said|told|started|patched|laid|sold|ruined|killed|hooked|wired|changed|moved|trimmed|skipped|sent|assured|swore|guaranteed|mounted|connected|finished|quoted me|agreed|used|were here|came|delivered|poured|sealed|stained|washed)`),
  ustedHizo: phrasePattern(String.raw`
    (?:que )?(?:me|nos|se) (?:\w+ )?(?:hizo|hicieron|puso|pusieron|instalo|arreglo|dejo|dejaron|prometio|rompio|rompieron|mancho|llevaron|cobraron|cobro|quedo)
    que (?:arreglo|hizo|puso|pinto|instalo|me puso)|(?:le|les) (?:falto|falta|dije|digo|pague|pedi)|no quedamos
    no quede|ayer vinieron|vinieron a|que me responda|al menos|venga a (?:ver|arreglar|revisar)
    que (?:repararon|instalaron|pusieron|arreglaron|pintaron|limpiaron)|repararon|volvio a \w+|otra vez|se descuadro|no quedo bien|le pedi|usted (?:me )?(?:dijo|prometio)|dijo que venia|sus muchachos|no me gusto|acordado|manden a alguien|quien responde|venga a ver|perdi mi dia|ni una llamada|asi no se puede`),
  afterJob: phrasePattern(String.raw`
    (?:since|after|ever since|following|when) (?:you|your|the|our|yesterday|last|tuesday|monday|wednesday|thursday|friday|saturday)\w*(?: \w+){0,3} (?:left|visit|service|cleaning|install\w*|work|job|treatment|repair|appointment|came|changed|moved|serviced|installed|cleaned|mowed)
    (?:days|weeks|months|week|month|hours|day) (?:after|later|ago|old)
    last (?:week|monday|tuesday|wednesday|thursday|friday|saturday|month|visit|time)|yesterday|ayer
    la semana pasada|already`),
  defect: phrasePattern(String.raw`
    leak\w*|drip\w*|crack\w*|peel\w*|crooked|loose|uneven|hollow|gaps?|stick(?:s|y)|streaks?|wobbl\w*
    rock(?:s|ing)|loud(?:er)?|noise|smell\w*|dull|lift(?:s|ing)|warp\w*|fall(?:s|ing) off
    fell (?:off|down|apart)|came (?:off|loose|back|on)|comes on|doesnt (?:line|close|work|fit|match|drain)
    no longer|wont (?:close|drain|latch|work|open)|stopped working|isnt (?:working|right|straight|level)
    not (?:working|level|straight|even|clean|right|done|finished|fixed)|brown|levanta\w*
    ya no (?:cierra|sirve|prende|funciona)|gotea\w*|se (?:esta|cayo|despeg\w+|levant\w+)|falto|shorter than
    nothing like|bees are back|are back|is back|keeps (?:\w+ing)|hanging|roller marks|tape lines|drips|bubbl\w+
    bump(?:s|y)|stripes|patch(?:y|es)|half (?:of )?the|swings? open|flicker\w*|never did before|acting up
    still isnt|still (?:dirty|smells|leaking|not)|patchy|lets in|cucarachas|fumig\w+|again|not enfria|no enfria
    quedo|washed off|falling out|clippings|emptied|dusted`),
  damage: phrasePattern(String.raw`
    broke|broken|dent\w*|scratch\w*|hole|holes|killed|ran over|stain\w*|dust|sawdust|mess|spilled
    left (?:the|my|a|open|on|nails|trash)|open|missing|stolen|bracelet|earrings?|ring|damage\w*|ruined|chipped
    torn|flat tires?|flooded|got out|dog|cat|unlocked|lock the|gate|trash|tools|garbage|butts|mud|ruts?|tomatoes
    roses?|bushes|manch\w+|romp\w+|quebr\w+|tir\w+|hurt|uncomfortable|accusing|knocking|cursing|smok\w+
    footprints|burn mark|gouges?|took out|azaleas|wrong tree|clothes|drill|planta|basura|water running
    ceiling is ruined|left (?:a|on|my)
    paint on my|still (?:in|on|there|here)|wires hanging|pile of|got paint|leaning
    threw away|filthy|spots|missed|se salio|rayaron|cables? colgando`),
  repeat: phrasePattern(`
    again|still|second time|third time|twice|every time|times|third|fourth|once more|another|keeps
    back (?:in|again|to)|otra vez|dos veces|sigue|de nuevo|ya van|each time`),
  anger: phrasePattern(String.raw`
    upset|disappointed|unacceptable|frustrated|frustrating|unhappy|not happy|angry|furious|annoyed|let down
    lied to|ridiculous|not ok|not okay|difficult|hate to|complain\w*|complaint|excuses|conformes?|molest\w+
    enojad\w+|file a|not what|expected (?:better|from)|come on guys|seriously|fed up|insult\w*|appalled
    concern(?:ed|s)?|difference back|end of my rope|decepcionad\w+|writing to complain|no estoy content\w+
    satisfied|up to (?:the|standard)|expected for
    not (?:pleased|impressed|thrilled) with|have to say|crazy|terrible noise|really disappointed`),
  remedy: phrasePattern(String.raw`
    refund\w*|redo\w*|re-do|fix (?:it|this|that|the)|replace\w*|come back|make (?:it|this) right|adjust|credit
    correct\w*|rectif\w+|who pays|pay for (?:it|that|the damage)|come (?:get|redo|finish|see|look)|warranty
    guarantee\w*|under warranty|what now|why (?:is|are|was|did|does|isnt)|how do we fix|explain|que hacemos
    responda|devuelv\w+|reembols\w+|return|need to talk|please have|looking at it|difference|return to
    send (?:someone|somebody) (?:back|else)|advise|see to it|covering that|you covering|send the pictures
    sending the|please provide|itemi[sz]ed explanation|que paso|para eso pague|what did i pay|going to do
    who is going|come clean|back out|please respond|please call me|tell your team
    the contract says|retreat|re-?treat|need this taken care of|who do i speak|come back and|coming back to finish|point out|i want to speak`),
  promiseBroken: phrasePattern(String.raw`
    (?:you|she|he|they|was|were|who) (?:said|told|promised|assured|guaranteed|swore|agreed)|said youd
    supposed to|promised|guaranteed|assured|i asked|we asked|than i asked|i was (?:very )?clear|i was told
    nobody (?:told|said|called|came|showed)|no one (?:told|called|came|showed|is)
    never (?:came|showed|called|installed|edged)|quedamos|prometio|prometieron|where are you|its \d+(?::\d+)?
    waited|waiting for|no call|no[ -]?show\w*|late|hours? late|didnt (?:show|call|come|lock|finish|do)
    me dejo esperando|plantad[oa]|schedule|we agreed|agreed on|per our contract|completion date
    booked \w+ because|waited on hold|no date|i booked|been trying to reach|calls? me back
    missed (?:two|three|\d)|usual standard|llego ni aviso|nadie llego|quedamos en|more than (?:what )?you quoted
    we (?:picked|chose|agreed on|ordered|asked for)|i thought you (?:guys )?(?:were|would)|going to haul|many times|rescheduled on me|finished`),
};
