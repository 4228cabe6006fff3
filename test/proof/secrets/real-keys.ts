/** The formats of real keys; none may occur anywhere, made up or not. */
const realKeys: Readonly<Record<string, RegExp>> = {
  'a live key of the payment provider': /\b[sr]k_live_[0-9a-zA-Z]{8,}/,
  'a test key of the payment provider': /\b[sr]k_test_(?!local)[0-9a-zA-Z]{16,}/,
  'a webhook secret': /\bwhsec_[0-9a-zA-Z]{24,}/,
  'a key of the model': /\bsk-(?:proj-|ant-)?[0-9a-zA-Z]{20,}/,
  'a key of the cloud': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a token of the code host': /\bgh[pousr]_[0-9a-zA-Z]{30,}/,
  'a signed token': /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/,
};
/** Which of these formats occur in a text. */
export const hasRealKey = (text: string) =>
  Object.entries(realKeys).flatMap(([name, shape]) => (shape.test(text) ? [name] : []));
