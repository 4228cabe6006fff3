import { act, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, emailOf } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { invitationFor } from '#test/support/people/people.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { enter, leave } from '#web/core/auth/session.ts';
import { takeInvitationToken } from '#web/core/people/invitation-token.ts';
import { InvitationPage } from '#web/features/people/invitation-page.tsx';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());

test('who signs out on the page of an invitation finds it again after signing in', async () => {
  const ada = await asker(app, 'ada');
  await ada.api.account.invite({ email: emailOf('carol') });
  const token = invitationFor(app, emailOf('carol'));
  location.hash = `#${token}`;
  await showPage(app, 'ada', <InvitationPage />, { path: '/invitation', at: '/invitation' });
  act(enter);
  await screen.findByRole('button', { name: /^Join/ });
  act(() => leave());
  expect(await screen.findByRole('link', { name: 'Create account' })).toBeTruthy();
  location.hash = '';
  expect(takeInvitationToken()).toBe(token);
});
