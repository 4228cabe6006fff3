import type { ReactNode } from 'react';
import type { CalculatorId } from '#shared/domain/calculators/calculator.ts';
import { calculators, finding } from '#shared/domain/calculators/index.ts';
import { noteText } from '#shared/domain/calculators/notes.ts';
import type { OwnerNumbers } from '#web/numbers/owner-numbers.ts';
import { Opener } from '#web/ui/opener.tsx';
import { AskFinance } from './ask-finance.tsx';
import { Picture } from './charts/picture.tsx';
import { pictureOf } from './charts/picture-data.ts';
import { FiguresTable } from './figures-table.tsx';
import { SumFields } from './sum-fields.tsx';
import { type Sum, useSum } from './use-sum.ts';
import { WorkedOut } from './worked-out.tsx';

/** What a calculator says: its finding, or what it still needs, or why there is no answer. */
const saidOf = (id: CalculatorId, { result, inputs }: Sum, { format }: OwnerNumbers) => {
  if (result.kind === 'figures') return finding(id, inputs, result, format);
  const { question } = calculators[id];
  if (result.kind === 'error') return { headline: noteText(result.error, format), lede: question };
  return { headline: question, lede: 'Fill in what is missing, and it stands here.' };
};

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
  const picture =
    result.kind === 'figures' ? pictureOf(id, result, sum.inputs, owner.format) : undefined;
  const notes = result.kind === 'figures' ? [...result.notes, ...sum.cashNotes] : [];
  return (
    <section className="sum" id={id} aria-labelledby={`${id}-finding`}>
      <p>{calculators[id].title}</p>
      <h2 id={`${id}-finding`} tabIndex={-1}>
        {said.headline}
      </h2>
      <p className="sum-lede">{said.lede}</p>
      <div className="sum-grid">
        <div className="sum-picture">
          {picture && <Picture {...picture} />}
          {result.kind === 'figures' && result.cash && (
            <p className="fine">
              Solid: money you can count on. Dotted: with money that is not sure yet.
            </p>
          )}
          {notes.map((note) => (
            <p key={note.id} className="fine">
              {noteText(note, owner.format)}
            </p>
          ))}
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
