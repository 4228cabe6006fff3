/** So many invoices of a source are kept. */
export const receivableLimit = 400;
/** So many characters a note about one has. */
export const invoiceNoteLength = 280;
/** So many days a paid one stays. */
export const paidDays = 30;
