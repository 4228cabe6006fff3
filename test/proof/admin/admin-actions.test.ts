import { afterAll, beforeAll } from 'vitest';
import { isReadOperation, pageViewOf } from '#shared/domain/admin/audited-page-views.ts';
import { poolUser, protectedOwner } from '#test/support/app/recovery.ts';
import { emailOf } from '#test/support/app.ts';
import { control, guarantee } from '../support/guarantee.ts';
import { type HeaderList, type Proof, seedAdminThings, startProof } from '../support/proof-app.ts';
import { type ProofRoute, routes, wired } from '../support/samples.ts';

/** What an admin does is taken back by another operation, or asked for with fields that nobody sends by mistake. */
type Safety = { readonly undoneBy: string } | { readonly confirmedBy: readonly string[] };

/** One line for every action of the contract; a new one without a line fails. */
const actions: Readonly<Record<string, Safety>> = {
  pauseAnswers: { undoneBy: 'pauseAnswers' },
  markTest: { undoneBy: 'markTest' },
  resetSecondFactor: { undoneBy: 'keepSecondFactor' },
  keepSecondFactor: { undoneBy: 'resetSecondFactor' },
  extendTrial: { confirmedBy: ['reason'] },
  giveBackQuestions: { confirmedBy: ['reason', 'questions'] },
  signOutUser: { confirmedBy: ['reason'] },
  sendCode: { confirmedBy: ['reason'] },
  sendSignUpCode: { confirmedBy: ['reason', 'email'] },
  readPayments: { confirmedBy: ['reason'] },
  deleteUser: { confirmedBy: ['reason', 'email', 'proofs'] },
  raiseModelLimit: { confirmedBy: ['reason', 'dollars'] },
  replyToMessage: { confirmedBy: ['text', 'reply_id'] },
  assignMessage: { undoneBy: 'assignMessage' },
  snoozeMessage: { undoneBy: 'snoozeMessage' },
  markMessage: { undoneBy: 'markMessage' },
  answerSuggestions: { confirmedBy: ['text', 'reply_id'] },
  markSuggestions: { undoneBy: 'markSuggestions' },
  removeMessage: { confirmedBy: ['reason'] },
  removeSuggestion: { confirmedBy: ['reason'] },
  updatePrompt: { undoneBy: 'restorePrompt' },
  orderPrompts: { undoneBy: 'orderPrompts' },
  restorePrompt: { undoneBy: 'updatePrompt' },
  tryPrompt: { confirmedBy: ['prompt_content'] },
};

const forAdmins = routes.filter(({ route }) => route.access === 'admin');
const nameOf = ({ name }: ProofRoute) => name.slice(name.indexOf('.') + 1);
const doing = forAdmins.filter((each) => !isReadOperation(nameOf(each)));

let proof: Proof;
beforeAll(async () => {
  proof = await startProof({ adminSecondFactor: true });
});
afterAll(() => proof[Symbol.asyncDispose]());

const bearer = async (name: string): Promise<HeaderList> => [
  ['authorization', `Bearer ${await proof.app.token(name)}`],
];
const send = (each: ProofRoute, headers: HeaderList, changes: Record<string, unknown> = {}) =>
  proof.send(wired(each.route, { ...each.sample(proof.ada.ids), ...changes }), headers);
const codeOf = (body: string) => (JSON.parse(body) as { code?: string }).code;
const entries = async () =>
  (await proof.app.table.all()).filter(({ pk }) => pk.startsWith('AUDIT#'));
/** Those that were not there yet: people of an account are in the trail before any admin is. */
const entriesSince = async (known: readonly { readonly sk: string }[]) => {
  const keys = new Set(known.map(({ sk }) => sk));
  return (await entries()).filter(({ sk }) => !keys.has(sk));
};
const withFactor = async (name: string) => {
  const user = await poolUser(proof.app, name);
  user.secondFactor = { secret: 'A'.repeat(32), enabled: true, preferred: true };
};

guarantee(
  'each action of an admin can be taken back or is confirmed, and each look has a page',
  (tally) => {
    for (const each of doing)
      tally.check(`${each.name} has a line`, Object.hasOwn(actions, nameOf(each)));
    for (const name of Object.keys(actions))
      tally.check(
        `${name} is an action`,
        doing.some((each) => nameOf(each) === name),
      );
    for (const safety of Object.values(actions))
      if ('undoneBy' in safety)
        tally.check(`${safety.undoneBy} is an action`, Object.hasOwn(actions, safety.undoneBy));
    for (const each of forAdmins)
      if (isReadOperation(nameOf(each)))
        tally.check(`${each.name} has a page`, pageViewOf(nameOf(each)) !== undefined);
  },
);

guarantee(
  'strangers, owners, admins with a password only and removed admins are refused everywhere, and leave no entry',
  async (tally) => {
    const { app } = proof;
    const known = await entries();
    await app.signUp('former', {});
    await app.pool('AdminAddUserToGroup', { Username: emailOf('former'), GroupName: 'admin' });
    await app.signIn('former');
    await withFactor('former');
    const former = await bearer('former');
    await app.pool('AdminRemoveUserFromGroup', {
      Username: emailOf('former'),
      GroupName: 'admin',
    });
    const callers = {
      nobody: { headers: [] as HeaderList, status: 401, code: 'signed-out' },
      stranger: { headers: await bearer('eve'), status: 403, code: 'forbidden' },
      owner: { headers: await bearer('ada'), status: 403, code: 'forbidden' },
      'admin with a password only': {
        headers: await bearer('admin'),
        status: 403,
        code: 'second-factor-needed',
      },
      'removed admin': { headers: former, status: 403, code: 'forbidden' },
    };
    for (const each of forAdmins)
      for (const [who, { headers, status, code }] of Object.entries(callers)) {
        const answer = await send(each, headers);
        const isRefused = answer.status === status && codeOf(answer.body) === code;
        tally.check(`${each.name}, ${who}: ${answer.status}`, isRefused);
      }
    tally.check('no entry', (await entriesSince(known)).length === 0);
  },
);

guarantee('what is to be confirmed is refused without it, and leaves no entry', async (tally) => {
  const known = await entries();
  await withFactor('admin');
  const headers = await bearer('admin');
  for (const each of doing) {
    const safety = actions[nameOf(each)];
    for (const field of safety && 'confirmedBy' in safety ? safety.confirmedBy : []) {
      const { status } = await send(each, headers, { [field]: undefined });
      tally.check(`${each.name} without ${field}: ${status}`, status === 400);
    }
  }
  tally.check('no entry', (await entriesSince(known)).length === 0);
});

guarantee('each action and each look is one entry, with who, what and why', async (tally) => {
  await withFactor('admin');
  await protectedOwner(proof.app, 'ada');
  const headers = await bearer('admin');
  const admin = await proof.app.sub('admin');
  const known = new Set((await entries()).map(({ sk }) => sk));
  // The account goes last, and what stops a reset after what asks for one.
  const order = ['keepSecondFactor', 'deleteUser'];
  const sorted = forAdmins.toSorted((a, b) => order.indexOf(nameOf(a)) - order.indexOf(nameOf(b)));
  for (const each of sorted) {
    const { reason } = each.sample(proof.ada.ids);
    const { status } = await send(each, headers);
    const added = (await entries()).filter(({ sk }) => !known.has(sk));
    for (const { sk } of added) known.add(sk);
    const [entry] = added;
    tally.check(`${each.name} is let in: ${status}`, status !== 401 && status !== 403);
    tally.check(`${each.name} is one entry`, added.length === 1);
    tally.check(`${each.name}: who`, entry?.admin_id === admin);
    tally.check(`${each.name}: what`, entry?.operation === nameOf(each));
    if (reason) tally.check(`${each.name}: why`, String(entry?.reason).startsWith(String(reason)));
    if (isReadOperation(nameOf(each))) tally.check(`${each.name}: where`, Boolean(entry?.page));
  }
});

guarantee(
  'what is taken back by the same operation is as before',
  { tags: 'night' },
  async (tally) => {
    const { app, eve } = proof;
    await withFactor('admin');
    await protectedOwner(app, 'eve');
    const { admin } = app.as('admin');
    const reason = 'A try';
    const id = eve.ids.user;
    const { contact: message } = await seedAdminThings(app);
    const looks = async () => {
      const user = await admin.getUser({ id });
      const { message: shown } = await admin.getMessage({ id: message });
      const paused = user.answers_paused_at !== undefined;
      const waits = user.second_factor.reset?.end === null;
      const { done, assigned_to, snoozed_until } = shown;
      return JSON.stringify([user.is_test, paused, waits, done, assigned_to, snoozed_until]);
    };
    await admin.markMessage({ id: message, done: false });
    await admin.assignMessage({ id: message, mine: false });
    await admin.snoozeMessage({ id: message, hours: 0 });
    const proofs = ['address' as const, 'profile' as const];
    const steps: Record<string, [() => Promise<unknown>, () => Promise<unknown>]> = {
      markTest: [
        () => admin.markTest({ id, is_test: true, reason }),
        () => admin.markTest({ id, is_test: false, reason }),
      ],
      pauseAnswers: [
        () => admin.pauseAnswers({ id, paused: true, reason }),
        () => admin.pauseAnswers({ id, paused: false, reason }),
      ],
      resetSecondFactor: [
        () => admin.resetSecondFactor({ id, proofs, reason }),
        () => admin.keepSecondFactor({ id, reason }),
      ],
      assignMessage: [
        () => admin.assignMessage({ id: message, mine: true }),
        () => admin.assignMessage({ id: message, mine: false }),
      ],
      snoozeMessage: [
        () => admin.snoozeMessage({ id: message, hours: 4 }),
        () => admin.snoozeMessage({ id: message, hours: 0 }),
      ],
      markMessage: [
        () => admin.markMessage({ id: message, done: true }),
        () => admin.markMessage({ id: message, done: false }),
      ],
    };
    for (const [name, [act, undo]] of Object.entries(steps)) {
      const before = await looks();
      await act();
      tally.check(`${name} changes something`, (await looks()) !== before);
      await undo();
      tally.check(`${name} is taken back`, (await looks()) === before);
    }
  },
);

control('an action that has no line', (tally) => {
  tally.check('a new one', Object.hasOwn(actions, 'closeAccount'));
});
