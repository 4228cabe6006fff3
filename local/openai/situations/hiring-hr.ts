import type { Field, Situation } from './situation.ts';

/** Words by which a question is known as one for this helper. */
export const field: Field = {
  surely:
    /\b(hir(e|ing)|recruit\w*|applicants?|interview\w*|job (ad|advert|offer)\w*|overtime|apprentices?|onboard\w*|(new|second|another|good) (guy|hand|man|person|starter|technician|plumber|electrician|painter|roofer|cleaner|installer|helper))\b/gi,
  words:
    /\b(employees?|staff|crew|team|workers?|my (best )?(guys?|people|men|technicians?)|trainee|train(ing)?|shows? up late|sick|vacation|days? off|payroll|wages?|quits?|leav(e|es|ing))\b/gi,
};

/** Finding, teaching and keeping people. */
export const situations: readonly Situation[] = [
  {
    words:
      /hire|job.ad|advert|hands|applica|offer|interview|screen|trial|refer|where-to-post|question|find|need|wanted|\bad\b/i,
    point: 'Put the work, hours, pay, and place in plain words, and answer everyone within a day.',
    fails: 'Slow answers. Good people are gone in 2 days.',
    first: 'Ask your crew and past coworkers first. One name each.',
    ask: 'What pay and what hours can you put in writing?',
    say: [
      'Thanks for asking about our opening for {role}. Pay: {pay}. I can talk [day and time] or [other time]. Which works for you?',
      "We're looking for {role}. Pay: {pay}. Do you know someone who likes the work? Send them my number.",
    ],
    isForCrew: true,
    page: [
      '{Role} wanted in {place}',
      'Pay: {pay}',
      'Hours: [confirm the hours]',
      'Interested? Call or text [your phone]. We answer within a day.',
    ],
    draft: 'document',
  },
  {
    words:
      /onboard|first.(day|thirty)|30 days|newcomer|new.hire|31 to 90|days 31|buddy|language|learn|lead-hand|train/i,
    point:
      'Give the new person one job at a time and one person to ask. Show it, watch it, then let them do it alone.',
    fails: 'Leaving them alone on day one and forgetting them by week 2.',
    first: 'Day 1: tools, safety and names. Nothing fast.',
    ask: 'Who on the crew has the patience to show it twice?',
    say: [
      'Welcome to {business}! Your first day starts at [time] at [street]. Bring work shoes and ask for [name]. Any questions? Just reply.',
      "How was the week? Tell me one thing that was clear and one that wasn't.",
    ],
    isForCrew: true,
    draft: 'document',
  },
  {
    point:
      'Talk to them this week, in private, about what you saw. Facts first, then listen, then agree on one change with a date.',
    fails: "A rule that only counts when you're angry.",
    first: 'Write down what you saw, with dates. No guesses about why.',
    ask: 'What did you see yourself, and on which days?',
    say: [
      'Do you have 15 minutes [day and time]? I want to talk with you about this week and hear how you see it.',
      "Thanks for your time. Starting [date], we'll handle it the same way for everyone. What do you need from me?",
    ],
    isForCrew: true,
    draft: 'call-script',
  },
];
