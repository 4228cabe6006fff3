import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { quotaKey } from '#functions/lib/keys/plan-keys.ts';
import { uncovered } from '#shared/catalogue/covered-quick-starts.ts';
import { plans } from '#shared/domain/plan/plans.ts';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { PromptsView } from '#web/features/catalogue/prompts-view.tsx';
import { quotaAttributes } from '../../support/items/quota-item.ts';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
  const { saveShippedPrompts } = await import('#functions/catalogue/save-shipped-prompts.ts');
  await Promise.all([
    saveShippedPrompts(),
    app.member('ada'),
    app.member('finn', { plan: 'free' }),
  ]);
});
afterAll(() => app.stack.close());

const heard = { onSend: vi.fn(), onLimit: vi.fn() };
beforeEach(() => {
  for (const one of Object.values(heard)) one.mockReset();
});

type Shown = { helperId?: 'sales' | 'hiring-hr' };

const Prompts = ({ helperId = 'sales' }: Shown) => {
  const business = activeBusiness(useAccount());
  if (!business) throw new Error('no business');
  return <PromptsView helperId={helperId} business={business} {...heard} />;
};
const show = (name = 'ada', shown: Shown = {}, options: Parameters<typeof showPage>[3] = {}) =>
  showPage(app, name, <Prompts {...shown} />, options);

const drawer = (name: RegExp) => screen.findByRole('button', { name });
const job = (name: RegExp) => screen.getByRole('button', { name });
const dialog = () => screen.findByRole('dialog');

const later = /Only if you have a crew\./;
/** The titles in the open topic of job ads, in order. */
const drawerTitles = async () => {
  const id = (await drawer(/^Hiring & Job Ads/)).getAttribute('aria-controls') ?? '';
  const inside = document.getElementById(id);
  return [...(inside?.querySelectorAll('b') ?? [])].map(({ textContent }) => textContent);
};

/** Opens "Quote gone quiet" in the follow-up topic. */
const openQuietQuote = async ({ user }: Awaited<ReturnType<typeof show>>) => {
  await user.click(await drawer(/^Follow-up Strategies/));
  await user.click(job(/^Quote gone quiet/));
  return within(await dialog());
};

describe('the prompts of a helper', () => {
  test('a topic shows its four prompts, and only one topic is open at a time', async () => {
    const { user } = await show();
    const closing = await drawer(/^Closing Techniques/);
    expect(closing.getAttribute('aria-expanded')).toBe('false');
    await user.click(closing);
    expect(closing.getAttribute('aria-expanded')).toBe('true');
    const inside = document.getElementById(closing.getAttribute('aria-controls') ?? '');
    expect(within(inside as HTMLElement).getAllByRole('button')).toHaveLength(4);
    await user.click(await drawer(/^Follow-up Strategies/));
    expect(closing.getAttribute('aria-expanded')).toBe('false');
    expect(job(/^Quote gone quiet/)).toBeTruthy();
  });

  test('a link to a prompt that went into another one opens that one, with an example of the trade', async () => {
    const at = '/dashboard/sales?prompt=sales.quick.why-we-lose';
    await show('ada', {}, { at });
    const opened = within(await dialog());
    expect(opened.getByRole('heading').textContent).toBe('Learn from a lost job');
    expect(
      opened.getByLabelText('What job or jobs did you lose?').getAttribute('placeholder'),
    ).toBe('A water heater replacement');
  });

  test('hiring shows the topics of customer service in a separate group', async () => {
    await show('ada', { helperId: 'hiring-hr' });
    expect(await screen.findByRole('heading', { name: 'Topics' })).toBeTruthy();
    const shared = screen.getByRole('region', { name: 'Also in Customer Service' });
    expect(within(shared).getAllByRole('button')).toHaveLength(5);
  });

  test('a topic shows the name that an admin gave its card, and a new card is a separate prompt', async () => {
    const { items } = await app
      .as('ada')
      .catalogue.listPrompts({ helper_id: 'sales', business_type: 'Other' });
    const card = items.find(({ title }) => title === 'CRM Optimization');
    const place = { pk: 'ACTIONS#sales#Other', sk: `0${card?.order_index}#${card?.id}` };
    await app.table.put({ ...card, ...place, title: 'Your lead list', description: 'One page.' });
    const added = { ...card, id: 'sales.card.added', title: 'Ask for a deposit', order_index: 90 };
    await app.table.put({ ...added, pk: place.pk, sk: '090#sales.card.added' });
    const { user } = await show();
    await user.click(await drawer(/^Your lead list ?One page\./));
    expect(screen.queryByRole('button', { name: /^CRM Optimization/ })).toBeNull();
    await user.click(job(/^Ask for a deposit/));
    expect(within(await dialog()).getByRole('heading').textContent).toBe('Ask for a deposit');
  });

  test('quick starts of the trade come before general ones with another purpose, and only six show at first', async () => {
    const { user } = await show();
    const section = await screen.findByRole('region', { name: 'Quick-start prompts' });
    const all = await within(section).findByRole('button', { name: /^Show all \d+/ });
    expect(within(section).getAllByRole('listitem')).toHaveLength(6);
    await user.click(all);
    const { listPrompts } = app.as('ada').catalogue;
    const [own, general] = await Promise.all(
      ['Plumber', 'Other'].map((business_type) =>
        listPrompts({ helper_id: 'sales', business_type }),
      ),
    );
    const titles = [...(own?.items ?? []), ...uncovered(general?.items ?? [], own?.items ?? [])]
      .filter(({ action_type }) => action_type === 'quick_start_prompt')
      .map(({ title }) => title);
    expect(own?.business_type).toBe('Plumber');
    expect(titles).not.toContain('Turn one-time customers into regulars');
    expect(
      within(section)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('b')?.textContent),
    ).toEqual(titles);
  });

  test('an owner who works alone sees crew prompts last, marked for later', {
    tags: 'night',
  }, async () => {
    const sol = await app.member('sol');
    const { id } = (await sol.account.get({})).businesses[0] ?? { id: '' };
    await sol.businesses.update({ business_id: id, company_size: 'solo' });
    const { user } = await show('sol', { helperId: 'hiring-hr' });
    const section = await screen.findByRole('region', { name: 'Quick-start prompts' });
    expect(within(section).queryByText(later)).toBeNull();
    await user.click(await within(section).findByRole('button', { name: /^Show all \d+/ }));
    const marked = within(section)
      .getAllByRole('listitem')
      .map((item) => within(item).queryByText(later) !== null);
    expect(marked).toEqual([...Array(5).fill(false), ...Array(5).fill(true)]);
    await user.click(await drawer(/^Hiring & Job Ads/));
    expect((await drawerTitles()).at(-1)).toBe('A referral bonus for my crew');
  });

  test('an owner with a crew sees the same prompts in their original order', async () => {
    const { user } = await show('ada', { helperId: 'hiring-hr' });
    await user.click(await drawer(/^Hiring & Job Ads/));
    expect((await drawerTitles()).at(-2)).toBe('A referral bonus for my crew');
    expect(screen.queryByText(later)).toBeNull();
  });

  test('quick starts that fail to load show an error and can be retried', async () => {
    const faults = [{ method: 'GET', path: /\/actions/, status: 503 }];
    const { user } = await show('ada', {}, { faults });
    expect(await screen.findByText(/^Error loading helper actions: /)).toBeTruthy();
    expect(await drawer(/^Closing Techniques/)).toBeTruthy();
    faults.length = 0;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /^Show all/ })).toBeTruthy();
    expect(screen.queryByText(/^Error loading helper actions: /)).toBeNull();
  });
});

describe('sending a prompt', () => {
  test('a prompt from a topic is sent with the name of its card', async () => {
    const shown = await show();
    const inside = await openQuietQuote(shown);
    await shown.user.type(inside.getByLabelText('Quote amount'), '1850');
    await shown.user.click(inside.getByRole('button', { name: 'Send to Sales' }));
    expect(heard.onSend).toHaveBeenCalledTimes(1);
    const [sent, subcategory] = heard.onSend.mock.calls[0] ?? [];
    expect(sent).toMatchObject({
      prompt: {
        id: 'sales.follow-up.quote-gone-quiet',
        additionalInputs: { quote_value: '1850' },
      },
      title: 'Quote gone quiet',
    });
    expect(sent.lines).toContain('Quote amount: 1,850');
    expect(subcategory).toBe('Follow-up Strategies');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a quick start is sent without a card', async () => {
    const shown = await show();
    const section = await screen.findByRole('region', { name: 'Quick-start prompts' });
    await within(section).findByRole('button', { name: /^Show all/ });
    await shown.user.click(within(section).getAllByRole('button')[0] as HTMLElement);
    const inside = within(await dialog());
    for (const input of inside.getAllByRole('textbox') as HTMLInputElement[])
      if (input.getAttribute('aria-required') === 'true' && !input.value)
        await shown.user.type(input, '12');
    await shown.user.click(inside.getByRole('button', { name: 'Send to Sales' }));
    expect(heard.onSend.mock.calls[0]?.[1]).toBeNull();
  });

  test('closing the dialog discards the input and returns the focus', async () => {
    const shown = await show();
    const inside = await openQuietQuote(shown);
    await shown.user.clear(inside.getByLabelText('Specific outcome'));
    await shown.user.click(inside.getByRole('button', { name: 'Send to Sales' }));
    expect(inside.getByText('Specific outcome is required')).toBeTruthy();
    await shown.user.click(inside.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(job(/^Quote gone quiet/));
    await shown.user.click(job(/^Quote gone quiet/));
    const again = within(await dialog());
    expect(again.getByLabelText('Specific outcome')).toHaveProperty(
      'value',
      'Win back 2 quiet quotes in the next 30 days',
    );
    expect(again.queryByText('Specific outcome is required')).toBeNull();
  });

  test('remembered facts fill the blanks, except blanks about a single case', async () => {
    const { account } = await app.as('ada').account.get({});
    const id = '01M7XNW5QSCAJJ02EMRP4WYV9M';
    const at = '2026-11-01T10:00:00.000Z';
    await app.table.put({
      pk: `USER#${await app.sub('ada')}`,
      sk: `KNOWS#${account.active_business_id}#${id}`,
      id,
      business_id: account.active_business_id,
      kind: 'fact',
      key: 'brand voice',
      text: 'professional',
      helper_id: 'sales',
      source_turn: null,
      paused: false,
      created_at: at,
      updated_at: at,
    });
    const inside = await openQuietQuote(await show());
    expect(inside.getByLabelText(/^Tone/)).toHaveProperty('value', 'professional');
    expect(inside.getByLabelText(/^What was the job\?/)).toHaveProperty('value', '');
  });

  test('a blank can be filled in when the facts fail to load', async () => {
    const faults = [{ method: 'GET', path: /\/memory/, status: 503 }];
    const inside = await openQuietQuote(await show('ada', {}, { faults }));
    expect(inside.getByLabelText('Quote amount')).toBeTruthy();
  });

  test('with no questions left nothing is sent, and the limit is shown', async () => {
    await app.table.put({
      ...quotaKey(await app.sub('finn')),
      ...quotaAttributes({
        windowStart: Date.now() - 60_000,
        plan: 'free',
        chargeIds: new Set(
          Array.from({ length: plans.free.quota.limit }, (_, nth) => `question ${nth}`),
        ),
        total: plans.free.quota.limit,
      }),
    });
    const shown = await show('finn');
    const inside = await openQuietQuote(shown);
    await shown.user.type(inside.getByLabelText('Quote amount'), '1850');
    await shown.user.click(inside.getByRole('button', { name: 'Save for later' }));
    await waitFor(() => expect(heard.onLimit).toHaveBeenCalledTimes(1));
    expect(heard.onSend).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
