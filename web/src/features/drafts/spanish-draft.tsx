import { type Ref, useId } from 'react';
import type { PlaceValues } from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import type { Draft } from './draft.ts';
import { DraftActions } from './draft-actions.tsx';
import { DraftView } from './draft-view.tsx';

type Props = {
  draft: Draft;
  values?: PlaceValues;
  /** The labels of places that are still open. */
  open?: readonly string[];
  onPlace?: ((key: string) => void) | undefined;
  onUse?: (() => void) | undefined;
  headingRef?: Ref<HTMLHeadingElement>;
  /** The level below the heading of the draft. */
  heading: 'h3' | 'h4';
};

/** A draft in Spanish below its English, with what can be done with it. */
export const SpanishDraft = ({
  draft,
  values = {},
  open = [],
  onPlace,
  onUse,
  headingRef,
  heading: Heading,
}: Props) => {
  const id = useId();
  return (
    <section className="draft-spanish" aria-labelledby={id} data-control>
      <div className="draft-body">
        <Heading id={id} ref={headingRef} tabIndex={-1}>
          In Spanish
        </Heading>
        <div lang="es">
          <DraftView draft={draft} values={values} onPlace={onPlace} isOpen={open.length > 0} />
        </div>
        <p className="hint">
          The numbers, names, and dates match your draft. We didn’t check the other words, so have
          someone who speaks Spanish read it first.
        </p>
      </div>
      <div className="draft-actions">
        <DraftActions draft={draft} values={values} open={open} onUse={onUse} />
      </div>
    </section>
  );
};
