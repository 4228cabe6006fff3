import { billingPeriods, paidPlanIds, plans } from '#shared/domain/plan/plans.ts';
import type { PriceLookupKeys } from '#shared/domain/plan/price-lookup-keys.ts';
import type { Store } from './store.ts';

/** Puts our plans into the catalogue of the stand-in, under the names by which the server finds them. */
export const seedPlans = (store: Store, keys: PriceLookupKeys) => {
  for (const plan of paidPlanIds) {
    const product = `prod_${plan}`;
    if (!store.find('product', product))
      store.make('product', {
        id: product,
        name: plans[plan].name,
        active: true,
        metadata: { plan },
      });
    for (const period of billingPeriods) {
      const key = keys[plan][period];
      if (store.all('price').some(({ lookup_key }) => lookup_key === key)) continue;
      store.make('price', {
        id: `price_${key}`,
        active: true,
        currency: 'usd',
        unit_amount: plans[plan].price[period] * 100,
        lookup_key: key,
        product,
        nickname: `${plans[plan].name}, ${period}`,
        type: 'recurring',
        recurring: {
          interval: period === 'monthly' ? 'month' : 'year',
          interval_count: 1,
          usage_type: 'licensed',
        },
        metadata: { plan, period },
      });
    }
  }
};
