import { phrasePattern } from './phrase-pattern.ts';

const somebody = `(?:you|someone|somebody|anybody|anyone|a guy|a tech|a plumber|an electrician|one of you|you guys|yall|a person|a repair person|a crew|any of you)`;
const soon = String.raw`(?:today|tonight|now|right now|asap|this (?:morning|afternoon|evening|minute)|tomorrow|same[ -]day|right away|immediately|before (?:\w+ )?\w+|by \d+|first thing|in the next hour|within the hour|beforehand|quick(?:ly)?|soon|weekends?|sundays?|saturdays?)`;

/** New work that cannot wait. */
export const urgentSignals = {
  comeSoon: phrasePattern(String.raw`
    (?:can|could|would|are|will|is|do|does|may|might) (?:there )?${somebody} (?:\w+ ){0,5}(?:come|stop|swing|pop|get|be|make it|squeeze|fit|send|drop|available|free|able to|work|do|take a look|help|run)(?: \w+){0,7} ${soon}
    (?:come|stop by|swing by|pop (?:round|over|in)|get here|be here|make it|squeeze (?:me|us) in|fit (?:me|us) in|take a look|getting (?:somebody|someone|anybody) out|send (?:someone|somebody|anyone|anybody|a guy|help))(?: \w+){0,5} ${soon}
    (?:available|availability|openings?|appointments?|anybody|slots?|anyone)(?: \w+){0,3} ${soon}|same[ -]day
    how (?:soon|fast|quick(?:ly)?|long (?:until|till|before))|soonest|earliest
    in a (?:bind|pinch|jam|hurry|rush)|last[ -]minute|short notice|on call|after[ -]hours
    24[ /-]?(?:7|hours?|hr|h)|round the clock
    need (?:a |an |some)?(?:one|body|someone|somebody|plumber|electrician|locksmith|handyman|roofer|cleaner|tech|help|it|this)(?: \w+){0,5} ${soon}
    emergenc(?:y|ies)|urgent(?:ly)?|urgencia|urge|urgente|emergencia|locked (?:myself |ourselves |us |me )?out
    (?:do|are|is|does) (?:you|u|yall|anybody|anyone|your shop) (?:guys )?(?:do |open |work |come |take |running |answering )(?:\w+ ){0,2}(?:weekends?|sundays?|saturdays?|nights?|late|emergenc\w+|now|today|holidays?)
    (?:puede|pueden|podria|podrian|pudiera|puedes|alguien) (?:\w+ ){0,3}(?:venir|pasar|mandar|ayudar|atender)(?: \w+){0,5} (?:hoy|ahorita|ahora|manana|antes|pronto|tarde|noche|ya)
    cuanto (?:tarda|tardan|tardaria)
    (?:para|venir|viene|vienen|alguien|disponible|disponibilidad|espacio|tiempo|cita|lugar) (?:para )?(?:hoy|esta (?:tarde|noche|manana)|ahorita|ahora)
    lo (?:antes|mas pronto) posible|cuanto antes|trabajan (?:en|los|hoy)|atienden|any chance|are you open
    is there (?:a|an|any|anyone|somebody|someone) (?:\w+ ){0,3}(?:free|available|around|open|nearby)
    (?:anybody|anyone|somebody|someone) (?:free|around|there|nearby|awake|working)|bailed|cancelled on (?:me|us)`),
  suddenTrouble: phrasePattern(String.raw`
    asap|as soon as possible|right now|today|tonight|this (?:morning|afternoon|evening|weekend)|hoy|ahorita
    esta (?:tarde|noche|manana)|openings?|available|availability|squeeze|free|help|ayuda|weekends?|sundays?
    domingo|(?:can|could|will) ${somebody} (?:come|stop|swing|pop|get|help|make|send)
    get(?:ting)? (?:somebody|someone|anybody|a guy) (?:out|over|here)|overflow(?:ing|ed)?|back(?:ed|ing) up
    clogged|plugged|burst|bursted
    (?:died|quit|went out|stopped working|snapped|gave out|blew|conked out|tripped|jammed)
    no (?:hot water|heat|heating|power|water|ac|a/c|air|electricity|lights?|gas)
    (?:not|isnt|wont|doesnt) (?:working|turn on|turning on|shut off|start|starting|cooling|cool|heating|heat|open|opening|flush|flushing|drain|draining|light|close|stop)
    (?:is|s|just) (?:out|dead|down|frozen|broken|stuck|leaking|blowing (?:cold|hot|warm)|broke)
    frozen(?: solid)?|flood(?:ing|ed)?|gushing|pouring|spraying
    (?:water|smoke|sewage|rain) (?:is )?(?:coming|everywhere|all over|leaking|dripping|running|pouring|rising|shooting)
    shut (?:off )?the (?:main|water)|turned off the (?:main|water)
    se (?:me |nos )?(?:tapo|rompio|descompuso|inundo|esta inundando|fue|quedo|poncho|quebro|salio|apago|esta saliendo|murio)
    no (?:hay|tengo|tenemos|prende|enciende|sale|sirve|enfria|calienta|funciona) ?(?:agua|luz|calefaccion|aire|gas|el|la)?
    fuga|goteo|stuck|sparking|newborn|baby|rising|tree (?:down|fell|on)|cant get (?:out|in)
    (?:kids|guests|company|family|in-laws|showing|party|tenants?|movers|inspection|event|wedding)
    before (?:we|then|they|dark|noon|it|the|i|\d+|close|closing)|beforehand
    need (?:it|this|them|the \w+) (?:\w+ )?(?:done|boarded|fixed|out|removed|by|before)|degrees|freezing`),
  newInquiry: phrasePattern(`
    how much (?:to|for|would|do you)|do you (?:guys )?(?:do|have|offer|come|service|take|handle)
    gave me your (?:name|number)|got your number|found (?:you|your)|looking for (?:a|an|someone)|tomorrow|manana
    need (?:a|an|someone|somebody)|necesito (?:un|una|a|que)|i have a|weve got|there (?:is|are|s) an? |who can i
    possible (?:for|to)|please (?:call|tell|help|come)|quick|quickly|hurry|busco`),
  whoCanCome: phrasePattern(String.raw`
    are (?:you|you guys|yall) (?:still )?open
    (?:need|looking for|call|get|send) (?:a |an |some)?(?:locksmith|plumber|electrician|roofer|handyman|somebody|someone|exterminator|tow|technician|cleaner|mover)
    who can come|next (?:opening|available|appointment|slot)|is there any (?:way|chance)|any way you can
    (?:mismo|propio) dia|late for|sewage
    (?:pipe|line|hose|heater|toilet|main) (?:broke|burst|is (?:broken|leaking|broke))
    (?:stopped|quit|died|went out|blew) (?:over ?night|last night|this morning|yesterday)
    (?:heat|heater|furnace|ac|a/c|power|boiler|fridge|freezer|cooler) (?:stopped|is (?:out|off|dead|down)|quit|died|at)
    blew (?:over|off|down)|climbing|haul|jump|keys? (?:in|inside|locked)|walkthrough|tirando agua
    se esta (?:\w+ )?(?:tirando|saliendo|regando)|realtor|inspection`),
  urgency: phrasePattern(String.raw`
    today|tonight|now|right now|asap|hurry|emergency|urgent\w*|soon(?:er|est)?|immediately|quick\w*|fast\w*
    this (?:morning|afternoon|evening|week)|same[- ]day|earliest|hoy|ahorita|urge|urgente|rapido|cuanto antes
    before|by \d+|by noon|tomorrow|noon|last hope|help|24|this late|how far out|lock up|temporary|next guest
    sometime today|late at|me urge|right away`),
  availability: phrasePattern(`
    available|free|open|opening|openings|on call|working|anyone|anybody|someone|somebody|any chance|possible
    can you|could you|can u|could u|would you|are you able|able to|do you|do u|do you guys|are you|is there
    is anybody|who can|when could|puede|pueden|podria|tiene|tendra|abiertos|trabajan|hacen|alguien|squeeze
    fit (?:me|us) in|slot|room|take on|taking new|book|get on your schedule|two hours
    any (?:time|electricians?|plumbers?|openings?)|near|booked|quien puede|have time|spot open|disponibilidad
    sabados
    tienen servicio|tiene lugar|me puede (?:atender|mandar|ayudar)|pueden venir|esta trabajando|vienen|ayudeme|que tan rapido|a que hora|doing calls|technicians available`),
  come: phrasePattern(`
    come|come out|come by|send (?:someone|somebody|anyone|a)|get (?:here|out|someone|somebody)|getting somebody
    stop by|be here|swing|look at (?:it|my)|take a look|venir|venga|mandar|pasar|reach|arrival|technician in
    in the area|call back|callback`),
  trouble: phrasePattern(String.raw`
    leak\w*|clog\w*|stopped|out|died|dead|quit|broke|broken|burst|froze\w*|split|stuck|locked|wont|not working
    no (?:water|hot water|heat|power|ac|air)|backed up|overflow\w*|sparks?|melted|smoke|burning|failed|tripp\w*
    reset|power|water is|water main|dripping|flood\w*|popped|off the track|raccoon|bats?|squirrel|wasp\w*|ants?
    invasion|bees|snake|storm|shingles|branch|limb|tree|key|keys|cerrajero|fuga|tap\w+|destapar|luz|boiler
    inund\w+|agua|tirando|running|drain|furnace|freez\w+|jump|plowing|salt|jungle|ballooning|hanging by|accident
    raining|rain|jammed|unclog\w*|vibora|skunk|pump|screaming|struggling|stinks|nest|wasps?|rat|rats|roach\w*
    mice|sewer|out of order|wont (?:lock|stop|start|flush|cool)|isnt cooling|hit our|descompuso|se rompio
    se tapo|stuck open|no tengo|no hay|junk|hedge|mattress\w*
    isnt blowing|not cooling|no hot water|broken window|board(?:ed)? up|clogged|burst|sparks
    llaves?|revent\w+|no prende|no enfria|trabad[oa]|panal|se metio|hornet|afuera|shut off|restart|tapad[oa]|se me fue`),
  deadline: phrasePattern(String.raw`
    guests?|party|dinner|wedding|closing|move-?out|movers?|landlord|inspect\w*|tenant|airport|flight|lunch
    clients all day|visits|holiday|thanksgiving|christmas|in-?laws|showing|realtor|keys due|hoa
    before (?:the|we|they|that|dark|\d|noon|lunch|saturday)|kids|baby|bebe|elderly|mom|newborn|work by|degrees`),
  newCustomer: phrasePattern(`
    how much (?:to|for|would|do|does|is)|what (?:would|do) you charge|cuanto (?:cobra|cuesta|sale)|taking new
    found you|saw your (?:ad|van|truck|sign)|got your (?:name|number)|gave me your|just moved|our usual|my usual
    looking for|need (?:a|an|someone|somebody|my|it|junk|this)|necesito|busco
    do you (?:repair|do|offer|guys|service|work|come)|are you (?:taking|the|guys|still)|is this (?:the|a)
    whats it cost|wondering if|is it possible|new customer|my name is|do you fix`),
};
