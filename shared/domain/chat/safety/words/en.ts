import type { DangerWords } from './word-list.ts';

const bodyPart =
  '(?:wrists?|arms?|legs?|ankles?|hips?|hands?|fingers?|foot|feet|toes?|neck|back|shoulders?|nose|head|skull|face|eyes?|knees?|ribs?|collarbone|thumb|elbow|tooth|teeth|skin)';
const person =
  '(?:my|his|her|our|their|the) (?:\\w+ )?(?:son|daughter|husband|wife|mother|father|mom|dad|kids?|child|baby|neighbor|neighbour|grandmother|grandfather|tenant|customer|head|foot)';
const electric =
  '(?:outlets?|plugs?|sockets?|switch(?:es)?|panel|breakers?|breaker box|wires?|wiring|fuse ?box|cord|light fixture)';
const lawyer = '(?:lawyers?|attorneys?|solicitors?|barrister)';
const room =
  '(?:basement|house|kitchen|garage|home|apartment|flat|cellar|downstairs|upstairs|bathroom|store|shop|office|laundry room|hallway|crawl ?space|floor|room)';

export const english: DangerWords = {
  gas: String.raw`
    (?:smell\w*|smelt|odou?r|stinks?|stench|whiff|reeks?)(?: \w+){0,3} (?:gas|propane|rotten eggs?|sul(?:f|ph)ur)
    (?:natural )?gas (?:smell|odou?r|leak\w*|is leaking|is hissing|hissing|escaping|fumes|alarm)
    (?:leak\w*|hissing)(?: \w+){0,2} gas|propane leak|rotten eggs?|gas in the (?:house|air|basement|room|kitchen)
    gas (?:line|pipe|main)(?: \w+){0,2} (?:leak\w*|broke|broken|hit|cut|damaged|ruptured)
    (?:hit|cut|broke|damaged|ruptured|punctured|nicked) (?:a|the|our|my) gas (?:line|pipe|main)`,
  'carbon-monoxide': String.raw`
    (?:co2?|carbon (?:mon|di)oxide|monoxide)(?: \w+){0,3}? (?:alarms?|thing|device|unit|detectors?|monitors?|sensors?)(?: \w+){0,5} (?:going off|went off|goes off|off|beep\w*|chirp\w*|sound\w*|ring\w*|trigger\w*|scream\w*|alert\w*|shriek\w*|been|started|tripped)
    (?:going off|went off|beeping|chirping|sounding)(?: \w+){0,6} (?:co|carbon monoxide|monoxide)
    carbon monoxide(?: \w+){0,2} (?:levels?|poison\w*|leak\w*|readings?)|co (?:levels?|poisoning|leak|readings?)|\d+ ?ppm
    (?:dizzy|headaches?|nauseous|nausea|sick|passed out|drowsy|faint\w*)(?: \w+){0,8} (?:boiler|furnace|heater|stove|fireplace|generator|heating)(?: \w+){0,3} (?:on|is on|runs|running|starts)
    (?:boiler|furnace|heater|stove|generator|heating)(?: \w+){0,8} (?:dizzy|headaches?|nauseous|passed out|drowsy)`,
  fire: String.raw`
    (?:started|starts|starting|caused|causing) (?:a |an |the )?(?:\w+ )?fire|burst into flames|smo(?:u)?ldering|fire broke out|up in flames|smoke alarms?(?: \w+){0,3} (?:went|going|goes) off|caught (?:on )?fire|catch(?:es|ing)? (?:on )?fire|on fire|there(?: is|'s| was)(?: a| an)?(?: \w+)? fire|(?:house|kitchen|electrical|attic|garage|grease|chimney|dryer|small|big) fire(?: \w+)? (?:in|started|broke|at|last|this|happened|was|because|after)
    set (?:\w+ ){1,3}(?:on fire|fire|ablaze)|flames|smoke (?:is |was |keeps )?(?:coming|pouring|billowing|everywhere|in the|out of|filled|filling|from (?:the |our |my |your )?(?:\w+ )?(?:vent|attic|roof|wall|ceiling|machine|motor|furnace|dryer|oven|chimney|soffit|basement|garage|unit|${electric}))|smoking ${electric}
    burn(?:ed|t|ing)? (?:my|our|the|his|her|half (?:my|the)) (?:house|home|kitchen|garage|place|shed|deck|building)(?: down)?|burn(?:ed|t) down
    fire (?:department|dept|fighters?|trucks?|brigade|service) (?:was|were|came|had|is|are|said|has)|called the fire (?:department|dept|brigade)`,
  electricity: String.raw`
    (?:got|get|getting|gets|gave (?:me|him|her|us)|received|felt|had) (?:\w+ ){0,2}(?:shock|shocked|zapped|jolt|electrocuted)|(?:gave|gives|giving) (?:\w+ ){1,3}(?:a |an )?(?:electric )?(?:shock|jolt|zap)|tingl\w+ when|short[- ]circuit\w*|electrocut\w+|zapped|shock(?:s|ed) (?:me|him|her|us) (?:when|every)
    (?:live|bare|exposed)(?: live)? (?:wires?|wiring)|wires? (?:\w+ ){0,2}(?:exposed|bare)|spark(?:s|ing|ed)
    ${electric}(?: (?!nothing|not|no|never)\w+){0,6} (?:hot(?! (?:water|tub))|warm|burnt|burning|burned|melt\w*|smok\w*|buzz\w*|sizzl\w*|arcing|scorch\w*)
    (?:burnt|burning|melted|hot|scorched)(?: \w+){0,3} ${electric}|(?:scorch|burn) marks?(?: \w+){0,4} ${electric}|burning smell|smell(?:s|ed|ing)? (?:\w+ ){0,2}(?:burning|smoke)|smells? (?:burnt|burned|like burning|like something burning)
    (?:power|electric(?:al)?|utility) lines?(?: \w+){0,2} (?:down|fell|fallen|snapped|sparking)|downed (?:power )?lines?`,
  injury: String.raw`
    (?:broke|broken|fractured|sprained|twisted|dislocated|cut|burn(?:ed|t|s)|injured|hurt|smashed|crushed|banged|split|sliced)(?: open| on)? (?:my|his|her|their|our)(?: \w+){0,2}? ${bodyPart}
    ${bodyPart} (?:is|was|are|were|got) (?:broken|fractured|burn(?:ed|t)|bleeding|cut|crushed)|(?:to|in|at|went to|rushed to|taken to) the (?:hospital|er|emergency room)|urgent care|stitches|concussion|(?:stepped|step) on (?:a|the|your) (?:nail|glass|screw)|can'?t (?:walk|move|put (?:any )?weight)|(?:got|was|were|is|been|badly|hurt) (?:badly )?hurt|hurt (?:himself|herself|myself|themselves|bad|badly)|swollen|collapsed on|choking|poison(?:ed|ing)|workers'? comp\w*
    unconscious|passed out|not (?:breathing|moving)|isn'?t (?:breathing|moving)|(?:is|was|are|still|keeps?|started|badly) bleeding|ambulance|paramedics
    injur(?:y|ed|ies)|electrocuted|(?:chemical|severe|bad) burns?|burns on|${person} fell|fell (?:off|from|down|through|into) (?:\w+ )?(?:roof|ladder|stairs|steps?|deck|porch|hole|balcony|scaffold\w*)
    (?:slipped|tripped) (?:on|over|and fell|down)|(?:hit|fell on|landed on|came down on|dropped (?:\w+ ){1,3}on)(?: \w+)? ${person}(?!'s)|hit (?:my|his|her|our) (?:\w+ )?(?:head|face|eye)
    heart attack|allergic reaction|seizure|can'?t (?:breathe|see properly)`,
  flood: String.raw`
    ${room}(?: \w+){0,3} (?:flooded|flooding|under ?water)|flooded(?: \w+)? ${room}|flooding (?:the|our|my|into)|(?:we|everything) (?:are|is|got|were|was) (?:flooded|under water)
    (?:pipe|hose|line|main|tank)(?: \w+){0,2} (?:burst|exploded)|burst pipe|water (?:is |was |keeps )?(?:pouring|gushing|rushing|spraying|shooting|everywhere|all over|rising)|gushing
    (?:feet|foot|inch|inches) of water|and rising|filling (?:up )?with water|whole (?:\w+ )?floor is (?:soaked|wet)|ceiling (?:\w+ ){0,4}(?:collaps\w+|cav(?:ed|ing) in|about to (?:fall|come|go)|(?:coming|came|fell|falling) (?:down|in)|sagging|bulging)|water (?:is |was )?(?:coming|dripping|leaking|running|pouring)(?: \w+)? (?:through|from|out of) the (?:\w+ ){0,2}(?:ceiling|light|outlet|panel)|can'?t (?:shut|turn) (?:it|the water|off the water)(?: off)?|collapsed ceiling|raining (?:inside|through)`,
  threats: String.raw`
    i know where (?:you|u|your \w+) (?:live|park|work|lives?|go|goes)|know your kids|(?:i'?ll|i will|i am going to|i'm going to|im going to|gonna|we'?ll|imma) (?:kill|hurt|beat|shoot|stab|burn|smash|destroy|punch|end|come after|find) (?:you|u|him|her|them|your|his|somebody|someone|his)
    kill (?:you|him|them|your)|(?:better )?watch your back|better watch (?:out|it|yourself)|beat (?:him|her|you|them|your \w+) up|(?:break|kick|smash|bash) (?:your|his|their) (?:face|legs|ass|head|teeth|windows|truck)
    (?:i'?ve|i have|got|have|bring(?:ing)?) (?:got )?(?:a|my) (?:gun|knife|shotgun|bat)|(?:getting|get|gets|be) shot|don'?t make me (?:come|do)|you won'?t like (?:it|what)|(?:burn|smash|wreck|torch) (?:that|your|the) (?:van|car|shop|house|truck|place|business)
    (?:coming|come|comin) (?:to|for|after|by) (?:you|your \w+)(?: \w+)? with|leave in (?:an ambulance|a body bag)|you(?:'?re| are) (?:a )?dead(?: man)?(?! wrong)|put (?:you|him|them) in the hospital|body bag|(?:you'?ll|you will|gonna) find out what happens|you(?:'?ll| will) (?:regret|be sorry|pay for this)|somebody is (?:going to get|getting) hurt|step on my property again`,
  lawyer: String.raw`
    (?:from|to|through|by|with|via) (?:my|our) ${lawyer}|(?:my|our) ${lawyer} (?:will|is|says|said|has|have|would|told|advised|are)
    (?:talk|talked|talking|spoke|spoken|speak|speaking|contact|contacting|contacted|called|calling|hired|hire|hiring|retain\w*|consult\w*|getting|get|see|seeing) (?:to |with )?(?:a |an |my |our |the )${lawyer}
    (?:to|will|gonna|i'?ll|we'?ll|can|could|should|might|would|going to) sue|sue (?:you|your|them)|suing|${lawyer}(?: \w+| and (?:he|she)'?s?){0,4} (?:drafting|writing|sending|preparing|filing)|lawsuit|small claims|legal (?:action|proceedings|notice|letter|counsel|steps|advice)|legally|litigat\w+|demand letter|file suit|held liable|hold you liable|letter before action
    (?:see you in|take (?:you|this|it) to|taking (?:you|this|it) to|took (?:you|this) to|go to|going to) court|summons|subpoena|press charges`,
  authorities: String.raw`
    report(?:ed|ing)? (?:you|your \w+|him|them)(?: \w+){0,3} to|(?:i'?ll|i will|going to|gonna|i'?m) report(?:ing)? (?:you|your)|(?:filed?|filing|file|lodg\w+|made|making) (?:a|an)(?: \w+){0,2} (?:complaint|report)(?: \w+){0,2} (?:with|to|against)
    police report|(?:call|called|calling) the (?:police|cops|city|inspector|sheriff)|(?:police|cops) (?:are|were|came|is) (?:here|on|coming|at|involved)|osha|(?:complaint|report)(?: \w+)? (?:number|to the|with the)|(?:licen[cs]ing|contractors?'?|state|labor) board|attorney general|health (?:department|dept|inspector)
    trading standards|code enforcement|health and safety executive|ombudsman|consumer protection|red[- ]tagged|not (?:up )?to code|code violations?|inspector(?: \w+){0,4} (?:failed|shut|not|red|says)|labor department|building (?:department|inspector|control)|stop[- ]work order|better business|immigration`,
  discrimination: String.raw`
    racis[mt]\w*|racial(?:ly)?|sexist|sexism|homophob\w*|transphob\w*|discriminat\w*|n[- ]word|slurs?|hate crime|(?:because|cause|coz|cuz) (?:we|i|he|she|they)(?:'?re| are|'?m| am|'?s| is)?(?: an?)?(?: \w+)? (?:black|hispanic|latin[oax]s?|mexicans?|asian|indian|arab|muslim|jewish|gay|lesbian|trans\w*|woman|women|disabled|immigrants?|foreign\w*|pregnant|wheelchair)
    (?:we|i|he|she|they)(?:'?re| are|'?m| am) a (?:gay|lesbian|black|mixed|muslim) (?:couple|family|man|woman)|sexual(?:ly)? (?:comments?|harass\w*|assault\w*|advances|remarks|things)|harass(?:ed|ing|ment)|grop(?:ed|ing)|(?:touched|touching|kept touching|rubbed) (?:me|her|him|my (?:daughter|wife|son|arm|leg|back|hair)) ?(?:inappropriately|without)?|(?:sexual|dirty|inappropriate) (?:jokes?|comments?|remarks?|gestures?|messages?|texts?)|inappropriate(?:ly)? (?:with|to|toward)|catcall\w*|pervert|people like (?:us|you|me|them)|go back to (?:your|mexico|where)|made a pass|(?:of|about) my (?:disability|race|religion|gender|accent|skin)
    (?:treat|treats|treated) (?:women|me|us)(?: \w+){0,2} (?:like (?:idiots|dirt|garbage)|differently)`,
  harmless: String.raw`
    gas (?:bills?|fireplace|water heater|range|stove|grill|station|lines?(?= (?:work|install|\?|$))|hookup|boiler|furnace|mower|tank install)|(?:ran )?out of gas|do you do gas lines?
    fire (?:your|that|him|her|them|the guy|up|pit|place|extinguisher|sale|alarm install\w*|escape|hydrant|wood)|fireplace|on fire this (?:week|month|year)|(?:i am|i'm|im|you are|you guys are) on fire|like fire|fired
    flooded with (?:work|calls|messages|requests|emails|orders|leads)|flood ?lights?|floods? (?:insurance|zone|the rink)|(?:smoke|co|carbon monoxide|smoke and co) (?:alarm|detector)s? (?:bracket|battery|batteries|install\w*|replac\w*)|(?:install|mount|replace|hang|need|buy)(?: \w+){0,4} (?:smoke|co|carbon monoxide)(?: \w+){0,2} (?:alarms?|detectors?)(?: (?:installed|mounted|replaced))?
    (?:price|bill|quote|estimate|cost|total|invoice|number)s?(?: \w+){0,3} shock|sticker shock|shocked (?:by|at|to see|when i saw)|killing me|you'?re killing me|kill for|killer|to die for|beat (?:this|that|the|any|their) (?:price|quote|offer)|shoot me (?:a|an)|shot in the dark|arm and a leg|doesn'?t hurt to|does not hurt to|price hurts|that hurts|no ?(?:one|body) (?:was |got |is )?(?:hurt|injured)|knocked me out|floored
    (?:don'?t|do not|wouldn'?t) (?:want|like|plan)(?: to)? (?:to )?sue|bleed(?:ing)? through|(?:burned|burnt) (?:my|the) (?:dinner|toast|food|grass|lawn|eyes out)|grass got burned|police station|court ?(?:street|house|yard|side)|basketball court|tennis court|(?:my|our) (?:attorney|lawyer)(?:'s)? (?:friend|office needs)|report back|dying to|heat is killing|ambulance chaser|city to approve|arms? of the (?:chair|sofa)|back yard`,
};
