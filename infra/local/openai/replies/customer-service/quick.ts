import type { Subjects } from '../../subject.ts';

/** What to say to the quick starts of customer service. */
export const quick: Subjects = {
  'quick.bring-back-regulars': {
    point: 'Regulars who stopped usually left over something small: ask before you offer anything.',
    fails: 'An offer to people who are annoyed.',
    say: [
      'We have not seen you for a while. Did something go wrong? An honest word helps me.',
      'I would like to have you back. If you want, I come on [day] and look at {product_service_name|what there is to do}.',
      'I am not selling anything. You were a regular, and I want to know what we did wrong.',
    ],
    steps: [
      'List the ones who stopped: the longest with you first.',
      'Call three, text the rest.',
      'Write down each reason in their words.',
    ],
    ask: 'what changed with you around the time they stopped?',
  },
  'quick.saved-replies': {
    point: 'Save eight answers once, in your own words; each ends with what happens next.',
    fails: 'Saved replies that answer another question.',
    say: [
      'What it costs depends on [one thing]. Send a photo and I say a range.',
      'The next open day is [day]. Shall I keep it?',
      'Yes, we work in {service_area|your area}. Which street?',
      'We are open [hours]. In an emergency call [phone].',
      'You can pay by [ways].',
      'We need about [hours]. You do not have to be there the whole time.',
      'Please clear [what] before we come. The rest is on us.',
      'That is not something we do. [name] does it well.',
    ],
    ask: 'which question came three times this week?',
  },
  'quick.answer-this-message': {
    point:
      'Answer the message with what they asked, in the first sentence, and say when they hear from you again.',
    fails: 'An answer to what you would have asked.',
    say: [
      'Thank you for your message. The short answer: [answer]. I come back to you by [day].',
      'Thank you for your message. I looked into it. {background|} What we do now: [step], by [day]. If I got something wrong, answer this mail.',
    ],
    ask: 'what do they want to be sure of?',
  },
  'quick.ninety-days-better-service': {
    point:
      'Three habits in 90 days make happier customers: answer the same day, call before you come, ask after you left. {usual_complaints|What goes wrong} shows where to begin.',
    fails: 'All three at once.',
    say: [
      'For the next month we do one thing better: we call before we come. Who does it on which day? ... What could keep us from it?',
    ],
    steps: [
      'Days 1 to 30: every message gets an answer the same day.',
      'Days 31 to 60: a call before each visit.',
      'Days 61 to 90: one question after each job.',
    ],
    ask: 'what do people praise without being asked?',
  },
  'quick.say-sorry': {
    point:
      'Say sorry for {what_went_wrong|what went wrong} in one sentence without "but", then say what you do about it.',
    fails: 'Explaining before listening.',
    say: [
      'I am sorry about {what_went_wrong|what happened}. That was our mistake. ... What would make it right for you? ... I offer {make_good|[offer]}.',
      'I am sorry about {what_went_wrong|what happened}. We make it good: {make_good|[offer]}, by [day].',
    ],
    ask: 'what did it cost them, besides time?',
  },
  'quick.say-no-kindly': {
    point:
      'Say no to {request|the favor} at once and kindly, and keep the customer with what you can do: {instead|another way}.',
    fails: 'A "maybe" that becomes a no three days later.',
    say: [
      'About {request|your request}: that I cannot do. What I can do: {instead|[other way]}. Does that help?',
      'I would like to say yes to {request|this}, and I cannot. Let me tell you what is possible.',
      'I understand that you hoped for something else. {instead|[other way]} is what I can promise and keep.',
    ],
    ask: 'what do they really need it for?',
  },
  'quick.visit-messages': {
    point:
      'Five texts around every visit for {product_service_name|the job} prevent most of {visit_trouble|the trouble}: booked, day before, on the way, done, after.',
    fails: 'The text says ten and you come at noon.',
    say: [
      'You are booked for [day], between [time] and [time].',
      'Tomorrow we come between [time] and [time]. Please keep the way clear.',
      'We are on our way and with you in about [minutes] minutes.',
      'We are done. Here is what we did: [one line].',
      'Everything all right since our visit? If not, tell me first.',
    ],
    ask: 'which of the five do you send today?',
  },
  'quick.never-happy': {
    point:
      'Decide by what the customer leaves you after the extra time, then set a rule or part as friends.',
    fails: 'Another favor in the hope that it is the last.',
    say: [
      'I want you to be happy and it seems we do not manage. From now on: [rule]. Does that work for you?',
      'We have tried for some time to do it the way you want. I think somebody else can do it better. We finish what is agreed, until [date].',
    ],
    ask: 'would you take them on again today?',
  },
  'trade.usual-complaint': {
    point:
      'Call within the hour, look at it in person, and say when you come: {ready_to_do|a second visit at no cost}. Who is right comes later.',
    fails: 'Asking for proof first.',
    say: [
      'I just read this and I am sorry. I call you within the hour and come by [day].',
      'I am sorry you have to call again. Tell me what you see. ... I come on [day] and look at it myself. ... {ready_to_do|[offer]}.',
      'It is done: [one line]. If anything comes up again, this is my own number: [phone].',
    ],
    ask: 'what do you find when you go back in such cases?',
  },
  'trade.before-we-come': {
    point:
      'Four texts before you come take away {worries|the worries} and prevent {door_trouble|trouble at the door}.',
    fails: 'A long text that nobody reads.',
    say: [
      'You are booked for [day], between [time] and [time].',
      'Before we come, please: [one thing]. That prevents {door_trouble|trouble at the door}.',
      'Tomorrow it is us: [first name] in the van of {name}.',
      'We are on our way, about [minutes] minutes.',
    ],
    ask: 'what did you stand in front of the last time?',
  },
  'trade.reviews-and-regulars': {
    point:
      'Ask for the review on site, when they look at the result; a text the same evening brings the link.',
    fails: 'Asking only those of whom you are sure.',
    say: [
      'Are you happy with it? ... Then an honest review would help me. I send you the link tonight.',
      'Thank you for today! Here is the link for an honest review: [your review link]. If something is wrong, tell me first.',
      'Thank you, that made our day.',
      'I am sorry it was not as it should be. I call you today.',
    ],
    steps: [
      'Week 1: ask on every job.',
      'Week 2: send the link the same evening.',
      'Week 3: answer every review.',
      'Week 4: call three regulars.',
    ],
    ask: 'who of the crew stands there when the customer looks at the result?',
  },
};
