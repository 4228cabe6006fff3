import type { SafetyLanguage } from './card-words.ts';

export const german: SafetyLanguage = {
  localNumber: 'die örtliche Notrufnummer',
  seen: 'In der Nachricht stehen die Wörter „{words}“.',
  fromUs: 'Dieser Hinweis ist von Sevenhands, nicht von der KI.',
  later: 'Ihre Antwort kann warten. Wir helfen Ihnen nach dem Anruf beim Schreiben.',
  haveCalled: 'Ich habe angerufen. Weiter',
  haveRead: 'Ich habe es gelesen. Weiter',
  cards: {
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
