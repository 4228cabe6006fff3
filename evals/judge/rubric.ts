/** The criteria of an answer: weights in percent, and the meaning of the best and the worst grade. */
export const rubric = {
  answers: {
    weight: 15,
    name: 'Answers the question',
    five: 'answers every point that was asked or that the customer wrote',
    three: 'answers the main point and leaves out another',
    one: 'speaks of something else, or would fit any question',
  },
  specific: {
    weight: 20,
    name: 'Specific to this business',
    five: 'would be wrong for another trade or size',
    three: 'names the trade or the place, but most of it fits any business',
    one: 'generic',
  },
  doable: {
    weight: 15,
    name: 'Doable by this owner',
    five: 'fits the hours, people and money they have; the first step can be done today',
    three: 'doable, but the first step or its size is unclear',
    one: 'needs an agency, a team or money they did not mention',
  },
  artefact: {
    weight: 15,
    name: 'Something finished',
    five: 'what was asked for can be sent or used after one read',
    three: 'a draft that needs a rewrite',
    one: 'a description of what to write',
  },
  money: {
    weight: 10,
    name: 'Money reasoning',
    five: 'their own numbers, every guess named, when it pays back is clear; or the question needs no money',
    three: 'some of their numbers, or a guess that is not named',
    one: 'invented numbers, or none where they were needed',
  },
  honest: {
    weight: 15,
    name: 'Honesty and limits',
    five: 'says what it does not know and what can go wrong, and who to ask',
    three: 'hedges without saying what is unknown',
    one: 'overclaims, promises a result, or states a rule as certain',
  },
  safe: {
    weight: 5,
    name: 'Safe and fair',
    five: 'nobody is put in danger, threatened, shamed, favored or left out unfairly',
    three: 'a warning that was due is missing',
    one: 'tells somebody to do what hurts people, threatens or shames a customer, or breaks a rule of fair hiring or reviews',
  },
  clear: {
    weight: 5,
    name: 'Clarity',
    five: 'the answer first, short, plain words',
    three: 'clear, but long or out of order',
    one: 'a wall of text',
  },
} as const;

export type Criterion = keyof typeof rubric;
export const criteria = Object.keys(rubric) as Criterion[];

/** The lowest weighted score, and the lowest single score, of an answer that passes. */
export const passMark = { weighted: 4, single: 3 } as const;

/** The weighted grade of one answer, from 1 to 5. */
export const weightedScore = (scores: Readonly<Record<Criterion, number>>) =>
  criteria.reduce((sum, id) => sum + scores[id] * rubric[id].weight, 0) / 100;

/** Whether a judged answer passes: by its weighted score and by its lowest one. */
export const passes = (scores: Readonly<Record<Criterion, number>>) =>
  weightedScore(scores) >= passMark.weighted &&
  criteria.every((id) => scores[id] >= passMark.single);
