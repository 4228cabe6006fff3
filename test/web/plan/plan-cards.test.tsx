import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { StageOffer } from '#web/features/plan/pricing/plan-cards.tsx';
import { PlanCards } from '#web/features/plan/pricing/plan-cards.tsx';

const draw = (stage: Pick<NonNullable<StageOffer>, 'providers' | 'apps'>) =>
  render(
    <MemoryRouter>
      <PlanCards
        period="monthly"
        reader="guest"
        starting={null}
        onChoose={() => {}}
        stage={{ answerTime: null, ...stage }}
      />
    </MemoryRouter>,
  );
/** What Free and Professional connect, once the line is loaded. */
const connected = () =>
  vi.waitFor(() => {
    expect(document.querySelector('.unknown-line')).toBeNull();
    const labels = screen.getAllByText('Connections');
    const values = labels.map((label) => label.parentElement?.querySelector('dd')?.textContent);
    return { free: values[0], pro: values.at(-1) };
  });

test('AI apps stand beside the accounts that Professional connects', async () => {
  draw({ providers: ['quickbooks'], apps: true });
  const { free, pro } = await connected();
  expect(pro).toContain('QuickBooks Online');
  expect(pro).toContain('AI apps');
  expect(free).not.toContain('AI apps');
});

test('a stage that has AI apps alone names them', async () => {
  draw({ providers: [], apps: true });
  expect(await connected()).toEqual({ free: 'Not included', pro: 'AI apps' });
});

test('a stage without either has no such line', () => {
  draw({ providers: [], apps: false });
  expect(screen.queryByText('Connections')).toBeNull();
});
