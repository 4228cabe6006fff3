import { globSync, readFileSync } from 'node:fs';

/**
 * Matches tests that need a worker without loaded modules: they replace modules, or start the app with a setting that
 * the Lambdas read once when they are loaded.
 */
const firstLoad =
  /\bvi\.(mock|doMock|resetModules)\(|\bstart(AtOneAddress|Services)\(|\bprocess\.env,|\b(proxies|logLevel|lookupKeys|adminSecondFactor|answerFormat|tableName|photos)(:| \}\))/;

/** The test files of a folder that need their own worker; the others share one worker's modules. */
export const needOwnWorker = (files: string) =>
  globSync(files).filter((file) => firstLoad.test(readFileSync(file, 'utf8')));
