import type { SafetyLanguage } from './safety-language-type.ts';

export const portuguese: SafetyLanguage = {
  localNumber: 'o número de emergência local',
  localCrisis: 'a linha local de apoio',
  here: 'Se você está no local, faça primeiro o mesmo.',
  stepBack:
    'Aqui não dou conselho de negócio: as pessoas vêm primeiro. Siga os passos acima e ligue agora. Isso não contou como pergunta.',
  seen: 'Vimos as palavras “{words}” na mensagem.',
  fromUs: 'Este aviso é da Sevenhands, não da IA.',
  later: 'Sua resposta pode esperar. Ajudamos você a escrever depois da ligação.',
  haveCalled: 'Já liguei. Continuar',
  haveRead: 'Já li. Continuar',
  cards: {
    'self-harm': {
      title: 'Uma vida pode estar em risco. Fale com alguém agora.',
      steps: [
        'Se alguém está em perigo agora, ligue para {ambulance}.',
        'Para falar com alguém agora, ligue para {crisis}.',
        'Se for outra pessoa, fique perto ou no telefone até a ajuda chegar.',
        'O trabalho pode esperar. Não fique sem ajuda.',
      ],
      notThis: 'Não se trata disso',
    },
    gas: {
      title: 'Pode ser gás. Ligue antes de escrever.',
      steps: [
        'Ligue agora. Primeiras palavras: “Saiam todos da casa, agora mesmo.”',
        'Na saída: nenhum interruptor, nenhuma chama, nada de tirar da tomada.',
        'Lá fora e longe da casa, ligar para {fire} ou para a companhia de gás.',
        'Ninguém da sua equipe entra até a companhia de gás liberar.',
      ],
      notThis: 'Não é gás',
    },
    'carbon-monoxide': {
      title: 'Pode ser monóxido de carbono. Ligue antes de escrever.',
      steps: [
        'Ligue agora. Primeiras palavras: “Saiam todos para o ar livre, agora mesmo.”',
        'Lá fora, ligar para {fire} e dizer quem tem enjoo, tontura ou dor de cabeça.',
        'Ninguém volta para dentro até os bombeiros liberarem.',
        'O que queima combustível fica desligado até a revisão por uma pessoa qualificada.',
      ],
      notThis: 'Não é monóxido',
    },
    fire: {
      title: 'Pode ser um incêndio. Ligue antes de escrever.',
      steps: [
        'Ligue agora. Primeiras palavras: “Saiam todos e liguem para {fire}.”',
        'Ninguém volta para dentro, nem por um animal nem por papéis.',
        'Se já apagou: ninguém usa o cômodo ou o aparelho até a revisão.',
        'Ligue hoje para a sua seguradora. Antes disso, nenhuma palavra sobre a causa.',
      ],
      notThis: 'Não é um incêndio',
    },
    trench: {
      title: 'Pode ser o desabamento de uma vala. Ligue antes de escrever.',
      steps: [
        'Todos para fora e longe da borda. Ninguém volta a entrar.',
        'Se alguém está soterrado ou preso, ligue para {fire}. Não cave com máquina.',
        'Desligue as máquinas por perto e afaste pessoas e caminhões.',
        'Ninguém entra até uma pessoa qualificada verificar.',
      ],
      notThis: 'A vala é segura',
    },
    electricity: {
      title: 'Pode haver perigo elétrico. Ligue antes de escrever.',
      steps: [
        'Ligue agora. Primeiras palavras: “Não toquem e mantenham todos longe.”',
        'Desligar a chave geral só se estiver seca e for seguro chegar até ela.',
        'Depois de um choque, com fumaça ou fio no chão: ligar para {fire}.',
        'Fica desligado até a liberação por um eletricista qualificado.',
      ],
      notThis: 'Não há perigo',
    },
    injury: {
      title: 'Pode haver uma pessoa ferida. Ligue antes de escrever.',
      steps: [
        'Ligue agora e pergunte como está a pessoa. Se for grave, ligue para {ambulance}.',
        'Se for alguém da sua equipe: primeiro o socorro, depois a seguradora. Pode haver aviso a fazer hoje.',
        'Ligue para a sua seguradora antes de responder por escrito.',
        'Não diga de quem foi a culpa e não prometa pagar.',
      ],
      notThis: 'Ninguém está ferido',
    },
    'bad-air': {
      title: 'Pode ser ar perigoso: vapores ou mofo. Ligue antes de escrever.',
      steps: [
        'Todos para o ar livre. Deixem tudo onde está.',
        'Se alguém respira com dificuldade, ligue para {ambulance}.',
        'Diga o que foi misturado ou usado, ou que é mofo. Guarde o rótulo ou uma foto.',
        'Ninguém volta até uma pessoa qualificada dizer que é seguro.',
      ],
      notThis: 'Ninguém passa mal',
    },
    asbestos: {
      title: 'Pode ser amianto. Pare o trabalho antes de escrever.',
      steps: [
        'Pare agora. Não varrer, não aspirar, não tocar.',
        'Todos para fora, porta fechada, ventilação desligada.',
        'Um laboratório ou empresa autorizada testa antes de alguém voltar.',
        'Ligue para a seguradora. Roupa com poeira se tira lá fora.',
      ],
      notThis: 'Não é amianto',
    },
    needles: {
      title: 'Pode haver agulhas. Não toque.',
      steps: [
        'Ninguém toca, nem com luvas. Afaste todos.',
        'Se alguém se furou: lavar com água e sabão e ir ao médico hoje.',
        'Em caso de reação grave, ligue para {ambulance}.',
        'Um serviço treinado recolhe; se alguém se furou, ligue para a seguradora.',
      ],
      notThis: 'Não há agulhas',
    },
    flood: {
      title: 'A água pode estar causando danos agora. Ligue antes de escrever.',
      steps: [
        'Ligue agora. Primeiras palavras: “Pode fechar o registro geral?”',
        'Ninguém pisa na água perto de tomadas ou do quadro. Em perigo de vida, ligue para {fire}.',
        'Todos saem de um cômodo com o teto cedendo.',
        'Peça fotos e ligue para a seguradora antes de escrever sobre a causa ou o custo.',
      ],
      notThis: 'Está sob controle',
    },
    threats: {
      title: 'Isto parece uma ameaça. Sua segurança vem primeiro.',
      steps: [
        'Se alguém está em perigo agora, ligue para {police}.',
        'Ninguém da sua equipe vai a esse endereço.',
        'Guarde a mensagem e tire uma foto dela.',
        'Não responda com raiva. Mostre à polícia e deixe que ela decida.',
      ],
      notThis: 'Não é uma ameaça',
    },
    lawyer: {
      title: 'Aqui se fala de advogado ou de justiça. Leia isto antes de escrever.',
      steps: [
        'Ligue primeiro para a seguradora e depois para um advogado seu.',
        'Não admita, negue nem prometa nada por escrito.',
        'Guarde tudo: mensagens, fotos, notas, datas. Não apague nada.',
        'Se um papel traz um prazo, não o perca.',
      ],
      notThis: 'Não se trata de advogado',
    },
    authorities: {
      title: 'Aqui se fala de uma autoridade ou da polícia. Leia isto antes de escrever.',
      steps: [
        'Ligue para a seguradora e consulte um advogado antes de responder.',
        'Não peça a ninguém que retire uma denúncia.',
        'Não admita, negue nem prometa nada por escrito.',
        'Guarde tudo: mensagens, fotos, licenças, datas. Não apague nada.',
      ],
      notThis: 'Não há autoridade envolvida',
    },
    discrimination: {
      title: 'Aqui se fala de discriminação ou assédio. Leia isto antes de escrever.',
      steps: [
        'Leve a sério. Diga que leu e que vai apurar, nada mais.',
        'Até saber mais, mande outra pessoa a este cliente.',
        'Ligue para a seguradora e consulte um advogado trabalhista antes de dizer mais.',
        'Anote quem, quando e onde. Se houve contato ou agressão, não impeça ninguém de chamar a polícia ({police}).',
      ],
      notThis: 'Não se trata disso',
    },
  },
};
