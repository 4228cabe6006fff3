import { channelLabels } from '#shared/domain/answer-parts/limits.ts';
import type { Part, StepsPart } from '#shared/domain/answer-parts/part.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { channelIcons } from '#web/drafts/channel-icons.ts';
import { DraftView } from '#web/drafts/draft-view.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Markdown } from '#web/ui/markdown.tsx';

/** The parts of an answer that is not kept: drawn as for an owner, with nothing to press. */
export const TriedParts = ({ parts }: { parts: readonly Part[] }) => (
  <div className="tried-parts">
    {parts.map((part, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an answer never change places
      <TriedPart key={nth} part={part} />
    ))}
  </div>
);

const TriedPart = ({ part }: { part: Part }) => {
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
            due_in_days === 0 ? 'Today.' : `In ${due_in_days} days.`,
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
