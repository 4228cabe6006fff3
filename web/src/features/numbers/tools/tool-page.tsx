import { freeToolWords } from 'virtual:free-tools';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { FreeToolId } from '#shared/domain/free-tools.ts';
import { Button } from '#web/ui/button.tsx';
import { AboutTool } from './about-tool.tsx';
import { ToolExample } from './tool-example.tsx';
import { ToolFields, WithoutScripts } from './tool-fields.tsx';
import { toolIds, toolWords } from './tool-words.ts';
import { useTyped } from './typed-numbers.ts';
import { useCalculator } from './use-calculator.ts';
import './tools.css';

/** A sum that a visitor works out without an account; nothing typed here leaves the browser. */
export const ToolPage = () => {
  const { pathname, search } = useLocation();
  const id = toolIds.find((one) => pathname.startsWith(toolWords[one].path)) ?? 'hour-cost';
  return <Tool key={id} id={id} isPaper={new URLSearchParams(search).has('print')} />;
};

const Tool = ({ id, isPaper }: { id: FreeToolId; isPaper: boolean }) => {
  const frame = useRef<HTMLDivElement>(null);
  const { typed, change } = useTyped(id, frame);
  const { calculator, hasFailed, load } = useCalculator();
  const isBegun = Object.values(typed).some((text) => text !== '');
  // What a link or this tab brought is worked out at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once there is something to work out
  useEffect(() => {
    if (isBegun) load();
  }, [isBegun]);
  const sum = calculator?.workOutTool(id, typed);
  if (isPaper && isBegun && calculator && sum) return <calculator.ToolSheet sum={sum} />;
  return (
    <div className="wrap free-tool">
      <header>
        <h1>{toolWords[id].heading}</h1>
        <p className="lead">
          {toolWords[id].lead} No account needed. What you type stays in your browser.
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
    <p>The calculator could not be loaded. Check your connection.</p>
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
