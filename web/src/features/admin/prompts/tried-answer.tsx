import Check from '@lucide/icons/icons/check';
import X from '@lucide/icons/icons/x';
import { Icon } from '#web/ui/icon.tsx';
import { Opener } from '#web/ui/opener.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { TriedParts } from './tried-parts.tsx';
import type { Tried } from './use-try-out.ts';

/** An answer as an owner would see it, and what the checks found in it. */
export const TriedAnswer = ({ answer }: { answer: Tried }) => {
  const { sums, estimates, cut, checks } = answer;
  return (
    <>
      <CheckResults checks={checks} />
      {cut && <Notice>The answer reached its longest length and was cut off.</Notice>}
      <h4>The answer</h4>
      {sums.map((sum) => (
        <p key={sum.title + sum.headline}>
          <b>{sum.title}</b>: {sum.headline}
        </p>
      ))}
      <TriedParts parts={answer.parts} />
      {estimates.length > 0 && (
        <p className="hint">Amounts that nobody gave: {estimates.join(', ')}.</p>
      )}
    </>
  );
};

type Result = Tried['checks'][number];

const CheckResults = ({ checks }: { checks: readonly Result[] }) => {
  const failed = checks.filter(({ pass }) => pass === false);
  const passed = checks.filter(({ pass }) => pass === true);
  const idle = checks.filter(({ pass }) => pass === null);
  return (
    <section className="check-results" aria-label="Checks">
      <h4>
        {failed.length === 0
          ? `All ${passed.length} checks that apply passed`
          : `${failed.length} of ${failed.length + passed.length} checks failed`}
      </h4>
      <ul>
        {failed.map(({ id, promise, why }) => (
          <li key={id}>
            <Icon icon={X} />
            <div>
              <b>{promise}</b>
              {why.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <Opener words={`${passed.length} passed, ${idle.length} had nothing to look at`}>
        <ul>
          {passed.map(({ id, promise }) => (
            <li key={id} className="passed">
              <Icon icon={Check} />
              <div>{promise}</div>
            </li>
          ))}
          {idle.map(({ id, promise }) => (
            <li key={id} className="idle">
              <span aria-hidden="true">–</span>
              <div>{promise} (nothing to look at)</div>
            </li>
          ))}
        </ul>
      </Opener>
    </section>
  );
};
