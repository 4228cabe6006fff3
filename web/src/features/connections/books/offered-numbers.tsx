import './offered-numbers.css';
import { useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import {
  booksOriginWords,
  providerSourceName,
} from '#shared/domain/connections/books/books-as-source.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import { createFormat, type Format } from '#shared/domain/numbers/number-format-and-local-words.ts';
import { numbers } from '#shared/domain/numbers/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { addSeenNews, readSeenNews } from '../news-seen-on-device.ts';
import {
  type OfferedNumber,
  useAcceptOfferedNumbers,
  useOfferedNumbers,
} from './use-offered-numbers.ts';

/**
 * The numbers that connected books offer, each with its source and day: nothing is kept before the owner agrees, and after it
 * each read brings them up to date. An offer that was put away, or that would replace a typed number, is folded.
 */
export const OfferedNumbers = ({ business }: { business: Business }) => {
  const offer = useOfferedNumbers(business.id);
  const [seen, setSeen] = useState(() => readSeenNews('offers', business.id));
  const [isKept, setIsKept] = useState(false);
  const { ref, refocus } = useRefocus<HTMLParagraphElement>();
  const { figures, proposals = [] } = offer ?? {};
  const name = figures ? providerSourceName(figures.provider) : '';
  const isNews = proposals.some(({ id, kept }) => kept === null && !seen.includes(id));
  const form = figures && proposals.length > 0 && (
    <OfferForm
      // Other values are another offer.
      key={proposals.map(({ id, value, kept }) => `${id} ${value} ${kept}`).join()}
      business={business}
      name={name}
      proposals={proposals}
      onKept={() => {
        setIsKept(true);
        refocus();
      }}
      onLater={
        isNews
          ? () =>
              setSeen(
                addSeenNews(
                  'offers',
                  business.id,
                  proposals.map(({ id }) => id),
                ),
              )
          : undefined
      }
    />
  );
  return (
    <>
      {isKept && (
        <p ref={ref} tabIndex={-1} role="status" className="offer-kept">
          Saved. These numbers stay up to date from {name}.
        </p>
      )}
      {form &&
        (isNews ? (
          <section className="offer" aria-labelledby="offer-title">
            <h2 id="offer-title">Use your numbers from {name}?</h2>
            {form}
          </section>
        ) : (
          <Disclosure words={`Numbers from ${name} that you don’t use`}>{form}</Disclosure>
        ))}
    </>
  );
};

const OfferForm = ({
  business,
  name,
  proposals,
  onKept,
  onLater,
}: {
  business: Business;
  name: string;
  proposals: readonly OfferedNumber[];
  onKept: () => void;
  onLater: (() => void) | undefined;
}) => {
  const format = createFormat(localeAndCurrencyOf(business));
  // What the owner typed is replaced only when they say so.
  const [chosen, setChosen] = useState(() =>
    proposals.filter(({ kept }) => kept === null).map(({ id }) => id),
  );
  const accept = useAcceptOfferedNumbers(business.id);
  const toggle = (id: OfferedNumber['id']) =>
    setChosen((before) =>
      before.includes(id) ? before.filter((one) => one !== id) : [...before, id],
    );
  const use = () =>
    accept.mutate(
      proposals
        .filter(({ id }) => chosen.includes(id))
        .map(({ id, value, kept }) => ({ id, value, replaces: kept })),
      { onSuccess: onKept },
    );
  return (
    <>
      <ul className="offer-list">
        {proposals.map((one) => (
          <OfferRow
            key={one.id}
            one={one}
            name={name}
            format={format}
            isChosen={chosen.includes(one.id)}
            onToggle={() => toggle(one.id)}
          />
        ))}
      </ul>
      <p className="fine">
        We update them each time we read {name}. If you enter a number yourself, we use yours.
      </p>
      {accept.error && <Notice tone="danger">{accept.error.message}</Notice>}
      <div className="row">
        <Button disabled={chosen.length === 0} busy={accept.isPending && 'Saving...'} onClick={use}>
          {chosen.length === 1 ? 'Use this number' : 'Use these numbers'}
        </Button>
        {onLater && (
          <Button variant="quiet" onClick={onLater}>
            Not now
          </Button>
        )}
      </div>
    </>
  );
};

const OfferRow = ({
  one,
  name,
  format,
  isChosen,
  onToggle,
}: {
  one: OfferedNumber;
  name: string;
  format: Format;
  isChosen: boolean;
  onToggle: () => void;
}) => {
  const { label, unit } = numbers[one.id];
  const about = `offer-${one.id}`;
  return (
    <li>
      <label>
        <input type="checkbox" checked={isChosen} aria-describedby={about} onChange={onToggle} />
        <span>
          {format.words(label)}: <b>{format.value(unit, one.value)}</b>
        </span>
      </label>
      <small id={about}>
        From {name}, {booksOriginWords(one, format)}.
        {one.kept !== null && ` Now you use ${format.value(unit, one.kept)}.`}
      </small>
    </li>
  );
};
