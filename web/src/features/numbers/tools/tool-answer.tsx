import LinkIcon from '@lucide/icons/icons/link';
import Printer from '@lucide/icons/icons/printer';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { calculators } from '#shared/domain/numbers/calculators/index.ts';
import type { FreeToolId } from '#shared/domain/numbers/free-tool-ids.ts';
import { freeTools } from '#shared/domain/numbers/free-tools.ts';
import { useSession } from '#web/core/auth/session.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/public-fields.tsx';
import { CalculationChartWithNotes } from '../calculation-chart-with-notes.tsx';
import { CalculationDetails } from '../calculation-details.tsx';
import { FiguresTable } from '../figures-table.tsx';
import { storeFreeToolNumbers } from '../free-tool-numbers/stored-free-tool-numbers.ts';
import type { ToolCalculation } from './tool-calculation.ts';
import { toolPageTexts } from './tool-page-texts.ts';
import { fillToolFields, linkWithTypedFields } from './use-typed-tool-fields.ts';

/** Takes the numbers along to an account; the owner is asked there before anything is saved. */
const KeepNumbers = ({ sum: { keepable } }: { sum: ToolCalculation }) => {
  const navigate = useNavigate();
  const isMember = useSession().status === 'member';
  const [hasFailed, setHasFailed] = useState(false);
  const keep = () => {
    if (!storeFreeToolNumbers(keepable)) return setHasFailed(true);
    void navigate(isMember ? '/dashboard' : '/signup');
  };
  return (
    <div className="free-tool-keep">
      <Button onClick={keep}>Save these numbers</Button>
      <p className="fine">
        {isMember
          ? 'We’ll ask you to confirm before we save them to your business.'
          : 'Create a free account so your helpers can use them. We’ll ask you to confirm before we save anything.'}
      </p>
      {hasFailed && (
        <Notice tone="danger">
          Your browser won’t let us carry them over. Copy the link, sign up, and enter them in Your
          numbers.
        </Notice>
      )}
    </div>
  );
};

/** Copies a link that opens this sum with its numbers; where a browser refuses, shows it. */
const CopyLink = ({ sum: { id, values } }: { sum: ToolCalculation }) => {
  // Which link was copied or refused: with other numbers it is another one.
  const [done, setDone] = useState<{ link: string; isCopied: boolean }>();
  const link = linkWithTypedFields(toolPageTexts[id].path, values);
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    setDone({ link, isCopied });
  };
  const now = done?.link === link ? done : undefined;
  return (
    <>
      <Button
        variant="outline"
        onClick={() => void copy().catch(() => setDone({ link, isCopied: false }))}
      >
        <Icon icon={LinkIcon} />
        Copy link
      </Button>
      <p className="fine free-tool-copied" role="status">
        {now?.isCopied && 'Copied. Anyone with this link can see your numbers. We can’t.'}
      </p>
      {now && !now.isCopied && (
        <TextField
          label="Your browser blocked copying. Copy the link here:"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  );
};

/** What a free sum found, with its picture, and what can be done with it. */
export const ToolAnswer = ({
  sum,
  takesFocus,
  onClear,
}: {
  sum: ToolCalculation;
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
      <CalculationChartWithNotes id={calculator} owner={owner} sum={sum} />
      {result.kind === 'figures' && (
        <>
          <KeepNumbers sum={sum} />
          <div className="row">
            <CopyLink sum={sum} />
            <LinkButton variant="outline" to={`${toolPageTexts[id].path}?print`}>
              <Icon icon={Printer} />
              Print
            </LinkButton>
            <Button variant="quiet" onClick={onClear}>
              Start over
            </Button>
          </div>
          <NextCalculator sum={sum} />
          <div>
            <Disclosure words="See the math">
              <CalculationDetails
                id={calculator}
                result={result}
                owner={owner}
                derived={sum.derived}
              />
            </Disclosure>
            <Disclosure words="View as table">
              <FiguresTable result={result} format={owner.format} title={title} />
            </Disclosure>
          </div>
        </>
      )}
    </section>
  );
};

/** Which figure of one sum another one asks for. */
const next: Partial<Record<FreeToolId, { figure: 'hour_cost'; to: FreeToolId; words: string }>> = {
  'hour-cost': { figure: 'hour_cost', to: 'job-price', words: 'Price a job at this hourly cost' },
};

const NextCalculator = ({ sum: { id, result } }: { sum: ToolCalculation }) => {
  const { figure, to, words } = next[id] ?? {};
  const found = result.kind === 'figures' && result.figures.find((one) => one.id === figure);
  if (!figure || !to || !found) return null;
  return (
    <p>
      <Link
        to={toolPageTexts[to].path}
        onClick={() => fillToolFields(to, { [figure]: found.value })}
      >
        {words}
      </Link>
    </p>
  );
};
