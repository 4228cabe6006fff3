import { globSync, readFileSync } from 'node:fs';

/**
 * What a test can only do where no module has been loaded before it: replace modules, or start the app with a setting that
 * the Lambdas read once, when they are loaded.
 */
const firstLoad =
  /\bvi\.(mock|doMock|resetModules)\(|\bprocess\.env,|\b(proxies|logLevel|lookupKeys|adminSecondFactor|answerFormat|tableName|photos)(:| \}\))/;

/** The test files of a folder that need a worker of their own; the others of the folder share what a worker has loaded. */
export const needOwnWorker = (files: string) =>
  globSync(files).filter((file) => firstLoad.test(readFileSync(file, 'utf8')));
