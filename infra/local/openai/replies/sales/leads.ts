import type { Subjects } from '../../subject.ts';

/** What to say about leads and scripts. */
export const leads: Subjects = {
  'leads.twenty-from-past-work': {
    point:
      'Twenty leads are in your old jobs: people who asked, people who paid, and their neighbors.',
    fails: 'A list of two hundred that nobody calls.',
    say: [
      'We did a job for you some time ago. Is everything still fine?',
      'You asked us for a price once and it did not fit then. Is it still open?',
      'I am in your street on [day]. Anything to look at?',
      'It is about a year since our work. Time for a look?',
      'Somebody you know sent us to you. May I call you on [day]?',
      'I go through our old jobs and thought of you. What has come up since?',
    ],
    page: [
      'Name: ____ Street: ____',
      'What we did, and when: ____',
      'Why now: ____',
      'Message sent: ____ Answer: ____',
    ],
    ask: 'where are the names: phone, paper or program?',
  },
  'leads.commercial-list': {
    point:
      'List businesses that need {product_service_name|your work} every month, within a short drive, and call the one who decides.',
    fails: 'An e-mail to info@ and no call.',
    say: [
      '{name} here. Who looks after the building with you? I have one question for that person.',
      'Who does {product_service_name|this work} for you today, and what would have to happen for you to look at somebody else?',
      'We do {product_service_name|the work} in {service_area|your area}. May I come by on [day] for ten minutes and look at it?',
    ],
    ask: 'which businesses do you already know by name?',
  },
  'leads.answer-fast': {
    point:
      'Every lead gets an answer within minutes, even if it is only a text with a time for the call.',
    fails: 'The automatic text promises a call that does not come.',
    say: [
      'Sorry we missed you! What is it about? I call you back by [time].',
      'Thank you for waiting. What happened, and where are you? I can come on [day].',
      'I have two minutes between jobs and did not want to leave you waiting. Is it urgent?',
    ],
    page: [
      'A call nobody can take: the text goes out at once.',
      'Who calls back: [name], by [time].',
      'Ask: what, where, how urgent.',
      'End: a day, or "I call you on [day]".',
    ],
    ask: 'in which hours do most calls go unanswered?',
  },
  'leads.source-review': {
    point: 'Compare the lead sources by jobs won, not by calls, and end the one at the bottom.',
    fails: 'Keeping a source because it brought one large job years ago.',
    steps: [
      'Write jobs won behind each source.',
      'Put the cost next to it.',
      'End the last one and look again in a month.',
    ],
    ask: 'which source do you pay for out of habit?',
  },
  'scripts.phone-intake': {
    point:
      'The first call has four questions: what, where, how urgent, who decides. Then a range and a day for {product_service_name|the job}.',
    fails: 'A script that is read out.',
    say: [
      '{name}, [your name]. What happened, and where are you? ... Since when? ... Who else decides about it? ... Jobs like {product_service_name|that} are usually between [low] and [high]. I can come by on [day] or [day].',
    ],
    page: [
      'Name and street: ____',
      'What happened, since when: ____',
      'How urgent: today / this week / later',
      'Who decides: ____',
      'Day promised: ____',
    ],
    ask: 'which question do you forget most often?',
  },
  'scripts.walk-through': {
    point:
      'Walk the job with them: they show, you repeat, then you say what you would do about {tricky_parts|the tricky parts}.',
    fails: 'Measuring in silence and sending a price by mail.',
    say: [
      'Show me what bothers you most. ... So it is [their words], right? ... This is what I would do, and this is what I would leave.',
    ],
    page: [
      'Ask what bothers them most.',
      'Look at {tricky_parts|the tricky parts} together.',
      'Photos: near and from the door.',
      'Say what is not included.',
      'Name the day they get the price.',
    ],
    ask: 'what did you overlook on your last visit?',
  },
  'scripts.voicemail-and-text': {
    point:
      'A voicemail gets answered when it has one reason and one question, and a text right after it.',
    fails: 'A message longer than twenty seconds.',
    say: [
      '[your name] from {name}. One question about {product_service_name|your inquiry}: is it still open? I send you a text.',
      'I have [day] free and thought of you. Answer my text with yes or no.',
      'You asked me to call back today. I am reachable until [time].',
      'I have the answer to your question. It is short, call me or read my text.',
      'Last message from me about this one. If it comes up again, you have my number.',
      'I just left you a message. Is {product_service_name|it} still open?',
      '[day] is free. Yes or no is enough.',
      'As promised I tried to call. When suits you?',
      'The short answer to your question: [answer].',
      'I close this one for now. Answer here any time.',
    ],
    ask: 'at what time of day do people pick up?',
  },
  'scripts.upsell-kindly': {
    point:
      'Offer what you noticed on {product_service_name|the job}, once, with what happens if they wait.',
    fails: 'Fear instead of facts.',
    say: [
      'I noticed [thing] while I was working. It holds for now. If you want, I do it today; otherwise look at it again in [month].',
      'Here is the photo of what I noticed today. No hurry. Tell me if you want a price.',
      'You asked me to remind you of [thing]. Shall I put you down?',
    ],
    ask: 'what do you notice on most jobs and never mention?',
  },
};
