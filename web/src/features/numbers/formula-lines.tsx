import {
  formulaInValues,
  formulaInWords,
} from '#shared/domain/numbers/calculators/formula-text.ts';
import type { Figure } from '#shared/domain/numbers/calculators/input-and-result-types.ts';
import type { Format } from '#shared/domain/numbers/number-format-and-local-words.ts';

/** Each figure with its formula, in words and in values. */
export const FormulaLines = ({
  made,
  format,
}: {
  made: readonly Omit<Figure, 'exact'>[];
  format: Format;
}) =>
  made.map((figure) => (
    <p key={figure.id}>
      <b>
        {format.words(figure.label)}: {format.value(figure.unit, figure.value)}
      </b>
      <span>{format.words(formulaInWords(figure))}</span>
      <span>{formulaInValues(figure, format.value)}</span>
    </p>
  ));
