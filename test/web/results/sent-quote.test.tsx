import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#test/support/app.ts';
import { answerWith, asker } from '#test/support/chat.ts';
import { quoteGoneQuiet } from '#test/support/filled-prompt.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { SentQuote } from '#web/features/results/quote-outcome.tsx';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());

test('an outcome shows although the list of quotes was read before the message was marked as sent', async () => {
  const ada = await asker(app, 'ada');
  const body = 'Hi [first name], still thinking about the new boiler?';
  answerWith(app, 'A text.', {
    parts: [{ kind: 'draft', channel: 'text-message', title: 'Today', subject: null, body }],
  });
  const { turn, chat_id } = await ada.ask({ prompt: quoteGoneQuiet('Let me think.') });
  const { user } = await showPage(
    app,
    'ada',
    <SentQuote businessId={ada.businessId} id={turn.id} />,
  );
  const won = await screen.findByRole('button', { name: 'Won' });
  const index = turn.parts.findIndex(({ kind }) => kind === 'draft');
  await ada.api.history.changeDraft({
    id: chat_id,
    message_id: turn.id,
    index,
    subject: null,
    body: null,
    sent: true,
  });
  await user.click(won);
  await waitFor(() => expect(won.getAttribute('aria-pressed')).toBe('true'));
});
