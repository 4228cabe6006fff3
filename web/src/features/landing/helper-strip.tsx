import { helperSummaries } from 'virtual:helper-summaries';
import { Link } from 'react-router-dom';
import { helperIds } from '#shared/domain/helper-ids.ts';

/** A tape measure of seven inches with a helper on each. */
export const HelperStrip = () => (
  <nav className="helper-strip" aria-label="The seven helpers">
    <ol className="helper-strip-list">
      {helperIds.map((id, index) => (
        <li key={id}>
          <Link to={`/features#${id}`}>
            <span className="number" aria-hidden="true">
              {index + 1}
            </span>
            <b>{helperSummaries[id].name}</b>
            <small>{helperSummaries[id].pitch}</small>
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);
