import { freeToolWords } from 'virtual:free-tools';
import ArrowLeft from '@lucide/icons/icons/arrow-left';
import Printer from '@lucide/icons/icons/printer';
import { useEffect, useRef } from 'react';
import { calculators } from '#shared/domain/calculators/index.ts';
import { freeTools } from '#shared/domain/free-tools.ts';
import { FiguresTable } from '#web/numbers/figures-table.tsx';
import { SumPicture } from '#web/numbers/sum-picture.tsx';
import { WorkedOut } from '#web/numbers/worked-out.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { ToolSum } from './tool-sum.ts';
import { toolWords } from './tool-words.ts';

/** A free sum alone on a page, for paper or a PDF. */
export const ToolSheet = ({ sum }: { sum: ToolSum }) => {
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
        <LinkButton variant="quiet" to={toolWords[id].path} replace>
          <Icon icon={ArrowLeft} />
          Back
        </LinkButton>
      </p>
      <p>{calculators[calculator].title}</p>
      <h1 ref={heading} tabIndex={-1}>
        {sum.headline}
      </h1>
      <p className="free-tool-lede">{sum.lede}</p>
      <SumPicture id={calculator} owner={owner} sum={sum} />
      <h2>What went in</h2>
      <Given sum={sum} />
      {result.kind === 'figures' && (
        <>
          <h2>What comes out</h2>
          <FiguresTable result={result} format={owner.format} title="What comes out" />
          <h2>How it is worked out</h2>
          <WorkedOut id={calculator} result={result} owner={owner} derived={sum.derived} />
        </>
      )}
      <p className="fine">
        Worked out with Sevenhands on {owner.format.day(owner.today)}, in US dollars.{' '}
        {location.host}
        {toolWords[id].path}
      </p>
    </article>
  );
};

const Given = ({ sum: { id, values, owner } }: { sum: ToolSum }) => (
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
