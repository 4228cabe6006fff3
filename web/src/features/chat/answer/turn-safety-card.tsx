import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  findDangersOfOwner,
  questionText,
} from '#shared/domain/chat/safety/question-safety-bundle.ts';
import {
  loadSafetyLanguage,
  type SafetyCard,
  safetyCardsOfOwner,
  safetyLanguages,
} from '#shared/domain/chat/safety/safety-card.ts';
import { useAccount } from '#web/core/account.ts';
import { Button } from '#web/ui/button.tsx';
import { useChatActions } from '../conversation/chat-actions-context.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';
import '../safety-card.css';

/** Fixed words of ours behind a question whose words may be about a danger; found on this device, before there is an answer. */
export const TurnSafetyCard = ({ turn }: { turn: LocalTurn }) => {
  const words = useMemo(() => questionText(turn), [turn]);
  const isDangerous = useMemo(() => findDangersOfOwner(words).length > 0, [words]);
  return isDangerous ? <Cards turn={turn} words={words} /> : null;
};

const Cards = ({ turn, words }: { turn: LocalTurn; words: string }) => {
  const actions = useChatActions();
  const { businesses } = useAccount();
  const business = businesses.find(({ id }) => id === actions?.conversation.place.businessId);
  const language = business?.language ?? navigator.language;
  const safety = useQuery({
    queryKey: ['safety-words', language],
    queryFn: () => loadSafetyLanguage(language),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  if (!safety.data) return null;
  const { country } = business ?? {};
  const cards = safetyCardsOfOwner(
    words,
    { country: country ?? '', setAside: turn.setAside },
    safety.data,
  );
  const code = language.toLowerCase().split('-')[0] ?? '';
  if (!cards.length) return null;
  return (
    <li className="turn-safety" lang={safetyLanguages.includes(code) ? code : 'en'}>
      {cards.map((card) => (
        <Card
          key={card.danger}
          card={card}
          here={card.callFirst ? safety.data.here : null}
          onSetAside={actions && (() => actions.conversation.setAside(turn.id, card.danger))}
        />
      ))}
    </li>
  );
};

const Card = ({
  card,
  here,
  onSetAside,
}: {
  card: SafetyCard;
  here: string | null;
  /** It is not dangerous; null where nothing can be changed. */
  onSetAside: (() => void) | null;
}) => (
  <div className="safety-card" role="alert">
    <h3>{card.title}</h3>
    <ol>
      {card.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    {here && card.danger !== 'self-harm' && <p>{here}</p>}
    <p>{card.small.join(' ')}</p>
    {onSetAside && (
      <Button variant="quiet" onClick={onSetAside}>
        {card.notThis}
      </Button>
    )}
  </div>
);
