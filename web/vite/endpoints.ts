import type { Plugin } from 'vite';
import { wires } from '../../shared/contract/index.ts';

/** Serves `virtual:wires`: methods and paths of the contract, taken at build time so that no schema reaches the browser. */
export const contractWires = (): Plugin => ({
  name: 'contract-wires',
  resolveId: (id) => (id === 'virtual:wires' ? '\0virtual:wires' : undefined),
  load: (id) =>
    id === '\0virtual:wires' ? `export const wires = ${JSON.stringify(wires)};` : undefined,
});
