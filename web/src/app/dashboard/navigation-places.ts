import type { LucideIconData } from '@lucide/icons';
import House from '@lucide/icons/icons/house';
import ListChecks from '@lucide/icons/icons/list-checks';
import Menu from '@lucide/icons/icons/menu';
import UsersRound from '@lucide/icons/icons/users-round';
import Wallet from '@lucide/icons/icons/wallet';
import { isHelperId } from '#shared/domain/catalogue/helper-ids.ts';

type Place = { readonly to: string; readonly icon: LucideIconData; readonly words: string };

const today = { to: '/dashboard', icon: House, words: 'Today' };
const week = { to: '/dashboard/week', icon: ListChecks, words: 'Week' };
const helpers = { to: '/dashboard/helpers', icon: UsersRound, words: 'Helpers' };
const money = { to: '/dashboard/numbers', icon: Wallet, words: 'Money' };
const more = { to: '/dashboard/more', icon: Menu, words: 'More' };

/** The five places of a phone; a desk has them in its side bar, with Helpers and More spread out. */
export const places: readonly Place[] = [today, week, helpers, money, more];
export const deskPlaces: readonly Place[] = [today, week, money];

/** The list of the account's pages, between More and each of them. */
export const accountPath = '/dashboard/account';

/** Where the way back of a page that is no place leads. */
export const backFrom = (pathname: string): Pick<Place, 'to' | 'words'> =>
  pathname.startsWith('/dashboard/profile')
    ? { to: accountPath, words: 'Account and settings' }
    : placeOf(pathname);

/** The place that a page belongs to. */
export const placeOf = (pathname: string): Place => {
  const [, , page = ''] = pathname.split('/');
  if (page === '') return today;
  if (page === 'week' || page === 'check-in') return week;
  if (page === 'numbers' || page === 'connections') return money;
  if (page === 'helpers' || page === 'share' || isHelperId(page)) return helpers;
  return more;
};
