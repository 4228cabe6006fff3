import type { Subjects } from '../../subject.ts';

/** What to say to the quick starts of social media. */
export const quick: Subjects = {
  'quick.post-that-books': {
    point:
      'A post brings bookings when it names the job, the area and one way to answer: {product_service_name|one job}, not everything you do.',
    fails: 'Messages under the post wait until the evening.',
    say: [
      'We have two days open for {product_service_name|this job} in {service_area|the area}. Send us a photo and we tell you what it takes.',
      'Thank you for your message! Can you send me a photo and your street? Then I can say when.',
      'I can come on [day] or [day]. Which is better?',
      'Still interested? I keep [day] for you until tonight.',
    ],
    ask: 'who answers within the hour after it goes out?',
  },
  'quick.month-in-thirty-minutes': {
    point: 'Eight posts from the photos you have make a month: two a week, written in one sitting.',
    fails: 'Waiting for better photos.',
    say: [
      'This is how it looked when we came: [photo]. By the evening it was [result].',
      'Nobody sees this part: [photo]. It took longest, because [reason].',
      'Done: [photo]. What would you have guessed it takes?',
      'We get asked every week: [question]? The short answer: [answer].',
      'The tool we would not give away: [photo]. It spares us [what] on every job.',
      'Before the season turns, look at [what] at home. If you see [sign], do not wait.',
      'Somebody of us you have not met yet: [first name]. Ask them about [subject].',
      'Two days are open next week: [day] and [day]. Message us if one is yours.',
    ],
    ask: 'which of the photos would you show a friend first?',
  },
  'quick.todays-post': {
    point: 'Post the job of today while it is today: what it was, what was hard, how to reach you.',
    fails: 'Polishing it until tomorrow.',
    say: [
      "Today's job: [one sentence about it]. The hard part: [what you found]. {call_to_action|Message us} if yours looks the same.",
      'Guess what took longest today? Answer in the comments, we tell you tonight.',
    ],
    ask: 'what did the customer say when you were done?',
  },
  'quick.ninety-day-plan': {
    point: 'Two posts a week for 90 days beat a campaign: the habit is the plan.',
    fails: 'A week without a post becomes a month.',
    steps: [
      'Days 1 to 30: one photo a day on site, two posts a week.',
      'Days 31 to 60: answer every message within the hour.',
      'Days 61 to 90: repeat the kind of post that brought messages.',
      'Fixed slot: ten minutes on the same two days.',
    ],
    ask: 'which two days have ten quiet minutes?',
  },
  'quick.is-it-worth-it': {
    point:
      'Posting is worth your time if {jobs_from_social|the jobs it brought} left more than {hours_spent|the} hours would have on site.',
    fails: 'Counting likes as jobs.',
    steps: [
      'Ask every new customer for four weeks where they saw you.',
      'Write down the hours, commenting counted.',
      'Decide on the date you set today.',
    ],
    ask: 'which post brought the last job?',
  },
  'quick.bad-comment': {
    point: 'Answer the nasty comment once, calmly, in public; then go on in private.',
    fails: 'A second public answer. Then it is a quarrel with an audience.',
    say: [
      'I read this and want to understand what happened. I have written to you directly, and you reach me at [phone].',
      'I saw your comment. Tell me in your words what went wrong and I look at it myself by [day].',
    ],
    ask: 'is any part of the comment true?',
  },
  'quick.crew-photos': {
    point: 'Three photos on every job, taken by one person: before, the hard part, after.',
    fails: 'Everybody may take them, so nobody does.',
    say: [
      'From today [first name] takes three photos on every job: before, the hard part, after. No faces, no number plates, no mess. Two minutes, and we are done.',
    ],
    page: [
      'Before: from the door, with light.',
      'The hard part: close.',
      'After: from the same spot as before.',
      'Never: faces, number plates, house numbers without a yes.',
    ],
    ask: 'who of the crew likes taking photos anyway?',
  },
  'quick.page-check': {
    point:
      'A stranger decides in seconds whether to call this business: what you do, where, and the last post must answer that.',
    fails: 'Only the picture is changed and the phone number stays hidden.',
    page: [
      'About: {name} does [work] in {service_area|[area]}.',
      'Button: {call_to_action|Call}.',
      'Pinned post: one job, one price range, one way to reach you.',
      'First picture: crew and van.',
    ],
    ask: 'what would you look for on the page of somebody you want to hire?',
  },
  'trade.posts-from-one-job': {
    point: '{job_done|One job} gives five posts: start, hard part, result, question, invitation.',
    fails: 'All five on one day.',
    say: [
      '{job_done|The job}, as we found it this morning. What would you have looked at first?',
      'Nobody sees this part of {job_done|the job}: [part]. It took [time], and the rest depends on it.',
      'Done: {job_done|the job}. Same spot, same light. Look at [detail].',
      'A question for you: [question]? The answer comes in the comments tonight.',
      'If yours looks like that, send us a photo and your street. We tell you what it takes.',
      'Thank you for today. May we show photos of the job, without your name and address?',
    ],
    ask: 'which of the five would your customer show around?',
  },
  'trade.thirty-second-video': {
    point: 'Thirty seconds need four shots and one sentence; the hands at work are the film.',
    fails: 'Talking to the camera for twenty of the thirty seconds.',
    say: [
      'Thirty seconds of the part you never see. {call_to_action|Message us} if you have one like it.',
    ],
    page: [
      '0 to 5 seconds: what is wrong, close.',
      '5 to 20: hands at work, no talk.',
      '20 to 26: the result.',
      '26 to 30: say "{name}, {place}".',
    ],
    ask: 'who can hold the phone while you work?',
  },
  'trade.eight-week-calendar': {
    point:
      'Eight weeks, one post a week, each about what people near you worry about then: {worries|price, mess and time}.',
    fails: 'Posts about the season after it is over.',
    say: [
      'This is what we look at first at this time of year.',
      'What you can check yourself before you call us.',
    ],
    steps: [
      'Weeks 1 and 2: what people should look at now.',
      'Weeks 3 and 4: one job each, before and after.',
      'Weeks 5 and 6: one question each, short answer.',
      'Weeks 7 and 8: open days and thanks.',
    ],
    ask: 'what will people ask you in four weeks?',
  },
};
