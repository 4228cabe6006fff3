/** A prompt of the catalogue filled in and sent to Sales; `lastContact` is the customer's own text in it. */
export const quoteGoneQuiet = (lastContact: string) => ({
  id: 'sales.follow-up.quote-gone-quiet',
  specificOutcome: 'Win back the Miller job by Friday',
  constraints: 'No discounts',
  additionalInputs: { quote_value: '480', days_since_quote: '12', last_contact: lastContact },
});
