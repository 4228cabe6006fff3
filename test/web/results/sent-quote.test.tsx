import { screen, waitFor } from '@testing-library/react';
import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownerPartition, sortPrefix } from '#functions/lib/keys/owner-item-keys.ts';
import type { App } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { SentQuoteQuestion } from '#web/features/results/quote-outcome-questions.tsx';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());

test('an outcome shows although the list of quotes was read before the message was marked as sent', async () => {
  const { businessId: business_id, sub } = await asker(app, 'ada');
  const id = ulid();
  const { user } = await showPage(
    app,
    'ada',
    <SentQuoteQuestion businessId={business_id} id={id} />,
  );
  const won = await screen.findByRole('button', { name: 'Won' });
  // The list of this page was read by now, without the quote.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await app.table.put({
    pk: ownerPartition(sub),
    sk: `${sortPrefix.quote}${business_id}#${id}`,
    id,
    business_id,
    chat_id: crypto.randomUUID(),
    title: 'Hi Ann, still thinking about the new boiler?',
    sent_on: new Date().toISOString().slice(0, 10),
    amount: 480,
    currency: 'USD',
    outcome: 'open',
    said_on: null,
    source: { helper_id: 'sales', prompt: { id: 'sales.quiet', title: 'Quote' } },
  });
  await user.click(won);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await waitFor(() => expect(won.getAttribute('aria-pressed')).toBe('true'));
});
