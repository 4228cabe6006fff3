import Languages from '@lucide/icons/icons/languages';
import { channelLabels } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import {
  type PlaceValues,
  stillOpen,
} from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import type { DraftPart } from '#shared/domain/chat/answer-parts/part.ts';
import { focusOpenPlace } from '#web/features/drafts/open-place-fields.tsx';
import { SpanishDraft } from '#web/features/drafts/spanish-draft.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { useChatActions } from '../conversation/chat-actions-context.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';
import { useSpanishDraft } from './use-spanish-draft.ts';

type Props = {
  turn: LocalTurn;
  part: DraftPart;
  index: number;
  values: PlaceValues;
  onUse: (() => void) | undefined;
};

/** A draft in Spanish below its English: the button that asks for it, what came of it, and what is out of date. */
export const DraftInSpanish = ({ turn, part, index, values, onUse }: Props) => {
  const { kept, isOld, isOffered, isBusy, problem, ask } = useSpanishDraft(turn, part, index);
  // The pressed button gives way to the Spanish.
  const { ref, refocus } = useRefocus<HTMLHeadingElement>();
  const press = async () => {
    if (await ask()) refocus();
  };
  if (kept && isOld) return <OutOfDate part={part} />;
  if (kept) {
    const draft = { ...part, subject: kept.subject, body: kept.body };
    return (
      <SpanishDraft
        heading="h4"
        draft={draft}
        values={values}
        open={stillOpen(draft, values)}
        onPlace={(key) => focusOpenPlace(turn.id, key)}
        onUse={onUse}
        headingRef={ref}
      />
    );
  }
  if (!isOffered) return null;
  return (
    <div className="draft-actions draft-to-spanish" data-control>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button
        variant="quiet"
        busy={isBusy && 'Putting it in Spanish...'}
        onClick={() => void press()}
      >
        <Icon icon={Languages} />
        {problem ? 'Try again' : 'In Spanish'}
        <span className="sr-only"> {nameOf(part)}</span>
      </Button>
    </div>
  );
};

const nameOf = ({ title, channel }: DraftPart) => title || channelLabels[channel];

/** Each draft is put in Spanish once; other words are a question like any other. */
const OutOfDate = ({ part }: { part: DraftPart }) => {
  const actions = useChatActions();
  return (
    <div className="draft-actions draft-to-spanish" data-control>
      <p className="hint">
        You changed this draft after it was put in Spanish, so the Spanish is out of date.
      </p>
      {actions && (
        <Button
          variant="quiet"
          onClick={() => actions.write(`Write “${nameOf(part)}” in Spanish, with my changes.`)}
        >
          <Icon icon={Languages} />
          Ask for new Spanish
        </Button>
      )}
    </div>
  );
};
