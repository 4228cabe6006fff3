import './ready.css';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { applyDraftEdits } from '#shared/domain/chat/answer-parts/drafts/apply-draft-edits.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { openPlacesOf, valuesFor } from '#web/features/drafts/open-place-values.ts';
import { workQuery } from '#web/features/drafts/saved-work-query.ts';
import { senderOf } from '#web/features/drafts/sender-of-business.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { ConversationPlace } from '../conversation/conversation-place.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';
import { detailsOf } from '../masked-details-on-device.ts';
import { reportDraftUse } from '../parts/report-draft-use.ts';
import { ReadyToUseDraft } from './ready-to-use-draft.tsx';
import { ReadyToUseSteps } from './ready-to-use-steps.tsx';

/** So many saved drafts stand here; their page has them all. */
const savedShown = 3;

const isReady = ({ kind }: Part) => kind === 'draft' || kind === 'steps';
/** The answers that have something to use, the newest first. */
const readyTurns = (turns: readonly LocalTurn[]) =>
  turns.filter(({ state, parts }) => state !== 'waiting' && parts.some(isReady)).toReversed();

type Props = { place: ConversationPlace; turns: readonly LocalTurn[] };

/** What the answers of a chat have ready to use, beside them: drafts to copy, steps for the week, and saved work. */
export const ReadyToUsePane = ({ place, turns }: Props) => {
  const [newest, ...earlier] = readyTurns(turns);
  const isOfLast = newest !== undefined && newest === turns.at(-1);
  return (
    <aside className="ready-pane" aria-labelledby="ready-to-use">
      <header>
        <h2 id="ready-to-use">Ready to use</h2>
        {isOfLast && <span className="hint">this answer</span>}
      </header>
      <div>
        {newest ? (
          <ReadyParts place={place} turn={newest} />
        ) : (
          <p className="hint ready-none">
            Drafts to copy and steps for your week will show up here.
          </p>
        )}
        {earlier.length > 0 && (
          <details className="ready-earlier">
            <summary>
              <Icon icon={ChevronRight} />
              Earlier in this chat ({earlier.length})
            </summary>
            {earlier.map((turn) => (
              <ReadyParts key={turn.id} place={place} turn={turn} />
            ))}
          </details>
        )}
        <Saved place={place} />
      </div>
    </aside>
  );
};

const ReadyParts = ({ place, turn }: { place: ConversationPlace; turn: LocalTurn }) => {
  const business = activeBusiness(useAccount());
  const parts = applyDraftEdits(turn.parts, turn.drafts);
  const details = detailsOf(place.conversationId);
  const { values, local } = openPlacesOf(parts, senderOf(business), turn.places, details);
  return (
    <ul className="ready-list">
      {parts.map((part, index) => {
        // Parts are only ever added at the end.
        const key = index;
        if (part.kind === 'draft')
          return (
            <ReadyToUseDraft
              key={key}
              turn={turn}
              part={part}
              index={index}
              values={valuesFor(part, values, local)}
              onUse={() => reportDraftUse(place.conversationId, turn.id)}
            />
          );
        if (part.kind === 'steps' && business?.id === place.businessId)
          return (
            <ReadyToUseSteps
              key={key}
              part={part}
              index={index}
              turn={turn}
              place={place}
              business={business}
            />
          );
        return null;
      })}
    </ul>
  );
};

/** What was saved from this helper's answers, the newest first. */
const Saved = ({ place: { businessId, helperId } }: { place: ConversationPlace }) => {
  const { data } = useQuery(workQuery(businessId));
  const saved = data?.items.filter(({ helper_id }) => helper_id === helperId) ?? [];
  if (saved.length === 0) return null;
  return (
    <section className="ready-saved" aria-labelledby="ready-saved">
      <h3 id="ready-saved">Saved</h3>
      <ul>
        {saved.slice(0, savedShown).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <Link to="/dashboard/work">Saved work</Link>
    </section>
  );
};
