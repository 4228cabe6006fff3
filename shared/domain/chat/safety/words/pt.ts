import type { DangerWords } from './danger-words-type.ts';

export const portuguese: DangerWords = {
  'self-harm': String.raw`
    suicid\w+|(?:quero|queria|vou) (?:me matar|morrer)|me matar|nao quero mais viver|tirar a (?:minha )?(?:propria )?vida|acabar com a minha vida|me machucar de proposito`,
  gas: String.raw`
    (?:cheir(?:o|ando|a)|fedor)(?: \w+){0,3} (?:a |de )?gas|vazamento(?: \w+)? de gas|gas (?:vazando|escapando)|vazando gas|ovo podre`,
  'carbon-monoxide': String.raw`
    monoxido|(?:dor de cabeca|tontos?|tontura|enjoo)(?: \w+){0,8} (?:aquecedor|caldeira|fogao|lareira|gerador)`,
  fire: String.raw`
    incendio|pegou fogo|pegando fogo|em chamas|esta queimando|(?:saindo|sai|saiu)(?: \w+)? fumaca|fumaca (?:saindo|da|do|na|no)|bombeiros (?:vieram|foram|estiveram)|chamamos os bombeiros|quase queimou`,
  trench: String.raw`
    (?:vala|escavacao|buraco|trincheira)(?: \w+){0,4} (?:desab\w+|desmoron\w+|cedeu|caiu)|(?:desab\w+|desmoron\w+)(?: \w+){0,2} (?:vala|escavacao)|soterrad[oa]`,
  electricity: String.raw`
    (?:tomei|levei|tomou|levou|da|deu|dando|tomar)(?: \w+){0,2} choques?|choque eletrico|eletrocut\w+|faiscas?|(?:fios?|cabos?) (?:desencapados?|expostos?|soltos?)|(?:tomada|disjuntor|quadro|fio|interruptor)(?: \w+){0,4} (?:quente|derretid\w+|queimad\w+|zumbindo)|cheiro de queimado`,
  injury: String.raw`
    (?:quebrou|cortou|machucou|queimou|torceu|bateu|fraturou)(?: \w+){0,2} (?:braco|perna|mao|dedo|pe|cabeca|costas|rosto|olho|tornozelo|joelho|nariz|pulso)|se machuc\w+|me machuquei|machucad[oa]|ferid[oa]s?|(?:caiu|escorreg\w+|tropec\w+) (?:da|do|de|na|no|e)|ambulancia|samu|(?:para|pro|no|ao) hospital|pronto[- ]socorro|sangrando|desmai\w+|inconsciente`,
  'bad-air': String.raw`
    (?:vapores|gases)[^.!?]{0,50} (?:tontura|tonto|enjoo|tosse|respirar|dor de cabeca)|mistur\w+(?: \w+){0,3} (?:cloro|amonia|acido|agua sanitaria)|mofo[^.!?]{0,70} (?:respir\w+|asma|tosse|tossindo|pulmao)|(?:respir\w+|asma|tosse|tossindo)[^.!?]{0,70} mofo`,
  asbestos: String.raw`
    (?:poeira|po|cort\w+|quebr\w+|fur\w+|lix\w+|pode ser|encontr\w+|contem)[^.!?]{0,40} amianto|amianto[^.!?]{0,40} (?:poeira|quebrad\w+|cortad\w+)`,
  needles: String.raw`
    (?:furou|picou|espetou|achei|achamos|encontr\w+|pisou)(?: \w+){0,6} (?:seringas?|agulhas?)|(?:seringas?|agulhas?) usadas?`,
  flood: String.raw`
    alag(?:ou|ada|ado|ando|amento)|inund(?:ou|ada|ado|ando|acao)|(?:cano|tubo)(?: \w+){0,2} (?:estourou|rompeu|arrebentou)|estourou(?: \w+)? cano|agua (?:caindo|jorrando|descendo)(?: \w+){0,2} teto|teto(?: \w+){0,3} (?:caindo|desab\w+)`,
  threats: String.raw`
    (?:eu )?sei onde (?:voce|vc|tu|voces) (?:mora|trabalha|moras|moram)|(?:vou|vamos) (?:te|matar|lhe)(?: \w+)? ?(?:matar|bater|quebrar|pegar|arrebentar|voce)|quebrar (?:sua|a tua|a sua) cara|vai se arrepender|voces vao se arrepender|tenho (?:uma )?arma|botar fogo n`,
  lawyer: `
    (?:com|do|meu|minha|um|uma|procurar|contratar|falar com) (?:meu |minha |um |uma )?advogad[oa]|processar (?:voces?|vcs?|a empresa|o senhor)|vou processar|na justica|entrar com (?:uma )?acao|pequenas causas|juizado|tribunal`,
  authorities: String.raw`
    procon|reclame ?aqui|denunci\w+|boletim de ocorrencia|chamei a policia|chamar a policia|na (?:policia|delegacia)|vigilancia sanitaria|ministerio (?:publico|do trabalho)|\bcrea\b`,
  discrimination: String.raw`
    racis\w+|discrimina\w+|assedi(?:o|ou|ar|ando)\w*|comentarios sexuais|homofob\w*|machista|injuria racial|por (?:eu )?ser (?:negr|pret|gay|mulher|nordestin|estrangeir)\w*`,
  harmless: String.raw`
    agulhas? de (?:pinheiro|trico|croche|costura)|conta de gas|fogao a gas|aquecedor a gas|alagad[oa] de (?:servico|trabalho)|sou advogad[oa]|instalar(?: \w+){0,2} (?:alarme|detector)|botijao de gas`,
};
