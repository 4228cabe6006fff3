import { freeToolWords } from 'virtual:free-tools';
import ArrowLeft from '@lucide/icons/icons/arrow-left';
import Printer from '@lucide/icons/icons/printer';
import { useEffect, useRef } from 'react';
import { calculators } from '#shared/domain/numbers/calculators/index.ts';
import { freeTools } from '#shared/domain/numbers/free-tools.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CalculationChartWithNotes } from '../calculation-chart-with-notes.tsx';
import { CalculationDetails } from '../calculation-details.tsx';
import { FiguresTable } from '../figures-table.tsx';
import type { ToolCalculation } from './tool-calculation.ts';
import { toolPageTexts } from './tool-page-texts.ts';

/** A free sum alone on a page, for paper or a PDF. */
export const ToolPrintSheet = ({ sum }: { sum: ToolCalculation }) => {
  const { id, owner, result } = sum;
  const { calculator } = freeTools[id];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <article className="wrap free-tool free-tool-sheet">
      <p className="actions row">
        <Button onClick={() => print()}>
          <Icon icon={Printer} />
          Print or save as PDF
        </Button>
        <LinkButton variant="quiet" to={toolPageTexts[id].path} replace>
          <Icon icon={ArrowLeft} />
          Back
        </LinkButton>
      </p>
      <p>{calculators[calculator].title}</p>
      <h1 ref={heading} tabIndex={-1}>
        {sum.headline}
      </h1>
      <p className="free-tool-lede">{sum.lede}</p>
      <CalculationChartWithNotes id={calculator} owner={owner} sum={sum} />
      <h2>Your numbers</h2>
      <Given sum={sum} />
      {result.kind === 'figures' && (
        <>
          <h2>Results</h2>
          <FiguresTable result={result} format={owner.format} title="Results" />
          <h2>The math</h2>
          <CalculationDetails id={calculator} result={result} owner={owner} derived={sum.derived} />
        </>
      )}
      <p className="fine">
        Calculated with Sevenhands on {owner.format.day(owner.today)}, in US dollars.{' '}
        {location.host}
        {toolPageTexts[id].path}
      </p>
    </article>
  );
};

const Given = ({ sum: { id, values, owner } }: { sum: ToolCalculation }) => (
  <dl className="free-tool-went-in">
    {freeToolWords[id].fields.flatMap(({ id: field, label, kind, options }) => {
      const value = values[field];
      if (value === undefined) return [];
      return [
        <div key={field}>
          <dt>{label}</dt>
          <dd>{kind ? owner.format.value(kind, value) : (options?.[value] ?? value)}</dd>
        </div>,
      ];
    })}
  </dl>
);
