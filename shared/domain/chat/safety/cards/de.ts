import type { SafetyLanguage } from './safety-language-type.ts';

export const german: SafetyLanguage = {
  localNumber: 'die örtliche Notrufnummer',
  localCrisis: 'die örtliche Krisenhilfe',
  here: 'Wenn Sie selbst dort sind: zuerst dasselbe tun.',
  stepBack:
    'Hier gebe ich keinen Rat zum Geschäft, denn Menschen gehen vor. Bitte folgen Sie den Schritten oben und rufen Sie jetzt an. Das zählte nicht als Frage.',
  seen: 'In der Nachricht stehen die Wörter „{words}“.',
  fromUs: 'Dieser Hinweis ist von Sevenhands, nicht von der KI.',
  later: 'Ihre Antwort kann warten. Wir helfen Ihnen nach dem Anruf beim Schreiben.',
  haveCalled: 'Ich habe angerufen. Weiter',
  haveRead: 'Ich habe es gelesen. Weiter',
  cards: {
    'self-harm': {
      title: 'Ein Leben kann in Gefahr sein. Sprechen Sie jetzt mit jemandem.',
      steps: [
        'Ist jetzt jemand in Gefahr: {ambulance} anrufen.',
        'Um jetzt mit jemandem zu sprechen: {crisis} anrufen.',
        'Geht es um jemand anderen: dabei oder am Telefon bleiben, bis Hilfe da ist.',
        'Die Arbeit kann warten. Bleiben Sie damit nicht allein.',
      ],
      notThis: 'Darum geht es nicht',
    },
    gas: {
      title: 'Das kann Gas sein. Rufen Sie an, bevor Sie schreiben.',
      steps: [
        'Jetzt anrufen. Erste Worte: „Gehen Sie alle sofort hinaus.“',
        'Auf dem Weg: kein Lichtschalter, kein Feuer, keinen Stecker ziehen.',
        'Draußen und weit weg vom Haus anrufen: {fire} oder den Gasversorger.',
        'Niemand aus Ihrem Team geht hinein, bis der Gasversorger es freigibt.',
      ],
      notThis: 'Es ist kein Gas',
    },
    'carbon-monoxide': {
      title: 'Das kann Kohlenmonoxid sein. Rufen Sie an, bevor Sie schreiben.',
      steps: [
        'Jetzt anrufen. Erste Worte: „Gehen Sie alle sofort ins Freie.“',
        'Draußen {fire} anrufen und sagen, wem schlecht oder schwindlig ist oder der Kopf weh tut.',
        'Niemand geht zurück, bis die Feuerwehr es freigibt.',
        'Was Brennstoff verbrennt, bleibt aus, bis eine Fachkraft es geprüft hat.',
      ],
      notThis: 'Es ist kein Kohlenmonoxid',
    },
    fire: {
      title: 'Das kann ein Brand sein. Rufen Sie an, bevor Sie schreiben.',
      steps: [
        'Jetzt anrufen. Erste Worte: „Alle hinaus, und rufen Sie {fire} an.“',
        'Niemand geht zurück, nicht für ein Tier und nicht für Papiere.',
        'Ist es gelöscht: Raum und Gerät bleiben unbenutzt, bis sie geprüft sind.',
        'Rufen Sie heute Ihre Versicherung an. Vorher kein Wort zur Ursache.',
      ],
      notThis: 'Es ist kein Brand',
    },
    trench: {
      title: 'Das kann ein Grabeneinsturz sein. Rufen Sie an, bevor Sie schreiben.',
      steps: [
        'Alle heraus und weg vom Rand. Niemand geht zurück.',
        'Ist jemand verschüttet oder eingeklemmt: {fire} anrufen. Nicht mit der Maschine graben.',
        'Maschinen in der Nähe aus, Menschen und Fahrzeuge fernhalten.',
        'Niemand geht hinein, bis eine Fachkraft es geprüft hat.',
      ],
      notThis: 'Der Graben ist sicher',
    },
    electricity: {
      title: 'Das kann Strom sein. Rufen Sie an, bevor Sie schreiben.',
      steps: [
        'Jetzt anrufen. Erste Worte: „Nicht anfassen, und alle weg davon.“',
        'Am Hauptschalter abschalten nur, wenn er trocken und sicher zu erreichen ist.',
        'Nach einem Stromschlag, bei Rauch oder einer Leitung am Boden: {fire} anrufen.',
        'Es bleibt aus, bis eine Elektrofachkraft es freigibt.',
      ],
      notThis: 'Es ist nicht gefährlich',
    },
    injury: {
      title: 'Vielleicht ist jemand verletzt. Rufen Sie an, bevor Sie schreiben.',
      steps: [
        'Jetzt anrufen und fragen, wie es der Person geht. Bei schwerer Verletzung: {ambulance}.',
        'Ist es jemand aus Ihrem Team: erst Hilfe, dann die Versicherung. Eine Meldung kann heute fällig sein.',
        'Rufen Sie Ihre Versicherung an, bevor Sie schriftlich antworten.',
        'Sagen Sie nicht, wer schuld ist, und versprechen Sie keine Zahlung.',
      ],
      notThis: 'Niemand ist verletzt',
    },
    'bad-air': {
      title:
        'Das kann schlechte Luft sein: Dämpfe oder Schimmel. Rufen Sie an, bevor Sie schreiben.',
      steps: [
        'Alle an die frische Luft. Alles stehen lassen.',
        'Fällt jemandem das Atmen schwer: {ambulance} anrufen.',
        'Sagen, was gemischt oder benutzt wurde, oder dass es Schimmel ist. Etikett oder Foto aufheben.',
        'Niemand geht zurück, bis eine Fachkraft es freigibt.',
      ],
      notThis: 'Niemandem ist schlecht',
    },
    asbestos: {
      title: 'Das kann Asbest sein. Arbeit stoppen, bevor Sie schreiben.',
      steps: [
        'Sofort aufhören. Nicht fegen, nicht saugen, nicht anfassen.',
        'Alle hinaus, Tür zu, Lüfter und Klimaanlage aus.',
        'Ein zugelassenes Labor oder ein Fachbetrieb prüft es, bevor jemand zurückgeht.',
        'Versicherung anrufen. Staubige Kleidung draußen ausziehen.',
      ],
      notThis: 'Es ist kein Asbest',
    },
    needles: {
      title: 'Das können Spritzen sein. Nicht anfassen.',
      steps: [
        'Niemand fasst sie an, auch nicht mit Handschuhen. Alle fernhalten.',
        'Wurde jemand gestochen: mit Wasser und Seife waschen und heute zum Arzt.',
        'Bei einer schweren Reaktion {ambulance} anrufen.',
        'Ein Fachdienst holt sie ab; nach einem Stich die Versicherung anrufen.',
      ],
      notThis: 'Es sind keine Spritzen',
    },
    flood: {
      title: 'Vielleicht richtet Wasser gerade Schaden an. Rufen Sie an, bevor Sie schreiben.',
      steps: [
        'Jetzt anrufen. Erste Worte: „Können Sie den Haupthahn zudrehen?“',
        'Niemand tritt in Wasser nahe Steckdosen oder Sicherungskasten. Bei Lebensgefahr: {fire}.',
        'Alle verlassen einen Raum, dessen Decke durchhängt.',
        'Bitten Sie um Bilder und rufen Sie Ihre Versicherung an, bevor Sie über Ursache oder Kosten schreiben.',
      ],
      notThis: 'Es ist unter Kontrolle',
    },
    threats: {
      title: 'Das liest sich wie eine Drohung. Ihre Sicherheit geht vor.',
      steps: [
        'Ist jemand jetzt in Gefahr, rufen Sie {police} an.',
        'Niemand aus Ihrem Team fährt zu dieser Adresse.',
        'Bewahren Sie die Nachricht auf und machen Sie ein Bild davon.',
        'Antworten Sie nicht im Zorn. Zeigen Sie sie der Polizei, sie entscheidet.',
      ],
      notThis: 'Es ist keine Drohung',
    },
    lawyer: {
      title: 'Hier ist von Anwalt oder Gericht die Rede. Lesen Sie das, bevor Sie schreiben.',
      steps: [
        'Rufen Sie zuerst Ihre Versicherung an, dann selbst einen Anwalt.',
        'Schriftlich nichts zugeben, nichts abstreiten, nichts versprechen.',
        'Alles aufbewahren: Nachrichten, Bilder, Rechnungen, Daten. Nichts löschen.',
        'Steht eine Frist auf einem Schreiben, versäumen Sie sie nicht.',
      ],
      notThis: 'Es geht nicht um einen Anwalt',
    },
    authorities: {
      title:
        'Hier ist von einer Behörde oder der Polizei die Rede. Lesen Sie das, bevor Sie schreiben.',
      steps: [
        'Rufen Sie Ihre Versicherung an und fragen Sie einen Anwalt, bevor Sie antworten.',
        'Bitten Sie niemanden, eine Anzeige zurückzuziehen.',
        'Schriftlich nichts zugeben, nichts abstreiten, nichts versprechen.',
        'Alles aufbewahren: Nachrichten, Bilder, Genehmigungen, Daten. Nichts löschen.',
      ],
      notThis: 'Es geht um keine Behörde',
    },
    discrimination: {
      title:
        'Hier ist von Diskriminierung oder Belästigung die Rede. Lesen Sie das, bevor Sie schreiben.',
      steps: [
        'Nehmen Sie es ernst. Sagen Sie, dass Sie es gelesen haben und ihm nachgehen, mehr nicht.',
        'Bis Sie mehr wissen, schicken Sie jemand anderen zu diesem Kunden.',
        'Rufen Sie Ihre Versicherung an und fragen Sie einen Anwalt für Arbeitsrecht, bevor Sie mehr sagen.',
        'Notieren Sie wer, wann und wo. Wurde jemand berührt oder angegriffen, halten Sie niemanden von der Polizei ab ({police}).',
      ],
      notThis: 'Darum geht es nicht',
    },
  },
};
