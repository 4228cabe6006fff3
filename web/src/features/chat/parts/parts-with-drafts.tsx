import { type ComponentType, useMemo } from 'react';
import { applyDraftEdits } from '#shared/domain/chat/answer-parts/drafts/apply-draft-edits.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import {
  noOpenPlaces,
  type OpenPlaces,
  openPlacesOf,
} from '#web/features/drafts/open-place-values.ts';
import { senderOf } from '#web/features/drafts/sender-of-business.ts';
import { useKeepOwnerName } from '#web/features/drafts/use-keep-owner-name.ts';
import { EstimatedAmounts } from '#web/ui/markdown/estimated-amounts.tsx';
import { useChatActions } from '../conversation/chat-actions-context.ts';
import { detailsOf } from '../masked-details-on-device.ts';
import { DraftCard } from './draft-card.tsx';
import type { AnswerProps, PartProps } from './part-props.ts';
import { useTypedPlaces } from './use-typed-places.ts';

/** The parts of an answer with drafts: all of them share what is put into their places. */
export const PartsWithDrafts = ({
  parts,
  PlainPart,
  ...props
}: AnswerProps & { PlainPart: ComponentType<PartProps> }) => {
  const { turn, isArriving } = props;
  const business = activeBusiness(useAccount());
  const [typed, setTyped] = useTypedPlaces(turn);
  useKeepOwnerName(business, typed);
  const chat = useChatActions()?.conversation.place.conversationId;
  const shown = useMemo(() => applyDraftEdits(parts, turn.drafts), [parts, turn.drafts]);
  const found = useMemo((): OpenPlaces => {
    const details = chat ? detailsOf(chat) : [];
    if (isArriving && details.length === 0) return noOpenPlaces;
    const all = openPlacesOf(shown, senderOf(business), typed, details);
    // The fields come once all drafts are there.
    return isArriving ? { ...noOpenPlaces, values: all.local, local: all.local } : all;
  }, [isArriving, shown, business, typed, chat]);
  const first = parts.findIndex(({ kind }) => kind === 'draft');
  return (
    <div className="parts">
      {shown.map((part, index) => {
        // Parts are only ever added at the end.
        const key = index;
        if (part.kind !== 'draft')
          return <PlainPart key={key} {...props} parts={shown} part={part} index={index} />;
        // What the owner wrote is no estimate of the helper.
        const isOwn = turn.drafts?.some((one) => one.index === index && one.body !== null);
        return (
          <EstimatedAmounts key={key} amounts={isArriving || isOwn ? undefined : turn.estimates}>
            <DraftCard
              {...props}
              part={part}
              index={index}
              isMain={index === first}
              found={found}
              onFill={(place, value) => setTyped({ ...typed, [place]: value })}
            />
          </EstimatedAmounts>
        );
      })}
    </div>
  );
};
