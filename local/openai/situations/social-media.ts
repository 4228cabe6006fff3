import type { Field, Situation } from './situation.ts';

/** Words by which a question is known as one for this helper. */
export const field: Field = {
  surely: /instagram|facebook|tiktok|linkedin|youtube|social media|followers?|hashtags?|reels?\b/gi,
  words: /\b(social|posts?|posting|stor(y|ies)|captions?|videos?|likes|group)\b/gi,
};

/** Posts, comments and what they bring. */
export const situations: readonly Situation[] = [
  {
    words: /comment|nasty|repl|message|first ten|lead/i,
    point:
      'Reply once in public, short and calm, then move it to a message. Answer questions the same day.',
    fails: 'A second reply in public. It never ends well.',
    first: 'Write one reply. Wait 10 minutes and read it again.',
    ask: "Who answers messages while you're on a job?",
    say: [
      'Thanks for saying so. I want to hear the whole story. Please send me a message or call.',
      'Thanks for writing! We work in {place}. What do you need done? I can take a look [day and time].',
    ],
    draft: 'review-reply',
  },
  {
    point:
      'Post one finished job: what was wrong, what you did, how it looks now. Leave out names and house numbers.',
    fails: "Posts only when it's slow. Pick 2 days and keep them.",
    first: 'Take 3 photos on your next job. Before, hands at work, after.',
    ask: 'Which job this week would you show a neighbor?',
    say: [
      "Okay if we show a photo of {job} online? No name, no street. It's fine to say no, just reply.",
      'Thanks for asking about {job}. What do you need done, and where? I can take a look [day and time].',
    ],
    draft: 'social-post',
  },
];
