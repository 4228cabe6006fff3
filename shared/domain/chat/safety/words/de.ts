import type { DangerWords } from './danger-words-type.ts';

export const german: DangerWords = {
  'self-harm': String.raw`
    (?:mich|sich) umbringen|bringe mich um|selbstmord\w*|suizid\w*|(?:will|mochte) (?:nicht mehr leben|sterben)|nicht mehr leben|mir das leben nehmen|mir etwas antun|lebensmude`,
  gas: String.raw`
    (?:riecht|gerochen|stinkt|roch)(?: \w+){0,4} (?:nach )?gas|gasgeruch|gas ?leck|gas(?: \w+)? (?:stromt|tritt|entweicht|zischt)(?: \w+)?|gasaustritt|gas tritt aus|faule eier`,
  'carbon-monoxide': String.raw`
    kohlenmonoxid\w*|co[- ]?(?:melder|warner|alarm|vergiftung)(?: \w+){0,4} (?:piept|piepst|schlagt|geht|ging|alarm\w*|losgegangen)|co[- ]?vergiftung|(?:kopfschmerzen|schwindlig|ubel)(?: \w+){0,8} (?:heizung|therme|ofen|kamin|kessel)`,
  fire: String.raw`
    (?:hat|hatte) es gebrannt|es (?:brennt|brannte)|brennt (?:es|die|der|das|in)|in brand|brand (?:in|im|aus|gab)|feuer (?:gefangen|ausgebrochen|im|in der|gab)|flammen|(?:es )?(?:kommt|kam|steigt)(?: \w+)? rauch|rauch (?:kommt|aus|im|in der|steigt)|feuerwehr (?:war|kam|ist|musste|gerufen)|abgebrannt`,
  trench: String.raw`
    (?:graben|baugrube|grube|schacht)(?: \w+){0,4} (?:eingesturzt|sturzt|rutscht|zusammengebrochen|verschuttet)|verschuttet|(?:graben|grube)(?: \w+){0,3} (?:ohne verbau|nicht verbaut)`,
  electricity: String.raw`
    stromschlag|eine gewischt|einen schlag (?:bekommen|gekriegt)|funken|(?:steckdose|schalter|sicherungskasten|kabel|leitung)(?: \w+){0,4} (?:heiss?|warm|verschmort|schmort|geschmolzen|brummt|verbrannt)|(?:offene|blanke|freiliegende) (?:kabel|leitung\w*|drahte)|riecht verbrannt|riecht verschmort|unter strom`,
  injury: String.raw`
    (?:verletzt|verletzung\w*|gesturzt|sturz|ausgerutscht|gestolpert|bewusstlos|blutet|krankenwagen|notarzt|krankenhaus|notaufnahme)|(?:arm|bein|hand|fuss?|handgelenk|finger|nase|rippe|knochel)\w*(?: \w+){0,2} (?:gebrochen|geschnitten|verbrannt|gequetscht)|von der leiter gefallen|vom dach gefallen|genaht`,
  'bad-air': `
    dampfe[^.!?]{0,50} (?:schwindlig|ubel|kopfschmerzen|husten|atmen|atemnot)|(?:giftige|atzende) (?:dampfe|gase)|chlorgas|(?:chlorreiniger|bleiche)[^.!?]{0,30} (?:gemischt|essig|saure)|schimmel[^.!?]{0,70} (?:atmen|atemnot|asthma|husten|hustet|lunge|luft)|(?:atemnot|asthma|husten|hustet|atmen)[^.!?]{0,70} schimmel`,
  asbestos: String.raw`
    (?:staub|gebrochen|gebohrt|geschliffen|gefunden|konnte|vielleicht|wohl|enthalt)[^.!?]{0,40} asbest\w*|asbest\w*[^.!?]{0,40} (?:staub|gebrochen|gebohrt|geschliffen|gefunden|zerbrochen|eingeatmet)`,
  needles: String.raw`
    (?:gestochen|gefunden|liegen|benutzte|gebrauchte)(?: \w+){0,4} (?:spritzen?|nadeln?|kanulen?)|(?:spritzen?|nadeln?|kanulen?)(?: \w+){0,3} (?:gestochen|gefunden|liegen)|nadelstich\w*`,
  flood: String.raw`
    (?:unter wasser|uberschwemm\w+|uberflut\w+|rohrbruch|wasserrohrbruch|lauft (?:uberall|alles) (?:raus|voll)|wasser (?:stromt|schiesst?|schiest|lauft (?:durch|aus der decke|uberall))|decke(?: \w+){0,3} (?:sturzt|kommt runter|eingesturzt))`,
  threats: String.raw`
    (?:weiss?|wissen),? wo (?:du|ihr|sie) (?:wohnst|wohnt|wohnen|arbeite\w+)|(?:ich |wir )?(?:bringe|bringen) (?:dich|euch|sie|ihn) um|schlag(?:e|en)? (?:dich|euch|ihn|dir)(?: \w+)? (?:zusammen|die)|pass(?:t)? (?:gut )?auf (?:dich|euch) auf|wirst (?:du|es) (?:noch )?bereuen|werden sie (?:noch )?bereuen|zunde(?: \w+)* an`,
  lawyer: String.raw`
    (?:von|mit|an|durch) (?:meinem|meinen|unserem|einem|einen|meiner) (?:anwalt|rechtsanwalt|anwaltin|rechtsanwaltin)|mein(?:e)? (?:rechts)?anw\w+ (?:wird|meldet|ist|hat|sagt)|verklag\w*|klage (?:ein|gegen|erheben)|vor gericht|gerichtlich|rechtliche schritte|schmerzensgeld`,
  authorities: `
    anzeige (?:erstattet|erstatten|bei)|zeige (?:sie|euch|dich) an|polizei (?:gerufen|verstandigt|ist|war|rufen|eingeschaltet)|(?:bei|an) der polizei|gewerbeaufsicht|gesundheitsamt|bauamt|handwerkskammer|ordnungsamt|zoll|berufsgenossenschaft|verbraucherzentrale`,
  discrimination: String.raw`
    rassis\w+|diskrimin\w+|sexistisch|sexuell(?:e|en)? (?:belastigt|belastigung|bemerkungen|anspielungen)|begrapscht|belastigt|homophob|wegen (?:meiner|unserer) (?:herkunft|hautfarbe|religion)|weil (?:ich|wir) (?:\w+ )?(?:auslander|schwarz|turken|muslime|schwul)\w*`,
  harmless: String.raw`
    (?:tannen|kiefern|fichten|strick|nah)nadeln?|gas(?:rechnung|heizung|therme|grill|herd|anschluss)|flut von|rauchmelder (?:muss|montier\w*|soll|anbring\w*)|ich bin (?:rechtsanwalt|anwalt|anwaltin)|ist ein schock|feuerwehrhaus`,
};
