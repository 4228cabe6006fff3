import { readFileSync } from 'node:fs';
import { AnswerLine } from './answer-line.ts';

/** Returns the answers of an old run by case, repeat and model; undefined for a missing one. */
export const createRecording = (file: string) => {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => AnswerLine.parse(JSON.parse(line)));
  return (id: string, { repeat, model }: { repeat: number; model: string }) =>
    lines.find((line) => line.case === id && line.repeat === repeat && line.model === model);
};
