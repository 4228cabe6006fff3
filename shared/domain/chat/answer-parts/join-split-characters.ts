/** Joins pieces of a text and holds back half a character at their end until its other half comes. */
export const createCharacterJoiner = () => {
  let half = '';
  return {
    push: (piece: string) => {
      const text = half + piece;
      half = /[\uD800-\uDBFF]$/.test(text) ? text.slice(-1) : '';
      return (half ? text.slice(0, -1) : text).toWellFormed();
    },
    /** The replacement for half a character that stayed alone. */
    end: () => {
      const lost = half ? '\uFFFD' : '';
      half = '';
      return lost;
    },
  };
};
