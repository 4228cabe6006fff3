import type { FiguresToAsk } from '#web/figures-to-ask.ts';

/** Says which calculation goes along with the next question, and offers to leave it out. */
export const AttachedFigures = ({
  figures,
  onRemove,
}: {
  figures: FiguresToAsk;
  onRemove: () => void;
}) => (
  <p className="attached-figures">
    Goes along: the figures of <b>{figures.title}</b>{' '}
    <button type="button" className="inline-button" onClick={onRemove}>
      Leave them out
    </button>
  </p>
);
