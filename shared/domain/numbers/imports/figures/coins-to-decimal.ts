/** Coins as a decimal of whole money. */
export const coinsToDecimal = (coins: number, digits: number): string => {
  const size = String(Math.abs(coins)).padStart(digits + 1, '0');
  const fraction = size.slice(size.length - digits).replace(/0+$/, '');
  const whole = size.slice(0, size.length - digits);
  const text = digits > 0 && fraction ? `${whole}.${fraction}` : whole;
  return coins < 0 ? `-${text}` : text;
};
