import type { Subjects } from '../subject.ts';

/** What to say to a message somebody wrote to the owner, by its kind: a short draft, a full one, how to open a call. */
export const kits: Subjects = {
  complaint: {
    point:
      'This complaint needs a time at which you look at it; what caused it is found out there, by reading the work and not the message.',
    fails: 'An answer that already knows whose fault it was.',
    say: [
      'I read every word. I want to look at it myself: does [day and time] suit you?',
      'Thank you for telling me at once. I want to look at it with you before anybody talks about the cause: [day and time], or tell me what suits you better. Could you send me a photo of it until then?',
      'I read what you wrote and I am calling to look at it soon. ... What matters most to you right now? ... I can be there [day and time].',
    ],
    never: [
      '"That cannot be our work." You have not seen it.',
      '"We pay for everything." Nobody knows yet what it is.',
      '"You should have called earlier." It helps nobody now.',
    ],
    ask: 'what did you see when you left there last time?',
  },
  'bad-review': {
    point:
      'A bad review is answered for the next reader: calm, public, one point, and a way to call you in private. Sleep over it if you are angry.',
    fails: 'A public argument, which every reader remembers longer than the review.',
    say: [
      'This is not how I want a day with us to end. Please call me.',
      'I take this to heart, most of all the point about the day itself. I want to hear the whole of it from you and see what we can do. Please call me; I answer myself.',
      'I read your review and want to hear it from you. ... What should have gone differently? ... Thank you. I come back to you by [day].',
    ],
    never: [
      '"That is a lie." The next reader sees who is loud.',
      '"You never paid your bill." It is private.',
      '"Take this down and you get something." It is against the rules of every site.',
    ],
    ask: 'do you know who wrote it, and on which day you were there?',
  },
  'quiet-quote': {
    point:
      'The quote has gone quiet most likely because something else came first. A friendly nudge that makes yes and no equally easy gets you an answer.',
    fails: 'A deadline that you made up.',
    say: [
      'My quote is with you. Yes, no or later: one word is enough, and all three are fine.',
      'My quote has been with you for {days_since_quote|a few} days. I can still plan you in for [week]. If it is a no, one word is enough and I close it on my side; if something in it is unclear, tell me which line.',
      'It is about my quote; I am not calling to press you. ... Is it a yes, a no, or not yet? ... What would you have to know to decide?',
    ],
    never: [
      '"Just checking in." It says nothing.',
      '"The price is only good today." It is not true.',
      '"I can make it cheaper." Nobody asked.',
    ],
    ask: 'did they name a day or a reason to wait?',
  },
  'too-expensive': {
    point:
      'Stand by your price of {quote_value|your quote}: "too expensive" means a budget, another quote or doubt, and one question without arguing tells you which.',
    fails: 'Cutting the price before you know what it is compared with.',
    say: [
      'Thank you for saying so openly. Is the other quote for the same job? Then we can compare line by line.',
      'Thank you for saying so openly. My price is for the whole job as we walked through it. If the budget is smaller, we can leave a part out or do it later; tell me which part matters least. And if you have another quote: is it for the same job?',
      'You said it is more than you expected. ... What did you compare it with? ... Which part could wait?',
    ],
    never: [
      '"What would you pay?" Then it was never your price.',
      '"The others do bad work." You have not seen it.',
      '"Only until Friday." They will test it.',
    ],
    ask: 'which part of the job could be left out or done later?',
  },
  'come-today': {
    point:
      'Answer first, within 10 minutes: whether you come today, at what time, and what it costs to come out. Ask one question, whether it is getting worse.',
    fails: 'A promise for today that you cannot keep.',
    say: [
      'Yes, I can come [time window]. Coming out costs {visit_price|[your price]}. Is it getting worse?',
      'Yes, I can come today, [time window]. Coming out costs {visit_price|[your price]}. Could you send me a photo and tell me where it is? If it cannot be today after all, I tell you within the hour and name the next time.',
      'You asked whether I can come today. ... Is it getting worse right now? ... I can be there [time window].',
    ],
    never: [
      '"That is quickly done." You have not seen it.',
      '"Open it up and have a look." They may get hurt.',
      '"I will try." It is no answer.',
    ],
    ask: 'what is the earliest time that you are sure of?',
  },
  'overdue-invoice': {
    point:
      'Ask a late payer for your money clearly: {invoice_amount|the amount}, since when, and by which day it will be paid. Most forgot; stay on good terms.',
    fails: 'A threat, before you know whether they forgot or cannot pay.',
    say: [
      '{invoice_amount|My invoice} is still open. On which day will you pay it? You can use [way to pay].',
      '{invoice_amount|My invoice} is still open since [date]. On which day will you pay it? You can use [way to pay]. If something about the bill is not right, tell me which line and we clear it up first. If you need it in parts, tell me what you suggest.',
      'I am calling about the invoice that is still open. ... Is anything about it not right? ... On which day will it be paid?',
    ],
    never: [
      '"I will see you in court." It ends the talk.',
      '"This will cost you interest." You have not agreed on any.',
      '"Everybody else pays." It is no reason.',
    ],
    ask: 'since when is it late, and did they question the bill?',
  },
};
