import ArrowRight from '@lucide/icons/icons/arrow-right';
import { Link } from 'react-router-dom';
import type { CalculatorId } from '#shared/domain/calculators/calculator.ts';
import { inputLabel } from '#shared/domain/calculators/formula.ts';
import { calculators, inputsToAsk } from '#shared/domain/calculators/index.ts';
import type { OwnerNumbers } from '#web/numbers/owner-numbers.ts';
import { Icon } from '#web/ui/icon.tsx';

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const statusOf = (id: CalculatorId, { inputs, style }: OwnerNumbers) => {
  const missing = inputsToAsk(id, inputs, style.currency);
  if (missing.length === 0) return 'Ready';
  const first = missing.slice(0, 2).map((one) => lowerFirst(inputLabel(one)));
  const more = missing.length - first.length;
  return `Needs ${first.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

/** The calculators that do not stand on the page, each with whether it can be worked out. */
export const MoreSums = ({ ids, owner }: { ids: readonly CalculatorId[]; owner: OwnerNumbers }) => (
  <section className="numbers-part" id="more" aria-labelledby="more-title">
    <h2 id="more-title">More sums</h2>
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
