import { useId } from 'react';
import type { CalculationResult } from '#shared/domain/numbers/calculations/calculation-schemas.ts';
import { withFormulas } from '#shared/domain/numbers/calculators/formula-text.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import { createFormat, type Format } from '#shared/domain/numbers/number-format-and-local-words.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { FormulaLines } from '#web/features/numbers/formula-lines.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { MissingNumber } from './missing-number.tsx';

/** How many figures stand on the card; the others are behind it. */
const shownFigures = 4;

/** A sum as it was worked out: what came of it, the first number that is missing, and the formulas to open. */
export const CalculationCard = ({ sum }: { sum: CalculationResult }) => {
  const business = activeBusiness(useAccount());
  const { locale } = business ? localeAndCurrencyOf(business) : { locale: 'en-US' };
  const format = createFormat({ locale, currency: sum.currency });
  const title = useId();
  const { figures, missing } = sum;
  const [first] = missing;
  return (
    <section className="calculation-card" tabIndex={-1} aria-labelledby={title}>
      <p className="hint">Calculated by Sevenhands</p>
      <h3 id={title}>{sum.title}</h3>
      <p>{format.words(sum.headline)}</p>
      {figures.length > 0 && (
        <dl>
          {figures.slice(0, shownFigures).map(({ id, label, unit, value }) => (
            <div key={id}>
              <dt>{format.words(label)}</dt>
              <dd>{format.value(unit, value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {first && business && <MissingNumber label={first} business={business} />}
      {figures.length > 0 && (
        <Disclosure words="See the math">
          <Formulas sum={sum} format={format} />
        </Disclosure>
      )}
    </section>
  );
};

const Formulas = ({ sum, format }: { sum: CalculationResult; format: Format }) => (
  <div className="formulas">
    <FormulaLines made={withFormulas(sum)} format={format} />
    {sum.notes.map((note) => (
      <p key={note}>{format.words(note)}</p>
    ))}
  </div>
);
