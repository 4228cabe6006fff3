/** The accounts elsewhere that an owner can connect; without schemas, so that the browser takes it too. */
import { type PlanId, paidPlanIds, planIds } from '../plan/plans.ts';
import type { Capability, Provider } from './provider-types.ts';

/** Without the first two parameters no refresh token comes with a second sign-in. */
const google = {
  issuer: 'https://accounts.google.com',
  authorization_endpoint:
    'https://accounts.google.com/o/oauth2/v2/auth?access_type=offline&prompt=consent&include_granted_scopes=true',
  token_endpoint: 'https://oauth2.googleapis.com/token',
  revocation_endpoint: 'https://oauth2.googleapis.com/revoke',
} as const;

export const providers = {
  quickbooks: {
    name: 'QuickBooks Online',
    shortName: 'QuickBooks',
    account: 'company',
    capabilities: ['invoices', 'payments', 'months', 'balance'],
    // The free tier gives the operator 500,000 reads a month.
    callsPerDay: 15_000,
    scopes: ['com.intuit.quickbooks.accounting'],
    plan: paidPlanIds[0],
    rotates: true,
    sendsEvents: true,
    // Whether companies of the sandbox are read, with development keys.
    settings: { sandbox: 'yes or no' },
    server: {
      issuer: 'https://oauth.platform.intuit.com/op/v1',
      authorization_endpoint: 'https://appcenter.intuit.com/connect/oauth2',
      token_endpoint: 'https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer',
      revocation_endpoint: 'https://developer.api.intuit.com/v2/oauth2/tokens/revoke',
    },
    promises: {
      reads: [
        'invoices your customers haven’t paid',
        'payments when they come in',
        'your sales and costs by month',
        'your bank balance in QuickBooks',
      ],
      writes: [],
      never: [
        'change anything in QuickBooks',
        'save your customers’ addresses or emails',
        'show your customers’ names to the AI',
      ],
      deleted: ['the invoices and payments from QuickBooks', 'our way into QuickBooks'],
      stays: [
        'the numbers you agreed to, without their source',
        'your tasks, chats and saved work',
      ],
    },
    privacy: {
      company: 'Intuit',
      learns:
        'Intuit learns that you gave us access, and when we read. We send it nothing about you.',
      reads:
        'We read your unpaid invoices (customer name, number, amounts, and dates), your payments, what each customer owes in total, your sales and costs by month, and your bank balance in QuickBooks. We never change anything there.',
      keeps:
        'We keep the company’s name and ID, and an encrypted key to it that no person can read.',
      model: 'The AI gets totals and ages, and never your customers’ names.',
    },
  },
  'google-business': {
    name: 'Google Business Profile',
    shortName: 'Google',
    account: 'profile',
    choose: 'Which profile do you use for this business?',
    capabilities: ['reviews', 'posts', 'performance'],
    hasCallButton: true,
    // There is no smaller one: it reads and answers.
    scopes: ['https://www.googleapis.com/auth/business.manage'],
    plan: 'pro',
    rotates: false,
    sendsEvents: false,
    // 300 requests a minute are the operator's; so many a day leave room for every owner who waits.
    callsPerDay: 100_000,
    settings: {},
    server: google,
    promises: {
      reads: [
        'your reviews on Google and your answers to them',
        'your star rating',
        'how often people tapped Call, asked for directions, visited your website, or saw you on Google',
        'the name and address of your profile',
      ],
      writes: [
        'post your answer to a review, word for word',
        'take your answer off Google',
        'put your post on Google, word for word, or take it off',
      ],
      never: [
        'post anything on Google by ourselves',
        'ask your customers for reviews',
        'show your customers’ names to the AI',
      ],
      deleted: ['the reviews and daily counts from Google', 'our way into Google'],
      stays: ['your answers and posts on Google', 'your tasks, chats and saved work'],
    },
    privacy: {
      company: 'Google',
      learns:
        'Google learns that you gave us access, when we read, and the answers and posts you send. We send it nothing else about you.',
      reads:
        'We read the reviews on your Google profile (stars, words, and the reviewer’s name), your answers, and your rating. Once a day we read how often people tapped Call, asked for directions, visited your website, or saw you on Google, by day. We post or delete an answer or a post only when you press the button.',
      keeps:
        'We keep a review, with the reviewer’s first name and initial, for 30 days after we last read it at Google. We keep the words of an answer or a post for 30 days after it goes out. For 400 days we keep a note that you pressed the button, and when. We keep the daily counts of the last 12 months for 30 days after we last read them. They don’t name anyone. We also keep the name and ID of your profile, and an encrypted key to it that no person can read.',
      model:
        'The AI gets the words of a review only when you ask for answers to it, without the reviewer’s name.',
    },
  },
  'google-calendar': {
    name: 'Google Calendar',
    shortName: 'Google',
    account: 'calendar',
    choose: 'Which calendar holds your jobs?',
    capabilities: ['events', 'entries'],
    // The names of the calendars, and the events of those that the person owns. Neither can change anything.
    scopes: [
      'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
      'https://www.googleapis.com/auth/calendar.events.owned.readonly',
    ],
    // Calendars that we made ourselves, and what is in them; no other one can be changed with it.
    writeScopes: ['https://www.googleapis.com/auth/calendar.app.created'],
    plan: paidPlanIds[0],
    rotates: false,
    sendsEvents: false,
    // 10,000 requests a minute are the operator's.
    callsPerDay: 200_000,
    settings: {},
    server: google,
    promises: {
      reads: ['the names of your calendars', 'what is booked in the calendar you choose, and when'],
      writes: [
        'put a task on a separate calendar called “Sevenhands”, and change it there when you change the task',
        'take it off',
      ],
      never: [
        'change anything in the calendars you have',
        'save what your bookings are called',
        'show what your bookings are called to the AI',
      ],
      deleted: ['the booked times from your calendar', 'our way into Google Calendar'],
      stays: [
        'everything in your calendars at Google, with the tasks you put there',
        'your tasks, chats and saved work',
      ],
    },
    privacy: {
      company: 'Google',
      learns:
        'Google learns that you gave us access, when we read your calendar, and the title, notes, day, and time of each task you put on it. We send it nothing else about you.',
      reads:
        'We read the names of your calendars, and what is booked in the one you choose: titles and times, from six days ago until four weeks ahead. We put a task on your calendar only when you press the button, on a separate calendar called “Sevenhands”, and change or remove it there when you change the task. We never change your other calendars.',
      keeps:
        'We keep the times you’re booked, without titles. We keep your working hours, and which tasks you put on your calendar. For 400 days we keep a note that you pressed the button, and when. We also keep the name and ID of the calendar, and an encrypted key to it that no person can read. We read a title each time you open the page that shows it, and don’t save it.',
      model: 'The AI gets the times at which you are booked or free, and never a title.',
    },
  },
  'facebook-page': {
    name: 'Facebook Page',
    shortName: 'Facebook',
    account: 'Page',
    choose: 'Which Page do you use for this business?',
    capabilities: ['posts'],
    takesPhoto: true,
    // The names of the Pages, to post there, and to see whether a post is up.
    scopes: ['pages_show_list', 'pages_manage_posts', 'pages_read_engagement'],
    plan: 'pro',
    // Its key is not refreshed at all, so that of an older copy of the table still works.
    rotates: false,
    sendsEvents: false,
    tellsOfWithdrawal: true,
    // The limits are those of each Page; so many a day are far above what posts take.
    callsPerDay: 100_000,
    settings: {},
    // The version of the API is here and nowhere else; one lives about two years.
    server: {
      issuer: 'https://www.facebook.com',
      // Asks again for a box that was left unchecked before.
      authorization_endpoint: 'https://www.facebook.com/v25.0/dialog/oauth?auth_type=rerequest',
      token_endpoint: 'https://graph.facebook.com/v25.0/oauth/access_token',
      hasRefreshTokens: false,
    },
    promises: {
      reads: ['the name of your Page', 'whether a post of yours is up'],
      writes: [
        'put your post on your Page, with the exact words and photo you saw, or take it off',
      ],
      never: [
        'post anything on Facebook by ourselves',
        'read your messages, your friends, or who follows you',
        'run or pay for ads',
      ],
      deleted: ['posts that wait to go on Facebook', 'our way into Facebook'],
      stays: ['your posts on Facebook', 'your tasks, chats and saved work'],
    },
    privacy: {
      company: 'Meta',
      learns:
        'Meta learns that you gave us access to a Page, when we look whether it still works, and the posts you send. We send it nothing else about you.',
      reads:
        'We read the names of your Pages so that you can choose one, and your own posts on it to see whether one is up. We post or delete a post only when you press the button.',
      keeps:
        'We keep the words of a post for 30 days after it goes out. We keep its photo until the post is up or you put it away, and never longer than 30 days after it was due. For 400 days we keep a note that you pressed the button, and when. We also keep the name and ID of the Page you chose, the ID that Facebook has for you with us only, and an encrypted key to the Page that no person can read.',
      model: 'The AI gets nothing from your Page.',
    },
  },
} as const satisfies Record<string, Provider>;

export type ProviderId = keyof typeof providers;
export const providerIds = Object.keys(providers) as [ProviderId, ...ProviderId[]];

/** Whether a plan has a provider: that which it begins with, and every one above. */
export const hasProvider = (plan: PlanId, provider: ProviderId): boolean =>
  planIds.indexOf(plan) >= planIds.indexOf(providers[provider].plan);

/** Whether a provider gives something. */
export const hasCapability = (provider: ProviderId, capability: Capability): boolean => {
  const { capabilities }: Provider = providers[provider];
  return capabilities.includes(capability);
};

/** The page of the app to which a provider leads back after a sign-in. */
export const callbackPath = (provider: ProviderId): string =>
  `/dashboard/connections/callback/${provider}`;

/** The address at which a provider tells that somebody took their consent back; asked with the code that it answered, it says how far that is. */
export const withdrawalPath = (provider: ProviderId): string =>
  `/api/connections/${provider}/withdrawal`;

/** So many days what was read stays readable after a plan without the provider began; then it is disconnected. */
export const readableDays = 30;
/** So many days after a sign-in the owner may choose which place it is; then it is disconnected. */
export const chooseDays = 30;
