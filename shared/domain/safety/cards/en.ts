import type { SafetyLanguage } from './card-words.ts';

export const english: SafetyLanguage = {
  localNumber: 'your local emergency number',
  seen: 'We saw the words “{words}” in the message.',
  fromUs: 'This card is from Sevenhands, not from the AI.',
  later: 'Your answer can wait. We will help you write it after the call.',
  haveCalled: 'I have called. Go on',
  haveRead: 'I have read it. Go on',
  cards: {
    gas: {
      title: 'This may be gas. Call before you write.',
      steps: [
        'Call them now. First words: “Everybody walk out, right now.”',
        'On the way out: no light switches, no flames, nothing unplugged.',
        'Outside and away from the house, they call {fire} or the gas company.',
        'Nobody from your crew goes in until the gas company says it is safe.',
      ],
      notThis: 'It is not gas',
    },
    'carbon-monoxide': {
      title: 'This may be carbon monoxide. Call before you write.',
      steps: [
        'Call them now. First words: “Everybody go outside, right now.”',
        'Outside, they call {fire} and say who feels sick, dizzy or has a headache.',
        'Nobody goes back in until the fire department says it is safe.',
        'What burns fuel stays off until a qualified person has checked it.',
      ],
      notThis: 'It is not carbon monoxide',
    },
    fire: {
      title: 'This may be a fire. Call before you write.',
      steps: [
        'Call them now. First words: “Everybody get out and call {fire}.”',
        'Nobody goes back in, not for a pet and not for papers.',
        'If it is out: nobody uses that room or device until it has been checked.',
        'Call your insurer today. Say nothing about the cause before that.',
      ],
      notThis: 'It is not a fire',
    },
    electricity: {
      title: 'This may be live electricity. Call before you write.',
      steps: [
        'Call them now. First words: “Do not touch it, and keep everybody away.”',
        'The power goes off at the main switch only if it is dry and safe to reach.',
        'After a shock, with smoke, or with a line on the ground: they call {fire}.',
        'It stays off until a qualified electrician says it is safe.',
      ],
      notThis: 'It is not dangerous',
    },
    injury: {
      title: 'Somebody may be hurt. Call before you write.',
      steps: [
        'Call them now and ask how the person is. For a serious injury, call {ambulance}.',
        'If it is one of your crew: help first, then your insurer. A report may be due today.',
        'Call your insurer before you answer in writing.',
        'Do not say whose fault it was, and do not promise to pay.',
      ],
      notThis: 'Nobody is hurt',
    },
    flood: {
      title: 'Water may be doing damage right now. Call before you write.',
      steps: [
        'Call them now. First words: “Can you close the main water valve?”',
        'Nobody steps into water near outlets or a panel. For danger to life, call {fire}.',
        'Everybody leaves a room where the ceiling hangs down.',
        'Ask for pictures, and call your insurer before you write about cause or cost.',
      ],
      notThis: 'It is under control',
    },
    threats: {
      title: 'This reads like a threat. Your safety comes first.',
      steps: [
        'If somebody is in danger now, call {police}.',
        'Nobody from your crew goes to that address.',
        'Keep the message and take a picture of it.',
        'Do not answer in anger. Show it to the police and let them decide.',
      ],
      notThis: 'It is not a threat',
    },
    lawyer: {
      title: 'This speaks of a lawyer or a court. Read this before you write.',
      steps: [
        'Call your insurer first, then a lawyer of your own.',
        'Do not admit, deny or promise anything in writing.',
        'Keep everything: messages, pictures, bills, dates. Delete nothing.',
        'If a paper has a date on it, do not miss that date.',
      ],
      notThis: 'It is not about a lawyer',
    },
    authorities: {
      title: 'This speaks of an authority or the police. Read this before you write.',
      steps: [
        'Call your insurer and ask a lawyer before you answer.',
        'Do not ask anybody to take a report back.',
        'Do not admit, deny or promise anything in writing.',
        'Keep everything: messages, pictures, permits, dates. Delete nothing.',
      ],
      notThis: 'No authority is involved',
    },
    discrimination: {
      title: 'This speaks of discrimination or harassment. Read this before you write.',
      steps: [
        'Take it seriously. Say that you have read it and will look into it, no more.',
        'Until you know more, send somebody else to this customer.',
        'Call your insurer and ask an employment lawyer before you answer further.',
        'Write down who, when and where. If somebody was touched or attacked, do not stand between anybody and the police ({police}).',
      ],
      notThis: 'It is not about that',
    },
  },
};
