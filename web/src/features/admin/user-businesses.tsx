import { helpers } from '#shared/domain/helpers.ts';
import { momentText } from './format.ts';
import type { UserDetail } from './queries.ts';

/** The businesses of an account, each with its helpers. */
export const UserBusinesses = ({ businesses }: Pick<UserDetail, 'businesses'>) =>
  businesses.length ? (
    <ul className="admin-rows">
      {businesses.map(({ id, name, type, location, selected_helpers, is_active, created_at }) => (
        <li key={id}>
          <div>
            <b>{name}</b>
            <small>{[type, location].filter(Boolean).join(', ')}</small>
            <small>
              {selected_helpers.map((helper) => helpers[helper].name).join(', ') ||
                'No helper chosen'}
            </small>
          </div>
          {is_active && <span className="tag">Active</span>}
          <time dateTime={created_at}>{momentText(created_at)}</time>
        </li>
      ))}
    </ul>
  ) : (
    <p className="hint">No business yet.</p>
  );
