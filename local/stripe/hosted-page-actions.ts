import type { Billing } from './billing.ts';
import { payPage, portalPage, stepOf } from './hosted-pages/hosted-page-markup.ts';
import type { Card } from './objects.ts';
import type { PortalSession } from './page-and-webhook-objects.ts';
import type { Store } from './store.ts';

/** What a customer chose on a page. */
export type Choice = { do: string; card: Card };

/** What a posted page answers: somewhere to go, or a page. */
export type Outcome = { go: string } | { html: string } | { pdf: Buffer };

/** The pages a customer sees. */
export const createHostedPages = (store: Store, billing: Billing) => {
  const setCard = (customer: string | null, card: Card | undefined) => {
    const owner = store.find('customer', customer ?? undefined);
    if (owner && card) owner.local_card = card;
    store.save();
  };

  return {
    pay: (id: string, choice?: Partial<Choice>): Outcome => {
      const session = store.get('checkout.session', id);
      if (!choice || session.status !== 'open') return { html: payPage(store, session) };
      if (choice.do === 'cancel') return { go: session.cancel_url ?? session.success_url };
      if (choice.do === 'decline' || choice.card === 'fails')
        return { html: payPage(store, session, 'Your card was declined. Try another card.') };
      setCard(session.customer, choice.card ?? 'works');
      billing.pay(session);
      return { go: session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id) };
    },

    portal: (id: string, step: string | null, choice?: Partial<Choice>): Outcome => {
      const portal = store.get('billing_portal.session', id);
      const shown = step ?? stepOf(portal.flow);
      if (choice?.do) return act(portal, choice);
      return { html: portalPage(store, billing, portal, shown) };
    },
  };

  function act(portal: PortalSession, choice: Partial<Choice>): Outcome {
    const subscription = billing.currentSubscription(portal.customer);
    const wish = choice.do ?? '';
    if (subscription) {
      if (wish === 'cancel') billing.cancelAtEnd(subscription, true);
      if (wish === 'resume') billing.cancelAtEnd(subscription, false);
      if (wish.startsWith('price:')) billing.swap(subscription, store.get('price', wish.slice(6)));
      if (wish === 'card') {
        setCard(portal.customer, choice.card);
        if (choice.card === 'works' && subscription.status !== 'active')
          billing.payOpenInvoice(subscription);
      }
    }
    const flow = portal.flow?.after_completion;
    const finished = flow?.type === 'redirect' && wish !== 'card' && wish !== 'resume';
    return { go: (finished && flow.redirect?.return_url) || '?step=' };
  }
};
