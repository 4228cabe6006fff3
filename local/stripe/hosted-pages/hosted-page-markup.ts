import { escaped, page } from '../../page-markup.ts';
import type { Billing } from '../billing.ts';
import type { Card, Price, Subscription } from '../objects.ts';
import type { PortalFlow, PortalSession, Session } from '../page-and-webhook-objects.ts';
import type { Store } from '../store.ts';

const note = 'Local payment page. No card is charged.';

export const money = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
export const dateOf = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** A button that posts one choice to the page it stands on. */
export const button = (
  value: string,
  label: string,
  { primary = false, wide = true, fields = '' } = {},
) =>
  `<form method="post">${fields}<button class="${primary ? 'main' : wide ? 'wide' : ''}" name="do" value="${escaped(value)}">${escaped(label)}</button></form>`;

const cards: Record<Card, string> = {
  works: '4242 4242 4242 4242 (works)',
  later: '4000 0000 0000 0341 (works now, fails at the next renewal)',
  fails: '4000 0000 0000 0002 (is declined)',
};
const cardField = (chosen: Card) =>
  `<label for="card">Test card</label><select id="card" name="card">${Object.entries(cards)
    .map(
      ([value, label]) =>
        `<option value="${value}"${value === chosen ? ' selected' : ''}>${escaped(label)}</option>`,
    )
    .join('')}</select>`;

const nameOf = (store: Store, { product, recurring }: Price) =>
  `${store.find('product', product)?.name ?? 'Plan'}, ${recurring.interval === 'year' ? 'yearly' : 'monthly'}`;
const priceOf = ({ unit_amount, recurring }: Price) =>
  `${money(unit_amount)} a ${recurring.interval}`;

/** The payment page of a checkout session; `problem` is shown when a card was declined. */
export const payPage = (store: Store, session: Session, problem?: string) => {
  if (session.status !== 'open')
    return page({
      title: 'This payment page is closed',
      note,
      body: `<section class="narrow"><p>${session.status === 'complete' ? 'It’s already paid.' : 'It has expired, or a newer one replaced it.'}</p>
<p><a href="${escaped(session.cancel_url ?? session.success_url)}">Back to Sevenhands</a></p></section>`,
    });
  const price = store.get('price', session.local_price);
  const email = session.customer
    ? store.find('customer', session.customer)?.email
    : session.customer_email;
  const { trialEnd } = session.local_subscription;
  return page({
    title: `Subscribe to ${nameOf(store, price)}`,
    note,
    body: `<section class="narrow">
<p class="amount">${escaped(priceOf(price))}</p>
<p class="soft">Paid by ${escaped(email ?? 'you')}. Renews every ${escaped(price.recurring.interval)} until you cancel.${trialEnd ? ` First payment on ${dateOf(trialEnd)}.` : ''}</p>
${problem ? `<p class="bad" role="alert">${escaped(problem)}</p>` : ''}
${button('pay', `Pay ${money(trialEnd ? 0 : session.amount_total)}`, { primary: true, fields: cardField(problem ? 'fails' : 'works') })}
${button('decline', 'Pay with a declined card')}
${button('cancel', 'Cancel and go back')}
</section>`,
  });
};

/** The billing portal: the plan, what can be changed, and the bills; or the one step a flow asks for. */
export const portalPage = (store: Store, billing: Billing, portal: PortalSession, step: string) => {
  const subscription = billing.currentSubscription(portal.customer);
  const back = escaped(portal.return_url ?? '/');
  const body = !subscription
    ? '<section><p>You don’t have a paid plan.</p></section>'
    : step === 'change'
      ? choosePlan(store, billing, subscription)
      : step === 'cancel'
        ? confirmCancel(billing, subscription)
        : overview(store, billing, subscription);
  const aside = step ? '<p><a href="?">Back to billing</a></p>' : bills(store, portal.customer);
  return page({
    title: 'Your billing',
    note,
    body: `<p><a href="${back}">Return to Sevenhands</a></p>\n${body}\n${aside}`,
  });
};

/** The step of the portal a flow starts with; '' is its first page. */
export const stepOf = (flow: PortalFlow | null) =>
  ({ subscription_update: 'change', subscription_cancel: 'cancel' })[flow?.type ?? ''] ?? '';

const overview = (store: Store, billing: Billing, subscription: Subscription) => {
  const { price, current_period_end } = billing.itemOf(subscription);
  const card = store.find('customer', subscription.customer)?.local_card ?? 'works';
  const end = dateOf(current_period_end);
  const late = subscription.status === 'past_due' || subscription.status === 'unpaid';
  return `<section>
<h2 style="margin-top:0">${escaped(nameOf(store, price))}</h2>
<p class="amount">${escaped(priceOf(price))}</p>
<p>${subscription.cancel_at_period_end ? `Your plan ends on ${end}.` : late ? `<span class="bad">The last payment failed.</span> Update your card to keep the plan.` : `Renews on ${end}.`}</p>
<div class="row">
<a class="button" href="?step=change">Change plan</a>
${subscription.cancel_at_period_end ? button('resume', 'Keep my plan', { wide: false }) : '<a class="button" href="?step=cancel">Cancel plan</a>'}
</div>
</section>
<section><h2 style="margin-top:0">Card</h2>
${button('card', late ? 'Save card and pay now' : 'Save card', { fields: cardField(card) })}</section>`;
};

const choosePlan = (store: Store, billing: Billing, subscription: Subscription) => {
  const current = billing.itemOf(subscription).price.id;
  const rows = store
    .all('price')
    .filter(({ active, lookup_key }) => active && lookup_key)
    .sort((a, b) => a.unit_amount - b.unit_amount)
    .map(
      (price) =>
        `<tr><th scope="row">${escaped(nameOf(store, price))}</th><td>${escaped(priceOf(price))}</td><td>${price.id === current ? 'Your plan' : button(`price:${price.id}`, `Switch to ${nameOf(store, price)}`, { wide: false })}</td></tr>`,
    );
  return `<section><h2 style="margin-top:0">Choose another plan</h2><div class="scroll"><table>${rows.join('')}</table></div></section>`;
};

const confirmCancel = (billing: Billing, subscription: Subscription) =>
  `<section class="narrow"><h2 style="margin-top:0">Cancel your plan?</h2>
<p>You keep it until ${dateOf(billing.itemOf(subscription).current_period_end)}, then it ends. You won’t lose anything you saved.</p>
${button('cancel', 'Cancel plan', { primary: true })}</section>`;

const bills = (store: Store, customer: string) => {
  const rows = store
    .all('invoice')
    .filter((invoice) => invoice.customer === customer)
    .map(
      ({ created, number, total, status }) =>
        `<tr><td>${dateOf(created)}</td><td>${escaped(number)}</td><td>${money(total)}</td><td>${escaped(status)}</td></tr>`,
    );
  return rows.length
    ? `<h2>Bills</h2><section><div class="scroll"><table><tr><th>Date</th><th>Number</th><th>Amount</th><th>State</th></tr>${rows.join('')}</table></div></section>`
    : '';
};
