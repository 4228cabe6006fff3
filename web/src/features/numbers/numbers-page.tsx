import FileSpreadsheet from '@lucide/icons/icons/file-spreadsheet';
import '#web/ui/styles/actions.css';
import './calculations.css';
import './numbers.css';
import ArrowRight from '@lucide/icons/icons/arrow-right';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { inputsToAsk } from '#shared/domain/numbers/calculators/derived.ts';
import { inputLabel } from '#shared/domain/numbers/calculators/formula.ts';
import {
  type CalculatorId,
  calculatorIds,
  calculators,
} from '#shared/domain/numbers/calculators/index.ts';
import { choices } from '#shared/domain/numbers/choices.ts';
import { isStale, numbers } from '#shared/domain/numbers/numbers.ts';
import { activeBusiness, useAccount } from '#web/core/account.ts';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { localToday } from '#web/core/local-day.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { CalculatorSection } from './calculator-section.tsx';
import { CashLines } from './cash-lines.tsx';
import { MissingNumbers, missingOf } from './missing-numbers.tsx';
import { numberOrigin } from './number-origin.ts';
import { numbersQuery } from './numbers.ts';
import { isKeepable, type OwnerNumbers, ownerNumbersOf } from './owner-numbers.ts';
import { SavedRow } from './saved-row.tsx';

/** The calculators that stand open when they have something to say, in their order. */
const onPage = calculatorIds
  .filter((id) => calculators[id].placeOnPage)
  .toSorted((a, b) => Number(calculators[a].placeOnPage) - Number(calculators[b].placeOnPage));

/** The calculators on the page: the one that was opened, then those of the page that lack nothing an owner keeps. */
const shownCalculators = (
  { inputs, style }: OwnerNumbers,
  opened: CalculatorId | undefined,
): CalculatorId[] => {
  const ready = onPage.filter((id) =>
    inputsToAsk(id, inputs, style.currency).every((missing) => !isKeepable(missing)),
  );
  return [...new Set([...(opened ? [opened] : []), ...ready])];
};

const statusOf = (id: CalculatorId, { inputs, style, format }: OwnerNumbers) => {
  const missing = inputsToAsk(id, inputs, style.currency);
  if (missing.length === 0) return 'Ready to use';
  const first = missing.slice(0, 2).map((one) => format.words(inputLabel(one)));
  const more = missing.length - first.length;
  return `Needs: ${first.join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
};

/** The calculators that do not stand on the page, each with whether it can be worked out. */
const MoreCalculators = ({ ids, owner }: { ids: readonly CalculatorId[]; owner: OwnerNumbers }) => (
  <section className="numbers-part" id="more" aria-labelledby="more-title">
    <h2 id="more-title">More calculators</h2>
    <ul className="more-sums">
      {ids.map((id) => (
        <li key={id}>
          <Link to={`?sum=${id}`}>
            <b>{calculators[id].question}</b>
            <small>{statusOf(id, owner)}</small>
            <Icon icon={ArrowRight} />
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

// Only who has read figures from their books sees them.
const books = lazyPage(() => import('./saved-imports.tsx'), 'SavedImports');

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
          <p>Enter them once. Your helpers and calculators all use them.</p>
        </div>
        <LinkButton variant="outline" to="/dashboard/numbers/import">
          <Icon icon={FileSpreadsheet} />
          Import from your software
        </LinkButton>
      </header>
      {data ? (
        <Loaded owner={ownerNumbersOf(business, data, localToday())} />
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
  const shown = shownCalculators(owner, opened);
  const { known } = owner;
  const kept = known.numbers.length + known.choices.length;
  const missing = missingOf(owner).length;
  return (
    <>
      <nav className="jump-links" aria-label="On this page">
        {shown.map((id) => (
          <a key={id} href={`#${id}`}>
            {calculators[id].shortName}
          </a>
        ))}
        {missing > 0 && <a href="#missing">{missing} missing</a>}
        {kept > 0 && <a href="#kept">{kept} you entered</a>}
        {known.imports.length > 0 && <a href="#books">Imported</a>}
        <a href="#more">More calculators</a>
      </nav>
      {opened && (
        <p>
          <Link className="text-link" to="/dashboard/numbers">
            Close this calculator
          </Link>
        </p>
      )}
      {shown.map((id) => (
        <CalculatorSection key={id} id={id} owner={owner}>
          {id === 'cash-13-weeks' && <CashLines owner={owner} />}
        </CalculatorSection>
      ))}
      <MissingNumbers owner={owner} />
      <SavedNumbers owner={owner} />
      {known.imports.length > 0 && (
        <Suspense>
          <books.View owner={owner} />
        </Suspense>
      )}
      <MoreCalculators ids={calculatorIds.filter((id) => !shown.includes(id))} owner={owner} />
    </>
  );
};

/** Everything the business has told, each with where it comes from; a number is pressed to change it. */
const SavedNumbers = ({ owner }: { owner: OwnerNumbers }) => {
  const { known, format, today } = owner;
  if (known.numbers.length + known.choices.length === 0) return null;
  return (
    <section className="numbers-part" id="kept" aria-labelledby="kept-title">
      <div className="part-title">
        <h2 id="kept-title" tabIndex={-1}>
          What you told us
        </h2>
        <span className="fine">Tap a number to change it</span>
      </div>
      <ul className="kept-list">
        {known.numbers.map((one) => (
          <SavedRow
            key={one.id}
            id={one.id}
            owner={owner}
            label={format.words(numbers[one.id].label)}
            origin={`${numberOrigin(one, format)}.${isStale(one.id, one.date, today) ? ' Still correct?' : ''}`}
            value={one.value}
            shown={format.value(one.unit, one.value)}
          />
        ))}
        {known.choices.map(({ id, value, date }) => (
          <SavedRow
            key={id}
            id={id}
            owner={owner}
            label={format.words(choices[id].label)}
            origin={`You entered this ${format.day(date)}.`}
            value={value}
            shown={(choices[id].options as Record<string, string>)[value] ?? value}
          />
        ))}
      </ul>
    </section>
  );
};
