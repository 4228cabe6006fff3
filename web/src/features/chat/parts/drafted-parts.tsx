import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { PlaceValues } from '#shared/domain/answer-parts/open-places.ts';
import { withOwnWords } from '#shared/domain/answer-parts/own-words.ts';
import { activeBusiness, useAccount } from '#web/account.ts';
import { detailsOf } from '#web/device-details.ts';
import { noPlaces, type Places, placesOf } from '#web/drafts/places.ts';
import { senderOf } from '#web/drafts/sender.ts';
import { Estimates } from '#web/ui/estimates.tsx';
import { useChatActions } from '../chat-actions.ts';
import type { LocalTurn } from '../local-turn.ts';
import { DraftCard } from './draft-card.tsx';
import { keepPlaces } from './draft-changes.ts';
import type { AnswerProps, PartProps } from './part-props.ts';

/** The parts of an answer with drafts: all of them share what is put into their places. */
export const DraftedParts = ({
  parts,
  PlainPart,
  ...props
}: AnswerProps & { PlainPart: ComponentType<PartProps> }) => {
  const { turn, isArriving } = props;
  const business = activeBusiness(useAccount());
  const [typed, setTyped] = useTyped(turn);
  const chat = useChatActions()?.conversation.place.conversationId;
  const shown = useMemo(() => withOwnWords(parts, turn.drafts), [parts, turn.drafts]);
  const found = useMemo((): Places => {
    const details = chat ? detailsOf(chat) : [];
    if (isArriving && details.length === 0) return noPlaces;
    const all = placesOf(shown, senderOf(business), typed, details);
    // The fields come once all drafts are there.
    return isArriving ? { ...noPlaces, values: all.local, local: all.local } : all;
  }, [isArriving, shown, business, typed, chat]);
  const first = parts.findIndex(({ kind }) => kind === 'draft');
  return (
    <div className="parts">
      {shown.map((part, index) => {
        // Parts are only ever added at the end.
        const key = index;
        if (part.kind !== 'draft')
          return <PlainPart key={key} {...props} part={part} index={index} />;
        // What the owner wrote is no estimate of the helper.
        const isOwn = turn.drafts?.some((one) => one.index === index && one.body !== null);
        return (
          <Estimates key={key} amounts={isArriving || isOwn ? undefined : turn.estimates}>
            <DraftCard
              {...props}
              part={part}
              index={index}
              isMain={index === first}
              found={found}
              onFill={(place, value) => setTyped({ ...typed, [place]: value })}
            />
          </Estimates>
        );
      })}
    </div>
  );
};

/** How long typing rests before it is kept with the conversation, which is written as a whole, and then on the server. */
const restMs = { tab: 300, server: 1000, longest: 60_000 };

/** What is typed into the places: kept with the turn in this tab at once, and on the server when typing rests. */
const useTyped = ({ id, places = none, hasUnsavedPlaces }: LocalTurn) => {
  const conversation = useChatActions()?.conversation;
  const [typed, setTyped] = useState<PlaceValues>();
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (!typed || !conversation) return;
    const keep = () => {
      conversation.amend(id, { places: typed, hasUnsavedPlaces: true });
      setTyped(undefined);
    };
    const timer = setTimeout(keep, restMs.tab);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [conversation, id, typed]);
  useEffect(() => {
    if (typed || !hasUnsavedPlaces || !conversation) return;
    const keep = async () => {
      const isKept = await keepPlaces(conversation, id, places);
      setFailures((before) => (isKept ? 0 : before + 1));
    };
    const pause = Math.min(restMs.server * 2 ** failures, restMs.longest);
    const timer = setTimeout(() => void keep(), pause);
    return () => clearTimeout(timer);
  }, [conversation, id, typed, places, hasUnsavedPlaces, failures]);
  return [typed ?? places, setTyped] as const;
};

const none: PlaceValues = {};
