import { countText, momentText } from '../admin-format.ts';
import type { PromptRatings } from '../admin-queries.ts';

/** What owners wrote with a thumb down, folded away; nothing without any. */
export const ThumbDownReasons = ({ reasons }: Pick<PromptRatings, 'reasons'>) =>
  reasons.length > 0 && (
    <details>
      <summary>
        {reasons.length === 1 ? '1 reason' : `${countText(reasons.length)} reasons`}
      </summary>
      <ul className="reasons">
        {reasons.map(({ reason, created_at }) => (
          <li key={created_at + reason}>
            <p>{reason}</p>
            <time dateTime={created_at}>{momentText(created_at)}</time>
          </li>
        ))}
      </ul>
    </details>
  );
