import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ownerPlanIds, plans } from '#shared/domain/plan/plans.ts';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { accountQuery } from '#web/core/account.ts';
import { queryClient } from '#web/core/query-client.ts';
import { OnboardingPage } from '#web/features/account/onboarding/onboarding-page.tsx';
import { OnboardingPreviewPage } from '#web/features/account/onboarding/onboarding-preview-page.tsx';
import { planOffers } from '#web/features/account/onboarding/plan-offers.ts';
import {
  noAnswers,
  type SetupAnswers,
  typeOf,
} from '#web/features/account/onboarding/setup-answers.ts';
import { furthest, isAnswered, stepsOf } from '#web/features/account/onboarding/setup-steps.ts';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());

const answers = (part: Partial<SetupAnswers>): SetupAnswers => ({ ...noAnswers, ...part });
const described = { name: 'Ridge Line', type: 'Plumber' };

describe('onboarding steps', () => {
  test('the plan step offers every plan that an owner can have', () => {
    const offered = planOffers(7, 'monthly').map(({ id }) => id);
    expect(offered.toSorted()).toEqual([...ownerPlanIds].sort());
  });

  test('Professional has four steps, Free and Essentials five, and an account whose trial is over four', () => {
    expect(stepsOf('pro')).toHaveLength(4);
    expect(stepsOf('free')).toHaveLength(5);
    expect(stepsOf('essentials')).toHaveLength(5);
    expect(stepsOf('free', true)).toEqual(['name', 'type', 'intro', 'review']);
  });

  test.each([
    ['name', { name: '  ' }, false],
    ['name', { name: 'R' }, true],
    ['type', { type: '' }, false],
    ['type', { type: 'Other' }, true],
    ['plan', { plan: null }, false],
    ['helpers', { plan: 'free', helpers: [] }, false],
    ['helpers', { plan: 'free', helpers: ['sales'] }, true],
    ['helpers', { plan: 'pro', helpers: [] }, true],
  ] as const)('step %s with %j is answered: %s', (step, part, answered) => {
    expect(isAnswered(step, answers(part as Partial<SetupAnswers>))).toBe(answered);
  });

  test('“Other” uses the owner’s own description, or “Other” without one', () => {
    expect(typeOf(answers({ type: 'Other', otherType: ' Pool service ' }))).toBe('Pool service');
    expect(typeOf(answers({ type: 'Other', otherType: ' ' }))).toBe('Other');
    expect(typeOf(answers({ type: 'Roofer', otherType: 'Pool service' }))).toBe('Roofer');
  });

  test('an owner cannot go past an unanswered step', () => {
    const free = stepsOf('free');
    expect(furthest(free, answers({ plan: 'free' }))).toBe(0);
    expect(furthest(free, answers({ ...described, plan: 'free' }))).toBe(3);
    expect(furthest(free, answers({ ...described, plan: 'free', helpers: ['sales'] }))).toBe(4);
  });
});

const show = (name: string, at = '/onboarding', options: Parameters<typeof showPage>[3] = {}) =>
  showPage(app, name, <OnboardingPage />, { path: '/onboarding', at, ...options });
const keep = async (name: string, part: Partial<SetupAnswers>) =>
  sessionStorage.setItem(
    'onboarding',
    JSON.stringify({ owner: await app.sub(name), answers: answers(part) }),
  );
const next = () => screen.getByRole('button', { name: 'Continue' }) as HTMLButtonElement;
const finish = () => screen.getByRole('button', { name: 'Go to My Dashboard' });

describe('onboarding', () => {
  test('Enter continues from the name and business type steps once they are answered', async () => {
    const { user } = await show('enter');
    const name = screen.getByLabelText('Business name');
    expect(document.activeElement).toBe(name);
    await user.keyboard('{Enter}');
    screen.getByText('Step 1 of 4');
    expect(next().disabled).toBe(true);
    await user.type(name, 'mario and sons');
    expect((name as HTMLInputElement).value).toBe('Mario And Sons');
    await user.keyboard('{Enter}');
    await screen.findByRole('group', { name: /What kind of work/ });
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Cleaning Company' }));
    await user.keyboard('{Enter}');
    screen.getByText('Step 2 of 4');
    await user.click(screen.getByRole('radio', { name: 'Painter' }));
    await user.keyboard('{Enter}');
    await screen.findByText('Step 3 of 4');
    screen.getByText('75%');
    await user.keyboard('{Enter}');
    await screen.findByText('Step 4 of 4');
    // The last step is never submitted with Enter, because it is a decision.
    await user.keyboard('{Enter}');
    finish();
  });

  test('the name step asks what customers call the owner, keeps it over a reload, and shows it at the end', async () => {
    await keep('called', described);
    const { user } = await show('called', '/onboarding?step=1');
    const field = screen.getByLabelText('What do customers call you? (optional)');
    expect(next().disabled).toBe(false);
    await user.type(field, 'renee');
    expect(field).toHaveProperty('value', 'Renee');
    expect(sessionStorage.getItem('onboarding')).toContain('"ownerName":"Renee"');
  });

  test('changing the plan trims the selected helpers to its limit and never adds any', async () => {
    await keep('fickle', described);
    const { user } = await show('fickle', '/onboarding?step=3');
    await user.click(screen.getByRole('radio', { name: /^Professional/ }));
    await user.click(screen.getByRole('radio', { name: /^Essentials/ }));
    await user.click(next());
    await screen.findByText('0 of 4 chosen');
    expect(next().disabled).toBe(true);
    for (const name of [/^Hiring/, /^Sales/, /^Finance/])
      await user.click(screen.getByRole('checkbox', { name }));
    screen.getByText('3 of 4 chosen');
    expect(screen.queryByText(/accounts are limited/)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /^Marketing/ }));
    screen.getByText(/^Essentials accounts are limited to 4 helpers\./);
    expect(screen.getByRole('checkbox', { name: /^Operations/ })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('radio', { name: /^Professional/ }));
    await user.click(screen.getByRole('radio', { name: /^Free/ }));
    await user.click(next());
    await screen.findByText('2 of 2 chosen');
    screen.getByText(/^Free accounts are limited to 2 helpers\./);
    const chosen = screen
      .getAllByRole('checkbox')
      .filter((box) => (box as HTMLInputElement).checked)
      .map((box) => (box as HTMLInputElement).value);
    expect(new Set(chosen)).toEqual(new Set(['hiring-hr', 'sales']));
  });

  test('a failed request keeps all answers, and a double click sends one request', async () => {
    await keep('broken', { ...described, plan: 'free', helpers: ['sales'] });
    const faults = [{ method: 'POST', path: /onboarding/, status: 'offline' as const }];
    const { user, address } = await show('broken', '/onboarding?step=5', { faults });
    await user.click(finish());
    await screen.findByRole('heading', { name: 'Setup Error' });
    screen.getByText('Failed to create business profile. Please try again.');
    screen.getByText('Ridge Line');
    faults.length = 0;
    vi.mocked(fetch).mockClear();
    finish().click();
    finish().click();
    await waitFor(() => expect(address()).toBe('/dashboard'));
    const sent = vi.mocked(fetch).mock.calls.filter(([url]) => String(url).includes('onboarding'));
    expect(sent).toHaveLength(1);
    expect(sessionStorage.getItem('onboarding')).toBeNull();
    expect(queryClient.getQueryData(accountQuery.queryKey)?.businesses[0]).toMatchObject({
      name: 'Ridge Line',
      selected_helpers: ['sales'],
    });
  });

  test.each([
    ['of another user', JSON.stringify({ owner: 'x', answers: answers({ name: 'Secret' }) })],
    ['with invalid JSON', '{'],
    ['with an invalid shape', JSON.stringify({ owner: '', answers: { helpers: 7 } })],
  ])('answers %s are ignored', async (_, kept) => {
    sessionStorage.setItem('onboarding', kept);
    await show('fresh');
    expect(screen.getByLabelText('Business name')).toHaveProperty('value', '');
  });

  test.each(['9', '-3', '1.5', 'x', ''])(
    'the URL step=%s opens a step that the owner has reached',
    async (step) => {
      const { address } = await show('deep', `/onboarding?step=${step}`);
      screen.getByText('Step 1 of 4');
      await waitFor(() => expect(address()).toBe('/onboarding?step=1'));
    },
  );

  test('an owner who had a trial with an earlier account is not offered another one', async () => {
    await app.signUp('returning');
    await app.as('returning').account.get({});
    const pk = `USER#${await app.sub('returning')}`;
    await app.table.change(pk, 'ACCOUNT', 'had_trial_before', true);
    await app.table.change(pk, 'ACCOUNT', 'trial_ends_at', '2026-01-01T00:00:00.000Z');
    await keep('returning', described);
    const { user } = await show('returning', '/onboarding?step=3');
    expect(screen.queryByText(/Free Trial/)).toBeNull();
    screen.getByText(`$${plans.pro.price.monthly} a month`);
    await user.click(next());
    await screen.findByText(
      `Professional, $${plans.pro.price.monthly} a month. You’ve already used your free trial. You pay on the next page.`,
    );
  });
});

describe('onboarding preview', () => {
  const preview = (at: string) =>
    showPage(app, 'admin', <OnboardingPreviewPage />, { path: '/onboarding-preview', at });

  test('every step can be passed without an answer', async () => {
    const { user, address } = await preview('/onboarding-preview?plan=trial');
    for (let step = 1; step <= 3; step += 1) {
      screen.getByText(`Step ${step} of 4`);
      await user.click(next());
    }
    screen.getByText('Not entered yet');
    screen.getByText('Not chosen yet');
    await user.click(screen.getByRole('button', { name: 'Exit Preview' }));
    expect(address()).toBe('/');
  });

  test('the preview does not change the owner’s own answers', async () => {
    await keep('drafting', described);
    const own = sessionStorage.getItem('onboarding');
    const { user } = await preview('/onboarding-preview?plan=standard');
    await user.type(screen.getByLabelText('Business name'), 'Trying out');
    expect(sessionStorage.getItem('onboarding')).toBe(own);
    expect(sessionStorage.getItem('onboarding-preview')).toContain('Trying Out');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(sessionStorage.getItem('onboarding')).toBe(own);
  });
});
