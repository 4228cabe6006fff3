import { freeToolWords } from 'virtual:free-tools';
import type { FreeToolId } from '#shared/domain/free-tools.ts';
import type { Typed } from '#web/numbers/work-out.ts';
import { Button } from '#web/ui/button.tsx';
import type { ToolSum } from './tool-sum.ts';

/** What stands in place of an answer until there is one: what is still missing, or an example. */
export const ToolExample = ({
  id,
  sum,
  onFill,
}: {
  id: FreeToolId;
  sum: ToolSum | undefined;
  onFill: (typed: Typed) => void;
}) => {
  const { fields, example } = freeToolWords[id];
  const isBegun = sum && Object.keys(sum.values).length > 0;
  const missing = fields.filter((field) => sum?.missing.includes(field.id));
  return (
    <section className="free-tool-answer" aria-labelledby="tool-example">
      {isBegun && missing.length > 0 && (
        <p className="free-tool-missing">
          Still to fill in: {missing.map(({ label }) => label).join(', ')}.
        </p>
      )}
      <p>An example</p>
      <h2 id="tool-example">{example.headline}</h2>
      <p className="free-tool-lede">{example.lede}</p>
      <ul className="free-tool-given">
        {example.given.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <Button variant="outline" onClick={() => onFill(example.values)}>
          Fill in the example
        </Button>
      </p>
    </section>
  );
};
