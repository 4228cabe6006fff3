import type { Subjects } from '../../subject.ts';

/** What to say about strategy, posts, paid posts and their numbers. */
export const guided: Subjects = {
  'strategy.which-one': {
    point:
      'Choose the one platform where {target_audience|your customers} already ask for recommendations, and leave the rest alone for 90 days.',
    fails: 'Choosing the one you like to look at yourself.',
    steps: [
      'Search your trade plus your area and count requests.',
      'Take the place with the most.',
      'Mark the others: not now.',
    ],
    ask: 'where did your last inquiry from the internet come from?',
  },
  'strategy.profile-setup': {
    point:
      'A profile sells when every field answers a question: what, where, how much trouble, how to reach you.',
    fails: 'A clever name nobody searches for.',
    page: [
      'Name: {name}, {product_service_name|[work]}',
      'About: {product_service_name|[work]} in {service_area|[area]}, a price first.',
      'Button: {call_to_action|Call}',
      'First three pictures: crew, hard part, result.',
      'Pinned: how a visit goes.',
    ],
    ask: 'which question do strangers ask first?',
  },
  'strategy.ninety-days': {
    point: 'Three kinds of post are enough: proof, help and invitation; each has its own job.',
    fails: 'Invitations only.',
    say: [
      'Proof: {product_service_name|one job}, done this week. The hard part was [part].',
      'Help: one thing you can check yourself today, in a minute.',
    ],
    steps: [
      'Proof every week: a job.',
      'Help every second week: one answer.',
      'Invitation once a month: open days.',
    ],
    ask: 'which of the three have you never posted?',
  },
  'strategy.stop-list': {
    point: 'Stop the tasks that brought no message in three months; time is what you get back.',
    fails: 'Stopping in silence, while people still write there.',
    say: [
      'We are no longer active here. You reach us faster at [phone].',
      'You wrote to us on the old page. We answer here now: [link]. What can I do for you?',
    ],
    ask: 'which of the tasks would nobody notice if it stopped?',
  },
  'content.ten-from-one': {
    point: 'Ten posts are in {finished_job|one job}; you only have to tell it from ten sides.',
    fails: 'Ten times the same photo.',
    say: [
      'This morning, before we touched it: {finished_job|the job}. What would you have done first?',
      'They called us because of [problem]. We hear that often in {place}.',
      'Then we opened it up and found [what you found]. That is why we look before we name a price.',
      'The tool of the day: [tool]. It saved us [time] on {finished_job|this job}.',
      'Nobody will ever see this part of {finished_job|the job}. It took [time], and it is why the rest holds.',
      'Somebody had done [old mistake] here before us. You notice it at your place by [sign].',
      'How long does it take? {finished_job|This job}: [time]. What took longest was [part].',
      'Before and after, from the same spot: {finished_job|the job}. Look at [detail].',
      'If you have [the same thing] at home, look for [sign] this month. It takes a minute.',
      'This is [first name], who did most of {finished_job|the job}. [One sentence about them.]',
    ],
    ask: 'which moment of that day do you still talk about?',
  },
  'content.short-video': {
    point:
      'Script the video about {video_subject|the job} backwards: first the result, then how, then who.',
    fails: 'A long hello at the beginning.',
    say: [
      '{video_subject|One job} in thirty seconds. {call_to_action|Message us} if you have a question.',
    ],
    page: [
      'Shot 1, 3 seconds: the result.',
      'Shot 2, 8 seconds: how it looked before.',
      'Shot 3, 14 seconds: hands at work.',
      'Shot 4, 5 seconds: your voice: "{name}, {place}".',
      '---',
      'Without a face: shots 1 to 3 only, one line of text over each.',
      'Sound: the tools, no music that is not yours.',
    ],
    ask: 'who films while you work?',
  },
  'content.reply-kit': {
    point:
      'Twelve replies that sound like you save the evening; each ends with one question that leads to a day.',
    fails: 'The same reply twice to the same person.',
    say: [
      'Price? It depends on what we find. Send a photo and I say a range.',
      'When? The next open day is [day]. Shall I keep it?',
      'Where? We work in [area]. What is your street?',
      'Yes, we do that. What happened?',
      'No, we do not do that. Try [name], they are good.',
      'Thank you for the kind words! May I share them?',
      'Sorry to read that. I write to you directly now.',
      'A photo helps: one near, one from the door.',
      'We are on site until [time] and answer then.',
      'Done for today. I call you tomorrow at [time].',
      'You can book here: [link].',
      'Thank you for tagging us! Who did you want us to talk to?',
    ],
    ask: 'which message do you answer most often?',
  },
  'content.season-calendar': {
    point:
      'Six weeks of posts follow what people notice: first the sign, then the job, then the result.',
    fails: 'Posting about the season when everybody has booked.',
    say: [
      'The first sign to look for at this time of year.',
      'What {product_service_name|the job} looks like when it is done in time.',
    ],
    steps: [
      'Weeks 1 and 2: signs to look for.',
      'Weeks 3 and 4: a job from start to end.',
      'Weeks 5 and 6: results and open days.',
    ],
    ask: 'which week does the phone start to ring?',
  },
  'paid.boost-or-not': {
    point:
      'Boost a post only if it already brought messages without money; spend at most {ad_budget|what you can lose}.',
    fails: 'Money on a post that nobody answered.',
    say: [
      'The same post, shorter: [job] in {service_area|[area]}, two days open. {call_to_action|Message us}.',
      'Thank you for answering our post. What is it about, and which street?',
    ],
    ask: 'how many messages did it bring so far?',
  },
  'paid.local-offer': {
    point:
      'The first ten minutes after a lead decide: {who_answers|one person} answers, with one question and one day.',
    fails: 'The lead arrives while {who_answers|everybody} is on a ladder.',
    say: [
      'Thank you for your message! One question: what is it about? I call you at [time].',
      'I tried to reach you. Does [day] or [day] suit you for a look?',
      'You wrote to us about [work]. Can you tell me where it is and since when?',
    ],
    page: [
      'Who answers: {who_answers|[name]}',
      'Until: ten minutes, between [time] and [time].',
      'Ask: what, where, since when, a photo.',
      'End with: a day.',
      'If nobody can: the automatic text goes out.',
    ],
    steps: [
      'Name who answers on which day.',
      'Put the two texts into the phone.',
      "Try it with a friend's lead.",
    ],
    ask: 'who can answer at ten in the morning?',
  },
  'paid.hiring-ad': {
    point:
      'Ten days of hiring ads for {crew_role|the role}: say the pay, the hours and how to answer in one message.',
    fails: 'People answer and nobody calls them back for a week.',
    say: [
      'We look for {crew_role|somebody} in {service_area|our area}. Regular hours, a crew that shows you how. Text us two sentences about you.',
      'Thank you for answering our ad! Can we talk for ten minutes on [day] at [time]?',
    ],
    steps: [
      'Day 1: the ad with a photo of the crew.',
      'Day 4: change the first line if nobody wrote.',
      'Day 10: stop, and answer everybody.',
    ],
    ask: 'what do your people like about working for you?',
  },
  'paid.come-back': {
    point: 'People who looked and left need one more reason, not a louder ad: show proof first.',
    fails: 'Following {site_visitors|visitors} for weeks with the same picture.',
    say: [
      'You looked at {product_service_name|our work}. This is one we finished last week.',
      'Three questions people ask before they book, with our answers.',
      'Still thinking? Two days are open. {call_to_action|Message us}.',
    ],
    ask: 'what do people look at last before they leave?',
  },
  'analytics.read-my-numbers': {
    point: 'Of all the numbers two matter: messages and booked jobs; the rest is weather.',
    fails: 'Changing course after one quiet week.',
    steps: [
      'Write down messages per post.',
      'Write down jobs per message.',
      'Repeat what is on top.',
    ],
    ask: 'which post brought somebody who became a customer?',
  },
  'analytics.what-to-repeat': {
    point:
      'Repeat the posts that made people write, with another job in them; drop those that were only liked.',
    fails: 'Repeating the words instead of the idea.',
    say: [
      'Same idea, new job: [before photo]. Guess what was behind it.',
      'The hard part of this week, in one picture.',
      'A question you asked us last time, answered.',
      'Open days next week, and what fits into them.',
    ],
    steps: [
      'Mark the posts that brought a message.',
      'Find what they have in common.',
      'Plan the next two like them.',
    ],
    ask: 'which post did a customer mention to you in person?',
  },
  'analytics.track-jobs': {
    point:
      'Ask one question on every call and write one letter: that is all it takes to track jobs from social media.',
    fails: 'Asking only when there is time.',
    say: ['Before we look for a day: where did you see us? A post, a friend, or the van?'],
    steps: [
      'Add one column to the list of jobs.',
      'Teach the question to whoever picks up.',
      'Count at the end of the month.',
    ],
    ask: 'where do you write down a new job today?',
  },
  'analytics.monthly-report': {
    point: 'Five lines a month are enough: posts, messages, jobs, spend, one decision.',
    fails: 'A report that ends without a decision.',
    page: [
      'Posts this month and the best one.',
      'Messages and how fast we answered.',
      'Jobs from social: [count].',
      '---',
      'Posts: ____ Messages: ____',
      'Jobs: ____ Spend: ____',
      'Decision for next month: ____',
    ],
    ask: 'what would you do differently if the number doubled?',
  },
};
