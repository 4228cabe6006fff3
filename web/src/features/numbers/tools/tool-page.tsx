import './tools.css';
import { freeToolWords } from 'virtual:free-tools';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type FreeToolId, freeToolIds } from '#shared/domain/numbers/free-tool-ids.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import type { TypedInputs } from '../calculate-with-typed.ts';
import type { ToolCalculation } from './tool-calculation.ts';
import { ToolFields, WithoutScripts } from './tool-fields.tsx';
import { toolPageTexts } from './tool-page-texts.ts';
import { useTypedToolFields } from './use-typed-tool-fields.ts';

type Calculator = typeof import('./tool-answer-bundle.ts');

/** The code that works out a free sum, loaded when it is first needed. */
const useCalculator = () => {
  const [calculator, setCalculator] = useState<Calculator>();
  const [hasFailed, setHasFailed] = useState(false);
  const loading = useRef(false);
  const load = () => {
    if (loading.current) return;
    loading.current = true;
    setHasFailed(false);
    import('./tool-answer-bundle.ts').then(setCalculator, () => {
      loading.current = false;
      setHasFailed(true);
    });
  };
  return { calculator, hasFailed, load };
};

/** What stands in place of an answer until there is one: what is still missing, or an example. */
const ToolExample = ({
  id,
  sum,
  onFill,
}: {
  id: FreeToolId;
  sum: ToolCalculation | undefined;
  onFill: (typed: TypedInputs) => void;
}) => {
  const { fields, example } = freeToolWords[id];
  const isBegun = sum && Object.keys(sum.values).length > 0;
  const missing = fields.filter((field) => sum?.missing.includes(field.id));
  return (
    <section className="free-tool-answer" aria-labelledby="tool-example">
      {isBegun && missing.length > 0 && (
        <p className="free-tool-missing">
          Still needed: {missing.map(({ label }) => label).join(', ')}.
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
          Try the example
        </Button>
      </p>
    </section>
  );
};

/** How a free sum is worked out, the other two, and what an account adds. */
const AboutTool = ({ id }: { id: FreeToolId }) => (
  <div className="free-tool-about">
    <section>
      <h2>How it works</h2>
      {[...toolPageTexts[id].how, ...freeToolWords[id].caveats].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
    <section>
      <h2>More free calculators</h2>
      <ul>
        {freeToolIds
          .filter((one) => one !== id)
          .map((one) => (
            <li key={one}>
              <Link to={toolPageTexts[one].path}>{toolPageTexts[one].name}</Link>
            </li>
          ))}
      </ul>
      <p>
        With an account, 7 AI helpers use your numbers in every answer. You also get 7 more
        calculators, from discounts to a 13-week cash forecast.
      </p>
      <LinkButton variant="outline" to="/features">
        Meet the helpers
      </LinkButton>
    </section>
  </div>
);

/** A sum that a visitor works out without an account; nothing typed here leaves the browser. */
export const ToolPage = () => {
  const { pathname, search } = useLocation();
  const id = freeToolIds.find((one) => pathname.startsWith(toolPageTexts[one].path)) ?? 'hour-cost';
  return <Tool key={id} id={id} isPaper={new URLSearchParams(search).has('print')} />;
};

const Tool = ({ id, isPaper }: { id: FreeToolId; isPaper: boolean }) => {
  const frame = useRef<HTMLDivElement>(null);
  const { typed, change } = useTypedToolFields(id, frame);
  const { calculator, hasFailed, load } = useCalculator();
  const isBegun = Object.values(typed).some((text) => text !== '');
  // What a link or this tab brought is worked out at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once there is something to work out
  useEffect(() => {
    if (isBegun) load();
  }, [isBegun]);
  const sum = calculator?.calculateTool(id, typed);
  if (isPaper && isBegun && calculator && sum) return <calculator.ToolPrintSheet sum={sum} />;
  return (
    <div className="wrap free-tool">
      <header>
        <h1>{toolPageTexts[id].heading}</h1>
        <p className="lead">
          {toolPageTexts[id].lead} No account needed. Your numbers stay in your browser.
        </p>
      </header>
      <WithoutScripts id={id} />
      <div className="free-tool-grid">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the calculator loads before the first key is pressed */}
        <div ref={frame} onFocus={load} onPointerDown={load}>
          <ToolFields
            id={id}
            typed={typed}
            sum={sum}
            onType={(field, text) => change({ ...typed, [field]: text })}
          />
          {sum && sum.result.kind !== 'missing' && <ShowAnswer words={sum.headline} />}
          {hasFailed && <NotLoaded onRetry={load} />}
        </div>
        {calculator && sum && sum.result.kind !== 'missing' ? (
          <calculator.ToolAnswer
            sum={sum}
            takesFocus={typed === freeToolWords[id].example.values}
            onClear={() => {
              change({});
              // The button that was pressed is no longer there.
              frame.current?.querySelector<HTMLElement>('.input')?.focus();
            }}
          />
        ) : (
          <ToolExample id={id} sum={sum} onFill={change} />
        )}
      </div>
      <AboutTool id={id} />
    </div>
  );
};

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <div className="notice notice-danger" role="alert">
    <p>Couldn’t load the calculator. Check your connection.</p>
    <Button variant="outline" onClick={onRetry}>
      Try again
    </Button>
  </div>
);

/** On a phone the answer stands below the fields: a line that stays in sight says it, and leads there. */
const ShowAnswer = ({ words }: { words: string }) => (
  <button
    type="button"
    className="free-tool-now"
    onClick={() => {
      const finding = document.getElementById('tool-finding');
      finding?.scrollIntoView();
      finding?.focus({ preventScroll: true });
    }}
  >
    {words}
  </button>
);
