/** Everything a free sum needs once somebody types: loaded then, and not with the page. */
export { ToolAnswer } from './tool-answer.tsx';
export { calculateTool } from './tool-calculation.ts';
export { ToolPrintSheet } from './tool-print-sheet.tsx';
