import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Shows the row that the address asks for with `?found=`, once it stands on the page: opens it, and gives it the focus. */
export const useFoundRow = () => {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('found');
  // After every rendering, because the rows may come later than the address.
  useEffect(() => {
    if (!wanted) return;
    const rows = document.querySelectorAll<HTMLElement>('[data-row]');
    const row = [...rows].find(({ dataset: { row: id } }) => id === wanted);
    if (!row) return;
    row.querySelector('details')?.setAttribute('open', '');
    row.scrollIntoView({ block: 'center' });
    row.querySelector<HTMLElement>('input, summary')?.focus({ preventScroll: true });
    setSearch({}, { replace: true });
  });
};
