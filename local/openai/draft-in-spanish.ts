import { type ChatRequest, systemOf, userWordsOf } from './chat-request.ts';

/** Words that are put in Spanish one by one: enough to see that a draft is, and no translation. */
const words: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'hi=hola hello=hola hey=hola estimate=presupuesto thanks=gracias thank=gracias please=por_favor sorry=disculpe yes=sí no=no and=y or=o but=pero so=así_que if=si because=porque',
    'the=el a=un an=un this=este that=ese these=estos those=esos it=eso its=su they=ellos them=ellos there=ahí here=aquí',
    'i=yo we=nosotros you=usted he=él she=ella my=mi our=nuestro your=su their=su his=su her=su me=me us=nos',
    'is=es are=son was=fue were=fueron be=ser been=sido has=tiene have=tiene had=tenía do=hace does=hace did=hizo will=va_a would=quisiera can=puede could=podría should=debe may=puede',
    "i'm=estoy we're=estamos you're=está it's=es that's=eso_es i'll=voy_a we'll=vamos_a i'd=quisiera we'd=quisiéramos i've=he we've=hemos don't=no doesn't=no didn't=no can't=no_puede won't=no_va_a",
    'of=de to=a in=en on=en at=a for=para with=con from=de by=por about=sobre as=como before=antes_de after=después_de until=hasta since=desde between=entre per=por up=hacia_arriba out=fuera off=fuera over=sobre',
    'not=no any=algún all=todo each=cada every=cada one=un once=una_vez twice=dos_veces more=más less=menos only=solo just=solo also=también still=todavía again=otra_vez now=ahora then=luego',
    'who=quién what=qué when=cuándo where=dónde how=cómo which=cuál why=por_qué same=mismo other=otro new=nuevo next=próximo last=último good=bueno best=mejor free=gratis ready=listo sure=seguro',
    'work=trabajo job=trabajo jobs=trabajos quote=presupuesto quotes=presupuestos estimate=presupuesto price=precio prices=precios invoice=factura visit=visita house=casa home=casa kitchen=cocina roof=techo water=agua crew=equipo team=equipo customer=cliente customers=clientes date=fecha place=lugar week=semana weeks=semanas day=día days=días month=mes months=meses year=año years=años hour=hora hours=horas minutes=minutos minute=minuto time=hora morning=mañana_temprano',
    'call=llame text=escriba reply=responda send=mande pay=pague book=reserve ask=pregunte tell=diga let=deje know=saber get=reciba take=tome keep=guarde hold=apartar start=empezar starting=a_partir_de finish=terminar want=quiere need=necesita look=vea looking=viendo hear=oír see=ver come=venga go=vaya make=haga give=dé',
    'monday=lunes tuesday=martes wednesday=miércoles thursday=jueves friday=viernes saturday=sábado sunday=domingo',
    'january=enero february=febrero march=marzo april=abril june=junio july=julio august=agosto september=septiembre october=octubre november=noviembre december=diciembre',
    'today=hoy tonight=esta_noche tomorrow=mañana yesterday=ayer noon=mediodía',
    'two=dos three=tres four=cuatro five=cinco six=seis seven=siete eight=ocho nine=nueve ten=diez twelve=doce fifteen=quince twenty=veinte thirty=treinta ninety=noventa',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => pair.split('=').map((word) => word.replaceAll('_', ' '))),
);

/** What stays as it is: blanks, links and addresses. */
const kept = /\[[^\]\n]*\]|https?:\/\/\S+|\S+@\S+/g;

const spanish = (text: string) => {
  let at = 0;
  let told = '';
  for (const match of text.matchAll(kept)) {
    told += wordByWord(text.slice(at, match.index)) + match[0];
    at = match.index + match[0].length;
  }
  return told + wordByWord(text.slice(at));
};

const wordByWord = (text: string) =>
  text.replaceAll(/\bMay(?= \d)/g, 'mayo').replaceAll(/\p{L}+(?:['’]\p{L}+)?/gu, (word) => {
    const found = words[word.toLowerCase().replace('’', "'")];
    if (!found) return word;
    return /^\p{Lu}/u.test(word) ? found.charAt(0).toUpperCase() + found.slice(1) : found;
  });

/** The draft of a request in Spanish, word by word; undefined for another request. */
export const draftInSpanish = (request: ChatRequest) => {
  if (!systemOf(request).startsWith('You put a message of a small service business into Spanish'))
    return undefined;
  const [, subject = 'null', body = ''] =
    /<draft_text_\w+>\nSubject: ([^\n]*)\n\n([\s\S]*?)\n<\/draft_text_/.exec(
      userWordsOf(request),
    ) ?? [];
  return { subject: subject === 'null' ? null : spanish(subject), body: spanish(body) };
};
