import { Link, useLocation } from 'react-router-dom';
import { Icon } from '#web/ui/icon.tsx';
import { ignoreDoubleClick } from '#web/ui/ignore-double-click.ts';
import { placeOf, places } from './navigation-places.ts';

/** The five places of a phone, under the thumb on every page; the one that the page belongs to is marked. */
export const PhoneBottomBar = () => {
  const { pathname } = useLocation();
  const here = placeOf(pathname);
  return (
    <nav className="bottom-bar" aria-label="Main" onClickCapture={ignoreDoubleClick}>
      {places.map((place) => (
        <Link
          key={place.to}
          to={place.to}
          aria-current={place !== here ? undefined : place.to === pathname ? 'page' : true}
        >
          <Icon icon={place.icon} />
          {place.words}
        </Link>
      ))}
    </nav>
  );
};
