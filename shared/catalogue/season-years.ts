/** The seasons of every trade, as a file of its own that is read when a question or a page needs them. */
export { seasons } from './seasons/index.ts';
