import { useEffect } from 'react';

const name = 'Sevenhands';

/** What stands in the browser's tab. */
export const documentTitle = (title: string) => `${title} | ${name}`;

/** Sets the title of a page whose name depends on what it shows, for example a helper's. */
export const useTitle = (title: string) => {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
};
