import type { SafetyLanguage } from './card-words.ts';

export const english: SafetyLanguage = {
  localNumber: 'your local emergency number',
  seen: 'We saw the words “{words}” in the message.',
  fromUs: 'This card is from Sevenhands, not from the AI.',
  later: 'Your reply can wait. We’ll help you write it after you call.',
  haveCalled: 'I called. Continue',
  haveRead: 'I read this. Continue',
  cards: {
    gas: {
      title: 'This could be gas. Call before you write.',
      steps: [
        'Call them now. Say this first: “Everyone get out of the house right now.”',
        'Tell them not to touch light switches, light anything, or unplug anything on the way out.',
        'Once they’re outside and away from the house, have them call {fire} or the gas company.',
        'Don’t send your crew in until the gas company says it’s safe.',
      ],
      notThis: 'It’s not gas',
    },
    'carbon-monoxide': {
      title: 'This could be carbon monoxide. Call before you write.',
      steps: [
        'Call them now. Say this first: “Everyone get outside right now.”',
        'Once outside, have them call {fire} and say who feels sick or dizzy or has a headache.',
        'Don’t let anyone go back in until the fire department says it’s safe.',
        'Keep anything that burns fuel turned off until a qualified person checks it.',
      ],
      notThis: 'It’s not carbon monoxide',
    },
    fire: {
      title: 'This could be a fire. Call before you write.',
      steps: [
        'Call them now. Say this first: “Everyone get out and call {fire}.”',
        'Don’t let anyone go back in, not for pets, not for anything.',
        'If the fire is out, don’t let anyone use that room or device until it’s been checked.',
        'Call your insurance company today. Don’t say anything about the cause until you do.',
      ],
      notThis: 'It’s not a fire',
    },
    electricity: {
      title: 'This could be live electricity. Call before you write.',
      steps: [
        'Call them now. Say this first: “Don’t touch it, and keep everyone away.”',
        'Have them turn off the main breaker only if it’s dry and safe to reach.',
        'If anyone got a shock, or there’s smoke or a downed line, have them call {fire}.',
        'Keep the power off until a licensed electrician says it’s safe.',
      ],
      notThis: 'It’s not dangerous',
    },
    injury: {
      title: 'Someone could be hurt. Call before you write.',
      steps: [
        'Call them now and ask how the person is. For a serious injury, call {ambulance}.',
        'If it’s someone on your crew, get help first, then call your insurance company. You might have to report it today.',
        'Call your insurance company before you reply in writing.',
        'Don’t say whose fault it was, and don’t promise to pay.',
      ],
      notThis: 'No one is hurt',
    },
    flood: {
      title: 'Water could be doing damage right now. Call before you write.',
      steps: [
        'Call them now. Say this first: “Can you shut off the main water valve?”',
        'Tell them to stay out of water near outlets or the electrical panel. If anyone’s in danger, call {fire}.',
        'If a ceiling is sagging, get everyone out of that room.',
        'Ask for photos, and call your insurance company before you write about cause or cost.',
      ],
      notThis: 'It’s under control',
    },
    threats: {
      title: 'This reads like a threat. Your safety comes first.',
      steps: [
        'If anyone is in danger now, call {police}.',
        'Don’t send anyone from your crew to that address.',
        'Save the message and take a screenshot.',
        'Don’t reply. Show it to the police and let them decide.',
      ],
      notThis: 'It’s not a threat',
    },
    lawyer: {
      title: 'This mentions a lawyer or court. Read this before you write.',
      steps: [
        'Call your insurance company first, then your own lawyer.',
        'Don’t admit, deny, or promise anything in writing.',
        'Save everything: messages, photos, invoices, dates. Don’t delete anything.',
        'If there’s a deadline on the paperwork, don’t miss it.',
      ],
      notThis: 'It’s not about a lawyer',
    },
    authorities: {
      title: 'This mentions the police or a government agency. Read this before you write.',
      steps: [
        'Call your insurance company and a lawyer before you reply.',
        'Don’t ask anyone to withdraw a report.',
        'Don’t admit, deny, or promise anything in writing.',
        'Save everything: messages, photos, permits, dates. Don’t delete anything.',
      ],
      notThis: 'No agency is involved',
    },
    discrimination: {
      title: 'This mentions discrimination or harassment. Read this before you write.',
      steps: [
        'Take it seriously. Say only that you’ve read it and will look into it.',
        'Until you know more, send someone else to this customer.',
        'Call your insurance company and an employment lawyer before you say more.',
        'Write down who, when, and where. If someone was touched or attacked, don’t keep anyone from calling the police ({police}).',
      ],
      notThis: 'It’s not about that',
    },
  },
};
