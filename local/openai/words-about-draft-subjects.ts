/** Words for what a draft is said to be about, whatever the situation. */
export const wordsAbout: readonly (readonly [RegExp, string])[] = [
  [
    /asks for permission/,
    "Okay if we show photos of {job} online? No name, no street. It's fine to say no.",
  ],
  [
    /missed call/,
    "Sorry I missed you, I was on a job. What do you need done, and on what street? I'll call you back by [time].",
  ],
  [/closes it/, 'Does everything look right to you now? If not, tell me and I can come back.'],
  [
    /for the next hour/,
    "I read your message and I'm on it. I'll call you by [time] and look at it myself. Could you send me a photo before then?",
  ],
  [
    /why so expensive/,
    "The price covers the drive, the work, and the cleanup. I'd rather tell you now than surprise you later.",
  ],
  [
    /new price/,
    'The price for {job} is {price}. That covers the drive, the work, and the cleanup.',
  ],
  [
    /group chat/,
    "Change for the crew from [day]: [change]. Text me back when you've read it, and tell me what I missed.",
  ],
];
