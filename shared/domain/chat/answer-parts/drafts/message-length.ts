import { SegmentedMessage } from 'sms-segments-calculator';

export type MessageLength = {
  /** As the network counts them: some signs, and most emoji, count twice. */
  characters: number;
  /** How many messages the text goes out as. */
  messages: number;
  /** What one message alone holds: 160, or 70 with a letter the short alphabet does not have. */
  perMessage: 160 | 70;
};

/** The library's time grows with the square of the length, so beyond ten messages a share is measured. */
const measured = 1_530;

/**
 * How long a text message is. The library is 12 kB and takes some milliseconds: load this module when there is a text
 * message to show, and let typing go first.
 */
export const messageLength = (text: string): MessageLength => {
  const { encodingName, numberOfCharacters, segmentsCount } = new SegmentedMessage(
    text.slice(0, measured),
  );
  const isShort = encodingName === 'GSM-7';
  const rest = Math.max(text.length - measured, 0);
  return {
    characters: isShort ? numberOfCharacters + rest : text.length,
    messages: text ? segmentsCount + Math.ceil(rest / (isShort ? 153 : 67)) : 0,
    perMessage: isShort ? 160 : 70,
  };
};
