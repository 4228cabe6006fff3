import { phrasePattern } from './phrase-pattern.ts';

const people = `(?:husband|wife|hubby|partner|spouse|boss|board|landlord|owners?|team|family|son|daughter|brother|sister|mom|dad|accountant|insurance|insurer|bank|committee|esposo|esposa|marido|senora|jefe|familia|hijo)`;
const offer = `(?:quote|estimate|bid|bids|proposal|price|prices|pricing|numbers|cotizacion|presupuesto|precio|propuesta|estimado)`;
const later = String.raw`(?:spring|summer|fall|autumn|winter|the holidays|new year|next (?:week|month|year|season|spring|summer|fall)|january|february|march|april|may|june|july|august|september|october|november|december|the \d+(?:th|st|nd|rd)?|tax season|closing|payday|enero|febrero|marzo|abril|mayo|septiembre|vacaciones|diciembre)`;

/** A quote is out and no answer has come, from the customer or in the notes of the owner. */
export const undecidedSignals = {
  thinkAndReturn: phrasePattern(String.raw`
    (?:talk|speak|discuss|run|go|check|share|show|review|consult)(?:ing)? (?:it |this |that |things )?(?:over |about it |past |by |through |to )?(?:with |by |past |to )?(?:my|the|our|your) (?:\w+ )?${people}
    (?:think|thinking|mull|mulling|pray|praying|sleep|sleeping|chew|sit) (?:about |on )?(?:it|this|that)(?: over| through)?
    have a think|(?:a|some|more|need) time to (?:think|decide)
    still (?:thinking|deciding|considering|comparing|interested|reviewing|looking|planning|on the fence|undecided|want to|debating|going over)
    (?:let|letting) (?:you|u) know|(?:get|getting|come|coming|circle|circling|revert) back (?:to|with) you
    (?:be|stay|keep) in touch|reach out|touch base|review and (?:revert|advise)|revert
    (?:havent|have not|hasnt|has not|not|nothing) (?:yet )?(?:decided|made (?:a|up|our|my|any)|heard|answered|replied|responded|gotten|been decided|chosen|picked)
    (?:heard|said) (?:\w+ )?(?:nothing|back)|no decision|make a decision|undecided|cant decide
    no (?:reply|answer|response|word)|never (?:replied|answered|responded|got back|called back|wrote back|heard)
    crickets|ghost(?:ed|ing)|radio silence|gone quiet|went (?:quiet|silent|dark|cold)|going dark|nudge|silence
    check(?:ing)? (?:in|back)|follow(?:ing|ed)?[ -]?ups?
    (?:did|have|has) (?:you|my|she|he|they) (?:\w+ ){0,4}(?:get|got|had|have|reach|receive|see|seen|reached|received) (?:\w+ ){0,3}(?:a chance|${offer}|it|you|a moment)
    any (?:thoughts|questions|news|decision|update|feedback)
    awaiting (?:response|reply|approval|decision|review)|waiting (?:on|for|to hear|until|till)|forwarded to
    (?:opened|viewed|read)(?: it| the \w+)? ?(?:\w+ times|on|twice|once)|another direction
    (?:another|a different) way|on file|keep (?:us|me|you) (?:in mind|posted)
    hold (?:on to|onto|our|my|that|the)|(?:look|looking|go|going) (?:it |them |this |that )?over
    give (?:me|us) a (?:few|couple|bit|week|day)|(?:lo|la|los) voy a (?:\w+)|(?:lo|la) vamos a|voy a pensar
    pensar(?:lo|la)|dej(?:e|ame|eme) (?:lo |la )?(?:pens|platic|chec|ve|habl|consult)\w*
    (?:lo|la) (?:estoy|estamos) \w+ndo|estamos (?:viendo|pensando|comparando|decidiendo)
    (?:yo )?(?:le|les|te) (?:aviso|avisamos|confirmo|digo|hablo|llamo|marco|contesto)
    (?:despues|luego|mas adelante|al rato)
    (?:no|ya no|nunca) (?:me |nos |le |les )?(?:ha|han) (?:contestado|respondido|dicho|hablado|llamado|marcado)
    no (?:me |nos )?(?:contestan?|responden?|dicen?)|ni si ni no|sigue(?:n)? sin (?:contestar|responder)`),
  offerReceived: phrasePattern(String.raw`
    (?:sent|emailed|gave|mailed|submitted|texted|dropped off|mande|envie|di|pase|mandamos) (?:\w+ ){0,5}${offer}
    (?:got|received|have|saw|recibi|vi|recibimos|read|thanks for|gracias por) (?:the |your |all |su |la |el |tu )?${offer}
    (?:hold off|on hold|put (?:it|this|that) off|postpone|back burner|not (?:quite )?ready|not (?:right )?now|pull the trigger|down the road|wait a|por ahora no|todavia no (?:decid|se|sab)\w*)
    (?:after|until|till|before|in|maybe|around|hasta|para|en) (?:the )?(?:\w+ )?${later}
    (?:out of town|on vacation|traveling|de viaje)|nothing will happen
    (?:really |super |so |crazy )?(?:busy|swamped|hectic|ocupad[oa]s?)|(?:havent|not) forg[oe]t(?:ten)?
    forgot about (?:you|this|it)|sorry for (?:the|my|going|not)|comparing|compare
    (?:two|three|other|few|couple|more|several) (?:more )?(?:bids|quotes|estimates|prices|companies|cotizaciones)
    need to (?:see|check|ask|talk|find out|look|figure|sell|get)
    (?:bank|loan|financing|insurance) (?:\w+ ){0,4}(?:approv|cover|pay|first|says)\w*|no hard feelings
    close (?:it|this|the file) out
    (?:call|text|message|email|contact) you (?:next|later|back|when|after|once|monday|in|if|either|by)
    said (?:he|she|they|he would|shed|hed|theyd)(?: \w+){0,2} (?:decide|think|let|call|get back|be in|talk)
    either way|decidi(?:r|mos|do)`),
  willLook: phrasePattern(String.raw`
    (?:ill|i will|we will|well|well be|will|id|shell|hell|she would|he would) (?:\w+ ){0,2}(?:call|know|look|decide|text|be in touch|get to it|review|let)(?: you| at (?:it|this))?
    call(?:ed)? (?:\w+ )?and left (?:a )?voicemail
    left (?:a |two |several |him |her |them )?(?:voicemails?|messages?)|bump(?:ing)? (?:this|it)
    top of (?:your|the) inbox|still open|status|reminder \d|no news|no updates?|adjuster|collecting
    expect to (?:choose|decide|make|select)|choose a|select(?:ing)? a|slammed
    (?:move|find|get|free) (?:some |the )?money|couple (?:of )?(?:months|weeks)|few (?:months|weeks)
    price (?:seems|is|sounds|looks) (?:fair|good|ok|fine|reasonable)|seems fair|for now|hold off|nos interesa
    lo vemos|(?:regresando|llegando|en cuanto|cuando) (?:\w+ ){0,4}(?:vemos|avis|dig|decid|habl)\w*
    said (?:she|he|they)d? (?:would )?call|nothing|going to (?:wait|hold|think)|loved it
    let my (?:wife|husband) know|dejeme|interested|interes(?:a|ados?)`),
  quoteNoun: phrasePattern(`
    quote[ds]?|estimates?|proposal|bids?|tender|cotizacion|propuesta|presupuesto|your numbers|pricing`),
  decide: phrasePattern(String.raw`
    decid\w*|decision|think|thinking|options|on the fence|weigh\w*|torn|choos\w*|choice|pick\w*|commit|vote
    consider\w*|sleep on|sit with|digest\w*|look (?:it|them) over|look at it|review\w*|compar\w+|looking into
    mull\w*|selected|under review|see what|run the numbers|pensar\w*|pienso|consult\w+|platic\w+|checo|reviso
    lo vemos|juntando|either way|not (?:saying no|sure)|undecided|make up|changing our minds|bear with
    feel for prices|planning stage|considering|go through the options|had (?:time|a chance)|checar|finances
    where you are with|on my list|no activity|viewed|shared with
    shopping around|in the running|one more price|between you and|lean(?:ing)? toward|pull(?:ed)? the trigger|moving parts|say yes|gathering estimates|should know by|accepted|declined|pending
    resuelvo|le resuelvo|tomamos la decision|siempre si|opciones|quiere ver|commit|look at my calendar|choose|in may|openings`),
  decider: phrasePattern(`
    husband|wife|hubby|hubs|spouse|partner|brother|sister|son|daughter|mother|father|mom|dad|family|committee
    board|corporate|boss|manager|landlord|accountant|insurance|adjuster|bank|permit|regional|treasurer|esposo
    esposa|marido|familia|jefe|suegra|the owner|co-?owns?|approval|approve|sign off|homeowner|prestamo|loan
    internally`),
  later: phrasePattern(String.raw`
    spring|summer|fall|winter|new year|next (?:week|month|year|spring)|january|february|march|april|until|till
    til|after (?:the|we|they|i)|on hold|on pause|pause|not yet|not until|delay\w*|hurry|wait|waiting|few days
    a week|week or so|month end|weekend|later|meantime|otro mes|hasta|despues|luego|quizas|ahorita no
    cuando regrese|in place|close on|sell the|first lol|busy|lots going on|back on|mid \w+
    when (?:were |we are |im )?ready|ready|sunday|ttyl|chat about|more time|late reply|pensarlo|proxima semana
    unos dias|transferred|move forward|keep it for|in july|had some
    saved up|fiscal year|refinance|on vacation|not right now|few months|next meeting|okay before
    por el momento|esperar|la proxima|en estos dias|en esta semana|settle|laid off|things settle`),
  willContact: phrasePattern(String.raw`
    let you know|letting you know|get back to|getting back|in touch|touch base|hit you up|circle back|reach out
    reply|call you|text you|contact you|leave it with me|ask me again|you know|aviso|avisamos|le digo
    le mando mensaje|comento|yo lo busco|le hablo|le llamo|come back to you|soon|revert|follow up
    we will contact|we.ll contact|meaning to|le marcamos|le marco|email you|respond by|call u|let u know
    ill look
    yo me comunico|en cuanto decidamos|le hablamos|luego le digo|se la paso|quedo de avisar\w*|me comunico`),
  noAnswer: phrasePattern(String.raw`
    no (?:answer|reply|response|contact|further|word)|nothing (?:since|yet|new)?|crickets|visto
    doesnt (?:pick up|answer|reply|respond)|not (?:answering|replying|responding)|vanished|ghost\w*|blue ticks
    read receipt|opened|silence|quiet|no me contesta|ya van|dos semanas|came and went|last contact
    called \d+/\d+|pest|haven.?t heard|havent heard|heard|took a message|wont answer|heard a word|heard back
    no activity|not contesto|no contesto|no contesta|been (?:\d|two|three|a)\w* ?(?:weeks?|days?|month)
    weeks ago|postponed
    left on read|no me responde|ya es (?:lunes|martes|miercoles|jueves|viernes)|no signature|all smiles|y nada|opened by`),
  followUp: phrasePattern(String.raw`
    checking (?:in|whether|if|on|to)|wanted to see|just wanted to|any questions|questions on
    did you (?:get|see|have)|still (?:like|interested|want|open)|follow\w* up|reaching out|since we sent
    pudo ver|quedo pendiente|been a while|bumping|decision about|have you|whether youve|how do i follow
    what do i (?:write|say|tell)|should i`),
  sentByOwner: phrasePattern(`
    (?:i|we) (?:sent|emailed|gave|texted|mailed|dropped|mande|envie|called)
    sent (?:proposal|quote|estimate|it|a|the|over)|emailed the|mande|envie|in writing|dropped off`),
  received: phrasePattern(`
    got (?:your|the|it|two)|received|we.?ve got|thanks for|thank you for|gracias por|appreciate the|saw your
    vi (?:el|la|su)|stopping by|coming out|yesterday
    si me llego|ya la vi|ya lo vi|recibido|me llego`),
  liked: phrasePattern(String.raw`
    love\w*|like the|liked|looks? (?:good|great)|sounds good|great|perfect|cool|interested|interes\w+
    want to do it|we want|we.d like|good job|fair`),
};
