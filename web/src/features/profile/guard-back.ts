const mark = 'unsaved';

/**
 * Catches the browser's back button: the page gets a second entry in the history, and going back from it asks instead.
 * `stop` takes the entry away again unless something else has taken or will leave its place.
 */
export const guardBack = (ask: () => void) => {
  const isGuarded = () => history.state?.[mark] === true;
  const add = () => history.pushState({ ...history.state, [mark]: true }, '');
  const onPop = () => {
    if (isGuarded()) return;
    add();
    ask();
  };
  add();
  addEventListener('popstate', onPop);
  return {
    stop: ({ keepEntry }: { keepEntry: boolean }) => {
      removeEventListener('popstate', onPop);
      if (!keepEntry && isGuarded()) history.back();
    },
  };
};
