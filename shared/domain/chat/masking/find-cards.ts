import { type Span, spansOf } from './contact-kinds-and-text-spans.ts';

/** Whether the last digit checks the others, as on every payment card. */
const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/** Whether the two digits after the country check an international account number. */
const passesMod97 = (account: string): boolean => {
  const digits = [...(account.slice(4) + account.slice(0, 4))]
    .map((sign) => Number.parseInt(sign, 36))
    .join('');
  return BigInt(digits) % 97n === 1n;
};

// Visa, Mastercard, American Express, Diners, Discover, JCB, UnionPay, Maestro and RuPay: what a number may begin with.
const issuer = /^(?:4|5|6|3[0-9]|2[2-7]|81|82)/;
const asPrinted = String.raw`\d{13,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{1,4}(?:\1\d{3})?|\d{4}[ -]\d{6}[ -]\d{4,5}`;
const card = new RegExp(String.raw`(?<![\w.,$£€₹-])(?:${asPrinted})(?![\w]|-\d)`, 'g');
const cardWord = /\b(?:card|visa|master ?card|amex|tarjeta|karte|kreditkarte)\b[^\d]{0,20}$/i;
const account = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g;

/** Card numbers that begin like one and pass their check digit (or are called a card), and international account numbers. */
export const findCards = (text: string): Span[] => [
  ...spansOf(text, card).filter(({ start, end }) => {
    const digits = text.slice(start, end).replaceAll(/\D/g, '');
    return (
      issuer.test(digits) &&
      (passesLuhn(digits) || cardWord.test(text.slice(Math.max(0, start - 40), start)))
    );
  }),
  ...spansOf(text, account).filter(({ start, end }) =>
    passesMod97(text.slice(start, end).replaceAll(' ', '')),
  ),
];
