import { crew } from 'virtual:crew';
import { Link } from 'react-router-dom';
import { helperIds } from '#shared/domain/helper-ids.ts';

/** A tape measure of seven inches with a helper on each. */
export const HelperStrip = () => (
  <nav className="tape" aria-label="The seven helpers">
    <ol className="inches">
      {helperIds.map((id, index) => (
        <li key={id}>
          <Link to={`/features#${id}`}>
            <span className="n" aria-hidden="true">
              {index + 1}
            </span>
            <b>{crew[id].name}</b>
            <small>{crew[id].pitch}</small>
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);
