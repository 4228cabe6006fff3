import Check from '@lucide/icons/icons/check';
import X from '@lucide/icons/icons/x';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { channelLabels } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import type { Part, StepsPart } from '#shared/domain/chat/answer-parts/part.ts';
import { channelIcons } from '#web/features/drafts/channel-icons.ts';
import { DraftView } from '#web/features/drafts/draft-view.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { PromptPreview } from './use-try-out.ts';

/** The parts of an answer that is not kept: drawn as for an owner, with nothing to press. */
const PreviewedParts = ({ parts }: { parts: readonly Part[] }) => (
  <div className="previewed-parts">
    {parts.map((part, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an answer never change places
      <PreviewedPart key={nth} part={part} />
    ))}
  </div>
);

const PreviewedPart = ({ part }: { part: Part }) => {
  switch (part.kind) {
    case 'text':
      return (
        <div className="markdown">
          <Markdown text={part.markdown} />
        </div>
      );
    case 'draft':
      return (
        <article className="draft-card" data-channel={part.channel}>
          <header className="draft-head">
            <Icon icon={channelIcons[part.channel]} />
            <h3>{part.title || channelLabels[part.channel]}</h3>
          </header>
          <div className="draft-body">
            <DraftView draft={part} />
          </div>
        </article>
      );
    case 'steps':
      return <Steps part={part} />;
    case 'question':
      return (
        <div>
          <p>
            <b>{part.text}</b>
          </p>
          {part.choices.length > 0 && <p className="hint">{part.choices.join(' · ')}</p>}
        </div>
      );
    case 'handoff':
      return (
        <p>
          To {helpers[part.helper_id].name}: {part.brief}
        </p>
      );
  }
};

const Steps = ({ part }: { part: StepsPart }) => (
  <ol>
    {part.items.map(({ title, detail, due_in_days, minutes, who }) => (
      <li key={title + due_in_days}>
        <b>{title}</b>
        <p>
          {[
            due_in_days === 0
              ? 'Today.'
              : `In ${due_in_days} ${due_in_days === 1 ? 'day' : 'days'}.`,
            detail,
            minutes && `${minutes} min.`,
            who && `${who} can do it.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </li>
    ))}
  </ol>
);

/** An answer as an owner would see it, and what the checks found in it. */
export const PreviewedAnswer = ({ answer }: { answer: PromptPreview }) => {
  const { sums, estimates, cut, checks } = answer;
  return (
    <>
      <CheckResults checks={checks} />
      {cut && <Notice>The answer hit the length limit and was cut off.</Notice>}
      <h4>The answer</h4>
      {sums.map((sum) => (
        <p key={sum.title + sum.headline}>
          <b>{sum.title}</b>: {sum.headline}
        </p>
      ))}
      <PreviewedParts parts={answer.parts} />
      {estimates.length > 0 && (
        <p className="hint">Amounts not from the owner’s numbers: {estimates.join(', ')}.</p>
      )}
    </>
  );
};

type Result = PromptPreview['checks'][number];

const CheckResults = ({ checks }: { checks: readonly Result[] }) => {
  const failed = checks.filter(({ pass }) => pass === false);
  const passed = checks.filter(({ pass }) => pass === true);
  const idle = checks.filter(({ pass }) => pass === null);
  return (
    <section className="check-results" aria-label="Checks">
      <h4>Checks</h4>
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
      <Disclosure words={`${passed.length} passed, ${idle.length} didn’t apply`}>
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
              <div>{promise} (didn’t apply)</div>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
};
