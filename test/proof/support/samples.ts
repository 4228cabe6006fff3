import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { type Contract, operations } from '#shared/contract/index.ts';
import { type Input, pathKeys, type Route, sendsBody } from '#shared/contract/route.ts';
import { addDays, isoWeekOf } from '#shared/domain/lib/local-date.ts';

/** The ids of one owner's items, and of the items an admin can change. */
export type Ids = {
  business: string;
  chat: string;
  message: string;
  fact: string;
  work: string;
  receivable: string;
  app: string;
  invoice: string;
  review: string;
  press: string;
  postPress: string;
  post: string;
  task: string;
  feed: string;
  stop: string;
  keep: string;
  user: string;
  suggestion: string;
  contact: string;
  action: string;
  actionVersion: string;
  person: string;
  invitation: string;
};

/** Ids of the right format that do not exist. */
export const unknownIds = (): Ids => ({
  business: randomUUID(),
  chat: randomUUID(),
  message: ulid(),
  fact: ulid(),
  work: ulid(),
  receivable: 'z'.repeat(26),
  app: 'a'.repeat(32),
  invoice: 'in_unknown',
  review: 'y'.repeat(26),
  press: ulid(),
  postPress: ulid(),
  post: ulid(),
  task: ulid(),
  feed: 'f'.repeat(43),
  stop: '5'.repeat(96),
  keep: '5'.repeat(128),
  user: randomUUID(),
  suggestion: ulid(),
  contact: ulid(),
  action: 'no-such-prompt',
  actionVersion: '2026-01-01T00:00:00.000Z',
  person: randomUUID(),
  invitation: 'i'.repeat(43),
});

type Samples = {
  [F in keyof Contract]: {
    [O in keyof Contract[F]]: (
      ids: Ids,
    ) => Contract[F][O] extends Route ? Input<Contract[F][O]> : never;
  };
};

/** The beginning of a WebM file, the only part that the server checks. */
const spokenSound = Buffer.from('1a45dfa39f4286810142f7', 'hex').toString('base64');

const place = { helper_id: 'sales', business_type: 'Plumber' } as const;
const nothing = () => ({});
const today = () => new Date().toISOString().slice(0, 10);
const first = () => ({ limit: 10 });

/** What an app that no stage accepts asks for. */
const appQuery =
  'response_type=code&client_id=https%3A%2F%2Fapp.example%2Fclient.json&redirect_uri=https%3A%2F%2Fapp.example%2Fback';

/** An invoice that is not paid. */
export const sampleInvoice = () => ({
  customer: 'Olentangy Dental',
  number: '1207',
  issued: '2026-01-20',
  due: '2026-02-20',
  total: '660',
  balance: '660',
});

/** A starter prompt as an admin edits it. */
const editedText = {
  title: 'A title',
  description: 'A description',
  icon: 'star',
  prompt_content: 'Write to {business_name}.',
  additional_inputs: [],
  defaultSpecificOutcome: 'An outcome',
};

/** Whether an operation deletes the account of who calls it. */
export const deletesCaller = (name: string) =>
  name === 'account.remove' || name === 'account.closeAccount';

/** A valid request for every operation; a missing one is a type error. */
const samples: Samples = {
  account: {
    get: nothing,
    onboard: () => ({
      name: 'Good Pipes',
      type: 'Plumber',
      plan: 'free',
      period: null,
      selected_helpers: ['sales'],
    }),
    usage: nothing,
    syncEmail: nothing,
    makeRecoveryCodes: nothing,
    export: nothing,
    remove: () => ({ confirmation: 'DELETE' }),
    people: nothing,
    invite: () => ({ email: 'carol@example.com', businesses: null }),
    inviteAgain: ({ person }) => ({ id: person }),
    removePerson: ({ person }) => ({ id: person }),
    restorePerson: ({ person }) => ({ id: person }),
    chooseBusinesses: ({ person, business }) => ({ id: person, businesses: [business] }),
    chooseWhoStays: ({ person }) => ({ ids: [person] }),
    leave: nothing,
    acceptInvitation: ({ invitation }) => ({ token: invitation, name: 'Carol' }),
    offerHandover: ({ person }) => ({ id: person, confirmation: 'HAND OVER' }),
    takeHandoverBack: nothing,
    answerHandover: () => ({ accept: false }),
    closeAccount: () => ({ confirmation: 'DELETE' }),
  },
  businesses: {
    add: () => ({ name: 'Second Pipes', type: 'Plumber', location: 'Austin' }),
    update: ({ business }) => ({
      business_id: business,
      location: 'Dallas',
      selected_goals: ['grow'],
    }),
    locate: ({ business }) => ({
      business_id: business,
      time_zone: 'Europe/Berlin',
      languages: ['de-DE'],
    }),
    switch: ({ business }) => ({ business_id: business }),
    remove: ({ business }) => ({ business_id: business }),
  },
  catalogue: { listPrompts: () => place },
  chat: {
    ask: ({ business, chat }) => ({
      message_id: ulid(),
      chat_id: chat,
      business_id: business,
      helper_id: 'sales',
      text: 'How do I follow up on a quote?',
    }),
    putInSpanish: ({ chat, message }) => ({ id: chat, message_id: message, index: 1 }),
    tryPrompt: ({ action }) => ({
      ...place,
      ...editedText,
      id: action,
      filled: { specificOutcome: 'An outcome', additionalInputs: {} },
      sample: 'crew',
    }),
  },
  speech: {
    transcribe: ({ business }) => ({ business_id: business, sound: spokenSound }),
  },
  history: {
    list: ({ business }) => ({ business_id: business }),
    search: ({ business }) => ({ business_id: business, search: 'secret' }),
    get: ({ chat }) => ({ id: chat }),
    photo: ({ chat, message }) => ({ id: chat, message_id: message }),
    rename: ({ chat }) => ({ id: chat, title: 'A title of my own' }),
    pin: ({ chat }) => ({ id: chat, pinned: true }),
    share: ({ chat, person }) => ({ id: chat, person_id: person }),
    clear: ({ chat }) => ({ id: chat }),
    remove: ({ chat }) => ({ id: chat }),
    stop: ({ chat, message }) => ({ id: chat, message_id: message, shown: 10 }),
    changeDraft: ({ chat, message }) => ({ id: chat, message_id: message, index: 1, body: 'Hi' }),
    takeDraft: ({ chat, message }) => ({ id: chat, message_id: message }),
    fillPlaces: ({ chat, message }) => ({
      id: chat,
      message_id: message,
      places: { 'first name': 'Ann' },
    }),
    rate: ({ chat, message }) => ({ id: chat, message_id: message, rating: 'up', reason: 'Yes' }),
  },
  memory: {
    list: ({ business }) => ({ business_id: business }),
    add: ({ business }) => ({ business_id: business, key: 'crew size', text: 'Four people' }),
    undo: ({ business, fact, message }) => ({
      business_id: business,
      id: fact,
      message_id: message,
    }),
    update: ({ business, fact }) => ({ business_id: business, id: fact, text: 'Two vans' }),
    remove: ({ business, fact }) => ({ business_id: business, id: fact }),
  },
  numbers: {
    list: ({ business }) => ({ business_id: business }),
    save: ({ business }) => ({
      business_id: business,
      today: today(),
      numbers: [{ id: 'ad_budget', value: '300' }],
      choices: [{ id: 'crew_paid', value: 'by_job' }],
      unknown: ['win_rate'],
      left_out: ['line-pay'],
      cash_rows: [
        {
          id: ulid(),
          label: 'Insurance',
          way: 'out',
          amount: '900',
          date: today(),
          repeat: 'once',
        },
      ],
    }),
    saveImport: ({ business }) => ({
      business_id: business,
      kind: 'invoices',
      source: 'quickbooks',
      date: today(),
      rows: 33,
      until: today(),
      figures: { monthly_sales: { value: '5100', n: 12 } },
      numbers: [{ id: 'monthly_sales', value: '5100' }],
    }),
    remove: ({ business }) => ({ business_id: business, entry: 'owner_pay' }),
  },
  connections: {
    receivables: ({ business }) => ({ business_id: business }),
    saveReceivables: ({ business }) => ({
      business_id: business,
      today: today(),
      currency: 'USD',
      invoices: [sampleInvoice()],
    }),
    changeReceivable: ({ business, receivable }) => ({
      business_id: business,
      id: receivable,
      today: today(),
      change: 'reminded',
    }),
    noteReceivable: ({ business, receivable }) => ({
      business_id: business,
      id: receivable,
      on: today(),
      text: 'Pays on Friday',
    }),
    forgetReceivables: ({ business }) => ({ business_id: business }),
    list: ({ business }) => ({ business_id: business }),
    start: ({ business }) => ({ business_id: business, provider: 'quickbooks' }),
    finish: () => ({ provider: 'quickbooks', query: 'code=c0de&state=5tate&realmId=9001' }),
    reviews: ({ business }) => ({ business_id: business }),
    jobs: ({ business }) => ({ business_id: business }),
    saveHours: ({ business }) => ({
      business_id: business,
      hours: { days: [1, 2, 3, 4, 5, 6], from: 7.5, to: 18 },
    }),
    entries: ({ business }) => ({ business_id: business }),
    pressEntry: ({ business, task }) => ({
      business_id: business,
      id: task,
      press: ulid(),
      kind: 'entry',
      time: '14:30',
    }),
    press: ({ business, review }) => ({
      business_id: business,
      id: review,
      press: ulid(),
      kind: 'reply',
      text: 'Thank you!',
    }),
    posts: ({ business }) => ({ business_id: business }),
    pressPost: ({ business, post }) => ({
      business_id: business,
      id: post,
      press: ulid(),
      provider: 'google-business',
      kind: 'post',
      text: 'Two Fridays are open.',
      call: false,
      photo: null,
      at: null,
      replaces: null,
    }),
    postPhoto: ({ business, post, postPress }) => ({
      business_id: business,
      id: post,
      press: postPress,
    }),
    takeBackPost: ({ business, post, postPress }) => ({
      business_id: business,
      id: post,
      press: postPress,
    }),
    takeBack: ({ business, review, press }) => ({ business_id: business, id: review, press }),
    forgetReview: ({ business, review }) => ({ business_id: business, id: review }),
    choosePlace: ({ business }) => ({
      business_id: business,
      provider: 'quickbooks',
      remote: 'accounts/1/locations/2',
    }),
    sync: ({ business }) => ({ business_id: business, provider: 'quickbooks' }),
    disconnect: ({ business }) => ({ business_id: business, provider: 'quickbooks' }),
    books: ({ business }) => ({ business_id: business }),
    acceptNumbers: ({ business }) => ({
      business_id: business,
      numbers: [{ id: 'cash_today', value: '4200', replaces: null }],
    }),
  },
  webhooks: {
    receive: () => ({ provider: 'quickbooks' }),
    withdraw: () => ({ provider: 'facebook-page' }),
    withdrawal: () => ({ provider: 'facebook-page', code: '0'.repeat(72) }),
  },
  drafts: {
    list: ({ business }) => ({ business_id: business }),
    save: ({ business }) => ({
      business_id: business,
      id: ulid(),
      name: 'Text to regulars',
      channel: 'email',
      subject: 'Your price from January',
      body: 'Hi Janet, from January your clean is $178.',
      helper_id: 'sales',
    }),
    rename: ({ business, work }) => ({ business_id: business, id: work, name: 'A better name' }),
    remove: ({ business, work }) => ({ business_id: business, id: work }),
  },
  results: {
    get: ({ business }) => ({ business_id: business }),
    quotes: ({ business }) => ({ business_id: business }),
    sayOutcome: ({ business, message }) => ({
      business_id: business,
      id: message,
      outcome: 'won',
    }),
  },
  week: {
    get: ({ business }) => ({ business_id: business }),
    today: ({ business }) => ({ business_id: business }),
    addTasks: ({ business }) => ({
      business_id: business,
      tasks: [
        {
          id: ulid(),
          title: 'Call Mrs. Lopez',
          detail: '',
          minutes: 10,
          who: null,
          due: today(),
          helper_id: null,
          source: { kind: 'own' },
          draft: null,
        },
      ],
    }),
    changeTask: ({ business, task }) => ({
      business_id: business,
      id: task,
      seen: 1,
      change: { kind: 'tick' },
    }),
  },
  calendar: {
    get: ({ business }) => ({ business_id: business }),
    make: ({ business }) => ({ business_id: business }),
    remove: ({ business }) => ({ business_id: business }),
  },
  checkIn: {
    get: ({ business }) => ({ business_id: business }),
    getSettings: ({ business }) => ({ business_id: business }),
    saveNumbers: ({ business }) => ({
      business_id: business,
      week: isoWeekOf(addDays(today(), -7)),
      jobs_done: 12,
      money_in: 2400,
      quotes_out: 3,
    }),
    saveSettings: ({ business }) => ({
      business_id: business,
      mail: true,
      weekday: 1,
      hour: 7,
    }),
  },
  links: {
    showInvitation: ({ invitation }) => ({ token: invitation }),
    readCalendar: ({ feed }) => ({ token: feed }),
    showStop: ({ stop }) => ({ token: stop }),
    stop: ({ stop }) => ({ token: stop }),
  },
  apps: {
    list: ({ business }) => ({ business_id: business }),
    check: () => ({ query: appQuery }),
    approve: ({ business }) => ({ business_id: business, query: appQuery, write: false }),
    remove: ({ business, app }) => ({ business_id: business, id: app }),
  },
  billing: {
    checkout: () => ({ plan: 'essentials', period: 'monthly', from: 'pricing' }),
    portal: () => ({ flow: 'home' }),
    invoices: nothing,
    invoicePdf: ({ invoice }) => ({ id: invoice }),
    startNow: nothing,
    sync: nothing,
    webhook: nothing,
  },
  feedback: {
    suggestAsMember: () => ({ suggestion_text: 'Another idea' }),
    contactAsMember: () => ({
      name: 'Eve',
      email: 'eve@example.com',
      subject: 'support',
      message: 'A question about my bill',
    }),
  },
  forms: {
    suggest: () => ({ suggestion_text: 'An idea', contact_email: 'eve@example.com' }),
    contact: () => ({
      name: 'Eve',
      email: 'eve@example.com',
      subject: 'general',
      message: 'Hello',
    }),
  },
  codes: {
    ticket: () => ({ email: 'eve@example.com' }),
    recover: () => ({ email: 'ada@example.com', password: 'a guess', code: 'a-guess' }),
    showKeep: ({ keep }) => ({ token: keep }),
    keep: ({ keep }) => ({ token: keep }),
  },
  admin: {
    getOverview: nothing,
    getHealth: nothing,
    getGrowth: nothing,
    getModelSpend: nothing,
    pauseAnswers: ({ user }) => ({ id: user, paused: true, reason: 'Far too many questions' }),
    extendTrial: ({ user }) => ({ id: user, reason: 'Was ill for a week' }),
    giveBackQuestions: ({ user }) => ({ id: user, questions: 3, reason: 'Three answers failed' }),
    signOutUser: ({ user }) => ({ id: user, reason: 'Lost a phone' }),
    sendCode: ({ user }) => ({ id: user, reason: 'Never got the first one' }),
    sendSignUpCode: () => ({ email: 'ada@example.com', reason: 'Never got the first one' }),
    resetSecondFactor: ({ user }) => ({
      id: user,
      proofs: ['address', 'profile'],
      reason: 'Lost the phone',
    }),
    keepSecondFactor: ({ user }) => ({ id: user, reason: 'Was somebody else' }),
    deleteUser: ({ user }) => ({
      id: user,
      email: 'ada@example.com',
      proofs: ['address', 'profile'],
      reason: 'Wrote to us',
    }),
    readPayments: ({ user }) => ({ id: user, reason: 'Says it was paid' }),
    raiseModelLimit: () => ({ dollars: 5, reason: 'A busy Monday' }),
    listUsers: first,
    findUser: () => ({ email: 'ada@example.com' }),
    findUsers: () => ({ text: 'ada' }),
    getUser: ({ user }) => ({ id: user }),
    markTest: ({ user }) => ({ id: user, is_test: true, reason: 'One of ours' }),
    getAds: nothing,
    listSuggestions: first,
    listOpenSuggestions: first,
    getSuggestion: ({ suggestion }) => ({ id: suggestion }),
    answerSuggestions: ({ suggestion }) => ({
      ids: [suggestion],
      reply_id: ulid(),
      text: 'Good idea',
    }),
    markSuggestions: ({ suggestion }) => ({ ids: [suggestion], done: true }),
    removeSuggestion: ({ suggestion }) => ({ id: suggestion, reason: 'Nothing but spam' }),
    listMessages: first,
    markMessage: ({ contact }) => ({ id: contact, done: true }),
    listInbox: first,
    getMessage: ({ contact }) => ({ id: contact }),
    replyToMessage: ({ contact }) => ({
      id: contact,
      reply_id: ulid(),
      text: 'We have a look',
      done: false,
    }),
    assignMessage: ({ contact }) => ({ id: contact, mine: true }),
    snoozeMessage: ({ contact }) => ({ id: contact, hours: 4 }),
    removeMessage: ({ contact }) => ({ id: contact, reason: 'Nothing but spam' }),
    listPrompts: () => place,
    updatePrompt: ({ action, actionVersion }) => ({
      ...place,
      id: action,
      ...editedText,
      updated_at: actionVersion,
    }),
    orderPrompts: ({ action }) => ({ ...place, ids: [action] }),
    restorePrompt: ({ action }) => ({ ...place, id: action }),
    listRatings: () => ({ helper_id: 'sales' }),
    listWeakPrompts: nothing,
    listAudit: first,
    exportAudit: nothing,
  },
  health: { get: nothing },
};

/** Every route of the contract with a valid request. */
export const routes = operations.map(({ feature, operation, route }) => ({
  name: `${feature}.${operation}`,
  feature,
  route,
  sample: (samples[feature] as Record<string, (ids: Ids) => Record<string, unknown>>)[
    operation
  ] as (ids: Ids) => Record<string, unknown>,
}));
export type ProofRoute = (typeof routes)[number];

/** A request as sent: path with query, and the body if the route has one. */
export type Wired = { method: string; path: string; body?: string };

/** Puts an input into the path, the query or the body. */
export const wired = (route: Route, input: Record<string, unknown>): Wired => {
  const inPath = pathKeys(route);
  const path = inPath.reduce(
    (filled, key) => filled.replace(`{${key}}`, encodeURIComponent(String(input[key]))),
    route.path as string,
  );
  const rest = Object.entries(input).filter(([key]) => !inPath.includes(key));
  if (sendsBody(route)) {
    // fromEntries makes `__proto__` a key like any other.
    return { method: route.method, path, body: JSON.stringify(Object.fromEntries(rest)) };
  }
  const query = new URLSearchParams(rest.map(([key, value]) => [key, asText(value)]));
  return { method: route.method, path: query.size ? `${path}?${query}` : path };
};

const asText = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);
