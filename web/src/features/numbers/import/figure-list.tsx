import type { ImportFigures } from '#shared/domain/imports/figures.ts';
import type { Format } from '#shared/domain/numbers/format.ts';
import { figureLines } from './figure-lines.ts';

/** The figures of a file, large, each with what it means under it. */
export const FigureList = ({ figures, format }: { figures: ImportFigures; format: Format }) => (
  <dl className="found-figures">
    {figureLines(figures, format).map(({ id, words, shown }) => (
      <div key={id}>
        <dt>{words}</dt>
        <dd>{shown}</dd>
      </div>
    ))}
  </dl>
);
