import { type ChangeEvent, useRef } from 'react';
import { raiseInserted } from '#shared/domain/names.ts';

/** Raises the first letters in a name field while somebody types, and leaves the cursor where it is; answers the name. */
export const useRaisedLetters = (start = '') => {
  const before = useRef(start);
  return ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typed = target.value;
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
    const name = isComposing ? typed : raiseInserted(before.current, typed);
    before.current = name;
    if (name !== typed) {
      const cursor = target.selectionEnd;
      target.value = name;
      target.setSelectionRange(cursor, cursor);
    }
    return name;
  };
};
