import type { Field, Situation } from './situation.ts';

/** Words by which a question is known as one for this helper. */
export const field: Field = {
  surely: /instagram|facebook|tiktok|linkedin|youtube|social media|followers?|hashtags?|reels?\b/gi,
  words: /\b(social|posts?|posting|stor(y|ies)|captions?|videos?|likes|group)\b/gi,
};

/** Posts, comments and what they bring. */
export const situations: readonly Situation[] = [
  {
    helper: 'social-media',
    words: /comment|nasty|repl|message|first ten|lead/i,
    point:
      'Reply once in public, short and calm, then move it to a message. Answer questions the same day.',
    fails: 'A second reply in public. It never ends well.',
    ask: "Who answers messages while you're on a job?",
    steps: [
      'Write one reply. Wait ten minutes and read it again.',
      'Post it and send the private message.',
      "Leave it alone after that. Don't delete it.",
    ],
    to: 'customer',
    say: [
      'Thanks for saying so. I want to hear the whole story, please send me a message or call.',
      'I saw your comment and want to make it right. When can I call you?',
      "Thanks for writing! What do you need done, and what's the street? I'll get back to you by [time].",
      'Yes, we work in {place}. I can take a look [day and time]. Does that work?',
      "I'd rather see it before I name a price. Could you send one photo of it?",
    ],
    turns: [
      'I saw your message. What do you need done?',
      "What's the street?",
      'I can come [day and time]. Good?',
    ],
    page: [
      'New message: answered within [minutes]',
      'Who answers: [name]',
      'First question: what do you need done?',
      "Second question: what's the street?",
      'Then: a time',
    ],
    draft: 'review-reply',
  },
  {
    helper: 'social-media',
    words: /number|report|worth|track|boost|\bad\b|paid|analytics|stop|which|budget|hours|hiring/i,
    point:
      'Count jobs, not likes. Ask each new customer how they found you, and keep only the posts that brought a call.',
    fails: 'Paying for reach before one post has brought a call.',
    ask: 'How many jobs came from a post last month?',
    steps: [
      'Ask each new customer how they found you. Write one word.',
      'Look at your last ten posts. Mark the ones that got a question.',
      'Do more of the marked kind for a month. Drop the rest.',
    ],
    to: 'customer',
    say: [
      'Thanks for booking! Quick question: which post or person sent you to us?',
      'You asked about our post. I can come by [day and time]. Want it?',
    ],
    turns: [
      'How did you find us?',
      'What made you call?',
      "What did you want to know that the post didn't say?",
    ],
    page: [
      'Posts that got a question: [number]',
      'Calls that named a post: [number]',
      'Jobs from it: [number]',
      'Spent: {budget}',
      'Next month we do: [one thing]',
    ],
    draft: 'social-post',
  },
  {
    helper: 'social-media',
    words: /.*/,
    point:
      'Post one finished job: what was wrong, what you did, how it looks now. Say where you were, without a name or a house number.',
    fails: "Posts only when it's slow. Pick two days and keep them.",
    ask: 'Which job this week would you show a neighbor?',
    steps: [
      'Take three photos on your next job. Before, hands at work, after.',
      'Ask the customer if you can show it.',
      'Post the first text below. Answer comments the same evening.',
    ],
    to: 'customer',
    say: [
      "Okay if I show a photo of your finished job online? No name, no street. It's fine to say no.",
      'Your job is online: [link]. Thanks for letting us show it!',
      'Thanks for the question on our post. What do you need done, and where? I can take a look [day and time].',
    ],
    turns: [
      'Before you start: one photo from the front, one up close.',
      'One photo while you work, hands only.',
      "Last one when it's clean, and ask the customer first.",
    ],
    page: [
      'The problem, up close',
      'Hands at work',
      'The part no one gets to see',
      'The finished work, same spot as the first',
      'Cover picture: before and after side by side',
    ],
    draft: 'social-post',
  },
];
