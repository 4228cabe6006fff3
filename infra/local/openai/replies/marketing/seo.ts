import type { Subjects } from '../../subject.ts';

/** What to say about being found. */
export const seo: Subjects = {
  'seo.service-area-page': {
    point:
      'A page for {product_service_name|one service} in {service_area|one town} has to say things that are true only there.',
    fails: 'The same page for ten towns with another name in it.',
    page: [
      '{product_service_name|The service} in {service_area|your town}',
      'What is different here: [houses, ground, rules].',
      'A job we did nearby: [street or part of town].',
      'How fast we are there: [time].',
      'Call [phone].',
    ],
    ask: 'which job there would you show a neighbor?',
  },
  'seo.google-profile': {
    point:
      'A tidy Google profile says what you do, where, and that you are open; correct that before anything else.',
    fails: "A profile that is filled once and then shows last year's hours.",
    say: [
      'We are open this week. Ask us about [service].',
      'Finished today in {service_area|the area}: [job].',
      'The question of the week: [question]. Short answer: [answer].',
    ],
    page: [
      'Description: {name} does [services] in {service_area|the area}.',
      'Services, one line each: [service], [service].',
      'Hours: [hours], and what counts as urgent.',
      'Photos: van, crew, three finished jobs.',
    ],
    steps: [
      'Correct hours, phone and area.',
      'Add the services in the words of customers.',
      'Add five photos of real jobs.',
    ],
    ask: 'what does the profile say today that is no longer true?',
  },
  'seo.keyword-list': {
    point:
      'Use the words customers type for {product_service_name|your work}, not those of the trade, and group them by what they want to know.',
    fails: 'A list of words nobody near you types.',
    ask: 'what did the last caller name it, before you gave it its right name?',
  },
  'seo.sixty-day-plan': {
    point:
      'To be found for {product_service_name|your work} in 60 days: profile first, then one page a fortnight, then honest reviews.',
    fails: 'Pages are written and the profile still shows the wrong phone.',
    steps: [
      'Days 1 to 10: correct the profile and the phone everywhere.',
      'Days 11 to 40: two pages, each for one service in one town.',
      'Days 41 to 60: ask after every job, count calls.',
    ],
    ask: 'who finds you today, and by which words?',
  },
};
