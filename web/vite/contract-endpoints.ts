import type { Plugin } from 'vite';
import { endpoints } from '../../shared/contract/index.ts';

/** Serves `virtual:endpoints`: methods and paths of the contract, taken at build time so that no schema reaches the browser. */
export const contractEndpoints = (): Plugin => ({
  name: 'contract-endpoints',
  resolveId: (id) => (id === 'virtual:endpoints' ? '\0virtual:endpoints' : undefined),
  load: (id) =>
    id === '\0virtual:endpoints'
      ? `export const endpoints = ${JSON.stringify(endpoints)};`
      : undefined,
});
