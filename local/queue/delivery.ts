import { randomUUID } from 'node:crypto';
import type { Context, SQSRecord } from 'aws-lambda';
import type { State } from '../stand-in-state.ts';
import { type Message, receiptOf, recordOf } from './message.ts';

type Stored = { messages: Message[]; dead: Message[] };
type Limits = {
  readonly maxReceives: number;
  readonly visibilitySeconds: number;
  readonly runSeconds: number;
  readonly abreast: number;
};
type Deliver = (event: { Records: SQSRecord[] }, context: Context) => Promise<unknown>;

/** Hands out messages as SQS and an event source mapping do: a failed one again after its time, at last to the dead letters. */
export class Delivery {
  private readonly state: State<Stored>;
  private readonly deliver: Deliver;
  private readonly limits: Limits;
  private readonly busy = new Map<string, Promise<void>>();
  private isHeld = true;
  private timer: NodeJS.Timeout | undefined;
  private runMs: number;

  constructor(state: State<Stored>, deliver: Deliver, limits: Limits) {
    this.state = state;
    this.deliver = deliver;
    this.limits = limits;
    this.runMs = limits.runSeconds * 1000;
  }

  add(body: string, delaySeconds = 0) {
    const id = randomUUID();
    const visibleAt = Date.now() + delaySeconds * 1000;
    this.stored.messages.push({ id, body, receives: 0, visibleAt });
    this.state.save();
    // After the answer, as a poller would see it.
    setTimeout(() => this.handOutDue(), 0);
    return id;
  }

  hideFor(receiptHandle: string, seconds: number) {
    const message = this.stored.messages.find((each) => receiptOf(each) === receiptHandle);
    if (message) message.visibleAt = Date.now() + seconds * 1000;
    this.state.save();
  }

  /** Keeps messages waiting until {@link letOn}. */
  hold() {
    this.isHeld = true;
    clearTimeout(this.timer);
  }

  letOn() {
    this.isHeld = false;
    this.handOutDue();
  }

  async stop() {
    this.hold();
    await Promise.all(this.busy.values());
  }

  /** Resolves once no message is due and none is being worked on; those that wait for another try do not count. */
  async settled() {
    while (this.busy.size > 0 || this.due().length > 0) {
      this.handOutDue();
      await Promise.all(this.busy.values());
    }
  }

  /** Makes every waiting message due now, and resolves like {@link settled}. */
  async hurry() {
    for (const message of this.stored.messages)
      if (!this.busy.has(message.id)) message.visibleAt = Date.now();
    await this.settled();
  }

  /** In how many ms the next waiting message is due. */
  nextInMs() {
    return Math.min(...this.stored.messages.map(({ visibleAt }) => visibleAt)) - Date.now();
  }

  /** Puts a copy of every message into the queue: a standard queue may deliver twice. */
  repeat() {
    for (const { body } of [...this.stored.messages]) this.add(body);
  }

  /** Puts the dead letters back into the queue, as an operator does. */
  redrive() {
    for (const { body } of this.stored.dead.splice(0)) this.add(body);
  }

  /** How many messages are in the queue, due or not. */
  waiting() {
    return this.stored.messages.length;
  }

  deadLetters(): readonly Message[] {
    return this.stored.dead;
  }

  /** What a run may take from now on, in ms. */
  runsFor(ms: number) {
    this.runMs = ms;
  }

  private get stored() {
    return this.state.value;
  }

  private due() {
    if (this.isHeld) return [];
    return this.stored.messages.filter(
      ({ id, visibleAt }) => !this.busy.has(id) && visibleAt <= Date.now(),
    );
  }

  private handOutDue() {
    clearTimeout(this.timer);
    for (const message of this.due().slice(0, this.limits.abreast - this.busy.size)) {
      const working = this.handOut(message).finally(() => {
        this.busy.delete(message.id);
        this.handOutDue();
      });
      this.busy.set(message.id, working);
    }
    const waiting = this.stored.messages.filter(({ id }) => !this.busy.has(id));
    if (this.isHeld || this.busy.size === this.limits.abreast || waiting.length === 0) return;
    const next = Math.min(...waiting.map(({ visibleAt }) => visibleAt));
    this.timer = setTimeout(() => this.handOutDue(), Math.max(1, next - Date.now()));
    this.timer.unref();
  }

  private async handOut(message: Message) {
    const { maxReceives, visibilitySeconds } = this.limits;
    message.receives++;
    message.visibleAt = Date.now() + visibilitySeconds * 1000;
    this.state.save();
    const ends = Date.now() + this.runMs;
    const context = { getRemainingTimeInMillis: () => ends - Date.now() } as Context;
    try {
      await this.deliver({ Records: [recordOf(message)] }, context);
      this.take(message);
    } catch {
      if (message.receives >= maxReceives) this.stored.dead.push(this.take(message));
    }
    this.state.save();
  }

  private take(message: Message) {
    this.stored.messages = this.stored.messages.filter((each) => each !== message);
    return message;
  }
}
