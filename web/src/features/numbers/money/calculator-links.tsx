import ChevronRight from '@lucide/icons/icons/chevron-right';
import { Link } from 'react-router-dom';
import { type CalculatorId, calculators } from '#shared/domain/numbers/calculators/index.ts';
import { Icon } from '#web/ui/icon.tsx';
import { calculatorAnswer } from '../calculator-answer.ts';
import { calculatorPath } from '../calculator-path.ts';
import type { OwnerNumbers } from '../owner-numbers.ts';

/** Calculators by name, each with its answer as far as it is known, else with its question. */
export const CalculatorLinks = ({
  ids,
  owner,
  opened,
}: {
  ids: readonly CalculatorId[];
  owner: OwnerNumbers;
  opened?: CalculatorId | undefined;
}) => (
  <ul className="more-sums">
    {ids.map((id) => (
      <li key={id}>
        <Link to={calculatorPath(id)} aria-current={id === opened ? 'true' : undefined}>
          <b>{calculators[id].title}</b>
          <small>
            {calculatorAnswer(id, owner) ?? owner.format.words(calculators[id].question)}
          </small>
          <Icon icon={ChevronRight} />
        </Link>
      </li>
    ))}
  </ul>
);
