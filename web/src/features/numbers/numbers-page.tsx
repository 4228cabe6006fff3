import FileSpreadsheet from '@lucide/icons/icons/file-spreadsheet';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Business } from '#shared/domain/business.ts';
import { calculatorIds } from '#shared/domain/calculators/calculator.ts';
import { activeBusiness, useAccount } from '#web/account.ts';
import { lazyPage } from '#web/lazy-page.tsx';
import { localToday } from '#web/numbers/local-day.ts';
import { type OwnerNumbers, ownerNumbersOf } from '#web/numbers/owner-numbers.ts';
import { numbersQuery } from '#web/numbers.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { CashLines } from './cash-lines.tsx';
import { KeptNumbers } from './kept-numbers.tsx';
import { MissingNumbers, missingOf } from './missing-numbers.tsx';
import { MoreSums } from './more-sums.tsx';
import { SumSection } from './sum-section.tsx';
import { shortNames, shownSums } from './sums.ts';
import '#web/styles/actions.css';
import '#web/numbers/sums.css';
import './numbers.css';

// Only who has read figures from their books sees them.
const books = lazyPage(() => import('./kept-imports.tsx'), 'KeptImports');

/** What the business told, what it does not know yet, and what can be worked out of it. */
export const NumbersPage = () => {
  const business = activeBusiness(useAccount());
  if (!business) return <h1>Business information not available</h1>;
  return <Numbers key={business.id} business={business} />;
};

const Numbers = ({ business }: { business: Business }) => {
  const { data, error, refetch } = useQuery(numbersQuery(business.id));
  return (
    <div className="numbers">
      <header className="page-header">
        <div>
          <h1>Your numbers</h1>
          <p>Say it once, and every helper and every sum uses it.</p>
        </div>
        <LinkButton variant="outline" to="/dashboard/numbers/import">
          <Icon icon={FileSpreadsheet} />
          Read them from your books
        </LinkButton>
      </header>
      {data ? (
        <Loaded owner={ownerNumbersOf(business, data, localToday())} />
      ) : error ? (
        <ErrorPanel
          title="Your numbers could not be loaded"
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Loading your numbers..." />
      )}
    </div>
  );
};

/** The calculator of the address, which the focus goes to when it is opened. */
const useOpened = () => {
  const [search] = useSearchParams();
  const opened = calculatorIds.find((id) => id === search.get('sum'));
  const before = useRef(opened);
  useEffect(() => {
    if (opened && opened !== before.current) document.getElementById(`${opened}-finding`)?.focus();
    before.current = opened;
  }, [opened]);
  return opened;
};

const Loaded = ({ owner }: { owner: OwnerNumbers }) => {
  const opened = useOpened();
  const shown = shownSums(owner, opened);
  const { known } = owner;
  const kept = known.numbers.length + known.choices.length;
  const missing = missingOf(owner).length;
  return (
    <>
      <nav className="jump-links" aria-label="On this page">
        {shown.map((id) => (
          <a key={id} href={`#${id}`}>
            {shortNames[id]}
          </a>
        ))}
        {missing > 0 && <a href="#missing">{missing} missing</a>}
        {kept > 0 && <a href="#kept">{kept} you told us</a>}
        {known.imports.length > 0 && <a href="#books">From your books</a>}
        <a href="#more">More sums</a>
      </nav>
      {opened && (
        <p>
          <Link className="text-link" to="/dashboard/numbers">
            Close the sum you opened
          </Link>
        </p>
      )}
      {shown.map((id) => (
        <SumSection key={id} id={id} owner={owner}>
          {id === 'cash-13-weeks' && <CashLines owner={owner} />}
        </SumSection>
      ))}
      <MissingNumbers owner={owner} />
      <KeptNumbers owner={owner} />
      {known.imports.length > 0 && (
        <Suspense>
          <books.View owner={owner} />
        </Suspense>
      )}
      <MoreSums ids={calculatorIds.filter((id) => !shown.includes(id))} owner={owner} />
    </>
  );
};
