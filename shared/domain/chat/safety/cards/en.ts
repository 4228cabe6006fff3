import type { SafetyLanguage } from './safety-language-type.ts';

export const english: SafetyLanguage = {
  localNumber: 'your local emergency number',
  localCrisis: 'your local crisis line',
  here: 'If this is where you are, do the same yourself first.',
  stepBack:
    'I’m stepping back from business advice here, because people come first. Please follow the steps above and call now. This didn’t count as a question.',
  seen: 'We saw the words “{words}” in the message.',
  fromUs: 'This card is from Sevenhands, not from the AI.',
  later: 'Your reply can wait. We’ll help you write it after you call.',
  haveCalled: 'I called. Continue',
  haveRead: 'I read this. Continue',
  cards: {
    'self-harm': {
      title: 'Someone’s life could be at risk. Talk to someone now.',
      steps: [
        'If anyone is in danger right now, call {ambulance}.',
        'To talk to someone now, call {crisis}.',
        'If it’s someone else, stay close or on the phone until help is there.',
        'Work can wait. Don’t stay alone with this.',
      ],
      notThis: 'It’s not about that',
    },
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
    trench: {
      title: 'This could be a trench collapse. Call before you write.',
      steps: [
        'Get everyone out and away from the edge. No one goes back in.',
        'If anyone is buried or stuck, call {fire}. Don’t dig with a machine.',
        'Turn off machines nearby and keep people and trucks back.',
        'Don’t go back in until a qualified person has checked it.',
      ],
      notThis: 'The trench is safe',
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
    'bad-air': {
      title: 'This could be bad air: fumes or mold. Call before you write.',
      steps: [
        'Get everyone out into fresh air. Leave everything where it is.',
        'If anyone has trouble breathing, call {ambulance}.',
        'Say what was mixed or used, or that it’s mold. Keep the label or a photo.',
        'Don’t let anyone back in until a qualified person says it’s safe.',
      ],
      notThis: 'No one feels sick',
    },
    asbestos: {
      title: 'This could be asbestos. Stop work before you write.',
      steps: [
        'Stop work now. Don’t sweep, vacuum, or touch it.',
        'Get everyone out, close the door, and turn off fans and air.',
        'Have a licensed lab or asbestos contractor test it before anyone goes back.',
        'Call your insurance company. Anyone covered in dust takes those clothes off outside.',
      ],
      notThis: 'It’s not asbestos',
    },
    needles: {
      title: 'This could be needles. Keep hands off before you write.',
      steps: [
        'No one touches them, not even with gloves. Keep everyone away.',
        'If anyone was stuck, wash with soap and running water, and see a doctor today.',
        'For a bad reaction, call {ambulance}.',
        'Have a trained service pick them up, and call your insurance company if someone was stuck.',
      ],
      notThis: 'There are no needles',
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
