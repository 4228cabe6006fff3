import type { Subjects } from '../../subject.ts';

/** What to say about strategy and posts. */
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
};
