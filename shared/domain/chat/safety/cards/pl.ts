import type { SafetyLanguage } from './safety-language-type.ts';

export const polish: SafetyLanguage = {
  localNumber: 'lokalny numer alarmowy',
  localCrisis: 'lokalny telefon zaufania',
  here: 'Jeśli to dzieje się u ciebie, najpierw zrób to samo.',
  stepBack:
    'Tu nie doradzam w sprawach firmy, bo ludzie są ważniejsi. Wykonaj kroki powyżej i zadzwoń teraz. To nie liczyło się jako pytanie.',
  seen: 'W wiadomości są słowa „{words}”.',
  fromUs: 'Ta karta pochodzi od Sevenhands, nie od sztucznej inteligencji.',
  later: 'Odpowiedź może poczekać. Po rozmowie pomożemy ją napisać.',
  haveCalled: 'Zadzwoniłem / Zadzwoniłam. Dalej',
  haveRead: 'Przeczytane. Dalej',
  cards: {
    'self-harm': {
      title: 'Czyjeś życie może być zagrożone. Porozmawiaj z kimś teraz.',
      steps: [
        'Jeśli ktoś jest teraz w niebezpieczeństwie, zadzwoń: {ambulance}.',
        'Aby z kimś teraz porozmawiać, zadzwoń: {crisis}.',
        'Jeśli chodzi o inną osobę, zostań przy niej lub na linii, aż nadejdzie pomoc.',
        'Praca może poczekać. Nie zostawaj z tym bez pomocy.',
      ],
      notThis: 'Nie o to chodzi',
    },
    gas: {
      title: 'To może być gaz. Zadzwoń, zanim napiszesz.',
      steps: [
        'Zadzwoń teraz. Pierwsze słowa: „Proszę wszyscy natychmiast wyjść.”',
        'Po drodze: nie dotykać włączników, żadnego ognia, nic nie wyłączać z gniazdka.',
        'Na zewnątrz, z dala od domu, zadzwonić: {fire} albo pogotowie gazowe.',
        'Nikt z ekipy nie wchodzi, dopóki pogotowie gazowe nie powie, że jest bezpiecznie.',
      ],
      notThis: 'To nie gaz',
    },
    'carbon-monoxide': {
      title: 'To może być czad. Zadzwoń, zanim napiszesz.',
      steps: [
        'Zadzwoń teraz. Pierwsze słowa: „Proszę wszyscy natychmiast wyjść na powietrze.”',
        'Na zewnątrz zadzwonić: {fire} i powiedzieć, kto ma nudności, zawroty lub ból głowy.',
        'Nikt nie wraca, dopóki straż pożarna nie powie, że jest bezpiecznie.',
        'Urządzenia spalające paliwo są wyłączone, aż sprawdzi je osoba z uprawnieniami.',
      ],
      notThis: 'To nie czad',
    },
    fire: {
      title: 'To może być pożar. Zadzwoń, zanim napiszesz.',
      steps: [
        'Zadzwoń teraz. Pierwsze słowa: „Wszyscy na zewnątrz i dzwonić: {fire}.”',
        'Nikt nie wraca, ani po zwierzę, ani po dokumenty.',
        'Jeśli już zgaszono: pomieszczenie i urządzenie stoją, aż zostaną sprawdzone.',
        'Zadzwoń dziś do ubezpieczyciela. Wcześniej ani słowa o przyczynie.',
      ],
      notThis: 'To nie pożar',
    },
    trench: {
      title: 'To może być zawalony wykop. Zadzwoń, zanim napiszesz.',
      steps: [
        'Wszyscy wychodzą i odsuwają się od krawędzi. Nikt nie wraca.',
        'Jeśli ktoś jest zasypany lub uwięziony, zadzwoń: {fire}. Nie kopać maszyną.',
        'Wyłączyć maszyny w pobliżu, odsunąć ludzi i pojazdy.',
        'Nikt nie schodzi, dopóki nie sprawdzi tego osoba z uprawnieniami.',
      ],
      notThis: 'Wykop jest bezpieczny',
    },
    electricity: {
      title: 'To może być prąd. Zadzwoń, zanim napiszesz.',
      steps: [
        'Zadzwoń teraz. Pierwsze słowa: „Proszę nie dotykać i nikogo nie dopuszczać.”',
        'Wyłączyć główny wyłącznik tylko wtedy, gdy jest sucho i bezpiecznie.',
        'Po porażeniu, przy dymie albo przewodzie na ziemi: dzwonić {fire}.',
        'Prąd jest wyłączony, aż pozwoli elektryk z uprawnieniami.',
      ],
      notThis: 'To nie jest groźne',
    },
    injury: {
      title: 'Ktoś może być ranny. Zadzwoń, zanim napiszesz.',
      steps: [
        'Zadzwoń teraz i zapytaj o stan tej osoby. Przy poważnym urazie: {ambulance}.',
        'Jeśli to ktoś z ekipy: najpierw pomoc, potem ubezpieczyciel. Zgłoszenie może być konieczne jeszcze dziś.',
        'Zadzwoń do ubezpieczyciela, zanim odpowiesz na piśmie.',
        'Nie mów, czyja to wina, i nie obiecuj zapłaty.',
      ],
      notThis: 'Nikt nie jest ranny',
    },
    'bad-air': {
      title: 'To może być złe powietrze: opary lub pleśń. Zadzwoń, zanim napiszesz.',
      steps: [
        'Wszyscy na świeże powietrze. Wszystko zostawić.',
        'Jeśli ktoś ma trudności z oddychaniem, zadzwoń: {ambulance}.',
        'Powiedz, co zmieszano lub użyto, albo że to pleśń. Zachowaj etykietę lub zdjęcie.',
        'Nikt nie wraca, dopóki osoba z uprawnieniami na to nie pozwoli.',
      ],
      notThis: 'Nikt nie czuje się źle',
    },
    asbestos: {
      title: 'To może być azbest. Przerwij pracę, zanim napiszesz.',
      steps: [
        'Przerwać pracę. Nie zamiatać, nie odkurzać, nie dotykać.',
        'Wszyscy wychodzą, drzwi zamknięte, wentylacja wyłączona.',
        'Laboratorium lub firma z uprawnieniami bada to przed powrotem.',
        'Zadzwoń do ubezpieczyciela. Zakurzone ubranie zdjąć na zewnątrz.',
      ],
      notThis: 'To nie azbest',
    },
    needles: {
      title: 'To mogą być igły. Nie dotykać.',
      steps: [
        'Nikt ich nie dotyka, nawet w rękawicach. Odsunąć wszystkich.',
        'Po ukłuciu: umyć wodą z mydłem i dziś iść do lekarza.',
        'Przy silnej reakcji zadzwoń: {ambulance}.',
        'Zabiera je przeszkolona służba; po ukłuciu zadzwoń do ubezpieczyciela.',
      ],
      notThis: 'Nie ma igieł',
    },
    flood: {
      title: 'Woda może teraz wyrządzać szkody. Zadzwoń, zanim napiszesz.',
      steps: [
        'Zadzwoń teraz. Pierwsze słowa: „Czy można zakręcić główny zawór wody?”',
        'Nikt nie wchodzi do wody przy gniazdkach lub bezpiecznikach. Przy zagrożeniu życia: {fire}.',
        'Wszyscy wychodzą z pomieszczenia, w którym opada sufit.',
        'Poproś o zdjęcia i zadzwoń do ubezpieczyciela, zanim napiszesz o przyczynie lub kosztach.',
      ],
      notThis: 'Sytuacja jest opanowana',
    },
    threats: {
      title: 'To brzmi jak groźba. Najpierw bezpieczeństwo.',
      steps: [
        'Jeśli ktoś jest teraz w niebezpieczeństwie, zadzwoń: {police}.',
        'Nikt z ekipy nie jedzie pod ten adres.',
        'Zachowaj wiadomość i zrób jej zdjęcie.',
        'Nie odpowiadaj w złości. Pokaż ją policji i zostaw jej decyzję.',
      ],
      notThis: 'To nie groźba',
    },
    lawyer: {
      title: 'Mowa tu o prawniku lub sądzie. Przeczytaj to, zanim napiszesz.',
      steps: [
        'Najpierw zadzwoń do ubezpieczyciela, potem do własnego prawnika.',
        'Na piśmie niczego nie przyznawaj, nie zaprzeczaj i nie obiecuj.',
        'Zachowaj wszystko: wiadomości, zdjęcia, rachunki, daty. Niczego nie usuwaj.',
        'Jeśli na piśmie jest termin, nie przegap go.',
      ],
      notThis: 'Nie chodzi o prawnika',
    },
    authorities: {
      title: 'Mowa tu o urzędzie lub policji. Przeczytaj to, zanim napiszesz.',
      steps: [
        'Zadzwoń do ubezpieczyciela i zapytaj prawnika, zanim odpowiesz.',
        'Nie proś nikogo o wycofanie zgłoszenia.',
        'Na piśmie niczego nie przyznawaj, nie zaprzeczaj i nie obiecuj.',
        'Zachowaj wszystko: wiadomości, zdjęcia, pozwolenia, daty. Niczego nie usuwaj.',
      ],
      notThis: 'Nie chodzi o urząd',
    },
    discrimination: {
      title: 'Mowa tu o dyskryminacji lub molestowaniu. Przeczytaj to, zanim napiszesz.',
      steps: [
        'Potraktuj to poważnie. Napisz, że wiadomość przeczytano i sprawa będzie sprawdzona, nic więcej.',
        'Zanim dowiesz się więcej, wyślij do tego klienta kogoś innego.',
        'Zadzwoń do ubezpieczyciela i zapytaj prawnika od prawa pracy, zanim powiesz więcej.',
        'Zapisz kto, kiedy i gdzie. Jeśli kogoś dotknięto lub zaatakowano, nie powstrzymuj nikogo przed wezwaniem policji ({police}).',
      ],
      notThis: 'Nie o to chodzi',
    },
  },
};
