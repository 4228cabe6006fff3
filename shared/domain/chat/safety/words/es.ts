import type { DangerWords } from './danger-words-type.ts';

const body =
  '(?:brazo|pierna|mano|dedo|pie|cabeza|espalda|cara|ojo|ojos|tobillo|muneca|cadera|rodilla|costilla|nariz|hombro|cuello|diente)s?';
const contact =
  '(?:contactos?|enchufes?|apagador|interruptor|tablero|cables?|centro de carga|fusibles?|regadera|tomacorriente)';

export const spanish: DangerWords = {
  'self-harm': String.raw`
    suicid\w+|(?:me|se) (?:quiero|quiere|voy a|va a) matar|(?:quiero|quiere|quisiera) (?:morir(?:me|se)?|matar(?:me|se))|matarme|no quiero (?:vivir|seguir viviendo)|quitarme la vida|quitarse la vida|acabar con mi vida|hacerme dano`,
  gas: String.raw`
    (?:huele|olor|olia|oliendo|apesta|peste|hiede)(?: \w+){0,3} (?:a )?gas|fuga(?: \w+)? de gas|gas (?:fugandose|escapando)|se (?:esta )?(?:sale|saliendo|escapa|escapando|fuga|fugando)(?: el)? gas|tirando gas|huevo podrido`,
  'carbon-monoxide': String.raw`
    monoxido|(?:duele|dolor de)(?: \w+){0,2} cabeza(?: \w+){0,8} (?:calentador|boiler|caldera|estufa|calefaccion|generador)|(?:calentador|boiler|caldera|calefaccion|generador)(?: \w+){0,8} (?:mareados?|mareamos|desmay\w+|dolor de cabeza)`,
  fire: String.raw`
    incendi(?:o|os|aron|ado|ando|a|arse)|se (?:esta |estaba |anda )?(?:quemando|incendiando|prendiendo)|se (?:quemo|prendio|incendio)(?: \w+){0,2} (?:casa|cocina|cuarto|tablero|contacto|cable|calentador|patio|bodega|carro|estufa)|casi se quema|en llamas|llamas en|sale humo|saliendo humo|echando humo|humo (?:en|por|de|del)|llamamos a (?:los )?bomberos|(?:vinieron|llegaron) los bomberos|agarro fuego|prendio fuego`,
  trench: String.raw`
    (?:zanja|excavacion|hoyo)(?: \w+){0,4} (?:derrumb\w+|se vino abajo|colaps\w+|cayo)|se derrumbo(?: \w+){0,2} (?:zanja|excavacion|hoyo)|(?:atrapad[oa]|enterrad[oa])(?: \w+){0,3} (?:zanja|hoyo|excavacion|tierra)|zanja(?: \w+){0,3} sin (?:apuntalar|ademe|soporte)`,
  electricity: String.raw`
    (?:dio|da|dan|dieron|pega|pego)(?: \w+){0,2} (?:toques?|toque|calambres?|descarga|corriente)|descarga electrica|electrocut\w+|(?:salen|salio|saca|sacando|echa|echando|hay|saltan) chispas?|chispas?(?: \w+){0,3} ${contact}|${contact}(?: \w+){0,3} chispas?
    cables? (?:pelados?|sueltos?|expuestos?|colgando|con corriente|vivos?)|huele a quemado|${contact}(?: \w+){0,3} (?:quemad\w+|caliente|derretid\w+|zumba\w*)`,
  injury: String.raw`
    (?:se|me|le|nos) (?:rompio|quebro|fracturo|corto|lastimo|quemo|golpeo|torcio|abrio)(?: \w+){0,2} ${body}|se lastim\w+|lastimad[oa]s?|herid[oa]s?|se (?:resbalo|tropezo|desmayo)|(?:hij[oa]|espos[oa]|senor[a]?|mama|papa|madre|padre|abuel[oa]|nin[oa]s?|vecin[oa]|trabajador|muchach[oa]|bebe|suegr[oa])(?: \w+){0,2} se (?:cayo|pego|golpeo)|(?:cayo|pego|golpeo|aplasto)(?: \w+){0,3} (?:a|encima de|sobre) (?:mi|un|una|el|la) (?:\w+ )?(?:vecin[oa]|hij[oa]|espos[oa]|mama|papa|madre|padre|senor[a]?|trabajador|nin[oa])|me (?:cai|resbale|tropece|corte|queme|lastime)
    (?:al|en el|a urgencias|llevaron al|fuimos al) hospital|a urgencias|ambulancia|sangr(?:ando|a|e)|inconsciente|no respira|puntadas|fractur\w+`,
  'bad-air': String.raw`
    (?:gases|vapores|vapor)[^.!?]{0,50} (?:maread\w+|mareo|nausea\w*|tos|respirar|dolor de cabeza)|mezcl\w+(?: \w+){0,3} (?:cloro|amoniaco|acido)|cloro con (?:amoniaco|acido|vinagre)|moho[^.!?]{0,70} (?:respir\w+|asma|tos|tose|pulmon\w*)|(?:respir\w+|asma|tos|tose)[^.!?]{0,70} moho`,
  asbestos: String.raw`
    (?:polvo|cort\w+|romp\w+|rompimos|lij\w+|perfor\w+|puede ser|podria ser|creo que es|encontr\w+|tiene|contiene)[^.!?]{0,40} asbesto|(?:polvo|cort\w+|romp\w+|lij\w+|encontr\w+|puede ser|podria ser)[^.!?]{0,40} amianto`,
  needles: String.raw`
    (?:pinch\w+|piqu\w+|pico|encontr\w+|hay|pis\w+)(?: \w+){0,5} (?:jeringas?|agujas? usadas?|agujas?)|(?:jeringas?|agujas?) (?:usadas?|tiradas?)`,
  flood: String.raw`
    se (?:me |nos )?(?:esta |estaba )?(?:inundo|inundando|inunda)|(?:esta|quedo|tengo)(?: \w+){0,2} inundad[oa]|inundacion|inundad[oa] (?:el|la|todo|toda)|agua (?:esta |sigue )?(?:cayendo|saliendo a chorros|brotando)(?: \w+)? (?:del|por el) techo|revento (?:el|un) tubo|se revento(?: \w+)? tubo|chorro de agua|metro de agua|techo(?: \w+){0,3} (?:cayendo|caer|colapsar)`,
  threats: `
    (?:se|ya se|sabemos) (?:donde|en donde|donde esta) (?:vives?|viven|trabajas?|tu (?:casa|taller|negocio|familia))|(?:te|los|lo|le) (?:voy|vamos) a (?:matar|golpear|partir|romper|quemar|buscar|encontrar|madrear)|romper(?:te|le|les)? la (?:cara|madre)|te mato|se van a arrepentir|te vas a arrepentir|no sabes con quien|atente a las consecuencias|tengo (?:una )?pistola|cuidate (?:mucho|la espalda)|donde esta tu (?:taller|casa|familia)`,
  lawyer: `
    (?:con|a|de|contactar|llamar|hable con|vera con|contrate|contratar) (?:mi|un|una|nuestr[oa]) abogad[oa](?! amig)|mi abogad[oa] (?:se|le|lo|los|va|dice|ya)|(?:los?|las?|te|le|les) (?:voy|vamos) a demandar|demand(?:a|ar|are|aremos|arlos|arlo)|juzgado|tribunal(?:es)?|legalmente|accion(?:es)? legal(?:es)?|por la via legal|juicio`,
  authorities: String.raw`
    profeco|procuraduria|(?:llamar|llame|llamo|llamamos|voy a llamar) a la (?:policia|patrulla|migra)|la policia (?:ya|viene|esta)|denunci\w+|(?:reportar|reporte|reportare|reportarlos|reportarlo)(?: \w+){0,2} (?:con|a|ante) (?:migracion|la|el|profeco|proteccion|osha|salubridad)|con migracion|inspector(?: \w+){0,3} (?:clausuro|multa|dijo que no)|proteccion civil|queja (?:en|ante|formal)`,
  discrimination: String.raw`
    racis\w+|discrimin\w+|por ser (?:mexican|negr|latin|indi|moren|mujer|gay|inmigrante|hispan|extranjer)\w*|comentarios sexuales|acos(?:o|ar|ando|aron|ador)\w*|toco a mi (?:hija|esposa|hijo)|manose\w+|insultos? racial\w*|homofob\w*|machista`,
  harmless: String.raw`
    agujas? (?:de pino|de tejer|de coser)|(?:recibo|cuenta|cobraron|cobro|pago)(?: \w+){0,2} gas|(?:estufa|calentador|boiler|instalacion|linea|tanque|parrilla) de gas|inundad[oa]s? de (?:trabajo|pedidos|mensajes)|(?:instalar|poner|cambiar)(?: \w+){0,3} (?:alarma|detector) de (?:humo|gas|monoxido)|matad[oa] la espalda|soy abogad[oa]|mi abogad[oa] me recomendo|abogad[oa] amig[oa]|me queme las pestanas|color fuego|balde de agua|de miedo|alarma de humo|a fuego lento`,
};
