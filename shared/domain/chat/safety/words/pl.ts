import type { DangerWords } from './danger-words-type.ts';

export const polish: DangerWords = {
  'self-harm': String.raw`
    samobojstw\w+|(?:zabic|zabije) sie|sie zabic|nie chce (?:mi sie )?(?:juz )?zyc|odebrac sobie zycie|skonczyc ze soba|zrobic sobie krzywde`,
  gas: String.raw`
    (?:czuc|czuje|czujemy|smierdzi|zapach|smrod)(?: \w+){0,3} (?:gaz|gazem|gazu)|ulatnia(?: \w+)? gaz|gaz(?: \w+)? (?:ulatnia|uchodzi|wycieka|ucieka)|wyciek gazu|zgnile jaja`,
  'carbon-monoxide': String.raw`
    czad\w*|tlen\w+ wegla|zaczadz\w+|(?:bol glowy|zawroty|nudnosci)(?: \w+){0,8} (?:piec\w*|kocio\w*|kominek\w*)`,
  fire: String.raw`
    pozar\w*|pali sie|palilo sie|zapalil\w* sie|stan\w+ w ogniu|w plomieniach|ogien|(?:dym|dymi)(?: \w+){0,2} (?:leci|z|sie|wydobywa)|(?:leci|wydobywa)(?: \w+)? dym|straz pozarn\w+|splon\w+`,
  trench: String.raw`
    (?:wykop|row|dol)\w*(?: \w+){0,4} (?:zawalil\w*|osunal\w*|runal\w*|zasypal\w*)|(?:zawalil|osunal|zasypal)\w*(?: \w+){0,3} (?:wykop|row)\w*|zasypan\w+(?: \w+){0,2} (?:ziemi\w+|wykop\w*)`,
  electricity: String.raw`
    porazil\w*|porazeni\w+|kopn\w+(?: \w+)? prad|prad(?: \w+)? (?:kopie|kopnal)|iskrzy|iskry|(?:gniazdko|kontakt|bezpiecznik\w*|kabel|przewod)(?: \w+){0,4} (?:gorac\w+|stopi\w+|spalon\w+|buczy)|(?:gole|odsloniete) (?:kable|przewody)|pod napieciem|smrod spalenizny|spalenizn\w+`,
  injury: String.raw`
    (?:zlamal\w*|skaleczyl\w*|rozcial\w*|skrecil\w*|oparzyl\w*)(?: \w+){0,2}|ranny|ranna|ranni|upadl\w*|poslizgn\w+|potkn\w+|karetk\w+|pogotowi\w+|w szpitalu|do szpitala|krwawi\w*|nieprzytomn\w+|spadl\w*(?: \w+)? z (?:drabiny|dachu|schodow)|obrazen\w*`,
  'bad-air': String.raw`
    opary[^.!?]{0,50} (?:zawroty|mdlosci|kaszel|oddych\w+|glowa)|trujace opary|zmiesz\w+(?: \w+){0,3} (?:chlor|wybielacz|kwas|amoniak)\w*|(?:plesn|grzyb)\w*[^.!?]{0,70} (?:oddych\w+|astm\w+|kaszl\w+|dusz\w+)|(?:oddych\w+|astm\w+|kaszl\w+|dusz\w+)[^.!?]{0,70} (?:plesn|grzyb)\w*`,
  asbestos: String.raw`
    (?:pyl|zlamal\w*|przecial\w*|wierci\w+|znalezl\w+|moze byc|zawiera)[^.!?]{0,40} (?:azbest|eternit)\w*|(?:azbest|eternit)\w*[^.!?]{0,40} (?:pyl|pyli|zlaman\w*|peknie\w*|uszkodzon\w*)`,
  needles: String.raw`
    (?:uklul\w*|znalezl\w*|znalazl\w*|leza)(?: \w+){0,4} (?:strzykaw\w+|igl\w+)|(?:strzykaw\w+|igl\w+)(?: \w+)? (?:zuzyt\w+|uzywan\w+)`,
  flood: String.raw`
    zalal\w*(?! (?:mnie|nas) zamow)|zalan[aey]\w*|powodz|pekl\w* (?:rura|waz)|(?:rura|waz)(?: \w+)? pekl\w*|woda (?:leje|leci|tryska)(?: \w+){0,3}|sufit(?: \w+){0,3} (?:spada|zawal\w+|runa\w*)`,
  threats: String.raw`
    wiem,? gdzie (?:mieszkasz|mieszkacie|pracujesz)|(?:zabije|zabijemy|pobije|dopadne|spale|zniszcze) (?:cie|was|go|ci|ich)?|pozalujes\w*|pozalujeci\w*|uwazaj na siebie|mam (?:bron|noz)`,
  lawyer: String.raw`
    (?:moj|moja|nasz) (?:prawnik|adwokat|mecenas)\w*|(?:z|do|od) (?:mojego |moim )?(?:prawnik\w*|adwokat(?:em|a)|mecenas\w*)|do sadu|w sadzie|pozw\w+|poda\w* (?:was|pana|cie) do|droga sadowa|odszkodowani\w+`,
  authorities: String.raw`
    (?:na|do) policj\w+|wezwal\w* policj\w+|zawiadomi\w+|doniosl\w*|inspekcj\w+|sanepid\w*|nadzor\w* budowlan\w*|rzecznik\w* konsument\w*|uokik|prokuratur\w+`,
  discrimination: String.raw`
    rasis\w+|dyskrymin\w+|molestow\w+|seksistow\w+|seksualn\w+ (?:uwag\w*|komentarz\w*)|homofob\w*|bo (?:jestem|jestesmy) (?:z ukrainy|czarn\w+|cudzoziem\w+|kobiet\w+|gej\w*)`,
  harmless: String.raw`
    igly (?:sosnowe|swierkowe)|rachunek za gaz|piec\w* gazow\w+|kuchenk\w+ gazow\w+|zalew zamowien|jestem (?:adwokatem|prawnikiem)|montaz(?: \w+)? czujnik\w+`,
};
