import type { DangerWords } from './danger-words-type.ts';

export const french: DangerWords = {
  'self-harm': String.raw`
    suicid\w+|(?:veux|vais|envie de|voudrais) (?:me tuer|mourir|en finir)|me tuer|plus envie de vivre|ne veux plus vivre|mettre fin a mes jours|me faire du mal`,
  gas: String.raw`
    (?:sent|odeur|sentait|pue)(?: \w+){0,3} (?:le |de |du )?gaz|fuite(?: \w+)? de gaz|gaz (?:s'echappe|fuit)|oeufs? pourris?`,
  'carbon-monoxide': String.raw`
    monoxyde|(?:mal a la tete|maux de tete|vertiges|nausees)(?: \w+){0,8} (?:chaudiere|poele|chauffage|chauffe-eau|cheminee)`,
  fire: String.raw`
    incendie|a pris feu|prend feu|en feu|au feu|en flammes|des flammes|(?:fumee|fume)(?: \w+)? (?:sort|sortait|s'echappe)|de la fumee|(?:ca|a) (?:brule|brulait) (?:dans|chez|la|le)|pompiers (?:sont|etaient|ont)|a brule`,
  trench: String.raw`
    (?:tranchee|fouille|trou)(?: \w+){0,4} (?:effondre\w*|eboul\w+|s'est ecroule\w*)|(?:s'est|est) effondree?(?: \w+){0,3} tranchee|enseveli\w*|eboulement`,
  electricity: String.raw`
    (?:pris|recu|prend|eu)(?: \w+){0,2} (?:decharge|coup de jus|chataigne)|electrocut\w+|etincelles?|(?:fils?|cables?) (?:denudes?|a nu|apparents?)|(?:prise|interrupteur|tableau|cable)(?: \w+){0,4} (?:chaude?|brulante?|fondue?|brule|brulee|gresille)|odeur de brule|sent le brule|sous tension`,
  injury: String.raw`
    blesse(?:e|s|es)?|blessures?|s'est (?:casse|coupe|brule|fracture|ouvert)(?: \w+){1,3}|me suis (?:casse|coupe|brule|blesse)|est tombe(?:e)?|suis tombe(?:e)?|aux urgences|a l'hopital|ambulance|le samu|inconscient\w*|saigne|points de suture|appele les pompiers`,
  'bad-air': String.raw`
    (?:vapeurs?|emanations?)[^.!?]{0,50} (?:vertiges?|nausees?|mal a la tete|tousse\w*|respirer)|vapeurs toxiques|melang\w+(?: \w+){0,3} (?:javel|ammoniaque|acide)|moisissures?[^.!?]{0,70} (?:respir\w+|asthme|tousse\w*|poumons?)|(?:respir\w+|asthme|tousse\w*)[^.!?]{0,70} moisissures?`,
  asbestos: `
    (?:poussiere|casse|coupe|perce|ponce|trouve|peut-etre|contient)[^.!?]{0,40} amiante|amiante[^.!?]{0,40} (?:poussiere|casse|perce|ponce|trouvee?)`,
  needles: String.raw`
    (?:pique|trouve|marche)(?: \w+){0,5} (?:seringues?|aiguilles?)|(?:seringues?|aiguilles?)(?: \w+)? (?:usagees?|trouvees?)`,
  flood: String.raw`
    inond(?:e|ee|es|ees|ation|ations)|degat des eaux|(?:tuyau|canalisation)(?: \w+){0,2} (?:eclate|explose|creve)|l'eau (?:coule|monte|jaillit|arrive) (?:partout|du plafond|par)|plafond(?: \w+){0,3} (?:tombe|s'effondre|effondre)`,
  threats: `
    (?:je )?sais ou (?:tu|vous) (?:habites?|habitez|travailles?|travaillez)|je vais (?:te|vous|le) (?:tuer|frapper|casser|buter|demolir)|te casser la (?:gueule|figure)|tu vas (?:le )?(?:regretter|payer)|vous allez le regretter|fais gaffe a toi|mettre le feu a (?:ta|votre)`,
  lawyer: String.raw`
    (?:de|par|a|avec|contacter|consulter) (?:mon|notre|un|une) avocate?|mon avocate?|poursuiv\w+(?: \w+){0,2} en justice|en justice|au tribunal|porter l'affaire|mise en demeure|action judiciaire|proces`,
  authorities: String.raw`
    porte(?:r|rai)? plainte|plainte (?:a|contre|aupres)|appele la police|appeler la police|gendarmerie|(?:dgccrf|repression des fraudes|inspection du travail)|signaler (?:a|aux)|denonc\w+`,
  discrimination: String.raw`
    racis\w+|discrimin\w+|sexiste|propos (?:racistes|sexuels|deplaces)|harcel\w+|attouchements?|homophob\w*|parce que (?:je suis|nous sommes|on est) (?:noirs?|arabes?|musulman\w*|etranger\w*|gays?|homosexuel\w*|une femme)`,
  harmless: String.raw`
    aiguilles? (?:de pin|de sapin|a tricoter)|facture de gaz|chaudiere a gaz|cuisiniere a gaz|feu rouge|feu vert|coup de feu|(?:installer|poser)(?: \w+){0,2} detecteur|je suis avocate?|inondes? de (?:travail|demandes)`,
};
