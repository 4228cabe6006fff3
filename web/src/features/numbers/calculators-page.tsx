import '#web/ui/styles/links-and-chips.css';
import './calculations.css';
import './numbers.css';
import './calculators.css';
import ArrowLeft from '@lucide/icons/icons/arrow-left';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import {
  type CalculatorId,
  calculatorIds,
  calculators,
} from '#shared/domain/numbers/calculators/index.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { localToday } from '#web/core/dates/local-day.ts';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { CalculatorSection } from './calculator-section.tsx';
import { CalculatorLinks } from './money/calculator-links.tsx';
import { numbersQuery } from './numbers-query.ts';
import { type OwnerNumbers, ownerNumbersOf } from './owner-numbers.ts';

/** The ten calculators: a list by what they are about, and the open one beside it or, on a phone, on its own. */
export const CalculatorsPage = () => {
  const business = activeBusiness(useAccount());
  if (!business) return <h1>Business information not available</h1>;
  return <Calculators key={business.id} business={business} />;
};

/** The calculator of the address, which the focus goes to when another one is opened; the 13 weeks are on Your money. */
const useOpened = () => {
  const [search] = useSearchParams();
  const opened = calculatorIds.find((id) => id === search.get('sum') && id !== 'cash-13-weeks');
  const before = useRef(opened);
  useEffect(() => {
    if (opened && opened !== before.current) document.getElementById(`${opened}-finding`)?.focus();
    before.current = opened;
  }, [opened]);
  return opened;
};

const Calculators = ({ business }: { business: Business }) => {
  const { data, error, refetch } = useQuery(numbersQuery(business.id));
  const opened = useOpened();
  return (
    <div className="numbers calculators" data-open={opened}>
      <header className="page-header">
        <div>
          <h1>Calculators</h1>
          <p>Change anything. Nothing is saved until you say so.</p>
        </div>
        <span className="row">
          {opened && (
            <Link className="text-link all-calculators" to="/dashboard/numbers/calculators">
              <Icon icon={ArrowLeft} />
              All calculators
            </Link>
          )}
          <Link className="text-link" to="/dashboard/numbers">
            <Icon icon={ArrowLeft} />
            Your money
          </Link>
        </span>
      </header>
      {data ? (
        <Loaded owner={ownerNumbersOf(business, data, localToday())} opened={opened} />
      ) : error ? (
        <ErrorPanel
          title="Couldn’t load your numbers"
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Loading your numbers..." />
      )}
    </div>
  );
};

const groups = { prices: 'Prices', costs: 'Costs', business: 'The business' } as const;
type Group = keyof typeof groups;

/** Beside the list stands a calculator also before one is chosen; a phone shows the list alone. */
const shownFirst = 'price-rise';

const Loaded = ({ owner, opened }: { owner: OwnerNumbers; opened: CalculatorId | undefined }) => {
  const shown = opened ?? shownFirst;
  return (
    <div className="calculators-grid">
      <nav aria-label="Calculators">
        {(Object.keys(groups) as Group[]).map((group) => (
          <section key={group}>
            <h2>{groups[group]}</h2>
            <CalculatorLinks
              ids={calculatorIds.filter((id) => calculators[id].group === group)}
              owner={owner}
              opened={opened}
            />
          </section>
        ))}
      </nav>
      <div className="calculator-sheet">
        <CalculatorSection key={shown} id={shown} owner={owner} />
      </div>
    </div>
  );
};
