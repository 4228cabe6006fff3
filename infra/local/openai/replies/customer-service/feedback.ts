import type { Subjects } from '../../subject.ts';

/** What to say about reviews and what customers say. */
export const feedback: Subjects = {
  'feedback.honest-review-request': {
    point:
      'Ask every customer for an honest review, on the day, on {review_place|one place}; also those who may say less than five stars.',
    fails: 'Asking only the happy ones, or paying for it.',
    say: [
      'Are you satisfied? ... An honest review on {review_place|the page} would help me a lot. I send you the link.',
      'Thank you for today. Here is the link for an honest review: [your review link].',
      'A short reminder, the only one: [your review link]. Thank you!',
    ],
    steps: [
      'Save the link in the phone.',
      'Ask at the end of every job.',
      'Answer each review within two days.',
    ],
    ask: 'how many of your last ten customers were asked?',
  },
  'feedback.answer-a-bad-review': {
    point:
      'Answer the bad review for those who read it later: calm, short, one fact, one way to reach you.',
    fails: 'Details about the customer in public.',
    say: [
      'I am sorry it went that way. I would like to look at it myself.',
      'You are right about that part, and we have changed it.',
      'We see it differently and I would rather talk about it than write.',
      'I read your review and want to hear it from you. When can I call? ... What would make it right?',
    ],
    ask: 'which sentence in it is true?',
  },
  'feedback.three-question-survey': {
    point:
      'Three questions get answered, ten do not; ask about {want_to_know|one thing}, what was good, what was missing.',
    fails: 'Asking and changing nothing.',
    say: [
      'One question about {want_to_know|our work}: how was it, in a word?',
      'What should we do again next time?',
      'What was missing?',
    ],
    page: [
      'How was it? ____',
      'What should we do again? ____',
      'What was missing? ____',
      'Thank you. {name}',
    ],
    ask: 'what will you change if the answer is bad?',
  },
  'feedback.monthly-themes': {
    point:
      'Sort what customers said this month by theme, not by volume: what came twice is a theme.',
    fails: 'Reading only the last one.',
    say: [
      'This is what customers said this month: [good], [bad]. We change one thing: [change]. What do you see on site?',
    ],
    ask: 'which sentence surprised you?',
  },
};
