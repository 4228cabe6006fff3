import { type ReactNode, Suspense } from 'react';
import type { CalculatorId } from '#shared/domain/calculators/calculator.ts';
import { calculators } from '#shared/domain/calculators/index.ts';
import { lazyPage } from '#web/lazy-page.tsx';
import { FiguresTable } from '#web/numbers/figures-table.tsx';
import type { OwnerNumbers } from '#web/numbers/owner-numbers.ts';
import { saidOf } from '#web/numbers/sum-words.ts';
import { WorkedOut } from '#web/numbers/worked-out.tsx';
import { Opener } from '#web/ui/opener.tsx';
import { AskFinance } from './ask-finance.tsx';
import { SumFields } from './sum-fields.tsx';
import { useSum } from './use-sum.ts';

/** Drawing is a third of the page's code: the findings and their fields show first. */
const picture = lazyPage(() => import('#web/numbers/sum-picture.tsx'), 'SumPicture');
void picture.preload().catch(() => {});

/** One calculator: the finding as the headline, its picture, the inputs beside it, and everything behind it to open. */
export const SumSection = ({
  id,
  owner,
  children,
}: {
  id: CalculatorId;
  owner: OwnerNumbers;
  /** More beside the inputs. */
  children?: ReactNode;
}) => {
  const sum = useSum(id, owner);
  const { result } = sum;
  const said = saidOf(id, sum, owner);
  return (
    <section className="sum" id={id} aria-labelledby={`${id}-finding`}>
      <p>{calculators[id].title}</p>
      <h2 id={`${id}-finding`} tabIndex={-1}>
        {said.headline}
      </h2>
      <p className="sum-lede">{said.lede}</p>
      <div className="sum-grid">
        <div className="sum-picture">
          <Suspense fallback={<div className="picture-loading" />}>
            <picture.View id={id} owner={owner} sum={sum} />
          </Suspense>
        </div>
        <div className="sum-inputs">
          <SumFields id={id} owner={owner} sum={sum} />
          {children}
        </div>
      </div>
      {result.kind === 'figures' && (
        <div className="sum-actions">
          <AskFinance
            figures={{ calculator: id, title: calculators[id].title, inputs: sum.given }}
          />
          <Opener words="How it is worked out">
            <WorkedOut id={id} result={result} owner={owner} derived={sum.derived} />
          </Opener>
          <Opener words="Read it as a table">
            <FiguresTable result={result} format={owner.format} title={calculators[id].title} />
          </Opener>
        </div>
      )}
    </section>
  );
};
