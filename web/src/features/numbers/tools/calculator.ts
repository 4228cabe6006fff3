/** Everything a free sum needs once somebody types: loaded then, and not with the page. */
export { ToolAnswer } from './tool-answer.tsx';
export { ToolSheet } from './tool-sheet.tsx';
export { workOutTool } from './tool-sum.ts';
