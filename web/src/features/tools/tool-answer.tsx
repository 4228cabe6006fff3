import Printer from '@lucide/icons/icons/printer';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { calculators } from '#shared/domain/calculators/index.ts';
import { type FreeToolId, freeTools } from '#shared/domain/free-tools.ts';
import { FiguresTable } from '#web/numbers/figures-table.tsx';
import { SumPicture } from '#web/numbers/sum-picture.tsx';
import { WorkedOut } from '#web/numbers/worked-out.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Opener } from '#web/ui/opener.tsx';
import { CopyLink } from './copy-link.tsx';
import { KeepNumbers } from './keep-numbers.tsx';
import type { ToolSum } from './tool-sum.ts';
import { toolWords } from './tool-words.ts';
import { fillInto } from './typed-numbers.ts';

/** What a free sum found, with its picture, and what can be done with it. */
export const ToolAnswer = ({
  sum,
  takesFocus,
  onClear,
}: {
  sum: ToolSum;
  /** It stands where the button was that filled in the example. */
  takesFocus: boolean;
  onClear: () => void;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it appears
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, []);
  const { id, owner, result } = sum;
  const { calculator } = freeTools[id];
  const { title } = calculators[calculator];
  return (
    <section className="free-tool-answer" aria-labelledby="tool-finding">
      <p>{title}</p>
      <h2 id="tool-finding" ref={heading} tabIndex={-1}>
        {sum.headline}
      </h2>
      <p className="free-tool-lede">{sum.lede}</p>
      <SumPicture id={calculator} owner={owner} sum={sum} />
      {result.kind === 'figures' && (
        <>
          <KeepNumbers sum={sum} />
          <div className="row">
            <CopyLink sum={sum} />
            <LinkButton variant="outline" to={`${toolWords[id].path}?print`}>
              <Icon icon={Printer} />
              Print
            </LinkButton>
            <Button variant="quiet" onClick={onClear}>
              Start over
            </Button>
          </div>
          <NextSum sum={sum} />
          <div>
            <Opener words="Show the formulas">
              <WorkedOut id={calculator} result={result} owner={owner} derived={sum.derived} />
            </Opener>
            <Opener words="Read it as a table">
              <FiguresTable result={result} format={owner.format} title={title} />
            </Opener>
          </div>
        </>
      )}
    </section>
  );
};

/** Which figure of one sum another one asks for. */
const next: Partial<Record<FreeToolId, { figure: 'hour_cost'; to: FreeToolId; words: string }>> = {
  'hour-cost': { figure: 'hour_cost', to: 'job-price', words: 'Price a job with this hour' },
};

const NextSum = ({ sum: { id, result } }: { sum: ToolSum }) => {
  const { figure, to, words } = next[id] ?? {};
  const found = result.kind === 'figures' && result.figures.find((one) => one.id === figure);
  if (!figure || !to || !found) return null;
  return (
    <p>
      <Link to={toolWords[to].path} onClick={() => fillInto(to, { [figure]: found.value })}>
        {words}
      </Link>
    </p>
  );
};
