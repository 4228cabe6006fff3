import ArrowLeft from '@lucide/icons/icons/arrow-left';
import History from '@lucide/icons/icons/rotate-ccw-clock';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '#web/ui/icon.tsx';
import { TopBarSlot } from '#web/ui/top-bar-slot.tsx';
import { FindButton } from './find-opener.tsx';
import { backFrom, placeOf } from './navigation-places.ts';

/** The bar of a phone: the place one is in, or the way back to it. A chat puts its own words and actions here. */
export const PhoneTopBar = () => {
  const { pathname } = useLocation();
  const place = placeOf(pathname);
  const isPlace = pathname === place.to;
  const back = backFrom(pathname);
  return (
    <header className="top-bar">
      {isPlace ? (
        <b className="top-bar-title" aria-hidden="true">
          {place.words}
        </b>
      ) : (
        <Link className="top-bar-back" to={back.to}>
          <Icon icon={ArrowLeft} />
          <span className="sr-only">Back to </span>
          {back.words}
        </Link>
      )}
      <TopBarSlot />
      {place.to === '/dashboard' && (
        <Link className="btn btn-icon top-bar-end" to="/dashboard/history" aria-label="History">
          <Icon icon={History} />
        </Link>
      )}
      {pathname === '/dashboard/helpers' && <FindButton />}
    </header>
  );
};
