import { phrasePattern } from './phrase-pattern.ts';

const day = String.raw`(?:month|week|friday|monday|tuesday|wednesday|thursday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|payday|first|\d+(?:st|nd|rd|th)?|tomorrow|tonight|weekend|soon|lunes|martes|miercoles|jueves|viernes|sabado|quincena|mes|manana)`;
const money = `(?:check|checks|cheque|payment|money|funds|balance|wire|transfer|rest|remainder|half|bill|invoice|it|cash|money order)`;

/** Work is done and billed, the money is not there. */
export const unpaidSignals = {
  owedWords: phrasePattern(String.raw`
    overdue|past[ -]due|(?:was|were|is|are|now) due|due (?:date|on|upon|since)|owes? (?:me|you|us|them)
    still owe\w*|what (?:i|we) owe|owed|unpaid|un ?settled|outstanding|delinquent|statement of account
    accounts? (?:payable|receivable|shows)|net ?(?:10|15|30|45|60|90)
    invoices?(?: (?:no|number|[#n]|inv|from|is|for|that))?|inv[ -]?\d+|balance (?:due|of|on|owed|is)
    (?:hasnt|havent|has not|have not|not|never|isnt|wasnt|didnt) (?:yet )?(?:been )?(?:paid|pay|received|get paid|gotten paid|cleared|sent)(?: (?:me|you|us|for|the|payment|it|yet))?
    saldo (?:pendiente|vencido)|factura|adeudo|deuda
    (?:me|nos|le|les) (?:debe|deben|debo|debemos|quedo|quedaron) (?:debiendo|todavia|desde|la|el|\d+|[$])
    (?:no|aun no|todavia no) (?:\w+ ){0,3}(?:pagar(?:le)?|pagado|pagan?|depositan?|depositado)|por no pagar
    (?:le|te|les|se lo) (?:pago|deposito|transfiero|abono|liquido|mando el (?:pago|dinero)|paso (?:el|lo))
    (?:hacer|hacerle|mandar|dar)(?:le)? (?:el|un) (?:pago|abono|deposito)
    (?:card|payment) (?:on file )?(?:\w+ ){0,5}(?:declined|failed|bounced|expired)|late fees?|collections?
    courtesy notice|(?:second|third|final|last|friendly) (?:notice|reminder)`),
  payLater: phrasePattern(String.raw`
    (?:when|until|till|as soon as|soon as|once|after) (?:i|we|my|our|they) (?:\w+ )?(?:get|gets|have|are|is|pay|pays|comes|clears)(?: \w+)? ?(?:paid|it|the money|us|in|check|paycheck)
    (?:get|gets) paid (?:on|next|this|friday)|pay ?(?:day|check|cheque|run|roll)|between jobs|laid off
    lost (?:my|his|her|the) job|out of work|hours (?:got |were )?cut
    (?:pay|send|square|settle|venmo|zelle|have|catch|get|wire|mail|drop|cover)(?:ing)? (?:it |you |that |up |the rest |me |your money |with you |half |off |over |by |caught )*(?:then|at the end of|end of|on|by|next|this|after|before|over) (?:the )?(?:\w+ )?${day}
    (?:send|sending|sent|mail|mailed|mailing|dropped|wrote|write|writing|wire|release|process|processing|get(?:ting)? you|cut|cutting|put) (?:\w+ ){0,4}(?:check|cheque|payment|money|funds|cash)
    (?:the|a|your|another|my|that) (?:check|cheque) (?:is|was|went|should|hasnt|has|on|comes|didnt|got|bounced|will)
    in the mail|(?:pay|paying) (?:you|u|him|her|them)(?: back)?
    pay (?:it|this|that|the (?:bill|rest|whole|invoice|balance|other)|half|in|off|\d+)
    forgot (?:to (?:pay|send|venmo)|about (?:the|your|that) (?:bill|invoice|payment))|reminders
    payment (?:plan|terms|is|was|until|date|arrangement)s?|your money
    (?:bit|little|kinda|pretty|a tad) (?:skint|short|tight|behind|broke|strapped)
    (?:money|cash|things|funds) (?:is|are|been|has been|s) (?:really |a bit |very |super |so |kind of )?(?:tight|short|low)
    (?:a|one|two|three|[$]?\d+) (?:hundred )?(?:dollars )?(?:a|per|each|every) (?:month|week)|installments?
    [$]?\d+ now and|half now|part(?:ial)?(?:ly)? (?:now|payment)|release (?:your|the)|po number|purchase order
    hold(?:ing)? (?:the |back |off )?payment|le puedo (?:dar|pagar|abonar)|fin de mes|quincena|nomina
    abon(?:ar|o)|lo demas|venmo|zelle|cash ?app|paypal|bookkeep(?:er|ing)|finance (?:team|department|dept)
    accounting|(?:our|the) (?:accountant|ap|accounts) |remit\w*
    (?:already|all) (?:\w+ )?(?:paid|taken care of|settled|sent)
    (?:send|resend|email|get|see) (?:me |us )?(?:it|the bill|the invoice|another|that|a copy) (?:again|copy|bill)
    (?:didnt|did not|never|havent) (?:get|got|receive|received|see|seen) (?:\w+ ){0,2}(?:bill|invoice|statement)
    (?:get|getting|got) you (?:that|the|your) ${money}|behind on|aguant(?:e|a|eme|ame)\w*|me atrase|atrasad[oa]
    le cobro|cobrar(?:le|les)`),
  payHurdle: phrasePattern(String.raw`
    (?:as soon as|when|once|after|until|waiting (?:for|on)) (?:my|our|the) (?:\w+ ){0,3}(?:refund|check|paycheck|money|loan|deposit|settlement|ssi|disability|card|funds)
    what do (?:we|i) owe|how much (?:do (?:we|i) owe|was it|is it|do i owe)|never paid|paid you
    [$]?\d+ (?:today|now|tomorrow|this week) and|the other (?:half|\d+)|i promise|autopay|auto-?pay|go through
    went through|new card|(?:my|the|a) card|checkbook|deductible|placed on hold|lien waiver|w-?9
    ap (?:dept|department)|(?:give|gimme) (?:me )?(?:til|till|until|some time|a few|another|more time|a couple)
    more time|promise|no contact from|handles (?:the )?bills|pays the bills|service date
    (?:30|45|60|90|120) days|payment is late|(?:his|her|their|my) account|junto (?:el dinero|la lana)
    de(?:me|nos) (?:chance|tiempo|oportunidad)|chance hasta|el cobro|cobro de|no (?:se me olvida|he olvidado)
    embarrassed|ignoring you|tax refund|lump sum|catch up|stiffed|dodging|bounced
    wait ti?ll|re-?issue|getting a bill|venmod|old email|never saw (?:it|the)|receipts for|only paying|until you show|punch list|extension on|probate|insufficient funds|books for that month|covers that`),
  pay: phrasePattern(String.raw`
    pay|pays|paying|paid|payment|payments|pagar\w*|pago|pague|paga|paguen|pagado|settle|square|remit\w*
    reimburs\w*`),
  bill: phrasePattern(`
    bill|bills|billed|invoice[ds]?|statement|account|balance|factura|recibo|receipt|inv|resend|records`),
  owe: phrasePattern(String.raw`
    owes?|owed|owing|due|overdue|past due|unpaid|outstanding|late fee|debe|debo|deber|deben|debiendo|atrasad\w+
    final notice|notices?|reminder|remains|deuda|collections?|disput\w+|nsf|bounced|late charge|venci\w*
    second reminder|settled|payroll|earliest convenience|has not paid|wont pay|stub|for payment|terms
    final payment|still havent received|last payment|hasnt paid|returned for|outstanding
    completo|le completo|liquido|le debo|van tres mensajes|ignores my reminders|\d+\+? days|lo del mes|pendiente el pago|quedo pendiente`),
  payMeans: phrasePattern(String.raw`
    check|checks|cheque|checkbook|card|cash|venmo|zelle|paypal|cash ?app|wire|transfer\w*|deposit\w*|bank
    money order|direct deposit|cuenta|efectivo|ach|apple pay|mailed (?:it|the|you|my)|mailed|stub|handle
    drop off|la mitad|en dos partes
    el dinero|dinero|cheque|transferencia|zelle|abonar|the rest|half of it|late charge`),
  payProcess: phrasePattern(String.raw`
    accounting|accounts|ap|po|purchase order|approv\w+|process\w*|system|controller|sign checks|vendors?
    payment run|bookkeep\w+|finance|rejected|completion form|work order|resubmit|title company|mortgage|escrow
    closing|treasurer|net \d+|terms|w-?9|lien|wrong department|forwarded it|account summary|check run
    scheduled for|resend|itemized|junk folder|new bank details|portal|departments?|quickbooks`),
  hardship: phrasePattern(String.raw`
    rough (?:month|week|patch)|slow|lost (?:my|his|her) job|tight|short|broke (?:right|this|until)|paycheck
    payday|until the first|til the|till the|dont have it|no tengo|waiting (?:on|for) (?:my|the|a|our)|sell the
    good for it|behind|rent|embarrassed|forgot|lost the link|lost track|sorry|perdon|disculpa|tardanza|me espera
    aguant\w+|cuando cobre|caig\w+|patron|between jobs|i swear|i promise|promise|for sure|i know|can it wait
    in the hospital|kept forgetting|forgetting|i know i said|overdrawn|atraso|be patient|business has been
    cash flow|quit|apologi\w+|dont have the money|loan comes
    spaced on|se me fue la onda|se me juntaron|unos dias mas|deme unos|just need time|out of work|otra semana|sin trabajo|aguanta`),
  installments: phrasePattern(String.raw`
    half|parts?|rest|installments?|now and|split|\d+ now|deduct|partial|mitad|abono|the rest|two parts|in \d`),
  payTime: phrasePattern(String.raw`
    friday|monday|tomorrow|weekend|this week|next week|end of (?:the )?(?:week|month)|the \d+(?:st|nd|rd|th)
    payday|1st|15th|quincena|viernes|lunes|manana|next time|mid month|first`),
  ownerNote: phrasePattern(String.raw`
    customer|client|cliente|mr|mrs|ms|he still|she still|they still|hasnt|wants another|nice people|what do i
    how do i|dont want to be rude|me quedo a|said|keeps saying|no me contesta|m|making excuses|keeps making
    for the \w+ (?:job|repair)|since (?:june|july|august|september|may)|job was done|eventually|el cliente
    have not`),
};
