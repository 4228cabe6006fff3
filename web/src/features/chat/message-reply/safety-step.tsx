import Phone from '@lucide/icons/icons/phone';
import { useEffect, useRef } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import type { MaskedDetail } from '#shared/domain/chat/masking/masked-details.ts';
import type { SafetyLanguage } from '#shared/domain/chat/safety/cards/safety-language-type.ts';
import type { DangerId } from '#shared/domain/chat/safety/dangers.ts';
import { findDangers } from '#shared/domain/chat/safety/find-dangers.ts';
import { safetyCards, safetyLanguages } from '#shared/domain/chat/safety/safety-card.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import '../safety-card.css';
import { callLink, phoneToCall } from './phone-to-call.ts';

type Props = {
  text: string;
  danger: DangerId;
  business: Business;
  words: SafetyLanguage;
  /** Of the words, as far as there are some in it. */
  language: string;
  details: readonly MaskedDetail[];
  /** It is not dangerous. */
  onDismiss: () => void;
  onGoOn: () => void;
};

/** Fixed words of ours before anything is sent, for one danger. */
export const SafetyStep = (props: Props) => {
  const { text, danger, business, words, language, details, onDismiss, onGoOn } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (danger) title.current?.focus();
  }, [danger]);
  const card = safetyCards(text, business.country ?? '', words).find(
    (one) => one.danger === danger,
  );
  if (!card) return null;
  const phone = phoneToCall(details);
  const code = language.toLowerCase().split('-')[0] ?? '';
  return (
    <div className="kit" lang={safetyLanguages.includes(code) ? code : 'en'}>
      <div className="fields">
        <div className="wide safety-card" role="alert">
          <h3 ref={title} tabIndex={-1}>
            {card.title}
          </h3>
          <ol>
            {card.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {card.callFirst && phone && (
            <a className="btn btn-danger" href={callLink(phone)}>
              <Icon icon={Phone} />
              {phone}
            </a>
          )}
          <p>{card.small.join(' ')}</p>
        </div>
        <Marked text={text} danger={danger} />
        {card.later && <p className="wide hint">{card.later}</p>}
      </div>
      <footer>
        <Button variant="quiet" onClick={onDismiss}>
          {card.notThis}
        </Button>
        <Button variant="outline" onClick={onGoOn}>
          {card.goOn}
        </Button>
      </footer>
    </div>
  );
};

/** The message with the words that were seen in it. */
const Marked = ({ text, danger }: Pick<Props, 'text' | 'danger'>) => {
  const found = findDangers(text).find(({ id }) => id === danger);
  if (!found) return null;
  return (
    <p className="wide kit-quote">
      {text.slice(0, found.start)}
      <mark className="own-words">{text.slice(found.start, found.end)}</mark>
      {text.slice(found.end)}
    </p>
  );
};
