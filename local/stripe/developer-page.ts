import { escaped, page } from '../page-markup.ts';
import type { Billing } from './billing.ts';
import type { Outcome } from './hosted-page-actions.ts';
import { button, dateOf, money } from './hosted-pages/hosted-page-markup.ts';
import type { Card, Charge, Customer, Subscription, SubscriptionStatus } from './objects.ts';
import type { Store } from './store.ts';
import type { Delivery, WebhookMode } from './webhooks/delivery.ts';
import type { Webhooks } from './webhooks.ts';

const daySeconds = 86_400;
const statuses: SubscriptionStatus[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'incomplete',
  'incomplete_expired',
];

/** The page on which a developer plays the payment provider: time, renewals, failures, unruly webhooks. */
export const createDeveloperPage = (store: Store, billing: Billing, webhooks: Webhooks) => {
  /** Does what a form on the page asks for. */
  const act = (choice: Record<string, string>) => {
    const subscription = store.find('subscription', choice.subscription);
    if (subscription) actOn(subscription, choice);
    if (choice.do === 'advance') billing.advance(Number(choice.days) * daySeconds);
    if (choice.do === 'webhooks') webhooks.setMode(modeOf(choice));
    if (choice.do === 'release') webhooks.release();
    if (choice.do === 'resend' && choice.event) webhooks.resend(choice.event);
    if (choice.do === 'refund' && choice.charge) billing.refund(choice.charge);
    const customer = store.find('customer', choice.customer);
    if (choice.do === 'card' && customer) customer.local_card = choice.card as Card;
    store.save();
  };

  const actOn = (subscription: Subscription, choice: Record<string, string>) => {
    if (choice.do === 'renew') billing.renew(subscription, true);
    if (choice.do === 'fail') billing.renew(subscription, false);
    if (choice.do === 'settle') billing.payOpenInvoice(subscription);
    if (choice.do === 'end') billing.end(subscription);
    if (choice.do === 'status')
      billing.setStatus(subscription, choice.status as SubscriptionStatus);
  };

  const show = (): Outcome => ({
    html: page({
      title: 'Local payment provider',
      note: 'Local payment provider. No card is charged.',
      body: [
        clock(store),
        '<h2>Customers</h2>',
        ...store.all('customer').map((customer) => card(customer, billing)),
        store.all('customer').length
          ? ''
          : '<section><p>No one has opened a payment page yet.</p></section>',
        webhookForm(webhooks.mode()),
        deliveryTable(webhooks.deliveries()),
      ].join('\n'),
    }),
  });

  return { act, show };
};

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escaped(value)}">`;

const clock = (store: Store) => `<section><h2 style="margin-top:0">Time</h2>
<p>The provider's clock says <strong>${dateOf(store.now())}</strong>. Moving it renews or ends what falls due.</p>
<div class="row">${[1, 7, 31, 366]
  .map((days) =>
    button('advance', `${days} ${days === 1 ? 'day' : 'days'} on`, {
      wide: false,
      fields: hidden('days', String(days)),
    }),
  )
  .join('')}</div></section>`;

const card = (customer: Customer, billing: Billing) => {
  const subscriptions = billing.subscriptionsOf(customer.id);
  return `<section><h3 style="margin:0">${escaped(customer.email ?? customer.id)}</h3>
<p class="soft">${escaped(customer.id)} · card ${escaped(customer.local_card ?? 'works')}${customer.local_deleted ? ' · deleted' : ''}</p>
${subscriptions.map((one) => subscriptionRow(one, billing)).join('') || '<p>No subscription.</p>'}
${billing.chargesOf(customer.id).map(chargeRow).join('')}
</section>`;
};

const chargeRow = ({ id, amount, amount_refunded, created, status }: Charge) =>
  `<p>${dateOf(created)}: ${money(amount)}, ${amount_refunded ? 'refunded' : escaped(status)}</p>${
    status === 'succeeded' && !amount_refunded
      ? button('refund', 'Refund', { wide: false, fields: hidden('charge', id) })
      : ''
  }`;

const subscriptionRow = (subscription: Subscription, billing: Billing) => {
  const { price, current_period_end } = billing.itemOf(subscription);
  const field = hidden('subscription', subscription.id);
  const over = subscription.status === 'canceled';
  const options = statuses.map(
    (status) => `<option${status === subscription.status ? ' selected' : ''}>${status}</option>`,
  );
  return `<p><strong>${escaped(price.lookup_key ?? price.id)}</strong>: ${escaped(subscription.status)}${subscription.cancel_at_period_end ? ', ends with the period' : ''}, period until ${dateOf(current_period_end)}</p>
${
  over
    ? ''
    : `<div class="row">
${button('renew', 'Renew, paid', { wide: false, fields: field })}
${button('fail', 'Renew, payment fails', { wide: false, fields: field })}
${button('settle', 'Retry succeeds', { wide: false, fields: field })}
${button('end', 'End now', { wide: false, fields: field })}
</div>
<form method="post">${field}<label>State<select name="status">${options.join('')}</select></label>
<p><button name="do" value="status">Set state</button></p></form>`
}`;
};

const modeOf = (choice: Record<string, string>): WebhookMode => ({
  delayMs: Math.min(600_000, Math.max(0, Number(choice.delay) * 1000 || 0)),
  copies: Math.min(5, Math.max(1, Number(choice.copies) || 1)),
  order: orders.find(([value]) => value === choice.order)?.[0] ?? 'as-they-happen',
  drop: choice.drop === 'yes',
});

const orders = [
  ['as-they-happen', 'as they happen'],
  ['hold', 'hold until released'],
  ['hold-reversed', 'hold, then newest first'],
  ['hold-shuffled', 'hold, then in any order'],
] as const;

const webhookForm = (mode: WebhookMode) => `<h2>Webhooks</h2><section><form method="post">
<label for="delay">Delay in seconds</label><input id="delay" name="delay" type="number" min="0" max="600" value="${mode.delayMs / 1000}">
<label for="copies">How often each is sent</label><input id="copies" name="copies" type="number" min="1" max="5" value="${mode.copies}">
<label for="order">Order</label><select id="order" name="order">${orders.map(([value, label]) => `<option value="${value}"${mode.order === value ? ' selected' : ''}>${label}</option>`).join('')}</select>
<label for="drop">Lose all of them</label><select id="drop" name="drop"><option value="no">no</option><option value="yes"${mode.drop ? ' selected' : ''}>yes</option></select>
<p><button class="main" name="do" value="webhooks">Save</button></p></form>
${button('release', 'Release what is held')}</section>`;

const deliveryTable = (deliveries: readonly Delivery[]) =>
  deliveries.length
    ? `<h2>Sent</h2><section><div class="scroll"><table><tr><th>Event</th><th>State</th><th>Answer</th><th>Tries</th><th>Again</th></tr>${deliveries
        .slice(0, 50)
        .map(
          ({ event, state, status, tries }) =>
            `<tr><td>${escaped(event.type)}</td><td>${escaped(state)}</td><td>${status ?? ''}</td><td>${tries}</td><td>${button('resend', 'Send again', { wide: false, fields: hidden('event', event.id) })}</td></tr>`,
        )
        .join('')}</table></div></section>`
    : '';
