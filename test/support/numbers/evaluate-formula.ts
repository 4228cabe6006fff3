import Fraction from 'fraction.js';

/** Evaluates a formula as it is displayed, to compare it with its result; undefined for one in words. */
export const evaluateFormula = (
  formula: string,
  value: (id: string) => Fraction,
): Fraction | undefined => {
  const tokens = formula.match(/\{\w+\}|\d+(?:\.\d+)?|[+−×÷()]/g) ?? [];
  if (tokens.join('') !== formula.replaceAll(' ', '')) return undefined;
  let at = 0;
  const term = (): Fraction => {
    const token = tokens[at++] ?? '';
    if (token === '(') {
      const inner = sum();
      at++;
      return inner;
    }
    return token.startsWith('{') ? value(token.slice(1, -1)) : new Fraction(token);
  };
  const product = (): Fraction => {
    let left = term();
    while (tokens[at] === '×' || tokens[at] === '÷') {
      left = tokens[at++] === '×' ? left.mul(term()) : left.div(term());
    }
    return left;
  };
  const sum = (): Fraction => {
    let left = product();
    while (tokens[at] === '+' || tokens[at] === '−') {
      left = tokens[at++] === '+' ? left.add(product()) : left.sub(product());
    }
    return left;
  };
  return sum();
};
