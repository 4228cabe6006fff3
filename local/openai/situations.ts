import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';

/** What a question is about. Its places, such as `{quote}`, are filled with the owner's words. */
export type Situation = {
  /** Found in the title of a guided prompt, or in the owner's own words. */
  readonly words: RegExp;
  /** Whose question it is. */
  readonly helper: HelperId;
  /** The answer in a sentence or two, what to write, and the question at the end. */
  readonly point: string;
  readonly say: string;
  /** What to write after that, where the usual messages do not fit. */
  readonly again?: readonly string[];
  readonly ask: string;
  /** What would make it fail, and the steps, where the request shows them. */
  readonly fails?: string;
  readonly steps?: readonly { readonly title: string; readonly days: number }[];
};

/**
 * The first that fits counts: a job that was lost comes before anything about money, since nobody owes anything for it.
 * The last one of a helper also stands for a question to it in other words.
 */
const situations: readonly Situation[] = [
  {
    words:
      /\b(?:lost|losing|lose) (?:[^\s.!?]+ ){0,5}(?:jobs?|quotes?|bids?|estimates?|work|contract|deals?|client|customer)\b|learn from a loss|went with (?:another|someone|a cheaper|the other)/i,
    helper: 'sales',
    point: 'ask for the one reason they said no, and fix what comes up most. Leave {quote} closed.',
    say: 'Thanks for looking at {quote}. I see you went another way, and no hard feelings. What made you decide? One word is plenty.',
    ask: 'How many days went by between your visit and the quote?',
  },
  {
    words: /^[45] of 5 stars/,
    helper: 'customer-service',
    point: 'thank them in public for what they name, in 2 sentences.',
    say: "Thank you, {first}! I read this to the whole crew. We'll look after you the same way next time.",
    again: ['Thank you, {first}. Reading this made our day.'],
    ask: 'Who on the crew did that job?',
  },
  {
    words:
      /reviews?\b|\bstars?\b|comment|complain|angry|upset|furious|unhappy|refund|damage|broke\b|scratch|leak|mud\b|money back|call-?backs?|(?:nobody|no one) called|apolog|sorry|mistake|wrong/i,
    helper: 'customer-service',
    point: 'call within the hour, say sorry, and offer a time to look at {about} yourself.',
    say: "I'm sorry to hear about {about}, and I want to see it myself. I can come by {times}. Does that work, or is there a better time?",
    again: ['Thank you for telling me about {about}, {first}. I take it seriously.'],
    ask: 'What did it look like when you left there last time?',
  },
  {
    words:
      /overdue|collect|owe[ds]?\b|unpaid|past due|late pay|days late|(?:not|n't|never) pa(?:id|y)|paid me|behind on|invoic|small claims|demand letter|disputed/i,
    helper: 'finance',
    point: 'call today and ask which day they can pay {invoice}. Then put that day in a text.',
    say: "{Invoice} is still open. What day can you take care of it? If something's wrong with it, tell me and I'll look at it today.",
    ask: 'Did they ever say something was wrong with the work or the invoice?',
  },
  {
    words:
      /expensive|cheaper|objection|lower price|discount|price.?match|beat (?:my|our) price|\d (?:\w+ )?off\b|too (?:high|much)/i,
    helper: 'sales',
    point: 'hold {quote} and ask what they compare it with. Take work out before money.',
    say: 'Thanks for telling me. Is the other price for the same job? If the budget is tight, we can leave a part out of {quote} or do it later. Which part matters least to you?',
    ask: 'What does your price include, and what do the hours and materials in it cost you?',
  },
  {
    words:
      /instagram|facebook|tiktok|linkedin|youtube|social media|follower|hashtag|\breels?\b|\bposts?\b|posting|caption|video/i,
    helper: 'social-media',
    point: 'post one finished job: what was wrong, what you did, how it looks now. No names.',
    say: "Okay if we show a photo of {job} online? No name, no street. It's fine to say no, just reply.",
    ask: 'Which job this week would you show a neighbor?',
  },
  {
    words:
      /shows? up|comes? late|late every|my (?:best )?guys?\b|\ba raise|vacation|in sick|hard talk|warning|performance|fire (?:him|her|them)|let \S+ go\b/i,
    helper: 'hiring-hr',
    point: 'talk to them this week, in private: facts first, then listen, then one change.',
    say: 'Do you have 15 minutes {times}? I want to talk with you about the work and hear how you see it.',
    ask: 'What did you see yourself, and on which days?',
  },
  {
    words:
      /\bhir(?:e|ing)\b|recruit|applica|interview|job ad|help wanted|trial day|crew|employee|staff|apprentice|newcomer|onboard|overtime|wages?\b|\ba raise|vacation|\bquits?\b|(?:second|another|new|good|best|first|a|my) (?:guys?|hand|man|person|tech\w*|plumber|electrician|painter|roofer|cleaner|helper)\b/i,
    helper: 'hiring-hr',
    point: 'put the work, hours, pay, and start day in plain words, the same for everyone.',
    say: "We're looking for {role}{near}. Pay: {pay}. Do you know someone who likes the work? Send them my number.",
    ask: 'What pay and what hours can you put in writing?',
  },
  {
    words:
      /quotes?\b|estimate|\bbids?\b|proposal|follow.?up|no (?:answer|word|reply)|heard nothing|think about it|\bleads?\b|closing|sell(?:ing)?\b/i,
    helper: 'sales',
    point: 'call once, then send one short text about {quote}. Make no as easy as yes.',
    say: "Any questions on {quote}? I can hold {times} for you. If it's a no, just say so, no hard feelings.",
    ask: 'Did they name a day or a reason to wait?',
  },
  {
    words:
      /(?:new|past|get|more) customers|regulars|bring back|advert|\bads?\b|google|website|flyer|postcard|newsletter|referral|neighbor|offer|word of mouth|slow season|fill\b|phone is quiet|worked for|more calls/i,
    helper: 'marketing',
    point: 'write to the people you already worked for, newest first, with {job} and an open day.',
    say: 'We have {times} open near you. Do you want us to take care of {job} then? Reply yes, or stop if you want no more texts.',
    ask: 'Which days are still open, and where did your last 5 jobs come from?',
  },
  {
    words:
      /(?:rais|increas|new )\w* (?:\w+ ){0,3}(?:price|rate)|price (?:rise|increase|letter)|go(?:ing)? up\b/i,
    helper: 'finance',
    point:
      'raise the price for {job} for new customers first, then tell the others one visit ahead.',
    say: 'A heads-up before your next visit: starting [date], the price for {job} is [new price]. That covers the drive, the work, and the cleanup. Any questions? Just reply.',
    ask: 'How much is the new price, and what do an hour and the materials cost you?',
  },
  {
    words:
      /pric|charg|raise|margin|\brate\b|cost|profit|afford|break.?even|deposit|terms|cash|bank|budget|loan|tax|accountant|deduct|money|worth/i,
    helper: 'finance',
    point: 'check the price for {job} against every hour in it, the drive and the cleanup too.',
    say: 'I want to check the price of {price} for {job}. For your next 3 of them, please text me when you leave, when you finish, and what you used.',
    ask: 'How many hours does it take, and what do crew, materials, and overhead cost each month?',
  },
  {
    words:
      /come today|emergency|missed|running late|delay|reschedul|cancel|no.?show|not home|appointment|reminder|before (?:we|you) come|customers?\b|client|voicemail|calls?\b/i,
    helper: 'customer-service',
    point: 'tell them before they ask when you come, who comes, and what to have ready.',
    say: "I can be there [time window] for {about}.{fee} Does that work, or is another day better? If anything changes on my side, you'll hear from me first.",
    ask: 'What did the customer say, in their own words?',
  },
  {
    words:
      /schedul|route|checklist|process|software|\bapps?\b|inventory|stock|tools?\b|calendar|dispatch|van\b|truck|rain|driv|parts|week\b|paperwork|forget/i,
    helper: 'operations',
    point: 'put {about} on one page, try it with the crew for 2 weeks, and drop what no one uses.',
    say: "Starting [day], we're trying something new with {about} for 2 weeks. Can you text me what gets in the way?",
    ask: 'What stopped you or the crew most often last week?',
  },
];

/** The situations whose words stand in a text, the first that counts first. */
export const situationsIn = (text: string) => situations.filter(({ words }) => words.test(text));

/** The situation of a text, else the usual one of its helper. */
export const situationIn = (text: string, helper: HelperId = 'marketing') =>
  situationsIn(text)[0] ?? (situations.findLast((one) => one.helper === helper) as Situation);
