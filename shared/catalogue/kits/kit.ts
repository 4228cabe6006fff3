import type { HelperId } from '../../domain/catalogue/helper-ids.ts';
import type { PromptInput } from '../../domain/catalogue/starter-prompt.ts';
import type { Deliverables } from '../../domain/chat/answer-parts/declared-deliverables.ts';
import type { RepliedKind } from '../../domain/chat/message-replies/incoming-kinds.ts';

/** A prompt for one kind of incoming message, with what is asked before and what comes back. */
export type Kit = Readonly<{
  id: `kit.${RepliedKind}`;
  kind: RepliedKind;
  version: number;
  /** Who answers, and where "Go on in …" leads. */
  helper: HelperId;
  /** On the chip that chooses the kind. */
  title: string;
  /** Over the chips, when it was guessed. */
  guessed: string;
  description: string;
  defaultSpecificOutcome: string;
  /** The message, the tone and at most one number; filled in the dialog or from an imported row. */
  inputs: readonly PromptInput[];
  /** The id of the one number, or null where none is needed. */
  number: string | null;
  /** What the answer hands over after its opening. */
  deliverables: Deliverables;
  content: string;
}>;
