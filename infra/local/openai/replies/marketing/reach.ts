import type { Subjects } from '../../subject.ts';

/** What to say about mails and pages. */
export const reach: Subjects = {
  'email.wake-up-past-customers': {
    point:
      'Write to past customers with one useful reason to answer, in two e-mails, and to nobody who asked you to stop.',
    fails: 'An e-mail to all of them on one day, and no time to answer those who reply.',
    say: [
      'We worked for you some time ago. This is when {product_service_name|such work} should be looked at again. Shall I put you down for [day]?',
      'One last note: I have two days left for past customers. If everything is fine, no answer needed.',
    ],
    ask: 'which past customers would you most like to hear from?',
  },
  'email.seasonal-offer': {
    point: 'Three e-mails are enough for the season: why now, what you get, last day.',
    fails: 'The third says the same as the first, only louder.',
    say: [
      'The season for {product_service_name|this work} begins. Here is what is worth doing now and what can wait.',
      'This is what we do when we come, and what it spares you later. I keep a day for you if you answer by [date].',
      'Today is the last day I can promise a date before the season is full.',
    ],
    ask: 'when do people usually notice that they are too late?',
  },
  'email.thank-you-referral': {
    point: 'Thank first, help second, and ask for a neighbor last; one message for each of them.',
    fails: 'The thank-you reads like an ad.',
    say: [
      'Thank you for having us. About {aftercare|looking after it}: one thing is worth doing in the next weeks. If a neighbor asks who did it, I would be glad to hear from them.',
      'Thank you for today! If anything is not as it should be, tell me first.',
      'Everything still fine? If a neighbor needs the same, here is my number: [phone].',
    ],
    ask: 'what do customers ask you in the week after the job?',
  },
  'email.monthly-newsletter': {
    point:
      'A newsletter is opened for one tip that is useful this month; everything else stays short.',
    fails: 'Four topics, no reason to answer.',
    say: [
      'One thing that is worth doing this month: [tip]. What we did: [one job in two sentences]. Coming up: the days I still have open. Answer this mail if you want one.',
    ],
    steps: [
      'Choose the one tip of the month.',
      'Write it on the day you did such a job.',
      'Send it on the same weekday every month.',
    ],
    ask: 'what did three customers ask you this month?',
  },
  'content.before-after': {
    point:
      'Tell the story of {finished_job|the job}: what was wrong, what was hard, what it is like now.',
    fails: 'Photos without the sentence that says what was hard.',
    say: [
      'Before, in the middle, after: {finished_job|one job}. The hard part is the one nobody sees.',
      'Here are the photos of your {finished_job|job}. May I show them, without your name?',
    ],
    page: [
      'Before: what they called us for.',
      'The hard part: what we found and how we solved it.',
      'After: what is different for the customer.',
      'Thinking of the same? Call [phone].',
    ],
    ask: 'may you show the photos, and did they say so in writing?',
  },
  'content.answer-a-buyer': {
    point:
      'Answer "{buyer_question|the question}" in the first two sentences, then say when the answer is different.',
    fails: 'An article that answers after five paragraphs.',
    page: [
      'The question: {buyer_question|what buyers ask}',
      'The short answer: it depends on [one thing]; most of the time [answer].',
      'When it is different: [two cases].',
      'What you can check yourself before you call.',
      'When you should call: [sign].',
    ],
    ask: 'how do you answer this on the phone, word for word?',
  },
  'content.faq-page': {
    point: 'A questions page saves calls when it answers price, time and mess in plain words.',
    fails: 'Questions nobody asks, because they were made up at a desk.',
    say: [
      'The answer to that is on our page: [link]. If it does not fit your case, ask me here.',
      'Good question, many ask it: [short answer]. More on [link].',
      'I looked it up for you: [link], second question. Shall I put you down for a visit?',
    ],
    page: [
      'What does {product_service_name|it} cost? It depends on [one thing]; you get a price first.',
      'How long does it take? Usually [hours].',
      'What do I have to prepare? [one thing].',
      'What if something is wrong afterwards? Call us, we come back.',
    ],
    ask: 'which question did you answer three times this week?',
  },
  'content.four-week-list': {
    point: 'Publish one piece a week about the jobs that are booked anyway: four weeks, four jobs.',
    fails: 'Pieces that need time you do not have on a job day.',
    say: [
      'This week on a job: what we found when we opened it up.',
      "What to look at before the season begins, from last week's job.",
    ],
    steps: [
      'Week 1: the first booked job, three photos.',
      'Week 2: the question its customer asked.',
      'Week 3: what you would do earlier next time.',
      'Week 4: before and after of all four.',
    ],
    ask: 'which of the booked jobs shows best what you do?',
  },
};
