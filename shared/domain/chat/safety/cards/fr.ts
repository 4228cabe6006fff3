import type { SafetyLanguage } from './safety-language-type.ts';

export const french: SafetyLanguage = {
  localNumber: 'votre numéro d’urgence local',
  localCrisis: 'votre ligne d’écoute locale',
  here: 'Si vous êtes sur place, faites d’abord la même chose.',
  stepBack:
    'Ici je ne donne pas de conseil d’affaires : les personnes passent d’abord. Suivez les étapes ci-dessus et appelez maintenant. Cela n’a pas compté comme question.',
  seen: 'Nous avons vu les mots « {words} » dans le message.',
  fromUs: 'Cette fiche vient de Sevenhands, pas de l’IA.',
  later: 'Votre réponse peut attendre. Nous vous aiderons à l’écrire après l’appel.',
  haveCalled: 'J’ai appelé. Continuer',
  haveRead: 'J’ai lu. Continuer',
  cards: {
    'self-harm': {
      title: 'Une vie est peut-être en danger. Parlez à quelqu’un maintenant.',
      steps: [
        'Si quelqu’un est en danger maintenant, appelez le {ambulance}.',
        'Pour parler à quelqu’un maintenant, appelez le {crisis}.',
        'S’il s’agit de quelqu’un d’autre, restez sur place ou au téléphone jusqu’à l’arrivée de l’aide.',
        'Le travail peut attendre. Ne restez pas sans aide.',
      ],
      notThis: 'Il ne s’agit pas de cela',
    },
    gas: {
      title: 'C’est peut-être du gaz. Appelez avant d’écrire.',
      steps: [
        'Appelez maintenant. Premiers mots : « Sortez tous, tout de suite. »',
        'En sortant : aucun interrupteur, aucune flamme, rien à débrancher.',
        'Dehors et loin de la maison, appeler le {fire} ou le service du gaz.',
        'Personne de votre équipe n’entre tant que le service du gaz ne l’a pas permis.',
      ],
      notThis: 'Ce n’est pas du gaz',
    },
    'carbon-monoxide': {
      title: 'C’est peut-être du monoxyde de carbone. Appelez avant d’écrire.',
      steps: [
        'Appelez maintenant. Premiers mots : « Sortez tous à l’air libre, tout de suite. »',
        'Dehors, appeler le {fire} et dire qui a des nausées, des vertiges ou mal à la tête.',
        'Personne ne rentre tant que les pompiers ne l’ont pas permis.',
        'Tout appareil à combustion reste éteint jusqu’au contrôle par une personne qualifiée.',
      ],
      notThis: 'Ce n’est pas du monoxyde',
    },
    fire: {
      title: 'C’est peut-être un incendie. Appelez avant d’écrire.',
      steps: [
        'Appelez maintenant. Premiers mots : « Sortez tous et appelez le {fire}. »',
        'Personne ne rentre, ni pour un animal ni pour des papiers.',
        'Si c’est éteint : la pièce ou l’appareil ne sert plus jusqu’au contrôle.',
        'Appelez votre assureur aujourd’hui. Avant cela, pas un mot sur la cause.',
      ],
      notThis: 'Ce n’est pas un incendie',
    },
    trench: {
      title: 'C’est peut-être une tranchée effondrée. Appelez avant d’écrire.',
      steps: [
        'Tout le monde sort et s’éloigne du bord. Personne n’y retourne.',
        'Si quelqu’un est enseveli ou coincé, appelez le {fire}. Ne creusez pas à la machine.',
        'Arrêtez les machines et éloignez gens et camions.',
        'Personne n’y descend avant le contrôle d’une personne qualifiée.',
      ],
      notThis: 'La tranchée est sûre',
    },
    electricity: {
      title: 'Il y a peut-être un danger électrique. Appelez avant d’écrire.',
      steps: [
        'Appelez maintenant. Premiers mots : « N’y touchez pas et éloignez tout le monde. »',
        'Couper au disjoncteur général seulement s’il est au sec et sans danger d’accès.',
        'Après une décharge, avec de la fumée ou un câble à terre : appeler le {fire}.',
        'Tout reste coupé jusqu’à l’accord d’un électricien qualifié.',
      ],
      notThis: 'Ce n’est pas dangereux',
    },
    injury: {
      title: 'Il y a peut-être une personne blessée. Appelez avant d’écrire.',
      steps: [
        'Appelez maintenant et demandez comment va la personne. Si c’est grave, appelez le {ambulance}.',
        'Si la personne est de votre équipe : les soins d’abord, puis l’assureur. Une déclaration est peut-être due aujourd’hui.',
        'Appelez votre assureur avant de répondre par écrit.',
        'Ne dites pas à qui la faute et ne promettez pas de payer.',
      ],
      notThis: 'Personne n’est blessé',
    },
    'bad-air': {
      title: 'C’est peut-être un air dangereux : vapeurs ou moisissures. Appelez avant d’écrire.',
      steps: [
        'Tout le monde sort à l’air libre et laisse tout sur place.',
        'Si quelqu’un respire mal, appelez le {ambulance}.',
        'Dites ce qui a été mélangé ou utilisé, ou que c’est de la moisissure. Gardez l’étiquette ou une photo.',
        'Personne ne rentre tant qu’une personne qualifiée ne l’a pas permis.',
      ],
      notThis: 'Personne ne se sent mal',
    },
    asbestos: {
      title: 'C’est peut-être de l’amiante. Arrêtez le travail avant d’écrire.',
      steps: [
        'Arrêtez tout. Ne balayez pas, n’aspirez pas, n’y touchez pas.',
        'Tout le monde sort, porte fermée, ventilation coupée.',
        'Un laboratoire ou une entreprise agréée contrôle avant tout retour.',
        'Appelez votre assureur. Les vêtements poussiéreux s’enlèvent dehors.',
      ],
      notThis: 'Ce n’est pas de l’amiante',
    },
    needles: {
      title: 'Il y a peut-être des aiguilles. N’y touchez pas.',
      steps: [
        'Personne n’y touche, même avec des gants. Éloignez tout le monde.',
        'En cas de piqûre : laver à l’eau et au savon, et voir un médecin aujourd’hui.',
        'En cas de réaction grave, appelez le {ambulance}.',
        'Un service formé les ramasse ; après une piqûre, appelez votre assureur.',
      ],
      notThis: 'Il n’y a pas d’aiguilles',
    },
    flood: {
      title: 'L’eau fait peut-être des dégâts en ce moment. Appelez avant d’écrire.',
      steps: [
        'Appelez maintenant. Premiers mots : « Pouvez-vous fermer l’arrivée d’eau ? »',
        'Personne ne marche dans l’eau près des prises ou du tableau. Danger de mort : appelez le {fire}.',
        'Tout le monde quitte une pièce dont le plafond pend.',
        'Demandez des photos et appelez votre assureur avant d’écrire sur la cause ou le coût.',
      ],
      notThis: 'La situation est maîtrisée',
    },
    threats: {
      title: 'Cela ressemble à une menace. Votre sécurité d’abord.',
      steps: [
        'Si une personne est en danger maintenant, appelez le {police}.',
        'Personne de votre équipe ne va à cette adresse.',
        'Gardez le message et prenez-le en photo.',
        'Ne répondez pas sous la colère. Montrez-le à la police, qui décidera.',
      ],
      notThis: 'Ce n’est pas une menace',
    },
    lawyer: {
      title: 'Il est question d’avocat ou de tribunal. Lisez ceci avant d’écrire.',
      steps: [
        'Appelez d’abord votre assureur, puis votre propre avocat.',
        'N’admettez, ne niez et ne promettez rien par écrit.',
        'Gardez tout : messages, photos, factures, dates. N’effacez rien.',
        'Si un papier porte une date limite, ne la laissez pas passer.',
      ],
      notThis: 'Il ne s’agit pas d’avocat',
    },
    authorities: {
      title: 'Il est question d’une autorité ou de la police. Lisez ceci avant d’écrire.',
      steps: [
        'Appelez votre assureur et consultez un avocat avant de répondre.',
        'Ne demandez à personne de retirer une plainte.',
        'N’admettez, ne niez et ne promettez rien par écrit.',
        'Gardez tout : messages, photos, autorisations, dates. N’effacez rien.',
      ],
      notThis: 'Aucune autorité n’est en cause',
    },
    discrimination: {
      title: 'Il est question de discrimination ou de harcèlement. Lisez ceci avant d’écrire.',
      steps: [
        'Prenez-le au sérieux. Dites que vous l’avez lu et que vous allez vérifier, rien de plus.',
        'En attendant, envoyez une autre personne chez ce client.',
        'Appelez votre assureur et consultez un avocat en droit du travail avant d’en dire plus.',
        'Notez qui, quand et où. En cas de contact ou d’agression, n’empêchez personne d’appeler la police ({police}).',
      ],
      notThis: 'Il ne s’agit pas de cela',
    },
  },
};
