import {
  figureDescriptions,
  type ImportFigureId,
} from '#shared/domain/numbers/imports/figures/figure-descriptions.ts';
import type { SavedImport } from '#shared/domain/numbers/imports/figures/saved-import-schemas.ts';
import { fileKinds } from '#shared/domain/numbers/imports/file-kinds-and-limits.ts';
import { importSources } from '#shared/domain/numbers/imports/import-sources.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { FigureList } from './import/figure-list.tsx';
import { ImportCharts } from './import/import-charts.tsx';
import { useRemoveSavedNumber } from './money/use-remove-saved-number.ts';
import type { OwnerNumbers } from './owner-numbers.ts';

/** The figures kept from files, each file with what it was; no row of it is anywhere any more. */
export const SavedImports = ({ owner }: { owner: OwnerNumbers }) => {
  return (
    <section className="numbers-part" id="books" aria-labelledby="books-title">
      <h2 id="books-title">Imported numbers</h2>
      {owner.known.imports.map((one) => (
        <OneImport key={one.kind} kept={one} owner={owner} />
      ))}
    </section>
  );
};

const OneImport = ({ kept, owner }: { kept: SavedImport; owner: OwnerNumbers }) => {
  const remove = useRemoveSavedNumber(owner.businessId);
  const { format } = owner;
  const name = `${importSources[kept.source]} ${fileKinds[kept.kind]}`;
  const rules = (Object.keys(kept.figures) as ImportFigureId[]).map((id) => figureDescriptions[id]);
  return (
    <article className="kept-import" aria-label={name}>
      <p className="fine">
        {name}, {kept.rows} rows, through {format.day(kept.until)}. Imported {format.day(kept.date)}
        .
      </p>
      <FigureList figures={kept.figures} format={format} />
      <ImportCharts figures={kept.figures} format={format} />
      <Disclosure words="How we calculated these">
        <dl className="formulas">
          {rules.map(({ label, rule }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{rule}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      <Button
        variant="quiet"
        busy={remove.isPending && 'Deleting...'}
        onClick={() => remove.mutate({ entry: kept.kind })}
      >
        Delete these numbers
      </Button>
      {remove.error && <Notice tone="danger">{remove.error.message}</Notice>}
    </article>
  );
};
